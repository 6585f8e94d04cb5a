/** Texts of what the coach remembers: the page, its lists and its questions. */

import type { RememberedKind, RememberedOutcome } from '#core/memory.ts'
import { formatLocale } from './language.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })

const kinds: Readonly<Record<RememberedKind, string>> = {
  condition: 'You told me',
  limit: 'I leave out what does not go with this',
  dislike: 'Not for you',
  tried: 'You tried',
  goal: 'Your goal',
  contacts: 'Near you',
}

const outcomes: Readonly<Record<RememberedOutcome, string>> = {
  helped: 'It helped.',
  'no-change': 'It made no difference, so I leave it out.',
  harmed: 'It hurt, so I leave it out.',
  'too-hard': 'It was too hard, so I leave it out.',
  done: 'You did it.',
}

export const memoryTexts = {
  heading: 'What I remember',
  intro: 'The coach remembers only what you allowed. Here is all of it, in your own words.',
  about:
    'The coach can remember what you tell it, if you say yes. Here you see, change and delete it.',
  open: 'What the coach remembers',
  loading: 'Getting what the coach remembers',
  notLoaded: 'We could not get what the coach remembers.',
  connectionAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try again',

  listHeading: 'In your own words',
  none: 'The coach remembers nothing of you.',
  noneUnasked: 'When you tell it something worth keeping, it asks you first.',
  kind: (kind: RememberedKind) => kinds[kind],
  outcome: (outcome: RememberedOutcome) => outcomes[outcome],
  words: (words: string) => `“${words}”`,
  step: (step: string) => `About this step: ${step}`,
  told: (iso: string) => `Told on ${day(iso)}`,
  forNow: 'For now',

  change: 'Change',
  changeNamed: (words: string) => `Change: ${words}`,
  newWords: 'How should it be?',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Leave it as it is',
  wordsMissing: 'Write what the coach should remember.',
  changed: 'It is changed.',

  forget: 'Forget',
  forgetNamed: (words: string) => `Forget: ${words}`,
  forgetting: 'Forgetting',
  forgotten: 'It is forgotten.',
  forgottenAdvice: 'The coach may ask or suggest again what went with it.',

  forgetAllHeading: 'Forget all',
  forgetAll: 'Forget all of it',
  forgetAllQuestion: 'Forget all that the coach remembers?',
  forgetAllAbout: 'Your results and scores stay. This cannot be taken back.',
  keepAll: 'No, keep it',
  forgetAllNow: 'Yes, forget all of it',
  allForgotten: 'All of it is forgotten.',

  consentHeading: 'May the coach remember?',
  consentYes:
    'Yes. It keeps what you tell it of your health, your limits, what you like and your goal.',
  consentUnasked: 'It has not kept anything yet. It asks you first.',
  consentNever: 'No. It keeps nothing and does not ask.',
  stop: 'Stop remembering',
  stopQuestion: 'Stop remembering, and forget all of it?',
  stopNow: 'Yes, stop and forget',
  stopped: 'The coach remembers nothing from now on.',
  allow: 'Let the coach remember',
  allowed: 'The coach remembers what you tell it from now on.',
  neverKept: 'What you say when you are in danger is never kept.',
  notDone: 'That did not work. Nothing has changed.',
  toChat: 'Go to the coach',
}

/** Texts of one language. */
export type MemoryTexts = typeof memoryTexts
