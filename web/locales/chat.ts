/** Texts of the two chats. */

import { limits } from '#contract/limits.ts'
import { cannedQuestions } from '#coach/wording/canned-questions.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

export const chatTexts = {
  adviceHeading: 'AI-Driven Advice',
  adviceIntro: 'Ask anything about healthy living. The coach knows your scores.',
  assistantHeading: 'Healthy Life Assistant',
  assistantIntro: 'Pick a topic, or ask in your own words. You do not need an account.',
  aiLabel: 'AI coach, not a person; not medical advice',
  helpHeading: 'Help is here, any time',
  safetyHeading: 'Please read this first',

  topicsHeading: 'Pick a topic',
  topicsAgain: 'Pick another topic',
  questionsFor: (domain: string) => `Three questions about ${domain}`,
  conversation: 'Conversation',
  you: 'You wrote',
  coach: 'The coach',
  memory: 'What I remember',
  sources: (count: number) =>
    count === 1 ? 'Where this comes from (1 source)' : `Where this comes from (${count} sources)`,
  newTab: '(opens in a new tab)',
  model: (name: string) => `Answered by ${name}.`,
  aiNote: 'AI coach, not a person; not medical advice.',
  suggestions: 'You could say next',
  intoMyPlan: 'Put it in my plan',

  question: 'Your question',
  questionHint: 'Type your question, then press Send.',
  send: 'Send',
  stop: 'Stop',
  startNew: 'Start New Chat',
  writing: 'The coach is writing',
  answerReady: 'Answer ready. It is just above the box for your question.',
  stopped: 'Stopped. You can ask again.',
  brokenOff: 'The answer broke off here.',
  tryAgain: 'Try again',
  unanswered: 'This question has no answer yet.',

  emptyPrompt: 'Prompt cannot be empty.',
  tooLong: `Please use at most ${limits.promptMaxChars} characters.`,
  adviceFailed: 'Failed to generate AI advice. Please try again.',
  chatFailed: 'Failed to fetch response',
  needsInternet: 'Your coach needs the internet. Your plan works without it.',
}

/** Texts of one language. */
export type ChatTexts = typeof chatTexts

/** Three questions a domain, in the words of an older person. */
export const topicQuestions: TopicQuestions = cannedQuestions

/** Questions of one language. */
export type TopicQuestions = Readonly<Record<LifestyleDomain, readonly string[]>>
