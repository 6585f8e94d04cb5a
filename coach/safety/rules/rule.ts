/** The form of a detection rule. */

import { tiers, type SafetyCode } from '../codes.ts'
import { harmless } from './harmless.ts'
import { wordPattern, type MessageView, type WordPattern } from '../../text/word-pattern.ts'

/** One rule: what it catches, and the near misses it stays quiet on. */
export interface Rule {
  readonly code: SafetyCode
  /** Each entry catches a message in which all its patterns are found, in any order. */
  readonly catches: readonly (readonly WordPattern[])[]
  readonly unless: readonly WordPattern[]
}

/** Pairs of signs name one sign many times: each is compiled once, and asked once per message. */
const made = new Map<string, WordPattern>()

function onceOnly(notation: string): WordPattern {
  const known = made.get(notation)
  if (known) return known
  const inner = wordPattern(notation)
  const answers = new WeakMap<MessageView, boolean>()
  const wanted: WordPattern = {
    ...inner,
    isFoundIn(view) {
      const earlier = answers.get(view)
      if (earlier !== undefined) return earlier
      const isFound = inner.isFoundIn(view)
      answers.set(view, isFound)
      return isFound
    },
  }
  made.set(notation, wanted)
  return wanted
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
  const quiet = tiers[code] <= 1 ? [...unless, ...harmless] : unless
  return {
    code,
    catches: catches.map((source) => source.split(' && ').map(onceOnly)),
    unless: quiet.map(onceOnly),
  }
}
