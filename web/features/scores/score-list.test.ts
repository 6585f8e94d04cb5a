/** Newest first, the newest per domain apart, and no record lost. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { splitScores } from './score-list.ts'

const record = (forum: string, timestamp: string, value = 0) => ({ forum, timestamp, value })

describe('splitScores', () => {
  it('gives two empty lists for none', () => {
    expect(splitScores([])).toEqual({ latest: [], previous: [] })
  })

  it('takes the newest of each domain, newest first', () => {
    const sleepOld = record('Sleep', '2026-01-02T10:00:00.000Z')
    const sleepNew = record('Sleep', '2026-03-02T10:00:00.000Z')
    const stress = record('Stress', '2026-02-02T10:00:00.000Z')
    const sleepOldest = record('Sleep', '2025-12-31T23:59:59.000Z')
    expect(splitScores([sleepOldest, stress, sleepOld, sleepNew])).toEqual({
      latest: [sleepNew, stress],
      previous: [sleepOld, sleepOldest],
    })
  })

  it('reads times of any zone', () => {
    const early = record('Diet', '2026-01-01T09:00:00+02:00')
    const late = record('Diet', '2026-01-01T08:00:00Z')
    expect(splitScores([early, late]).latest).toEqual([late])
  })

  it('takes the first of two records of the same moment', () => {
    const moment = '2026-01-01T08:00:00.000Z'
    const { latest, previous } = splitScores([record('Diet', moment, 1), record('Diet', moment, 2)])
    expect(latest.map(({ value }) => value)).toEqual([1])
    expect(previous.map(({ value }) => value)).toEqual([2])
  })

  it('holds for any list', () => {
    const records = fc.array(
      fc.record({
        forum: fc.constantFrom(...lifestyleDomains),
        timestamp: fc
          .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString()),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(records, (given) => {
        const { latest, previous } = splitScores(given)
        expect(new Set([...latest, ...previous])).toEqual(new Set(given))
        expect(latest.length + previous.length).toBe(given.length)
        expect(new Set(latest.map(({ forum }) => forum)).size).toBe(latest.length)
        for (const list of [latest, previous]) {
          const times = list.map(({ timestamp }) => timestamp)
          expect(times).toEqual(times.toSorted().toReversed())
        }
        for (const { forum, timestamp } of previous) {
          const newest = latest.find((other) => other.forum === forum)
          expect(newest !== undefined && newest.timestamp >= timestamp).toBe(true)
        }
      }),
    )
  })
})
