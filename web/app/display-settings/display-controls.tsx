/** The displaySettings: language, size of text, colors, reading aloud, answering by voice. */

import { useId } from 'react'
import {
  chooseDisplaySettings,
  colorSets,
  type ColorSet,
  type TextSize,
  textSizes,
  useDisplaySettings,
} from '../../client/display-settings.ts'
import { useTakenOver } from '../../client/use-taken-over.ts'
import { displayTexts } from '../../locales/display-settings.ts'
import { useNotices } from '../../ui/notices.tsx'
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button.tsx'
import { LanguageSwitch } from '../language/language-switch.tsx'
import styles from './display-settings.module.css'
import { VoiceSwitch } from './voice-switch.tsx'

const letters: Readonly<Record<TextSize, string>> = { usual: 'A', larger: 'A+', largest: 'A++' }

/** Stands in the bar of a wide screen, and in the panel of a phone. */
export function DisplayControls() {
  const texts = displayTexts
  const { notify } = useNotices()
  return (
    <>
      <LanguageSwitch />
      <TextSizes />
      <Colors />
      <ReadAloudButton
        label={texts.readPage}
        stopLabel={texts.stopReading}
        findRoot={() => document.getElementById('main')}
        onNoVoice={() => {
          notify({ tone: 'info', text: texts.noVoice, advice: texts.noVoiceAdvice })
        }}
      />
      <VoiceSwitch />
    </>
  )
}

function TextSizes() {
  const texts = displayTexts
  const { text } = useDisplaySettings()
  const takenOver = useTakenOver()
  return (
    <fieldset className={styles.sizes} data-taken-over={takenOver || undefined}>
      <legend>{texts.textSize}</legend>
      {textSizes.map((size) => (
        <button
          key={size}
          type="button"
          className={styles.size}
          aria-pressed={size === text}
          onClick={() => {
            chooseDisplaySettings({ text: size })
          }}
        >
          {letters[size]}
          <span className="visually-hidden"> {texts.sizes[size]}</span>
        </button>
      ))}
    </fieldset>
  )
}

function Colors() {
  const texts = displayTexts
  const { colors } = useDisplaySettings()
  const id = useId()
  return (
    <div className={styles.colors}>
      <label htmlFor={id}>{texts.colors}</label>
      <select
        id={id}
        value={colors}
        onChange={({ target }) => {
          chooseDisplaySettings({
            colors: colorSets.find((set) => set === target.value) ?? 'usual',
          })
        }}
      >
        {colorSets.map((set: ColorSet) => (
          <option key={set} value={set}>
            {texts.colorSets[set]}
          </option>
        ))}
      </select>
    </div>
  )
}
