/** Texts of showing, while logged in, that one is still the same person. */

export const freshProofTexts = {
  heading: 'Please show that it is you',
  reason: 'We ask so that no one else at this computer can take your account.',
  confirmHeading: 'Confirm your email',
  confirmReason: 'With a code we make sure that this email is yours.',
  firstCode:
    'The first code from your email also ends what was set up before: the password, passkeys, links, and logins in other places. Your answers and scores stay.',

  goOn: 'Go on',
  checking: 'Checking',
  codeSent: 'We have sent a code to your email.',
  codeSentAdvice: 'It can take a minute. Look in your junk mail too.',
  withPasskey: 'Use my passkey',
  followSteps: 'Follow the steps on your device',
  noPasskey:
    'It was stopped, it took too long, or this device has no passkey for you. Try again, or use another way.',
  noProof:
    'You have no password and no passkey, and this site sends no codes by email. Please ask the people who run it.',
  cancel: 'No, go back',
  stopped: 'You went back. Nothing has changed.',

  confirmed: 'Your email is confirmed.',
  confirmedAdvice: 'What was set up before has ended. Under My data you can set it up again.',
}

/** Texts of one language. */
export type FreshProofTexts = typeof freshProofTexts
