/** What a condition or circumstance changes in the advice. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

/** A sentence and the domain it belongs to. */
export interface Note {
  readonly domain: LifestyleDomain
  readonly text: string
}

/** One thing a person may tell of themselves. */
export interface TopicRule {
  /** How it is said, in the notation of `pattern`. */
  readonly heardAs: readonly string[]
  /** Evidence that is not safe or not kind then. */
  readonly bars?: readonly string[]
  /** Evidence that fits best then. */
  readonly prefers?: readonly string[]
  /** A sentence that must be said when its domain is spoken of. */
  readonly note?: Note
  /** And for further domains. */
  readonly more?: readonly Note[]
}
