/** One point of the advice: what to do, why it helps, why this person, and where it comes from. */

import { shortSource } from '#coach/plan/short-source.ts'
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
 * @param isReasonSaid - true where the point before it has the same reason.
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
      <MakeMyStep point={point} action={action} />
      {why !== '' && <p>{why}</p>}
      {reason.trim() !== '' && !isReasonSaid && <p className="soft">{texts.why(reason)}</p>}
      {sources.map((source) => (
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
      ))}
    </li>
  )
}

/** Takes the step along to the form of the plan, where the person says it in their own words. */
function MakeMyStep({
  point: { domain, sources, isGoal },
  action,
}: {
  point: Point
  action: string
}) {
  const texts = coachTexts
  const navigate = useNavigate()
  const text = stepOfAction(action)
  return (
    <div className={styles.take}>
      <Button
        weight={isGoal ? 'primary' : 'secondary'}
        aria-label={texts.makeMyStepNamed(text)}
        onClick={() => {
          handOverIdea({ text, domain, source: 'advice', evidenceId: sources[0]?.id ?? null })
          navigate(paths.plan)
        }}
      >
        {texts.makeMyStep}
      </Button>
    </div>
  )
}
