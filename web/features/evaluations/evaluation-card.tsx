/** One of the six cards: the domain, how long it takes, and whether it is done. */

import { dayInWords } from '../../locales/day.ts'
import { Link } from '../../ui/navigation.tsx'
import type { Questionnaire } from '#core/instrument.ts'
import { minutesToAnswer } from '#core/minutes-to-answer.ts'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import type { CompletedTest } from '../../client/completed-tests.ts'
import type { EvaluationsTexts } from '../../locales/evaluations.ts'
import { waitingTexts } from '../../locales/waiting.ts'
import { domainPaths } from '../../paths.ts'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import styles from './evaluation-card.module.css'

/** The whole card leads to the introduction. */
export function EvaluationCard({
  instrument,
  completed,
  isBegun,
  isWaiting,
  texts,
}: {
  instrument: Questionnaire
  completed: CompletedTest | undefined
  isBegun: boolean
  isWaiting: boolean
  texts: EvaluationsTexts
}) {
  const { domain } = instrument
  const isDone = completed !== undefined && !isWaiting
  return (
    <li className={styles.card}>
      <DomainIllustration domain={domain} size="small" />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={domainPaths[domain].intro}>{texts.cardName(evaluationNames[domain])}</Link>
        </h2>
        <p className={styles.about}>{texts.about[domain]}</p>
        <p className="soft">{texts.minutes(minutesToAnswer(instrument))}</p>
        <p className={isDone ? styles.done : 'soft'}>
          {isDone && (
            <span aria-hidden="true" className={styles.tick}>
              ✓
            </span>
          )}
          {isWaiting ? waitingTexts.title : stateInWords(completed, isBegun, texts)}
        </p>
      </div>
    </li>
  )
}

function stateInWords(
  completed: CompletedTest | undefined,
  isBegun: boolean,
  texts: EvaluationsTexts,
): string {
  if (completed !== undefined) return texts.completedOn(dayInWords(new Date(completed.completedAt)))
  return isBegun ? texts.begun : texts.notYet
}
