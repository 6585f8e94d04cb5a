/** What a person told of themselves that changes which advice is safe or fitting. */

import { patterns } from './pattern.ts'
import { normalise } from './safety/normalise.ts'
import { heardInSpanish } from './topics/heard-in-spanish.ts'
import { bodyTopics } from './topics/body-topics.ts'
import { lifeTopics } from './topics/life-topics.ts'
import type { TopicRule } from './topics/topic-rule.ts'

/** Every condition and circumstance by its name. */
export const topicRules = { ...bodyTopics, ...lifeTopics } as const

/** Something a person may tell of themselves. */
export type Topic = keyof typeof topicRules

/** Every topic, for going through the rules. */
export const topics: readonly Topic[] = Object.keys(topicRules).filter(
  (name): name is Topic => name in topicRules,
)

const compiled = topics.map((topic) => ({
  topic,
  expressions: patterns([...topicRules[topic].heardAs, ...(heardInSpanish[topic] ?? [])]),
}))

/** Words that show the person asks about others in general rather than tells of themselves. */
const denied = patterns([
  '(no|never had|do not have|without) (any )?$',
  '(no|nunca|sin) (tengo|tuve|he tenido|padezco|sufro|soy|uso|tomo)? ?(de )?(ningun|ninguna|problemas de)? ?$',
])

function isHeard(expressions: readonly RegExp[], text: string): boolean {
  return expressions.some((expression) => {
    const found = expression.exec(text)
    if (!found) return false
    const before = text.slice(0, found.index)
    return !denied.some((denial) => denial.test(before))
  })
}

/**
 * Hears what a person told of themselves.
 *
 * @param said - their own messages or notes, in any order.
 * @returns the topics heard; empty where nothing was said.
 */
export function topicsIn(said: readonly string[]): ReadonlySet<Topic> {
  const texts = said.map(normalise)
  return new Set(
    compiled
      .filter(({ expressions }) => texts.some((text) => isHeard(expressions, text)))
      .map(({ topic }) => topic),
  )
}

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
 * @param heard - topics as {@link topicsIn} hears them.
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
