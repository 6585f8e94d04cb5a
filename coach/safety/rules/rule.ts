/** The form of a detection rule. */

import type { SafetyCode } from '../codes.ts'
import { wordPattern, type WordPattern } from './word-pattern.ts'

/** One rule: what it catches, and the near misses it stays quiet on. */
export interface Rule {
  readonly code: SafetyCode
  /** Each entry catches a message in which all its patterns are found, in any order. */
  readonly catches: readonly (readonly WordPattern[])[]
  readonly unless: readonly WordPattern[]
}

/**
 * Makes a rule.
 *
 * @param code - code of the safety policy.
 * @param catches - patterns of which one is enough; ` && ` joins parts that must all occur.
 * @param unless - patterns of near misses; one of them keeps the rule quiet.
 * @returns the rule.
 */
export function rule(
  code: SafetyCode,
  catches: readonly string[],
  unless: readonly string[] = [],
): Rule {
  return {
    code,
    catches: catches.map((source) => source.split(' && ').map(wordPattern)),
    unless: unless.map(wordPattern),
  }
}
