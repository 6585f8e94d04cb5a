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
  /** For each matter on which the coach has no good source. */
  readonly matters: ReadonlyMap<Matter, number>
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
  return { facts, outside, matters: new Map(matters.map((name) => [name, take(name)])) }
}
