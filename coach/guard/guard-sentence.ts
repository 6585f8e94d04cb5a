/** Judges one sentence of a language model before anybody sees it. */

import type { Topic } from '../disclosed-conditions.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import type { GuardFault } from './guard-fault.ts'
import { readTags } from './sources/evidence-tags.ts'

/** What a model may rely on in one answer. */
export interface Allowance {
  /** The entries it was given; it may name no other. */
  readonly entries: readonly EvidenceEntry[]
  /** Numbers of the person that may be said: scores, body mass index, edges of the age band. */
  readonly personNumbers: ReadonlySet<string>
  /** The language to answer in. */
  readonly language: 'en' | 'es'
  /** Sentences about the person that our own code made; they need no id. */
  readonly statements?: readonly string[]
  /** Conditions the person told of. */
  readonly heard?: ReadonlySet<Topic>
  /** Codes of the fixed texts that are shown above the answer. */
  readonly codes?: ReadonlySet<string>
  /** What the person asked, for telling an echo from a statement. */
  readonly asked?: string
}

/** What the guard finds: the sentence as it may be shown, or what is wrong with it. */
export type Verdict =
  | { readonly ok: true; readonly text: string; readonly ids: readonly string[] }
  | { readonly ok: false; readonly fault: GuardFault }

/**
 * Judges one sentence.
 *
 * @param sentence - as the model wrote it, with tags such as `[Z13]`.
 * @param allowance - what the model was given.
 * @returns the sentence without its tags and the ids it named, or the first fault found.
 */
export function guardSentence(sentence: string, allowance: Allowance): Verdict {
  const { text, ids } = readTags(sentence)
  if (!/\p{L}/u.test(text)) return { ok: false, fault: 'empty' }
  const known = new Set(allowance.entries.map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) return { ok: false, fault: 'unknown-source' }
  if (ids.length === 0 && !text.endsWith('?')) return { ok: false, fault: 'no-source' }
  return { ok: true, text, ids }
}
