/** The words of an entry that a sentence may be held against. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import type { Language } from '#core/languages.ts'
import type { Said } from '../../text/said.ts'
import { wordingOf } from '../../wording/catalog.ts'
import { sayIn } from '../../wording/say-in.ts'

/** Where a part ends. */
const ends: Said<RegExp> = {
  en: /(?<=[.!?])\s+|;\s+|(?<=[a-z]):\s/u,
  es: /(?<=[.!?])\s+(?!\p{Ll})|;\s+|(?<=\p{Ll}):\s/u,
}

/** What an entry says in one language only: facts and cautions are not said to people. */
const only: Said<(entry: EvidenceEntry) => readonly string[]> = {
  en: ({ fact, caution }) => [fact, caution],
  es: () => [],
}

/**
 * Everything an entry says in a language, apart from its citation.
 *
 * @param entry - an entry of the catalog, or one like it.
 * @param language - the language.
 * @returns its plain words and steps as sentences, in English its fact and caution behind them.
 */
export function sentencesOfEntry(entry: EvidenceEntry, language: Language): readonly string[] {
  const said = [...wordingOf(entry.id).says, entry.firstStep, entry.firstStepOutsideUS ?? '']
  return [...said.map((part) => sayIn(language, part)), ...only[language](entry)]
    .flatMap((part) => part.split(ends[language]))
    .filter((part) => part.trim() !== '')
}

/**
 * The same as one text.
 *
 * @param entry - an entry of the catalog, or one like it.
 * @param language - language of the sentence that is held against it.
 * @returns its sentences, each on its line, those of the language before the English ones.
 */
export function textOf(entry: EvidenceEntry, language: Language = 'en'): string {
  const said = new Set([...sentencesOfEntry(entry, language), ...sentencesOfEntry(entry, 'en')])
  return [...said].join('\n')
}
