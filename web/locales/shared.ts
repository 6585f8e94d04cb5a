/** Texts of the page that shows somebody's results to whoever has the link. */

import { momentInWords } from './day.ts'

const moment = (iso: string) => momentInWords(new Date(iso))

export const sharedTexts = {
  heading: 'Shared results',
  loading: 'Getting the results',
  whose: 'These are the results of the person who gave you this link.',
  born: (year: number) => `Born in ${year}.`,
  genders: { Female: 'Female.', Male: 'Male.' },
  until: (iso: string) => `The link works until ${moment(iso)}.`,
  readOnly:
    'You can read and print this page. You cannot change anything. Please keep the link to yourself.',
  sheet: 'Results',
  largePrint: 'Large print',
  print: 'Print or save as PDF',
  empty: 'There are no scores yet.',
  ended: 'This link has ended or is not right. Ask the person who gave it to you for a new one.',
  endedAdvice: 'Perhaps a part of the link was left out when it was copied. A whole link is long.',
  home: 'Go to the start page',
  failed: 'We could not get the results.',
  failedAdvice: 'The link may still be right. Check your connection, then try again.',
  waitAdvice: 'That was too many tries in a short time. Please wait a few minutes, then try again.',
  tryAgain: 'Try again',
}

/** Texts of one language. */
export type SharedTexts = typeof sharedTexts
