/** What is drawn of results: in the right order, good always up, and nothing outside of the drawing. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument-table.ts'
import type { Assessment } from '../../client/sent-assessment.ts'
import { dotsOf, plotOf, progressLine } from './progress-line.ts'

function sitting(instrument: InstrumentId, value: number, day: number): Assessment {
  const finishedAt = new Date(Date.UTC(2026, 0, 1 + day)).toISOString()
  return {
    id: `${day}-${value}`,
    instrument,
    score: value,
    band: '',
    components: { lsnsR: value },
    flags: [],
    answers: {},
    bmi: null,
    algorithmVersion: 1,
    finishedAt,
    change: null,
  }
}

describe.each(instrumentIds)('the line of %s', (id) => {
  const instrument = instruments[id]
  const { min, max, isHighGood } = progressLine(instrument, [])
  const value = fc.integer({ min, max })
  const day = fc.integer({ min: 0, max: 3000 })
  const sittings = fc
    .uniqueArray(fc.tuple(value, day), { minLength: 1, maxLength: 60, selector: ([, on]) => on })
    .map((all) => all.map(([of, on]) => sitting(id, of, on)))

  it('draws everything inside, from the first result to the newest, good up', () => {
    fc.assert(
      fc.property(sittings, (all) => {
        const line = progressLine(instrument, all)
        const plot = plotOf(line, 320, 260)
        const places = line.points.map((point) => [plot.x(point.at), plot.y(point.value)] as const)
        for (const [x, y] of places) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(320)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(260)
        }
        expect(places.map(([x]) => x)).toEqual(places.map(([x]) => x).toSorted((a, b) => a - b))
        expect(dotsOf(line)).toContain(line.points.at(-1))
      }),
    )
    const { y } = plotOf(progressLine(instrument, []), 320, 260)
    const [good, bad] = isHighGood ? [max, min] : [min, max]
    expect(y(good)).toBeLessThan(y(bad))
  })

  it('lists its bands from the top down, each beside the next', () => {
    const line = progressLine(instrument, [])
    const plot = plotOf(line, 320, 260)
    const edges = line.bands.map(plot.edges)
    for (const [place, { bottom }] of edges.slice(0, -1).entries())
      expect(edges[place + 1]?.top).toBeCloseTo(bottom)
  })
})
