/** One row of the score list. */

import type { Reply } from '#contract/endpoints.ts'

/** A score with its domain, band and time, as the server or this device lists it. */
export type ScoreRecord = Reply<'viewScores'>[number]

/** The parts of a record that the order depends on. */
interface Dated {
  readonly forum: string
  /** ISO date and time. */
  readonly timestamp: string
}

/**
 * Splits a score list (specification, section 4: newest first; the newest per forum is the latest).
 *
 * @param records - in any order.
 * @returns both parts newest first; records of the same moment stay in the order given.
 */
export function splitScores<Entry extends Dated>(
  records: readonly Entry[],
): { latest: readonly Entry[]; previous: readonly Entry[] } {
  const newestFirst = records.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
  const latest = newestFirst.filter(
    (record, index) => newestFirst.findIndex(({ forum }) => forum === record.forum) === index,
  )
  return { latest, previous: newestFirst.filter((record) => !latest.includes(record)) }
}
