/** Texts of the list of browsers in which a person is signed in. */

import { momentInWords } from './day.ts'
import { formatLocale } from './language.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })
const moment = (iso: string) => momentInWords(new Date(iso))

export const browsersTexts = {
  heading: 'Where you are signed in',
  intro:
    'These are the phones, tablets and computers that know you. On each of them your email is enough to log in.',
  introShared:
    'These are the phones, tablets and computers where you are logged in, or that know you. You said that other people use this one too. This one forgets you when you log out. On one that knows you, your email is enough to log in.',
  adviceUnknown: 'Do you not know one of them? Sign out there.',
  loading: 'Getting the list',
  notLoaded: 'We could not get the list.',
  connectionAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try again',

  thisOne: 'You are using this one now.',
  signedIn: 'You are signed in there.',
  notSignedIn: 'You are not signed in there now.',
  lastUsed: (iso: string) => `Last used: ${moment(iso)}`,
  firstSeen: (iso: string) => `First used: ${day(iso)}`,

  signOutThere: 'Sign out there',
  signOutHere: 'Sign out here',
  signingOut: 'Signing out',
  signedOutThere: (name: string) => `You are signed out there: ${name}.`,
  signedOutThereAdvice: 'To log in there again, you need your password or a code by email.',
  signedOutThereAdviceNoMail: 'To log in there again, you need your password or a passkey.',
  notSignedOut: 'We could not sign you out there.',

  signOutOthers: 'Sign out everywhere else',
  signOutOthersAbout: 'You stay signed in here only. You see first what will end.',
  signedOutOthers: 'You are signed out everywhere else.',
  othersIntro: 'Here you see all that opens your account. You stay signed in here.',
  othersEnd: 'These are signed out:',
  tickMore: 'What else should end?',
  tickMoreAbout: 'Tick what you do not know, or what somebody else may have.',
  endPassword: 'My password',
  endPasswordAbout: 'Then you log in on a new device with a code by email.',
  endPasswordAboutNoMail: 'Then you log in on a new device with a passkey.',
  onlyWay:
    'Your password stays: this site sends no codes by email, so without a passkey it is your only way in.',
  endPasskeys: (count: number) => (count === 1 ? 'My passkey' : `My ${count} passkeys`),
  endShares: (count: number) =>
    count === 1 ? 'My link to my results' : `My ${count} links to my results`,
  endNow: 'End what is ticked, and sign out elsewhere',
  endNowOthers: 'Sign out everywhere else now',
  ending: 'Signing out',
  goBack: 'No, change nothing',
  alsoEnded: (things: readonly string[]) => `These have ended too: ${things.join(', ')}.`,
  notEnded: 'We could not sign you out everywhere else.',
  onlyThis: 'No other phone, tablet or computer knows you.',

  hereQuestion: 'Sign out here?',
  hereIntro:
    'Next time, your email alone will not be enough here. You will need your password or a code by email.',
  hereCheck:
    'Do you know your password, or can you read your email? If not, please stay signed in.',
  hereIntroNoMail:
    'Next time, your email alone will not be enough here. You will need your password or a passkey.',
  hereCheckNoMail:
    'Do you know your password, or do you have a passkey? If not, please stay signed in.',
  stay: 'No, stay signed in',
  signedOutHere: 'You are signed out here.',
}

/** Texts of one language. */
export type BrowsersTexts = typeof browsersTexts
