/** "Today: ...": the step of the plan that is due, with the way to it. */

import { isDue, isResting, markOn } from '#core/plan-week.ts'
import { personDay } from '../../client/plan/person-day.ts'
import { useMyPlan } from '../../client/plan/use-plan.ts'
import { myDayTexts } from '../../locales/my-day.ts'
import { planTexts } from '../../locales/plan.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/navigation.tsx'

/** Nothing is shown where no step is due, and where the plan cannot be had. */
export function TodaysStep() {
  const { loaded } = useMyPlan()
  if (loaded.status !== 'done' || !loaded.value.ok) return null
  const today = personDay()
  const due = loaded.value.reply.plan.steps.filter(
    (step) => isDue(step, today) && !isResting(step, today) && markOn(step, today) === 'none',
  )
  if (due.length === 0) return null
  return (
    <Link className="target bold" to={paths.plan}>
      <span>
        {myDayTexts.today}:
        {due.map((step) => (
          <span key={step.id} lang={step.language}>
            {' '}
            {planTexts.quoted(step.text)}
          </span>
        ))}
      </span>
    </Link>
  )
}
