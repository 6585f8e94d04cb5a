/** Texts of the email of an account: whether it is confirmed, and changing it. */

import { formatLocale } from './language.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })

export const emailChangeTexts = {
  heading: 'Your email',
  intro: 'You log in with this email. We send codes to it.',
  introNoMail:
    'You log in with this email. You cannot change it here: this site sends no codes by email.',
  change: 'Change my email',

  confirmedOn: (iso: string) => `Confirmed on ${day(iso)}.`,
  notConfirmed: 'Not confirmed yet.',
  notConfirmedAbout:
    'Somebody else may have typed this email. Ask for a code, and we know that it is yours.',
  confirm: 'Confirm my email',
  endedHeading: 'What has ended',
  ended:
    'Nobody had confirmed this email before. So we have ended what may not be yours: the old password, passkeys and links, logins in other places, and the OK about your data. Your answers and scores are still here.',
  okAgain: 'We ask for your OK again at the top of this page.',
  setPassword: 'Set a password now',

  newEmail: 'New email',
  newEmailHint: 'We send a code there, to make sure that it is yours.',
  sameEmail: 'This is your email already. Type another one, or keep this one.',
  sendCode: 'Send me a code',
  sendCodeAgain: 'Send me a new code',
  sendingCode: 'Sending a code',
  codeNotSent: 'The code could not be sent.',
  keepOld: 'Keep my old email',

  sentTo: 'We have sent a code to:',
  sentAdvice:
    'It can take a minute. Look in your junk mail too. If this email has an account already, we send a note there, and no code.',
  code: 'Code from the email',
  codeHint: 'Six numbers. They work for 10 minutes.',
  save: 'Save my new email',
  saving: 'Saving',
  saved: 'Your email is changed.',
  savedAdvice: (email: string) => `From now on, log in with ${email}.`,
  notSaved: 'Your email could not be changed.',
  notSavedAdvice: 'Your old email still works.',
  another: 'Type another email',
}

/** Texts of one language. */
export type EmailChangeTexts = typeof emailChangeTexts
