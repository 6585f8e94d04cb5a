/** Texts of sharing one's results by a link: making, sending, listing and stopping it. */

import { momentInWords } from './day.ts'
import type { ShareDuration } from '#contract/share-durations.ts'
import { formatLocale } from './language.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })
const list = new Intl.ListFormat(formatLocale, { type: 'conjunction' })
const moment = (iso: string) => momentInWords(new Date(iso))

const durations: Readonly<Record<ShareDuration, string>> = {
  day: '1 day',
  week: '1 week',
  month: '1 month (30 days)',
}

/** What a link shows besides the scores. */
export interface SharedThings {
  readonly withAnswers: boolean
  readonly withPerson: boolean
  readonly withPlan: boolean
}

export const sharingTexts = {
  heading: 'Share my results',
  about:
    'Make a link for someone you trust, like your daughter or your nurse. With it, they can read your results. They cannot change a thing.',
  start: 'Share my results',
  loading: 'Getting your links',
  notLoaded: 'We could not get your links.',
  connectionAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try again',

  listHeading: 'Your links',
  none: 'You share no links now.',
  made: (iso: string) => `Made on ${day(iso)}.`,
  ends: (iso: string) => `Works until ${moment(iso)}.`,
  neverOpened: 'Not opened yet.',
  opened: (count: number, iso: string) =>
    count === 1
      ? `Opened once, on ${moment(iso)}.`
      : `Opened ${count} times, last on ${moment(iso)}.`,
  shows: (what: SharedThings) => {
    const things = ['your scores']
    if (what.withAnswers) things.push('your answers')
    if (what.withPlan) things.push('your plan')
    if (what.withPerson) things.push('your year of birth and gender')
    return `Shows ${list.format(things)}.`
  },
  stop: 'Stop sharing',
  stopping: 'Stopping',
  stopNamed: (name: string) => `Stop sharing: ${name}`,
  stopped: 'You have stopped sharing.',
  stoppedAdvice: (name: string) => `The link "${name}" does not open any more.`,
  notStopped: 'The link could not be stopped.',
  notStoppedAdvice: 'It may still open. Please try again in a minute.',

  intro:
    'You get a link. Whoever has the link can read your results, with no password. So give it only to people you trust.',
  name: 'A name for this link',
  nameHint: 'Only you see it. For example: For my daughter.',
  nameMissing: 'Give the link a name, like "For my daughter".',
  howLong: 'How long should the link work?',
  durations,
  whatIsShown: 'What can they see?',
  scoresShown:
    'Your scores in all six areas. How they changed. And what went into them, like your hours of sleep or your body mass index.',
  addAnswers: 'Show my answers too',
  addPlan: 'Show my plan too',
  addPerson: 'Show my year of birth and my gender too',
  neverEmail: 'They never see your email. You can stop the link at any time in My data.',
  make: 'Make the link',
  making: 'Making the link',
  notMade: 'The link could not be made.',
  notMadeAdvice: 'Nothing is shared. Please try again in a minute.',

  readyHeading: 'Your link is ready',
  seenBy: (iso: string) => `Whoever has this link can read your results until ${moment(iso)}.`,
  yourLink: 'Your link',
  onlyOnce:
    'We show the link only this once. Send it or copy it now. If you lose it, stop it in My data and make a new one.',
  send: 'Send the link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copiedAdvice: 'Paste it into an email or a message.',
  notCopied: 'Your browser did not copy the link.',
  notCopiedAdvice:
    'The link is marked now. Press Ctrl and C, or hold your finger on it and choose Copy.',
  goToMyData: 'Go to My data',

  guest:
    'You use this site without an account. Your results are on this device only, so no link can show them.',
  guestAdvice: 'You can print your report, or save it, and give it to someone you trust.',
  openReport: 'Open the report',
}

/** Texts of one language. */
export type SharingTexts = typeof sharingTexts
