/** The job that takes out what has ended. */

import type { Clock, IdSource } from '../ids.ts'
import type { Store } from '../store/store.ts'
import type { Job } from './job-runner.ts'

const hourMs = 3_600_000

/**
 * Makes the job: counts, sessions, remembered browsers and codes whose time is over are kept no
 * longer than an hour more. Events of the audit that were counted in that hour are written as one.
 *
 * @param parts - where they are kept, the time, and ids.
 * @returns the job.
 */
export function purgeExpired({
  store,
  clock,
  newId,
}: {
  readonly store: Pick<Store, 'throttles' | 'ended' | 'audit'>
  readonly clock: Clock
  readonly newId: IdSource
}): Job {
  return {
    name: 'purge-expired',
    everyMs: hourMs,
    async run() {
      const now = clock()
      await store.throttles.purgeExpired(now)
      await store.ended.purgeExpired(now.toISOString())
      await store.audit.writeCounts(now.toISOString(), newId)
    },
  }
}
