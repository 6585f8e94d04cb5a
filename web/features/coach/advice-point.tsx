/** One point of the advice: what to do, why it helps, why this person, and where it comes from. */

import { shortSource } from '#coach/evidence/citation.ts'
import { coachTexts } from '../../locales/coach.ts'
import type { Point } from './advice-points.ts'
import { handOverIdea } from '../../client/plan/step-idea.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/navigation.tsx'
import { stepOfAction } from './advice-points.ts'
import styles from './plan.module.css'

/**
 * @param point - one point of the reply; without an action apart its whole text is the action.
 * @param isReasonSaid - true where a point before it has the same reason.
 */
export function AdvicePoint({ point, isReasonSaid }: { point: Point; isReasonSaid: boolean }) {
  const texts = coachTexts
  const { action = point.text, why = '', reason, sources, isGoal } = point
  return (
    <li className={styles.point}>
      <p className={styles.action}>
        {isGoal && <span className={styles.goal}>{texts.goal} </span>}
        {action}
      </p>
      {point.ownAnswer && <p>{point.ownAnswer}</p>}
      <div className={styles.take}>
        <MakeMyStep point={point} action={action} weight="secondary" />
      </div>
      {why !== '' && <p>{why}</p>}
      {reason.trim() !== '' && !isReasonSaid && <p className="soft">{texts.why(reason)}</p>}
      <PointSources sources={sources} />
    </li>
  )
}

/** Where a point comes from, one line each. */
export function PointSources({ sources }: Pick<Point, 'sources'>) {
  const texts = coachTexts
  return sources.map((source) => (
    <p key={source.id} className={styles.source}>
      {texts.source}{' '}
      {source.url === null ? (
        <span lang="en">{source.citation}</span>
      ) : (
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          <span lang="en">{shortSource(source)}</span>{' '}
          <span className={styles.newTab}>{texts.newTab}</span>
        </a>
      )}
    </p>
  ))
}

/** Takes the step along to the form of the plan, where the person says it in their own words. */
export function MakeMyStep({
  point: { domain, sources },
  action,
  weight,
}: {
  point: Point
  action: string
  weight: 'primary' | 'secondary'
}) {
  const texts = coachTexts
  const navigate = useNavigate()
  const text = stepOfAction(action)
  return (
    <Button
      weight={weight}
      aria-label={texts.makeMyStepNamed(text)}
      onClick={() => {
        handOverIdea({ text, domain, source: 'advice', evidenceId: sources[0]?.id ?? null })
        navigate(paths.plan)
      }}
    >
      {texts.makeMyStep}
    </Button>
  )
}
