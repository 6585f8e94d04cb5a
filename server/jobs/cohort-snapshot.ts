/** The job that freezes what people are compared with, at most once a day. */

import { setImmediate as breathe } from 'node:timers/promises'
import { createSnapshotTally, type SnapshotTally } from '#core/comparison/snapshot.ts'
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

/** A snapshot under way. */
interface Build {
  readonly madeAt: Date
  readonly tally: SnapshotTally
  /** Id to go on after; undefined where everybody is counted. */
  afterId: string | undefined
}

/**
 * Makes the job. It holds nothing of anybody but counts, and writes once, at the end: readers see
 * the last snapshot that was finished. One that is cut short goes on a minute later.
 *
 * @param parts - where cohorts are kept, the time, and whether only people with a proved address count.
 * @returns the job.
 */
export function cohortSnapshot(parts: {
  readonly cohorts: Cohorts
  readonly clock: Clock
  readonly isProofNeeded: boolean
}): Job {
  const { cohorts, clock } = parts
  let build: Build | undefined
  return {
    name: 'cohort-snapshot',
    everyMs: hourMs,
    async run(mayGoOn) {
      const aDayAgo = daysBefore(clock(), 1)
      const inADay = daysBefore(clock(), -1)
      const last = await cohorts.madeAt()
      // One of a clock that had jumped ahead is made anew.
      if (last !== undefined && new Date(last) > aDayAgo && new Date(last) < inADay) {
        // Another process may have been faster.
        build = undefined
        return
      }
      if (build === undefined || build.madeAt <= aDayAgo || build.madeAt >= inADay) {
        build = { madeAt: clock(), tally: createSnapshotTally(), afterId: '' }
      }
      while (build.afterId !== undefined) {
        if (!mayGoOn()) return
        await countPage(parts, build, build.afterId)
        await breathe()
      }
      await cohorts.replace(build.tally.groups(), build.madeAt.toISOString())
      build = undefined
    },
  }
}

async function countPage(
  { cohorts, isProofNeeded }: { readonly cohorts: Cohorts; readonly isProofNeeded: boolean },
  build: Build,
  afterId: string,
): Promise<void> {
  const settledSince = daysBefore(build.madeAt, settledAfterDays)
  const { members, lastId } = await cohorts.members({
    afterId,
    limit: pageSize,
    registeredUntil: daysBefore(build.madeAt, countedAfterDays).toISOString(),
    settledSince: settledSince.toISOString(),
    settledBelowId: idsFrom(settledSince),
    isProofNeeded,
  })
  for (const member of members) build.tally.add(member)
  build.afterId = lastId
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs)
}
