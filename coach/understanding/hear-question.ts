/** Hears what a question asks for, as learned from questions that people wrote and from the cards. */

import { matterOf } from './features.ts'
import { type Matter, matters } from './matters.ts'
import { type LinearModel, readModel, sharesOf } from './model.ts'
import { questionWeights } from './weights/question.ts'

/** What a question asks for where it is not the coach's business. */
export const notMine = 'none'

/** How likely a question asks for each fact, for a matter without a card, and for none. */
export interface LikelyFacts {
  /** By evidence id, from 0 to 1. */
  readonly facts: ReadonlyMap<string, number>
  /** That it is not the coach's business, from 0 to 1; all of them make 1. */
  readonly outside: number
  /** The likeliest matter on which the coach has no good source. */
  readonly matter: { readonly name: Matter; readonly likely: number }
}

let ready: LinearModel | undefined

/**
 * Says what a question asks for.
 *
 * @param readings - the question as typed and, where it is Spanish, its words in English one by one, as most
 *   examples are English: the mean of what they say counts.
 */
export function hearQuestion(readings: readonly string[]): LikelyFacts {
  ready ??= readModel(questionWeights)
  const facts = new Map<string, number>()
  for (const reading of readings)
    for (const [id, likely] of sharesOf(ready, matterOf(reading)))
      facts.set(id, (facts.get(id) ?? 0) + likely / readings.length)
  const take = (name: string): number => {
    const likely = facts.get(name) ?? 0
    facts.delete(name)
    return likely
  }
  const outside = take(notMine)
  const [first, ...others] = matters.map((name) => ({ name, likely: take(name) }))
  const matter = others.reduce(
    (best, one) => (one.likely > best.likely ? one : best),
    first ?? { name: matters[0], likely: 0 },
  )
  return { facts, outside, matter }
}
