/** The form of a detection rule. */

import { patterns } from '../../pattern.ts'
import type { SafetyCode } from '../codes.ts'
import { words } from './words.ts'

/** One rule: what it catches, and the near misses it stays quiet on. */
export interface Rule {
  readonly code: SafetyCode
  /** Each entry catches a message in which all its expressions are found, in any order. */
  readonly catches: readonly (readonly RegExp[])[]
  readonly unless: readonly RegExp[]
}

/**
 * Makes a rule.
 *
 * @param code - code of the safety policy.
 * @param catches - patterns of which one is enough; ` && ` joins parts that must all occur.
 * @param unless - patterns of near misses; one of them keeps the rule quiet.
 * @returns the compiled rule.
 */
export function rule(
  code: SafetyCode,
  catches: readonly string[],
  unless: readonly string[] = [],
): Rule {
  return {
    code,
    catches: catches.map((source) => patterns(source.split(' && '), words)),
    unless: patterns(unless, words),
  }
}
