/** The form of an explanation: what makes a sign of danger none, and what makes it one all the same. */

import { wordPattern, type WordPattern } from '../text/word-pattern.ts'
import type { SafetyCode } from './codes.ts'

/** One explanation. */
export interface Explanation {
  readonly codes: readonly SafetyCode[]
  /** All of them are found. */
  readonly by: readonly WordPattern[]
  /** What makes it a danger all the same. */
  readonly unless: WordPattern
  /** True where it explains a plain phrase too. */
  readonly isOfTold: boolean
}

/** The `unless` of an explanation that reads a message to its end: nothing else stands in it. */
export const nothingElse = '(?!)'

/**
 * Makes an explanation.
 *
 * @param codes - what it explains.
 * @param by - patterns that must all be found, joined by ` && `.
 * @param unless - what makes it a danger all the same.
 * @param isOfTold - true where it explains a plain phrase too.
 */
export function explained(
  codes: readonly SafetyCode[],
  by: string,
  unless: string,
  isOfTold = false,
): Explanation {
  return { codes, by: by.split(' && ').map(wordPattern), unless: wordPattern(unless), isOfTold }
}
