/** Joins a fact and its step into the words that are shown. */

import type { EvidenceEntry } from '../evidence/entry.ts'
import type { Language } from '#core/languages.ts'
import { stem } from '../search/stem.ts'
import { wordingOf } from '../wording/catalog.ts'
import { sayIn } from '../wording/say-in.ts'

function overlap(sentence: string, words: ReadonlySet<string>): number {
  return sentence
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .flatMap((word) => stem(word) ?? [])
    .filter((word) => word !== '' && words.has(word)).length
}

/** How a sentence opens that makes no sense without the one before it. */
const leaning =
  /^(?:it|its|they|together|that|both|return|include|add|even|passive|never stop them|memory training|two or more)\b/iu

/**
 * The sentences of a fact that answer best: at most two, in their own order. One that leans on the
 * sentence before it never opens.
 *
 * @param entry - the fact.
 * @param words - stems of the words asked about; empty where nothing was asked.
 * @param limit - how many sentences at most.
 * @returns the sentences joined by blanks.
 */
export function sayings(entry: EvidenceEntry, words: ReadonlySet<string>, limit = 2): string {
  const says = wordingOf(entry.id).says
  const best = says
    .map((sentence, place) => ({ sentence, place, worth: overlap(sentence, words) - place * 0.4 }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, limit)
    .toSorted((one, other) => one.place - other.place)
    .map(({ sentence }) => sentence)
  return (leaning.test(best[0] ?? '') ? says.slice(0, limit) : best).join(' ')
}

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
