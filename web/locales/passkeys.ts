/** Texts of passkeys: making, listing and removing them, and logging in with one. */

import { formatLocale } from './language.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })

export const passkeyTexts = {
  heading: 'Passkeys',
  about:
    'With a passkey, you log in the way you unlock your phone or computer: with your fingerprint, your face or your screen lock. You type no password.',
  private: 'Your fingerprint and your face stay on your device. We never see them.',
  ownDevice:
    'Make a passkey only on a device of your own. Whoever can unlock the device can log in as you.',
  create: 'Create a passkey',
  creating: 'Follow the steps on your device',
  cannotCreate:
    'This browser cannot make passkeys here. You can still log in with your password, or with a code by email.',
  cannotCreateNoMail:
    'This browser cannot make passkeys here. You can still log in with your password.',

  listHeading: 'Your passkeys',
  loading: 'Getting your passkeys',
  notLoaded: 'We could not get your passkeys.',
  connectionAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  none: 'You have no passkeys yet.',
  made: (iso: string) => `Made on ${day(iso)}.`,
  used: (iso: string) => `Last used on ${day(iso)}.`,
  neverUsed: 'Not used yet.',
  remove: 'Remove',
  removeNamed: (name: string, made: string) => `Remove the passkey of ${name}. ${made}`,

  ready: 'Your passkey is ready.',
  readyAdvice: 'Next time, you can log in with it on this device.',
  notMade: 'No passkey was made.',
  stoppedMaking: 'It was stopped, or it took too long. You can try again at any time.',
  knownHere: 'This device has a passkey for you already.',
  knownHereAdvice: 'You can use it the next time you log in.',
  noLock:
    'Your device needs a screen lock first, like a PIN, a fingerprint or your face. Set one up, then try again.',
  wrongPlace: 'Passkeys do not work at this web address.',
  notKept: 'Something did not fit. Please try again.',
  ourFault: 'Something went wrong on our side. Please try again in a minute.',
  tryOnline: 'Please try again when you are online.',

  removeQuestion: 'Remove this passkey?',
  removeAbout: (name: string) =>
    `The passkey of ${name} will not log you in any more. A code by email still does.`,
  removeAboutNoMail: (name: string) => `The passkey of ${name} will not log you in any more.`,
  keep: 'No, keep it',
  removeNow: 'Remove it',
  removing: 'Removing',
  removed: 'The passkey is removed.',
  removedAdvice: 'Your device may still show it. It does not work here any more.',
  notRemoved: 'The passkey could not be removed.',
  notRemovedAdvice: 'Nothing has changed. Please try again in a minute.',

  signIn: 'Log in with a passkey',
  signingIn: 'Follow the steps on your device',
  notSignedIn: 'You are not logged in yet.',
  stoppedUsing:
    'It was stopped, it took too long, or this device has no passkey for you. Try again, or log in in another way.',
  refused: 'This passkey did not work.',
  refusedAdvice: 'It may be an old one. Try again, or log in in another way.',
  anotherWay: 'Please log in in another way.',
}

/** Texts of one language. */
export type PasskeyTexts = typeof passkeyTexts
