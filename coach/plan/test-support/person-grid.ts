/** A grid of persons for tests: every band of every test, ages, genders and bodies. */

import { bandOf } from '#core/bands.ts'
import { instruments } from '#core/catalog.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import type { Person, Result } from '../../person/person.ts'

const ages = [undefined, 58, 66, 72, 78, 88]
const genders = [undefined, 'Female', 'Male'] as const
const bodies = [17.9, 20, 24, 27, 31, 36]

/**
 * Makes the persons.
 *
 * @returns one for each combination of bands, with ages, genders and bodies in turn.
 */
export function personGrid(): readonly Person[] {
  const bands = instrumentIds.map((id) => instruments[id].bands)
  const count = bands.reduce((product, { length }) => product * length, 1)
  return Array.from({ length: count }, (_, index) => {
    let rest = index
    const results: Partial<Record<(typeof instrumentIds)[number], Result>> = {}
    for (const id of instrumentIds) {
      const { bands: own } = instruments[id]
      const band = own[rest % own.length]
      rest = Math.floor(rest / own.length)
      if (!band) continue
      const score = band.from + (index % (band.to - band.from + 1))
      const label = bandOf(instruments[id], score)?.label ?? ''
      results[id] = { score, band: label, flags: [], components: {}, ageDays: 0 }
    }
    const age = ages[index % ages.length]
    const gender = genders[index % 3]
    return {
      ...(age !== undefined && { ageYears: age }),
      ...(gender && { gender }),
      bmi: bodies[Math.floor(index / 7) % bodies.length] ?? 24,
      results,
    }
  })
}
