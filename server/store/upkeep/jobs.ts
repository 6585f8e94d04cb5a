/** Who of several processes does a job that comes round again, and when it is due. */

import type { Database } from '../databases/database.ts'

/** A process that wants to do a job. */
export interface LeaseWish {
  /** Name of the job. */
  readonly name: string
  /** Names the process, and this try of it, as no other is named. */
  readonly holder: string
  /** UTC ISO. */
  readonly now: string
  /** UTC ISO; when another process may take over if nothing was heard. */
  readonly leasedUntil: string
  /** UTC ISO; a time after it was set by a clock that had jumped ahead, and counts for nothing. */
  readonly latest: string
}

/**
 * Makes the repository of jobs.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createJobs(database: Database) {
  return {
    /**
     * Takes a job that is due and that nobody holds. One that was never done is due.
     *
     * @param wish - who wants which job.
     * @returns true for one process at most, until the lease runs out or the job is done.
     */
    take: ({ name, holder, now, leasedUntil, latest }: LeaseWish): Promise<boolean> =>
      database.write(async (transaction) => {
        await transaction
          .insertInto('jobs')
          .values({ name, next_run_at: now, leased_until: null, lease_holder: null })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute()
        const result = await transaction
          .updateTable('jobs')
          .set({ leased_until: leasedUntil, lease_holder: holder })
          .where('name', '=', name)
          .where((eb) => eb.or([eb('next_run_at', '<=', now), eb('next_run_at', '>', latest)]))
          .where((eb) =>
            eb.or([
              eb('leased_until', 'is', null),
              eb('leased_until', '<=', now),
              eb('leased_until', '>', latest),
            ]),
          )
          .executeTakeFirst()
        return result.numUpdatedRows === 1n
      }),
    /**
     * Gives a job back.
     *
     * @param wish - whose lease it was; one that ran out and was taken by another is left alone.
     * @param nextRunAt - UTC ISO.
     */
    finish: (
      { name, holder }: Pick<LeaseWish, 'name' | 'holder'>,
      nextRunAt: string,
    ): Promise<void> =>
      database.write(async (transaction) => {
        await transaction
          .updateTable('jobs')
          .set({ next_run_at: nextRunAt, leased_until: null, lease_holder: null })
          .where('name', '=', name)
          .where('lease_holder', '=', holder)
          .execute()
      }),
  }
}

/** The repository of jobs. */
export type Jobs = ReturnType<typeof createJobs>
