/** "Help me with this", what a question means with an example, and beside it the voice. */

import { memo } from 'react'
import type { Item } from '#core/instrument.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { laterPart, usePartHost } from '../../ui/later-part.tsx'
import styles from './question.module.css'

const LaterReader = laterPart(async () => (await import('./question-reader.tsx')).QuestionReader)

/** Help that opens where it is asked for. An answer changes nothing here, so the prerendered voice stays. */
export const QuestionHelp = memo(function QuestionHelp({
  help,
  item,
  texts,
}: {
  help: string
  item: Item
  texts: QuestionnaireTexts
}) {
  const host = usePartHost<HTMLDivElement>()
  return (
    <div className={styles.aids}>
      <div {...host}>
        <details className={styles.help}>
          <summary data-not-read="">
            <span className={styles.longHelp}>{texts.help}</span>
            <span className={styles.shortHelp}>{texts.helpShort}</span>
            <span className="visually-hidden">{texts.helpAbout(item.topic)}</span>
          </summary>
          <p>{help}</p>
        </details>
        <LaterReader host={host.ref} item={item} />
      </div>
    </div>
  )
})
