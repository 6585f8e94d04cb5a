/** The form of a detection rule. */

import { patterns } from '../../pattern.ts'
import type { SafetyCode } from '../codes.ts'
import { words } from './words.ts'

/** One rule: what it catches, and the near misses it stays quiet on. */
export interface Rule {
  readonly code: SafetyCode
  readonly catches: readonly RegExp[]
  readonly unless: readonly RegExp[]
}

/**
 * Makes a rule.
 *
 * @param code - code of the safety policy.
 * @param catches - patterns of which one is enough.
 * @param unless - patterns of near misses; one of them keeps the rule quiet.
 * @returns the compiled rule.
 */
export function rule(
  code: SafetyCode,
  catches: readonly string[],
  unless: readonly string[] = [],
): Rule {
  return { code, catches: patterns(catches, words), unless: patterns(unless, words) }
}
