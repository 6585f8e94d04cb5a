/** "Is that right?": asks about times that hardly fit together, before the next page. */

import { useEffect, useId, useRef } from 'react'
import type { Item } from '#core/instrument.ts'
import { nightTexts, type NightTexts } from '../../../../locales/night.ts'
import type { QuestionnaireTexts } from '../../../../locales/questionnaire.ts'
import { Button } from '../../../../ui/button.tsx'
import type { NightDoubt, NightDoubts } from './night-doubts.ts'
import styles from './night.module.css'
import { timeInWords } from './part-of-day.ts'

/**
 * Mounted anew with every press, so that its heading takes the focus each time.
 *
 * @param onKeep - the answers stay as they are, and the person goes on.
 * @param onChange - the person wants to go back to this answer.
 */
export function NightCheck({
  night,
  texts,
  onKeep,
  onChange,
}: {
  night: NightDoubts
  texts: QuestionnaireTexts
  onKeep: () => void
  onChange: (item: Item) => void
}) {
  const words = nightTexts
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className={styles.check} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {words.checkTitle}
      </h2>
      {night.doubts.map((doubt) => (
        <p key={doubt.kind}>{doubtInWords(doubt, words, texts)}</p>
      ))}
      <div className="row">
        <Button onClick={onKeep}>{words.keep}</Button>
        {night.items.map((item) => (
          <Button
            key={item.linkId}
            weight="secondary"
            onClick={() => {
              onChange(item)
            }}
          >
            {texts.change}
            {texts.changeAbout(item.topic)}
          </Button>
        ))}
      </div>
    </section>
  )
}

function doubtInWords(doubt: NightDoubt, words: NightTexts, texts: QuestionnaireTexts): string {
  const { doubts } = words
  const lasting = (minutes: number) => texts.duration(Math.floor(minutes / 60), minutes % 60)
  if (doubt.kind === 'more-sleep-than-bed') {
    return doubts[doubt.kind](lasting(doubt.inBed), lasting(doubt.asleep))
  }
  const bed = timeInWords(doubt.bed, words)
  if (doubt.kind === 'bed-by-day') return doubts[doubt.kind](bed)
  return doubts[doubt.kind](bed, timeInWords(doubt.wake, words), lasting(doubt.inBed))
}
