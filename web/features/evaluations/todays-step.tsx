/** "Today: ...": the step of the plan that is due, with the way to it. */

import type { ReactNode } from 'react'
import { openOn } from '#core/plan-week.ts'
import { personDay } from '../../client/plan/person-day.ts'
import { useMyPlan } from '../../client/plan/use-plan.ts'
import { myDayTexts } from '../../locales/my-day.ts'
import { planTexts } from '../../locales/plan.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/navigation.tsx'

/**
 * Nothing is shown where no step is due, and where the plan cannot be had.
 *
 * @param room - stands there until the plan has come.
 */
export function TodaysStep({ room }: { room: ReactNode }) {
  const { loaded } = useMyPlan()
  if (loaded.status !== 'done') return room
  const due = loaded.value.ok ? openOn(loaded.value.reply.plan, personDay()) : []
  if (due.length === 0) return null
  return (
    <Link className="target bold" to={paths.plan}>
      <span>
        {myDayTexts.today}:
        {due.map((step, index) => (
          <span key={step.id} lang={step.language}>
            {index === 0 ? ' ' : <br />}
            {planTexts.quoted(step.text)}
          </span>
        ))}
      </span>
    </Link>
  )
}
