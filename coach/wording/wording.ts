/** How one fact of the evidence is said, and how people ask for it. */

/** The words of one fact. */
export interface Wording {
  /** The fact in short sentences, the most useful first; every number in them stands in the fact. */
  readonly says: readonly string[]
  /** Words people use when they ask about it; never shown. */
  readonly topics: string
}
