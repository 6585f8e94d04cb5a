/** Texts of the home page of a person who has been here before. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { formatLocale } from './language.ts'

const list = new Intl.ListFormat(formatLocale, { type: 'conjunction' })

const parts: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'social',
  Learning: 'learning',
  Exercise: 'exercise',
  Diet: 'eating',
  Stress: 'stress',
  Sleep: 'sleep',
}

export const myDayTexts = {
  back: 'Welcome back',
  first: 'Good to see you',
  shortest: (minutes: number) =>
    `Six short parts. Start with the shortest: about ${minutes} minutes.`,
  loading: 'Getting your day',
  notLoaded: 'We could not read your results. They are safe.',
  connectionAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  offline: 'Your plan works without a connection. We send it later.',

  today: 'Today',
  toPlan: 'Change my step',
  allPlan: 'My plan',
  goOnAsked: 'Shall we go on?',
  goOn: 'Go on',
  makeSmaller: 'Make it smaller',
  stop: 'Stop',

  newest: 'Your newest result',
  newestOf: (domain: string, band: string, score: string) => `${domain}: ${band}, ${score}.`,
  seeResult: 'See my result',

  next: 'What comes next',
  begun: 'Go on where you stopped',
  retest: (domain: LifestyleDomain) => `It is a month since your ${parts[domain]} questions.`,
  again: (minutes: number) => `Take it again (${minutes} minutes)`,
  noStep: 'One small step helps more than a big plan.',
  see: 'See what I can do',
  part: (domain: string, minutes: number) => `${domain}: about ${minutes} minutes.`,
  startWith: (domain: string) => `Start with ${domain}`,
  allDone: 'You have done all six. Nothing is due today.',
  seeProgress: 'See my progress',

  six: (done: number) => `Your six parts: ${done} of 6 done`,
  /** Names the picture of six doors. */
  doors: (open: readonly string[]) => {
    if (open.length === 0) return 'A hill with six doors. All six are still closed.'
    const are = open.length === 1 ? 'is' : 'are'
    return `A hill with six doors. ${open.length} ${are} open: ${list.format(open)}.`
  },
  done: (date: string) => `Done on ${date}`,
  started: 'Started',
  minutes: (minutes: number) => `About ${minutes} minutes`,
  allParts: 'All six parts',
}

/** Texts of one language. */
export type MyDayTexts = typeof myDayTexts
