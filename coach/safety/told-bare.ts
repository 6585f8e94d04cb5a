/** Dangers told in the plainest words, and nothing beside. */

import { normalise } from '../text/normalise.ts'
import { viewOf } from '../text/word-pattern.ts'
import type { SafetyCode } from './codes.ts'
import { correctTypos } from './correct-typos.ts'
import { bareRules } from './rules/bare.ts'

/**
 * The codes that a message tells in so few words, and nothing beside: they need no model to bear them out.
 *
 * @param message - what the person typed.
 */
export function toldBare(message: string): readonly SafetyCode[] {
  const words = normalise(message)
  const views = [words, correctTypos(words)].map(viewOf)
  return bareRules.flatMap(({ code, catches }) =>
    catches.some((parts) => parts.every((part) => views.some((view) => part.isFoundIn(view))))
      ? [code]
      : [],
  )
}
