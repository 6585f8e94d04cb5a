/** Texts of setting, changing and removing one's password. */

export const ownPasswordTexts = {
  heading: 'Your password',
  has: 'You have a password. With it you can log in on any device.',
  hasNone: 'You have no password. On a new device you log in with a code by email, or a passkey.',
  hasNoneNoMail: 'You have no password. On a new device you log in with a passkey.',
  onlyWay:
    'This site sends no codes by email, and you have no passkey. On a new device it is your only way in, so you cannot remove it. Make a passkey first, and then you can.',
  set: 'Set a password',
  change: 'Change my password',
  newPassword: 'New password',
  save: 'Save my password',
  saving: 'Saving',
  leave: 'Leave it as it is',
  saved: 'Your password is saved.',
  savedAdvice: 'You will need it the next time you log in on a new device.',
  notSaved: 'Your password could not be saved.',

  remove: 'Remove my password',
  removeQuestion: 'Remove your password?',
  removeAbout:
    'You can still log in on a new device: with a code by email, or with a passkey if you have one.',
  removeAboutNoMail: 'You can still log in on a new device with your passkey.',
  keep: 'No, keep it',
  removeNow: 'Remove it',
  removing: 'Removing',
  removed: 'Your password is removed.',
  removedAdvice: 'On a new device, ask for a code by email, or use a passkey.',
  removedAdviceNoMail: 'On a new device, use your passkey.',
  notRemoved: 'Your password could not be removed.',
}

/** Texts of one language. */
export type OwnPasswordTexts = typeof ownPasswordTexts
