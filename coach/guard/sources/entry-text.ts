/** The words of an entry that a sentence may be held against. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import type { Language } from '#core/languages.ts'
import { wordingOf } from '../../wording/catalog.ts'
import { sayIn } from '../../wording/say-in.ts'

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
 * What an entry says in plain Spanish: the words a model was given, and every step of a plan on it.
 *
 * @param entry - an entry of the catalog, or one like it.
 * @returns its plain words and steps as sentences.
 */
export function spanishSentencesOfEntry(entry: EvidenceEntry): readonly string[] {
  const parts = [...wordingOf(entry.id).says, entry.firstStep, entry.firstStepOutsideUS ?? '']
  return parts
    .map((part) => sayIn('es', part))
    .flatMap((part) => part.split(/(?<=[.!?])\s+(?!\p{Ll})|;\s+|(?<=\p{Ll}):\s/u))
    .filter((part) => part.trim() !== '')
}

/**
 * The same as one text.
 *
 * @param entry - an entry of the catalog, or one like it.
 * @param language - language of the sentence that is held against it.
 * @returns its sentences, each on its line; for Spanish its Spanish words before the English ones.
 */
export function textOf(entry: EvidenceEntry, language: Language = 'en'): string {
  const spanish = language === 'es' ? spanishSentencesOfEntry(entry) : []
  return [...spanish, ...sentencesOfEntry(entry)].join('\n')
}
