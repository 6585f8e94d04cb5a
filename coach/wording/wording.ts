/** The plain words for a piece of evidence. */

/** How one fact is said, and how people ask for it. */
export interface Wording {
  /** The fact in short sentences, the most useful first; every number in them stands in the fact. */
  readonly says: readonly string[]
  /** Words people use when they ask about it; never shown. */
  readonly topics: string
}
