/** The words of an entry that a sentence may be held against. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import { wordingOf } from '../../wording/catalog.ts'

/**
 * Everything an entry says, apart from its citation.
 *
 * @param entry - an entry of the catalog, or one like it.
 * @returns its plain words, steps, fact and caution as sentences, the plain ones first.
 */
export function sentencesOfEntry(entry: EvidenceEntry): readonly string[] {
  const parts = [
    ...wordingOf(entry.id).says,
    entry.firstStep,
    entry.firstStepOutsideUS ?? '',
    entry.fact,
    entry.caution,
  ]
  return parts
    .flatMap((part) => part.split(/(?<=[.!?])\s+|;\s+|(?<=[a-z]):\s/u))
    .filter((part) => part.trim() !== '')
}

/**
 * The same as one text.
 *
 * @param entry - an entry of the catalog, or one like it.
 * @returns its sentences, each on its line.
 */
export function textOf(entry: EvidenceEntry): string {
  return sentencesOfEntry(entry).join('\n')
}
