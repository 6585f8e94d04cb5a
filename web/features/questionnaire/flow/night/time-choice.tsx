/** Two buttons where a typed time may be meant in either half of the day; nobody has to press one. */

import { useState } from 'react'
import { parseClockText } from '#core/clock-text.ts'
import type { ClockItem } from '#core/instrument.ts'
import { isFault } from '#core/scoring.ts'
import { nightTexts } from '../../../../locales/night.ts'
import styles from './night.module.css'
import { timeInWords } from './part-of-day.ts'

const halves = ['AM', 'PM'] as const

/**
 * @param typed - the answer as it stands.
 * @param settled - the answer once it has stopped changing: what is asked about.
 * @param onChoose - told the answer with AM or PM after it; only a press does that.
 */
export function TimeChoice({
  item,
  typed,
  settled,
  onChoose,
}: {
  item: ClockItem
  typed: string
  settled: string
  onChoose: (answer: string) => void
}) {
  const texts = nightTexts
  const [asked, setAsked] = useState<string | null>(null)
  const text = settled.trim()
  const open = isOpen(text, item) ? text : asked
  if (open !== asked) setAsked(open)
  // The choice stays while its own answer stands in the field, so that it can be changed once more.
  if (open === null || (text !== open && !halves.some((half) => text === `${open} ${half}`))) {
    return null
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{texts.whichHalf(open)}</legend>
      {halves.map((half) => {
        const answer = `${open} ${half}`
        const time = parseClockText(answer, item.clock)
        if (isFault(time)) return null
        return (
          <button
            key={half}
            type="button"
            className={styles.half}
            aria-pressed={typed.trim() === answer}
            onClick={() => {
              onChoose(answer)
            }}
          >
            {timeInWords(time.minutes, texts)}
          </button>
        )
      })}
    </fieldset>
  )
}

function isOpen(text: string, item: ClockItem): boolean {
  const time = parseClockText(text, item.clock)
  return !isFault(time) && time.assumed !== null
}
