/** Everything a person may tell of themselves, and what it changes in what is advised. */

import { bodyTopics } from './body-topics.ts'
import { lifeTopics } from './life-topics.ts'
import type { TopicRule } from './topic-rule.ts'

/** Every condition and circumstance by its name. */
export const topicRules = { ...bodyTopics, ...lifeTopics } as const

/** Something a person may tell of themselves. */
export type Topic = keyof typeof topicRules

/** Every topic, for going through the rules. */
export const topics: readonly Topic[] = Object.keys(topicRules).filter(
  (name): name is Topic => name in topicRules,
)

/** What the disclosed conditions together ask of an answer. */
export interface Constraints {
  /** Evidence that must not be used. */
  readonly barred: ReadonlySet<string>
  /** Evidence that fits best, in order. */
  readonly preferred: readonly string[]
  /** Sentences that must be said, each with the domain it belongs to. */
  readonly notes: readonly NonNullable<TopicRule['note']>[]
  /** True where weights, calories and scores must not be given as numbers. */
  readonly withoutNumbers: boolean
}

/**
 * Joins the rules of the conditions a person disclosed (section on disclosed conditions of the
 * safety policy).
 *
 * @param heard - what was heard, see `coach/understanding/disclosed-conditions.ts`.
 * @returns what is barred, preferred and must be said.
 */
export function constraintsOf(heard: ReadonlySet<Topic>): Constraints {
  const rules = [...heard].map((topic): TopicRule => topicRules[topic])
  return {
    barred: new Set(rules.flatMap((rule) => rule.bars ?? [])),
    preferred: rules.flatMap((rule) => rule.prefers ?? []),
    notes: rules.flatMap((rule) => [...(rule.note ? [rule.note] : []), ...(rule.more ?? [])]),
    withoutNumbers: heard.has('eating-disorder'),
  }
}
