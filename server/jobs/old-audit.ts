/** The job that removes months of the audit that are over the limit the operator has set. */

import type { Clock, IdSource } from '../ids.ts'
import type { Store } from '../store/store.ts'
import { monthsAfter } from '../store/upkeep/audit-months.ts'
import type { Job } from './job-runner.ts'

const hourMs = 3_600_000

/**
 * Makes the job. It removes one month in an hour, the oldest: whoever sets the limit by mistake, or finds the clock of
 * the server ahead, has time to stop it.
 *
 * @param parts - where events are kept, the time, ids, and how many whole months are kept beside the running one.
 * @returns the job.
 */
export function oldAudit({
  store,
  clock,
  newId,
  months,
}: {
  readonly store: Pick<Store, 'auditMonths'>
  readonly clock: Clock
  readonly newId: IdSource
  readonly months: number
}): Job {
  return {
    name: 'old-audit',
    everyMs: hourMs,
    async run(mayGoOn) {
      const now = clock().toISOString()
      const month = await store.auditMonths.oldestBefore(monthsAfter(now, -months))
      if (month === undefined) return
      let from: string | undefined = month
      while (from !== undefined && mayGoOn()) {
        from = await store.auditMonths.removePiece({ month, from, now, eventId: newId() })
      }
    },
  }
}
