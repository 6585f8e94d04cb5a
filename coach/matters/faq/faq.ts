/** Questions about one subject, each with its answer: what people ask on, once a talk is about it. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Said } from '../../text/said.ts'

/** One question with its answer. */
export interface FaqEntry {
  /** The question on a button, in the words of whoever asks; at most 40 characters. */
  readonly label: Said
  /** How else it is asked or told: short phrases, parted by semicolons. */
  readonly asks: Said
  /**
   * Words of which a message has one where it asks this, parted by bars, as in a pattern: of the one thing without which
   * the answer would be odd. Absent where the answer suits whoever speaks of the subject.
   */
  readonly needs?: Said
  /** The answer first, then what can be done now; at most 45 words, and no question at the end. */
  readonly say: Said
  /** How it is done, and what if it does not work: said where more is asked; at most 45 words. */
  readonly more: Said
  /** Ids of the evidence that it rests on; absent where it is plain good sense. */
  readonly facts?: readonly string[]
  /** Where only who asks for somebody else asks it, or only who asks for themselves. */
  readonly whose?: 'other' | 'self'
}

/** The questions about one subject, as they stand in its file. */
export interface Faq {
  readonly name: string
  readonly domain: LifestyleDomain
  /** Evidence id of the nearest card. */
  readonly card: string
  /** Limits (`cards/limits.ts`) that its answers were written for: what they say of them is no collision. */
  readonly fits: readonly string[]
  /** What is said where none of its questions is meant: that it is not known here, who knows it, and what to say to them. */
  readonly beyond: Said
  readonly entries: readonly FaqEntry[]
}
