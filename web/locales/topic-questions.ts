/** The ready questions of both chats. */

import { cannedQuestions } from '#coach/wording/canned-questions.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

/** Three questions a domain, in the words of an older person. */
export const topicQuestions: TopicQuestions = cannedQuestions

/** Questions of one language. */
export type TopicQuestions = Readonly<Record<LifestyleDomain, readonly string[]>>
