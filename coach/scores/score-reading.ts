/** Reads a score that a person names in a question, and says which band it lies in. */

import { instruments } from '#core/catalog.ts'
import type { InstrumentId } from '#core/instrument.ts'
import { pattern } from '../pattern.ts'
import { searchWords } from '../search/search-words.ts'

const names: readonly {
  readonly instrument: InstrumentId
  readonly name: string
  readonly words: string
}[] = [
  { instrument: 'social', name: 'connection', words: 'social|connection|lonel*|lubben|lonely' },
  { instrument: 'stress', name: 'stress', words: 'stress|pss' },
  { instrument: 'sleep', name: 'sleep', words: 'sleep|psqi' },
  { instrument: 'exercise', name: 'activity', words: 'exercise|activity|pase' },
  { instrument: 'mna', name: 'nutrition', words: 'nutrition|diet|mna|food' },
]

const readings = names.map(({ instrument, name, words }) => ({
  instrument,
  name,
  when: pattern(`(${words}) ... [0-9]+|(score|got|scored) ... [0-9]+ ... (${words})`),
}))

const number = /(?<![a-z0-9])(\d{1,3})(?![a-z0-9])/gu
const unit = pattern(
  '[0-9]+ (hours|minutes|pm|am|days|steps|times|years|grams|pounds|weeks|months|nights)|am [0-9]+',
)

/**
 * Says in which band a named score lies. Learning is left out: its bands name cognition, which its
 * survey does not measure.
 *
 * @param message - the question as typed.
 * @returns one or two short sentences; undefined where no score of a known test is named.
 */
export function readingOf(message: string): string | undefined {
  const words = searchWords(message)
  if (unit.test(words)) return undefined
  const reading = readings.find(({ when }) => when.test(words))
  if (!reading) return undefined
  const instrument = instruments[reading.instrument]
  for (const [, digits] of words.matchAll(number)) {
    const score = Number(digits)
    const band = instrument.bands.find(({ from, to }) => score >= from && score <= to)
    if (!band) continue
    const better = instrument.direction === 'higher-is-better' ? 'Higher' : 'Lower'
    return `A ${reading.name} score of ${score} is called ${band.label}. ${better} is better.`
  }
  return undefined
}
