/** The form of a detection rule. */

import { tiers, type SafetyCode } from '../codes.ts'
import { harmless } from './harmless.ts'
import { onceOnly, type WordPattern } from '../../text/word-pattern.ts'

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
 * @param unless - patterns of near misses; one of them keeps the rule quiet, as does what is
 *   {@link harmless} where the code is an emergency or a crisis.
 * @returns the rule.
 */
export function rule(
  code: SafetyCode,
  catches: readonly string[],
  unless: readonly string[] = [],
): Rule {
  return {
    code,
    catches: catches.map((source) => source.split(' && ').map(onceOnly)),
    unless: [...unless.map(onceOnly), ...(tiers[code] <= 1 ? harmless : [])],
  }
}
