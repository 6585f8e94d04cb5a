/** Says before the questions whether somebody helps; kept with the answers, and never part of the score. */

import { useSyncExternalStore } from 'react'
import { answeredByCodes } from '#core/answered-by.ts'
import { keepAnsweredBy, readAnsweredBy } from '../../client/answered-by.ts'
import { subscribeToTabMemory } from '../../client/tab-memory.ts'
import { useTakenOver } from '../../client/use-taken-over.ts'
import { answeredByTexts } from '../../locales/answered-by.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Note } from '../../ui/note.tsx'
import { OptionGroup } from '../../ui/option-group.tsx'
import styles from './intro-page.module.css'

/** Closed for most people, who answer by themselves; what is chosen is said below it as well. */
export function WhoAnswers() {
  const texts = answeredByTexts
  const isTakenOver = useTakenOver()
  const who = useSyncExternalStore(subscribeToTabMemory, readAnsweredBy, () => undefined) ?? 'self'
  return (
    <div className={styles.help}>
      <Disclosure summary={texts.summary}>
        <OptionGroup
          // What the browser remembers is known after the page was taken over.
          key={String(isTakenOver)}
          name="who-answers"
          legend={texts.question}
          options={answeredByCodes.map((value) => ({ value, label: texts.ways[value] }))}
          chosen={who}
          onChoose={(value) => {
            keepAnsweredBy(answeredByCodes.find((code) => code === value) ?? 'self')
          }}
        />
        <p>{texts.neverChanges}</p>
      </Disclosure>
      <div aria-live="polite">
        {who !== 'self' && (
          <Note>
            <p>
              <strong>{texts.ways[who]}.</strong>
            </p>
            <p>{who === 'with-help' ? texts.readAloud : texts.inTheirPlace}</p>
          </Note>
        )}
      </div>
    </div>
  )
}
