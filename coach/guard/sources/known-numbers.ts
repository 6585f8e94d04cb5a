/** Holds the numbers of a sentence against those of its sources and of the person. */

import type { Language } from '#core/languages.ts'
import type { EvidenceEntry } from '../../evidence/entry.ts'
import { textOf } from './entry-text.ts'
import { numbersIn, type Quantity } from './numbers-in.ts'

/** A unit that a score or an edge of an age band may carry. */
const unitsOfPersons = new Set(['', 'year'])

/** True where a source says the same number of the same thing, or leaves open of what. */
function agrees(said: Quantity, sourced: Quantity): boolean {
  return (
    said.value === sourced.value &&
    (said.unit === sourced.unit || sourced.unit === '' || said.unit === '')
  )
}

/**
 * Finds the numbers of a sentence that nothing stands behind.
 *
 * @param text - a sentence without tags.
 * @param cited - the entries it names.
 * @param personNumbers - plain digits of the person's own numbers.
 * @param language - language of the sentence.
 * @returns the numbers, in order; empty where each is known.
 */
export function unknownNumbers(
  text: string,
  cited: readonly EvidenceEntry[],
  personNumbers: ReadonlySet<string>,
  language: Language,
): readonly string[] {
  const known = cited.flatMap((entry) => numbersIn(textOf(entry), 'en', true))
  return numbersIn(text, language)
    .filter(
      (said) =>
        !known.some((sourced) => agrees(said, sourced)) &&
        !(unitsOfPersons.has(said.unit) && personNumbers.has(said.value)),
    )
    .map(({ value }) => value)
}
