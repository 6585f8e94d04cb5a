/** The conditions and circumstances the coach listens for, and what each changes. */

import { bodyTopics } from './topics/body-topics.ts'
import { lifeTopics } from './topics/life-topics.ts'

export type { Note, TopicRule } from './topics/topic-rule.ts'

/** Every condition and circumstance by its name. */
export const topicRules = { ...bodyTopics, ...lifeTopics } as const

/** Something a person may tell of themselves. */
export type Topic = keyof typeof topicRules

/** Every topic, for going through the rules. */
export const topics: readonly Topic[] = Object.keys(topicRules).filter(
  (name): name is Topic => name in topicRules,
)
