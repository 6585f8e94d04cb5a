/** What can become of a submit: stored, recognised as one that came before, or without room. */

import type { InstrumentId } from '#core/instrument-table.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

/** How a caller marks a submit so that a retry is harmless. */
export interface IdempotencyRecord {
  /** The caller's key; null where none was sent, then nothing counts as a repeat. */
  readonly key: string | null
  /** Hash of everything that was sent; a repeat has the same. */
  readonly payloadHash: string
}

/**
 * A kind of record of which an account holds only so many: results of a questionnaire, typed-in scores
 * of a domain, saved body mass indexes.
 */
export type KindOfRecord = InstrumentId | LifestyleDomain | 'bmi'

/** What became of a submit. */
export type Stored<Result> =
  | { readonly kind: 'stored'; readonly result: Result }
  /** The same submit came before: this is what was stored then. */
  | { readonly kind: 'repeated'; readonly result: Result }
  /** The key was used before with another content; nothing was stored. */
  | { readonly kind: 'conflict' }
  /** The account holds as many of this kind as it may; nothing was stored. */
  | { readonly kind: 'full'; readonly of: KindOfRecord }

/**
 * Judges a submit against the record that already has its key.
 *
 * @param earlierHash - payload hash of that record.
 * @param mark - the mark of the new submit.
 * @param result - what was stored then.
 * @returns `repeated` for the same content, `conflict` for another.
 */
export function judgeRepeat<Result>(
  earlierHash: string,
  mark: IdempotencyRecord,
  result: Result,
): Stored<Result> {
  return earlierHash === mark.payloadHash ? { kind: 'repeated', result } : { kind: 'conflict' }
}
