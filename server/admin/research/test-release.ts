/** What leaves for research of given rows, for tests. */

import type { ResearchRow } from '../../store/operator/research-rows.ts'
import { planRelease, type ReleasedRow, type ReleaseRule } from './deidentify.ts'

/** What left. */
export interface Released {
  /** Person by person. */
  readonly rows: readonly ReleasedRow[]
  /** As planned, before any row was picked. */
  readonly count: number
  readonly leftOut: number
}

/**
 * Plans a release and makes it.
 *
 * @param all - rows of several people, in any order.
 * @param rule - how carefully.
 * @returns what left.
 */
export async function releaseOf(all: readonly ResearchRow[], rule: ReleaseRule): Promise<Released> {
  const people = [...Map.groupBy(all, ({ user_id }) => user_id).values()]
  async function* byPerson() {
    yield* people
  }
  const { count, leftOut, pick } = await planRelease(byPerson(), rule)
  return { rows: people.flatMap(pick), count, leftOut }
}
