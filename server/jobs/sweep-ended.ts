/** The job that takes out what has ended. */

import type { Clock } from '../ids.ts'
import type { Store } from '../store/store.ts'
import type { Job } from './job-runner.ts'

const hourMs = 3_600_000

/**
 * Makes the job: counts, sessions, remembered browsers and codes whose time is over are kept no
 * longer than an hour more.
 *
 * @param parts - where they are kept, and the time.
 * @returns the job.
 */
export function sweepEnded({
  store,
  clock,
}: {
  readonly store: Pick<Store, 'throttles' | 'ended'>
  readonly clock: Clock
}): Job {
  return {
    name: 'sweep-ended',
    everyMs: hourMs,
    async run() {
      const now = clock()
      await store.throttles.sweep(now)
      await store.ended.sweep(now.toISOString())
    },
  }
}
