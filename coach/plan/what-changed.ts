/** Says which scores moved since the last time, without guessing why. */

import { instruments } from '#core/catalog.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument-table.ts'
import type { Person, Result } from '../person/person.ts'
import { isNutritionComplete } from '../person/severity.ts'
import type { Language } from '#core/languages.ts'
import { scoreTitleIn } from '../scores/score-names.ts'
import { planWords } from './plan-words.ts'

/** Points of the social score; its published threshold is one of another total (safety policy, rapid change). */
const socialChange = 4

/** From how many points on a difference is likely real (scoring design, section 7). */
function realChange(id: InstrumentId): number {
  const { measure, threshold } = instruments[id].change
  return measure === 'score' ? threshold : socialChange
}

/** The score of an instrument before the newest, where there is one. */
function scoreBefore({ earlier = [] }: Person, id: InstrumentId | 'bmi'): number | undefined {
  const [newest] = earlier
    .filter(({ instrument }) => instrument === id)
    .toReversed()
    .toSorted((one, other) => one.ageDays - other.ageDays)
  return newest?.score
}

/** A body mass index that fell by so much is told to a doctor, however long it took. */
const bodyLoss = 0.05 - 1e-9

/** Says that the body mass index fell; losing weight is never praised, and a gain is not counted. */
function bodyChange(person: Person, language: Language): readonly string[] {
  const { bmi } = person
  const before = scoreBefore(person, 'bmi')
  if (bmi === undefined || before === undefined || (before - bmi) / before < bodyLoss) return []
  return [planWords[language].bodyFell(before, bmi)]
}

/**
 * The scores that moved, whatever the time between.
 *
 * @param person - with earlier results, oldest first.
 * @param withoutFood - true where food scores and weight must not be given as numbers.
 * @param language - language of the sentences.
 * @returns one sentence for each score that moved, in the order of the domains, and one for a body
 *   mass index that fell; where there was a last time and nothing moved, that; empty on the first.
 */
export function whatChanged(
  person: Person,
  withoutFood: boolean,
  language: Language,
): readonly string[] {
  const words = planWords[language]
  const known = instrumentIds.flatMap((id) => {
    const before = scoreBefore(person, id)
    const now = person.results[id]?.score
    if (before === undefined || now === undefined) return []
    if (id === 'mna' && (withoutFood || !isNutritionComplete(person))) return []
    return [{ id, before, now }]
  })
  const moved = known
    .filter(({ before, now }) => before !== now)
    .map(({ id, before, now }) => {
      const { domain, direction } = instruments[id]
      const isBetter = direction === 'higher-is-better' ? now > before : now < before
      const moves = isBetter ? words.better : words.lessGood
      const verdict = Math.abs(now - before) < realChange(id) ? words.aboutTheSame : moves
      return `${words.went(scoreTitleIn(language, domain), before, now)} ${verdict}`
    })
  const all = [...moved, ...(withoutFood ? [] : bodyChange(person, language))]
  return all.length === 0 && known.length > 0 ? [words.allTheSame] : all
}

/**
 * The person as they were before the newest results.
 *
 * @param person - with earlier results.
 * @returns undefined where there is nothing earlier.
 */
export function personBefore(person: Person): Person | undefined {
  const retaken = instrumentIds.filter((id) => scoreBefore(person, id) !== undefined)
  if (retaken.length === 0) return undefined
  const results: Partial<Record<InstrumentId, Result>> = { ...person.results }
  for (const id of retaken) {
    const [result, score] = [results[id], scoreBefore(person, id)]
    if (result && score !== undefined) results[id] = { ...result, score }
  }
  return { ...person, results, earlier: [] }
}
