/** "Say my answer": hears one of the answers of a question, and marks it as a press would. */

import { useEffect, useRef, useState } from 'react'
import type { ChoiceItem } from '#core/instrument.ts'
import { useDisplaySettings } from '../../../client/display-settings.ts'
import { voiceTexts } from '../../../locales/voice.ts'
import styles from './say-answer.module.css'

/**
 * The button, and what came of pressing it. It is there from the prerendering on; the style sheet
 * shows it where the browser can listen and the person has agreed.
 */
export function SayAnswer({ item }: { item: ChoiceItem }) {
  const texts = voiceTexts
  const { voice } = useDisplaySettings()
  const [isOn, setOn] = useState(false)
  const [told, setTold] = useState<readonly string[]>([])
  const running = useRef<AbortController>(null)
  const part = useRef<HTMLDivElement>(null)
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )
  // Who takes the agreement back is not listened to any longer.
  useEffect(() => {
    if (voice === 'off') running.current?.abort()
  }, [voice])

  // What is told stands below the button, and may begin below the window.
  useEffect(() => {
    if (isOn) part.current?.scrollIntoView({ block: 'nearest' })
  }, [isOn])

  async function press(button: HTMLElement) {
    const question = button.closest('[data-item]')
    if (running.current !== null || question === null) {
      running.current?.abort()
      return
    }
    const stop = new AbortController()
    running.current = stop
    setOn(true)
    setTold([])
    const sentences = await hear(item, question, stop.signal, () => {
      setTold([texts.listening])
    })
    running.current = null
    setOn(false)
    setTold(sentences)
  }

  const [first, ...others] = told
  return (
    <div ref={part} className={styles.say} data-not-read data-listening={isOn || undefined}>
      <button
        type="button"
        className={styles.button}
        onClick={({ currentTarget }) => {
          void press(currentTarget)
        }}
      >
        <Sign isOn={isOn} />
        <span>
          {isOn ? texts.stop : texts.say}
          <span className="visually-hidden">{texts.sayAbout(item.topic)}</span>
        </span>
      </button>
      <output className={styles.told} data-begun={isOn || told.length > 0 || undefined}>
        {first !== undefined && <strong>{first}</strong>} {others.join(' ')}
      </output>
    </div>
  )
}

/** The code comes with the first press: few people need it. */
async function hear(
  item: ChoiceItem,
  question: Element,
  stop: AbortSignal,
  onListening: () => void,
): Promise<readonly string[]> {
  try {
    const { hearAnswer } = await import('./hear-answer.ts')
    return await hearAnswer(item, question, stop, onListening)
  } catch {
    return [voiceTexts.troubles.other, voiceTexts.again]
  }
}

/** A microphone; a square, as on every recorder, while it is open. */
function Sign({ isOn }: { isOn: boolean }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      {isOn ? (
        <rect x="5" y="5" width="14" height="14" rx="2" />
      ) : (
        <path d="M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 11a7 7 0 0 0 14 0M12 18v3M8 21h8" />
      )}
    </svg>
  )
}
