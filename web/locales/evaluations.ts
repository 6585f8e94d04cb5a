/** Texts of the evaluations page: six cards, what is begun, and the way to the Health Coach. */

import type { EvaluationName, LifestyleDomain } from '#core/lifestyle-domain.ts'
const about: Record<LifestyleDomain, string> = {
  Socialization: 'Family, friends and who you can turn to',
  Learning: 'What you do with phone, tablet or computer',
  Exercise: 'Walking, sport, house and garden',
  Diet: 'Your weight and how you have been eating',
  Stress: 'How the last month has felt',
  Sleep: 'Your nights in the last month',
}

/** Completes "Continue your ... questions". */
const kind: Record<LifestyleDomain, string> = {
  Socialization: 'social',
  Learning: 'learning',
  Exercise: 'exercise',
  Diet: 'eating',
  Stress: 'stress',
  Sleep: 'sleep',
}

export const evaluationsTexts = {
  title: 'Your evaluations',
  intro:
    'Six short sets of questions about your daily life. Take them in any order, one at a time.',
  about,
  cardName: (name: EvaluationName): string => name,
  minutes: (count: number) => `About ${count} minutes`,
  notYet: 'Not done yet',
  begun: 'Started, not sent yet',
  completedOn: (date: string) => `Completed on: ${date}`,

  continueTitle: 'Go on where you stopped',
  startTitle: 'Pick any one to begin',
  allDoneTitle: 'You have done all six',
  allDoneText: 'See your plan, or take any of them again to find out what has changed.',
  bringTitle: 'You have results on this device',
  bringText: 'They are from before you had an account. You can add them to it.',
  bringLink: 'Add my results',
  consentTitle: 'We need your OK',
  consentText:
    'Please read what happens to your data. You can do it now or later, and go on here as before.',
  consentLink: 'Read and decide',
  sharedQuestion: 'Do other people use this device?',
  startText: 'You can stop at any time. Every answer is saved on this device.',
  continueQuestion: (domain: LifestyleDomain, at: number, of: number, topic: string) =>
    `Continue your ${kind[domain]} questions, question ${at} of ${of}: ${topic}`,
  continuePage: (domain: LifestyleDomain, at: number, of: number, topic: string) =>
    `Continue your ${kind[domain]} questions, page ${at} of ${of}: ${topic}`,
  continueReview: (domain: LifestyleDomain) =>
    `Continue your ${kind[domain]} questions: look through your answers and send them`,

  coachTitle: 'Your Health Coach',
  coachText: 'Your coach reads your scores and suggests a few small steps that fit you.',
  coachNotYet: 'Finish one evaluation, and you can start your coach here.',
  activateCoach: 'Activate Health Coach',

  moreTitle: 'More to see',
  scores: 'Your Submitted Scores',
  tests: 'Forum Tests',
}

/** Texts of one language. */
export type EvaluationsTexts = typeof evaluationsTexts
