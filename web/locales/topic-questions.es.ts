/** The ready questions of both chats, in Spanish: the coach's own, so that it knows them again. */

import { cannedQuestions } from '#coach/wording/canned-questions.ts'
import { readyQuestions } from '#coach/wording/spanish/ready-questions.ts'
import type { TopicQuestions } from './topic-questions.ts'

const inSpanish = (question: string): string =>
  question
    .split(/(?<=[.?]) /)
    .map((sentence) => readyQuestions[sentence] ?? sentence)
    .join(' ')

/** Three questions a domain, in the words of an older person. */
export const topicQuestions: TopicQuestions = {
  Socialization: cannedQuestions.Socialization.map(inSpanish),
  Learning: cannedQuestions.Learning.map(inSpanish),
  Exercise: cannedQuestions.Exercise.map(inSpanish),
  Diet: cannedQuestions.Diet.map(inSpanish),
  Stress: cannedQuestions.Stress.map(inSpanish),
  Sleep: cannedQuestions.Sleep.map(inSpanish),
}
