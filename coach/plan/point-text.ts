/** The step of a fact for a region, and texts made safe for clients that split them. */

import type { EvidenceEntry } from '../evidence/entry.ts'
import type { Language } from '#core/languages.ts'
import { sayIn } from '../wording/say-in.ts'

/**
 * The first step of an entry for a region.
 *
 * @param entry - the fact.
 * @param region - two-letter code of the region.
 * @param language - language it is said in.
 * @returns one or two short sentences.
 */
export function stepOf(entry: EvidenceEntry, region: string, language: Language = 'en'): string {
  const isUS = region.toUpperCase() === 'US'
  return sayIn(language, isUS ? entry.firstStep : (entry.firstStepOutsideUS ?? entry.firstStep))
}

/**
 * Makes a text safe for a client that splits advice at line ends, bullets and dashes.
 *
 * @param text - one point.
 * @returns the same words without line ends, bullets or dashes.
 */
export function withoutSplitters(text: string): string {
  return text
    .replaceAll(/(\d)\s*[-–—]\s*(\d)/gu, '$1 to $2')
    .replaceAll(/[-–—•*\n\r]+/gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
}
