/** A matter: a plain question that many ask and no card answers head-on, with an answer of its own. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Said } from '../text/said.ts'

interface Common {
  /** The class under which examples are labelled. */
  readonly name: string
  readonly domain: LifestyleDomain
  /** What is said, the answer first, and no question at its end; at most 45 words. */
  readonly say: Said
  /** Evidence id of the nearest card, which a button leads to. */
  readonly card: string
  /** What a question must name besides, where examples alone mislead. */
  readonly needs?: RegExp
}

/** One on which there is no good source. */
export interface MatterForOthers extends Common {
  /** Who knows, as it stands after "that is for". */
  readonly who: Said
}

/** One that is answered, from evidence or as any sensible nurse would. */
export interface AnsweredMatter extends Common {
  /** Ids of the evidence that the answer rests on; none where it is plain good sense, and without numbers then. */
  readonly facts: readonly string[]
  /** How it is done, in two or three lines. */
  readonly how: Said<readonly string[]>
  /** Words that name it beyond doubt, over a question in normalised words of either language. */
  readonly when?: RegExp
}

/** Either of them. */
export type Matter = MatterForOthers | AnsweredMatter
