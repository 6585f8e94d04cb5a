/** Reads the whole score entry: the six fields and the pasted text. */

import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { type ReadScores, type ScoreRanges, parseScores, readWholeNumber } from './parse-scores.ts'

/** One field of the form; also its element id. */
export type EntryField = LifestyleDomain | 'paste'

/** What was typed: one text a domain, and the pasted one. */
export type TypedEntry = Readonly<Record<EntryField, string>>

/** Faults that must be put right in a field, or what was read from everything typed. */
export type EntryResult =
  | { readonly faulty: readonly LifestyleDomain[]; readonly empty: boolean }
  | ReadScores

/**
 * Reads fields and pasted text together; a field wins over the pasted text.
 *
 * @param typed - exactly as typed.
 * @returns the fields at fault or `empty` where nothing was typed at all; else the scores.
 */
export function readEntry(typed: TypedEntry, ranges: ScoreRanges): EntryResult {
  const filled = lifestyleDomains.filter((domain) => typed[domain].trim() !== '')
  if (filled.length === 0 && typed.paste.trim() === '') return { faulty: [], empty: true }
  const rows = filled.map((domain) => ({
    domain,
    value: readWholeNumber(typed[domain], ranges[domain]),
  }))
  const faulty = rows.filter(({ value }) => value === null).map(({ domain }) => domain)
  if (faulty.length > 0) return { faulty, empty: false }
  const known = rows.flatMap(({ domain, value }) => (value === null ? [] : [{ domain, value }]))
  return parseScores(typed.paste, ranges, known)
}
