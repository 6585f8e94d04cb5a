/** Mends the words of a text one by one, each once: what was found for a word is remembered. */

/** Counts what mending looks at, so that a test can hold the work to the length of the text. */
export interface Tally {
  /** Words, parts of words and letters compared. */
  steps: number
}

/**
 * Mends one word.
 *
 * @param word - normalised, so no longer than a word is read.
 * @param tally - to be counted up at each look at a candidate.
 * @returns the word that is meant, or the word itself.
 */
export type MendWord = (word: string, tally: Tally) => string

/** More than a whole conversation has; beyond it the word that was kept longest goes. */
const mostRemembered = 4000

/**
 * Makes a mender of texts.
 *
 * @param mendWord - mends a word; must give the same for the same word.
 * @returns a function that takes normalised text and gives it mended. Single words are remembered
 *   in memory, a bounded number of them, and never in their order.
 */
export function wordMender(mendWord: MendWord): (text: string, tally?: Tally) => string {
  const remembered = new Map<string, string>()
  return (text, tally = { steps: 0 }) =>
    text
      .split(' ')
      .map((word) => {
        tally.steps += 1
        const known = remembered.get(word)
        if (known !== undefined) return known
        const mended = mendWord(word, tally)
        if (remembered.size >= mostRemembered) forgetOldest(remembered)
        remembered.set(word, mended)
        return mended
      })
      .join(' ')
}

function forgetOldest(remembered: Map<string, string>): void {
  for (const word of remembered.keys()) {
    remembered.delete(word)
    return
  }
}
