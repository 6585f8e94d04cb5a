/** Hears what a question asks for, as learned from questions that people wrote and from the cards. */

import { matterOf } from './features.ts'
import { type LinearModel, readModel, sharesOf } from './model.ts'
import { questionWeights } from './weights/question.ts'

/** What a question asks for where it is not the coach's business. */
export const notMine = 'none'

/** How likely a question asks for each fact, for each matter, and for none. */
export interface LikelyFacts {
  /** By evidence id, from 0 to 1. */
  readonly facts: ReadonlyMap<string, number>
  /** That it is not the coach's business, from 0 to 1; all of them make 1. */
  readonly outside: number
  /** By the name of a matter that no card answers head-on. */
  readonly matters: ReadonlyMap<string, number>
}

/** All other classes but {@link notMine} are matters. */
const evidenceId = /^[A-Z]\d\d$/u

let ready: LinearModel | undefined

/**
 * Says what a question asks for.
 *
 * @param readings - the question as typed and, where it is Spanish, its words in English one by one, as most
 *   examples are English: the mean of what they say counts.
 */
export function hearQuestion(readings: readonly string[]): LikelyFacts {
  ready ??= readModel(questionWeights)
  const likely = new Map<string, number>()
  for (const reading of readings)
    for (const [name, share] of sharesOf(ready, matterOf(reading)))
      likely.set(name, (likely.get(name) ?? 0) + share / readings.length)
  const named = [...likely]
  return {
    facts: new Map(named.filter(([name]) => evidenceId.test(name))),
    outside: likely.get(notMine) ?? 0,
    matters: new Map(named.filter(([name]) => name !== notMine && !evidenceId.test(name))),
  }
}
