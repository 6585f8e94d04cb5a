/** What the rules notice in a message beside its words: the codes they find, and each of their patterns alone. */

import type { SafetyCode } from '../safety/codes.ts'
import { correctTypos } from '../safety/correct-typos.ts'
import { normalise } from '../safety/normalise.ts'
import { rules } from '../safety/rules/catalog.ts'
import { viewOf } from '../safety/rules/word-pattern.ts'
import { readPart } from '../conversation-limits.ts'
import type { Sign } from './features.ts'

/** Weak signs that no rule puts together weigh a little each, a whole rule more. */
const values = { pattern: 0.15, rule: 0.5 } as const

/** Every pattern of the rules, once, what catches and what quiets alike. */
const patterns = [
  ...new Map(
    rules
      .flatMap(({ catches, unless }) => [...catches.flat(), ...unless])
      .map((one) => [one.source, one]),
  ).values(),
]

/** The names of all signs; a model that was taught others does not fit. */
export const patternNames: readonly string[] = patterns.map(({ source }) => source)

/**
 * Finds the signs in a message.
 *
 * @param text - what the person typed; what goes beyond one turn is not looked at.
 * @param found - the codes the rules find in it.
 */
export function safetySigns(text: string, found: readonly SafetyCode[]): readonly Sign[] {
  const view = viewOf(correctTypos(normalise(readPart(text))))
  return [
    ...found.map((code) => ({ name: `code ${code}`, value: values.rule })),
    ...patterns
      .filter((one) => one.isFoundIn(view))
      .map(({ source }) => ({ name: source, value: values.pattern })),
  ]
}
