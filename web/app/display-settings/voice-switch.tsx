/** Turns answering by voice on, after a plain question, and off again. */

import { useEffect, useId, useRef } from 'react'
import { chooseDisplaySettings, useDisplaySettings } from '../../client/display-settings.ts'
import { voiceTexts } from '../../locales/voice.ts'
import { Button } from '../../ui/button.tsx'
import { useNotices } from '../../ui/notices.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import styles from './voice-switch.module.css'

/**
 * A switch that the style sheet shows where the browser can listen. Whoever has agreed finds it
 * pressed; a second press takes that back.
 */
export function VoiceSwitch() {
  const texts = voiceTexts
  const { voice } = useDisplaySettings()
  const { notify } = useNotices()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    // Escape closes this question alone, not the panel that it was asked from.
    dialog.current?.addEventListener('keydown', (event) => event.stopPropagation())
  }, [])
  const isOn = voice === 'on'
  const press = () => {
    if (!isOn) {
      dialog.current?.showModal()
      // At the first word, not at the button that agrees.
      dialog.current?.querySelector('h2')?.focus()
      return
    }
    chooseDisplaySettings({ voice: 'off' })
    notify({ tone: 'info', text: texts.isOff })
  }
  return (
    <div className={styles.place}>
      <button type="button" className={styles.switch} aria-pressed={isOn} onClick={press}>
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 11a7 7 0 0 0 14 0M12 18v3M8 21h8" />
        </svg>
        {texts.switch}
      </button>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={heading}>
        <h2 id={heading} tabIndex={-1}>
          {texts.question}
        </h2>
        <p>{texts.how}</p>
        <p>{texts.maker}</p>
        <p>{texts.ours}</p>
        <p>{texts.undo}</p>
        <div className="row">
          <Button
            onClick={() => {
              dialog.current?.close()
              chooseDisplaySettings({ voice: 'on' })
              notify({ tone: 'success', text: texts.isOn, advice: texts.isOnAdvice })
            }}
          >
            {texts.agree}
          </Button>
          <Button weight="secondary" onClick={() => dialog.current?.close()}>
            {texts.notNow}
          </Button>
        </div>
      </dialog>
    </div>
  )
}
