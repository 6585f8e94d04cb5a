/** What somebody learns of another person who holds every release and has accounts of their own in it. */

import { describe, expect, it } from 'vitest'
import { createIdSource } from '../../ids.ts'
import type { ResearchRow } from '../../store/operator/research-rows.ts'
import type { ReleasedRow } from './deidentify.ts'
import { releaseOf } from './test-release.ts'

const minCell = 11
const worlds = 100
const victim = 'the person'

/** First days of quarters: a release is made at each, of all that was over by then. */
const releases = ['2025-07-01', '2025-10-01', '2026-01-01', '2026-04-01', '2027-01-01']
const days = ['2025-05-05', '2025-08-08', '2025-11-11', '2026-02-02', '2026-05-05']

/** Numbers from 0 to below a bound, the same in every run (Lehmer's generator). */
let state = 20_261_122
function chance(below: number): number {
  state = (state * 48_271) % 2_147_483_647
  return state % below
}

function sitting(userId: string, day: string, score: number): ResearchRow {
  const moment = `${day}T09:00:00.000Z`
  return {
    user_id: userId,
    id: createIdSource(
      () => new Date(moment),
      (count) => new Uint8Array(count).fill(chance(256)),
    )(),
    instrument: 'stress',
    algorithm_version: 1,
    age_band: '75+',
    gender: 'Female',
    answered_by: 'self',
    score,
    band: 'Low',
    components: '{}',
    finished_at: moment,
  }
}

/** A group of the person, of invented accounts with known scores, and of others. */
function makeWorld(invented: number, others: number): ResearchRow[] {
  const day = () => days[chance(days.length)] ?? '2025-05-05'
  const answersOf = (count: number, name: string) =>
    Array.from({ length: count }, (_, one) => sitting(`${name} ${one}`, day(), chance(41)))
  return [
    sitting(victim, day(), chance(41)),
    ...answersOf(invented, 'invented'),
    ...answersOf(others, 'other'),
  ]
}

async function release(rows: readonly ResearchRow[], day: string): Promise<readonly ReleasedRow[]> {
  return (await releaseOf(rows, { minCell, now: `${day}T00:00:00.000Z` })).rows
}

const byPeriod = (rows: readonly ReleasedRow[]) => Map.groupBy(rows, ({ period }) => period)

describe('somebody who holds every release', () => {
  it('without accounts in it finds the person among eleven rows or more, in every difference too', async () => {
    for (let world = 0; world < worlds; world += 1) {
      const rows = makeWorld(0, 10 + chance(90))
      let before = new Map<string, readonly ReleasedRow[]>()
      for (const day of releases) {
        const after = byPeriod(await release(rows, day))
        for (const [period, group] of after) {
          expect(group.length).toBeGreaterThanOrEqual(minCell)
          const earlier = before.get(period)
          if (earlier !== undefined) expect(group).toHaveLength(earlier.length)
        }
        expect([...before.keys()].filter((period) => !after.has(period))).toEqual([])
        before = after
      }
    }
  })

  it('with accounts in it is left with all the others of a group: none but the person where ten are theirs', async () => {
    let alone = 0
    for (let world = 0; world < worlds; world += 1) {
      const others = chance(20)
      const rows = makeWorld(10 + chance(40), others)
      const groups = byPeriod(await release(rows, '2027-01-01'))
      for (const [period, group] of groups) {
        const real = rows.filter(
          (row) =>
            !row.user_id.startsWith('invented') &&
            group.some(({ score }) => score === row.score) &&
            row.finished_at.startsWith(period.slice(0, 4)),
        )
        if (real.length === 1 && real[0]?.user_id === victim) alone += 1
      }
    }
    // What a release does not promise, so that nobody takes it for more (decision 027).
    expect(alone).toBeGreaterThan(0)
  })
})
