/** Every sentence of the coach in Spanish. */

import { stressSayings } from './sayings/stress-sayings.ts'

/** The dictionaries by what they hold. */
export const spanishDictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stressSayings,
}

const sentences: ReadonlyMap<string, string> = new Map(
  Object.values(spanishDictionaries).flatMap((dictionary) => Object.entries(dictionary)),
)

/**
 * Finds a sentence in Spanish.
 *
 * @param sentence - one English sentence of the coach, help lines still as `{crisis}`.
 * @returns the Spanish sentence, or undefined where it is not one of the coach.
 */
export function spanishFor(sentence: string): string | undefined {
  return sentences.get(sentence)
}
