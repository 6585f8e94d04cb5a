/** "Help me with this": what a question means, with an example. */

import type { Item } from '#core/instrument.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import styles from './question.module.css'

/** Help that opens where it is asked for. */
export function QuestionHelp({ item, texts }: { item: Item; texts: QuestionnaireTexts }) {
  return (
    <details className={styles.help}>
      <summary>
        {texts.help}
        <span className="visually-hidden">{texts.helpAbout(item.topic)}</span>
      </summary>
      <p>{item.help}</p>
    </details>
  )
}
