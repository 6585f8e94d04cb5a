/** What a snapshot shows is what counting by hand gives, and small, new or invented groups are not in it. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instruments } from '../catalog.ts'
import { instrumentIds } from '../instrument-table.ts'
import { ageBands, genders } from './cohort-cell.ts'
import { type CountedMember, createSnapshotTally, placesOf } from './snapshot.ts'
import { countedBand, positionsOfBands } from './position.ts'

const settled = { recent: 0, fromOneNetwork: 1 }
const notShown = { people: 0, places: [] }

describe('the parts of a range', () => {
  it.each(instrumentIds)('of %s hold at least a third of its scores each', (id) => {
    const { minScore, maxScore } = instruments[id]
    const starts = instruments[id].countedFrom
    const ends = [...starts.slice(1).map((from) => from - 1), maxScore]
    expect(starts[0]).toBe(minScore)
    for (const [band, from] of starts.entries()) {
      const to = ends[band] ?? Number.NaN
      expect((to - from + 1) / (maxScore - minScore + 1)).toBeGreaterThanOrEqual(1 / 3)
      expect([countedBand(id, from), countedBand(id, to)]).toEqual([band, band])
    }
  })
})

describe('places in a group', () => {
  it('are those of whole parts of the range, from the healthier side', () => {
    expect(positionsOfBands([10, 10, 20], 'higher-is-better')).toEqual([
      'clearly-worse',
      'about-typical',
      'somewhat-better',
    ])
    expect(positionsOfBands([10, 10, 20], 'lower-is-better')).toEqual([
      'clearly-better',
      'about-typical',
      'somewhat-worse',
    ])
  })

  it('are shown from twenty others on, in tens', () => {
    expect(placesOf({ members: [10, 10], ...settled }, 'sleep')).toEqual(notShown)
    expect(placesOf({ members: [10, 11], ...settled }, 'sleep').people).toBe(20)
    expect(placesOf({ members: [20, 20], ...settled }, 'sleep').people).toBe(30)
  })

  it('are not shown where more than half came lately, or from one network', () => {
    const members = [20, 10, 10]
    for (const name of ['recent', 'fromOneNetwork'] as const) {
      expect(placesOf({ members, ...settled, [name]: 20 }, 'mna').people).toBe(30)
      expect(placesOf({ members, ...settled, [name]: 21 }, 'mna')).toEqual(notShown)
    }
  })
})

const member: fc.Arbitrary<CountedMember> = fc.record({
  instrument: fc.constantFrom('sleep' as const, 'mna' as const),
  ageBand: fc.constantFrom('75+' as const, '75+' as const, '55-64' as const),
  gender: fc.constantFrom(...genders),
  score: fc.nat(14),
  isRecent: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
  network: fc.option(fc.nat(8), { freq: 3 }),
})

describe('a snapshot', () => {
  it('shows each group as a recount does, and both genders only where neither is shown alone', () => {
    fc.assert(
      fc.property(fc.array(member, { maxLength: 160, size: 'max' }), (members) => {
        const tally = createSnapshotTally()
        for (const each of members) tally.add(each)
        const groups = tally.groups()
        expect(groups).toHaveLength(instrumentIds.length * ageBands.length * 3)
        for (const { instrument, ageBand, gender, ...shown } of groups) {
          const inBand = members.filter(
            (each) => each.instrument === instrument && each.ageBand === ageBand,
          )
          const recount = (of: string) =>
            recounted(
              inBand.filter((each) => of === 'Any' || each.gender === of),
              instrument,
            )
          const isHidden = gender === 'Any' && genders.some((one) => recount(one).people > 0)
          expect(shown).toEqual(isHidden ? notShown : recount(gender))
        }
      }),
      { numRuns: 50 },
    )
  })
})

function recounted(of: readonly CountedMember[], instrument: CountedMember['instrument']) {
  const count = (is: (each: CountedMember) => boolean) => of.filter(is).length
  return placesOf(
    {
      members: instruments[instrument].countedFrom.map((_, band) =>
        count(({ score }) => countedBand(instrument, score) === band),
      ),
      recent: count(({ isRecent }) => isRecent),
      fromOneNetwork: Math.max(
        ...Array.from({ length: 9 }, (_, mark) => count(({ network }) => network === mark)),
      ),
    },
    instrument,
  )
}
