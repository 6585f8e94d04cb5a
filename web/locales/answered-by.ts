/** Texts on who answers: asked before the questions, and shown beside the score. */

import type { AnsweredBy } from '#core/answered-by.ts'

const ways: Readonly<Record<AnsweredBy, string>> = {
  self: 'I answer by myself',
  'with-help': 'Someone helps me read or type',
  'someone-else': 'Someone answers for me',
}

/** Empty where there is nothing to say. */
const said: Readonly<Record<AnsweredBy, string>> = {
  self: '',
  'with-help': 'Answered with help',
  'someone-else': 'Answered by someone else',
}

export const answeredByTexts = {
  summary: 'Is someone helping you?',
  question: 'Who answers?',
  ways,
  said,
  heading: 'For the person who helps',
  readAloud: 'Please read each question aloud and let them choose.',
  inTheirPlace: 'Please answer the way they would. If you can, ask them first.',
  neverChanges: 'This never changes the score. It is shown beside it.',
  note: 'These questions are made for people to answer for themselves. When someone else answers, the score can be higher or lower. Keep that in mind.',
  change: 'Change who answers',
  label: 'Who answered',
}

/** Texts of one language. */
export type AnsweredByTexts = typeof answeredByTexts
