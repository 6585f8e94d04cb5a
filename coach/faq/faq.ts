/** Questions about one subject, each with its answer: what people ask on, once the talk is about it. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Limit } from '../cards/limits.ts'
import type { Said } from '../text/said.ts'

/** One question with its answer. */
export interface FaqEntry {
  /** The question on a button, in the words of whoever asks; at most 40 characters. */
  readonly label: Said
  /** How else it is asked or told: short phrases, parted by semicolons. */
  readonly asks: Said
  /** The answer first, then what can be done now; at most 45 words, and no question at the end. */
  readonly say: Said
  /** How it is done, and what if it does not work: said where more is asked; at most 45 words. */
  readonly more: Said
  /** Ids of the evidence that it rests on; none where it is plain good sense. */
  readonly facts?: readonly string[]
  /** Only for who asks for somebody else, or only for who asks for themselves; for both where absent. */
  readonly whose?: 'other' | 'self'
}

/** The questions about one subject. */
export interface Faq {
  readonly name: string
  readonly domain: LifestyleDomain
  /** Evidence id of the nearest card. */
  readonly card: string
  /** Words that tell that a talk is about it, over normalised words of either language. */
  readonly about: RegExp
  /** Limits that its answers were written for: what they say of them is no collision. */
  readonly fits: readonly Limit[]
  readonly entries: readonly FaqEntry[]
}
