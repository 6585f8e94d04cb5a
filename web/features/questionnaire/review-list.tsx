/** Every question with its answer before anything is sent, each with a way to change it. */

import { Link } from '../../ui/navigation.tsx'
import { clockInWords, parseClockText } from '#core/clock-text.ts'
import type { Questionnaire, Item } from '#core/instrument.ts'
import { type Responses, requiredItems } from '#core/responses.ts'
import { isFault } from '#core/scoring.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { pageOf, searchOf } from './flow/flow-position.ts'
import styles from './review-list.module.css'

/** The list; its links lead to the question and back here. */
export function ReviewList({
  instrument,
  responses,
  texts,
}: {
  instrument: Questionnaire
  responses: Responses
  texts: QuestionnaireTexts
}) {
  return (
    <dl className={styles.list}>
      {requiredItems(instrument, responses).map((item) => (
        <div key={item.linkId} className={styles.row}>
          <dt>{item.prompt}</dt>
          <dd className={styles.answer}>
            {answerInWords(item, responses[item.linkId] ?? '', texts)}
          </dd>
          <dd>
            <Link
              className={styles.change}
              to={`?page=${pageOf(instrument, item.linkId) ?? 1}&change=${item.linkId}`}
              state={{ from: searchOf({ place: 'review', at: null }) }}
            >
              {texts.change}
              <span className="visually-hidden">{texts.changeAbout(item.topic)}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An answer as a person reads it: the label of an option, a time as we read it, a number with its unit. */
export function answerInWords(item: Item, answer: string, texts: QuestionnaireTexts): string {
  if (item.kind === 'choice') {
    return item.options.find((option) => option.code === answer)?.label ?? answer
  }
  if (item.kind === 'number') return texts.withUnit(answer.trim(), item.unit)
  const time = parseClockText(answer, item.clock)
  return isFault(time) ? answer : texts.readAs(answer.trim(), clockInWords(time.minutes))
}
