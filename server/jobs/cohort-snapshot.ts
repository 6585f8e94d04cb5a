/** The job that freezes what people are compared with, at most once a day. */

import { setImmediate as breathe } from 'node:timers/promises'
import { createSnapshotTally } from '#core/comparison/snapshot.ts'
import { type Clock, idsFrom } from '../ids.ts'
import type { Cohorts } from '../store/cohorts.ts'
import type { Job } from './job-runner.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Days an account must be old to be counted. */
const countedAfterDays = 7

/** Days after which somebody is no longer new to a group. */
const settledAfterDays = 30

/** People read at once: on the embedded database nobody else is answered meanwhile. */
const pageSize = 100

/**
 * Makes the job. It holds nothing of anybody but counts, and writes once, at the end: readers see
 * the last snapshot that was finished. One that is cut short is begun anew in the next hour.
 *
 * @param parts - where cohorts are kept, the time, and whether only people with a proved address count.
 * @returns the job.
 */
export function cohortSnapshot({
  cohorts,
  clock,
  isProofNeeded,
}: {
  readonly cohorts: Cohorts
  readonly clock: Clock
  readonly isProofNeeded: boolean
}): Job {
  return {
    name: 'cohort-snapshot',
    everyMs: hourMs,
    async run(mayGoOn) {
      const now = clock()
      const madeAt = await cohorts.madeAt()
      if (madeAt !== undefined && madeAt > daysBefore(now, 1).toISOString()) return
      const settledSince = daysBefore(now, settledAfterDays)
      const people = {
        limit: pageSize,
        registeredUntil: daysBefore(now, countedAfterDays).toISOString(),
        settledSince: settledSince.toISOString(),
        settledBelowId: idsFrom(settledSince),
        isProofNeeded,
      }
      const tally = createSnapshotTally()
      for (let afterId: string | undefined = ''; afterId !== undefined; ) {
        if (!mayGoOn()) return
        const { members, lastId } = await cohorts.members({ ...people, afterId })
        for (const member of members) tally.add(member)
        afterId = lastId
        await breathe()
      }
      await cohorts.replace(tally.groups(), now.toISOString())
    },
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
