/** One of the six cards: the domain, how long it takes, and whether it is done. */

import { dayInWords } from '../../locales/day.ts'
import { Link } from '../../ui/navigation.tsx'
import { evaluationNames, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { CompletedTest } from '../../client/completed-tests.ts'
import type { EvaluationsTexts } from '../../locales/evaluations.ts'
import { waitingTexts } from '../../locales/waiting.ts'
import { domainPaths } from '../../paths.ts'
import { minutesOf } from '../../reading/parts-by-length.ts'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import styles from './evaluation-card.module.css'

/** The whole card leads to the introduction. */
export function EvaluationCard({
  domain,
  completed,
  isBegun,
  isWaiting,
  texts,
}: {
  domain: LifestyleDomain
  completed: CompletedTest | undefined
  isBegun: boolean
  isWaiting: boolean
  texts: EvaluationsTexts
}) {
  const isDone = completed !== undefined && !isWaiting
  return (
    <li className={styles.card}>
      <DomainIllustration domain={domain} size="small" />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={domainPaths[domain].intro}>{texts.cardName(evaluationNames[domain])}</Link>
        </h2>
        <p className={styles.about}>{texts.about[domain]}</p>
        <p className="soft">{texts.minutes(minutesOf(domain))}</p>
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
