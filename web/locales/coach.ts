/** Texts of the advice screen, and those it shares with the chats. */

import type { Catalog } from './language.ts'

const en = {
  heading: 'Your Personalized Wellbeing Advice',
  intro: 'Our coach reads all your scores and picks the next best steps for you.',
  aiLabel: 'AI coach, not a person; not medical advice',
  chooseHeading: 'Choose your advice',
  anyone: 'Anyone',
  anyoneTitle: 'General Wellness',
  anyoneAbout: 'Good steps from your own scores alone.',
  likeMe: 'LikeMe',
  likeMeTitle: 'People Like Me',
  likeMeAbout: 'The same, and how you compare with people of your age and gender.',
  loading: 'Reading your scores and writing your advice',
  failed: 'Oops! Something went wrong. Please try again.',
  tryAgain: 'Try again',
  noScores: 'Your coach does not know you yet.',
  noScoresAdvice: 'Take one short test on this site first. Then your advice will be about you.',
  goToEvaluations: 'Go to the evaluations',
  adviceFor: (title: string) => `Your advice: ${title}`,
  urgentHeading: 'Please read this first',
  safetyHeading: 'Please read this first',
  seeComparison: 'See how you compare with people like you',
  comparisonHeading: 'You and people like you',
  noComparison: 'We do not know enough about people like you yet, so we cannot compare.',
  pointsHeading: 'Your next steps',
  why: (reason: string) => `We picked this ${reason}.`,
  sources: (count: number) =>
    count === 1 ? 'Where this comes from (1 source)' : `Where this comes from (${count} sources)`,
  newTab: '(opens in a new tab)',
  model: (name: string) => `Written by ${name}.`,
  print: 'Print this advice',
  ask: 'Ask the coach a question',
}

/** Texts of one language. */
export type CoachTexts = typeof en

export const coachTexts: Catalog<CoachTexts> = { en }
