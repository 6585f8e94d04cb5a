/** Reads a score that a person names in a question, and says which band it lies in. */

import { instruments } from '#core/catalog.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import { pattern } from '../text/pattern.ts'
import type { Language } from '#core/languages.ts'
import { searchWords } from '../search/search-words.ts'
import { bandNameIn, scoreNameIn, scoreSentences } from './score-names.ts'

const names: readonly {
  readonly instrument: InstrumentId
  readonly words: string
}[] = [
  { instrument: 'social', words: 'social|connection|lonel*|lubben|lonely' },
  { instrument: 'stress', words: 'stress|pss' },
  { instrument: 'sleep', words: 'sleep|psqi' },
  { instrument: 'exercise', words: 'exercise|activity|pase' },
  { instrument: 'mna', words: 'nutrition|diet|mna|food' },
]

const readings = names.map(({ instrument, words }) => ({
  instrument,
  when: pattern(`(${words}) ... [0-9]+|(score|got|scored) ... [0-9]+ ... (${words})`),
}))

const number = /(?<![a-z0-9])(\d{1,3})(?![a-z0-9])/gu
const unit = pattern(
  '[0-9]+ (hours|minutes|pm|am|days|steps|times|years|grams|pounds|weeks|months|nights|degrees|percent|out|outside|in the shade|grados)|am [0-9]+',
)

/** A number is a score where it is called one, or where hardly anything else is said. */
const ofScore = pattern(
  'score*|points?|results?|test*|scale|questionnaire|psqi|pss|pase|mna|lubben|got|band',
)
const fewWords = 8

/**
 * Says in which band a named score lies. Learning is left out: its bands name cognition, which its
 * survey does not measure.
 *
 * @param message - the question as typed.
 * @param language - language of the answer.
 * @returns one or two short sentences; undefined where no score of a known test is named.
 */
export function readingOf(message: string, language: Language): string | undefined {
  const words = searchWords(message)
  const isScore = ofScore.test(words) || words.trim().split(' ').length <= fewWords
  if (unit.test(words) || !isScore) return undefined
  const reading = readings.find(({ when }) => when.test(words))
  if (!reading) return undefined
  const instrument = instruments[reading.instrument]
  for (const [, digits] of words.matchAll(number)) {
    const score = Number(digits)
    const band = instrument.bands.find(({ from, to }) => score >= from && score <= to)
    if (!band) continue
    const name = scoreNameIn(language, instrument.domain)
    const called = bandNameIn(language, band.label)
    const isHigherBetter = instrument.direction === 'higher-is-better'
    return scoreSentences[language].named(name, score, called, isHigherBetter)
  }
  return undefined
}
