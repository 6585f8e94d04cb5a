/** Texts of sign-in, registration and sign-out. */

import { limits } from '#contract/limits.ts'
/** Waiting time in words, rounded up so that the next try is not too early. */
function waitInWords(seconds: number): string {
  if (seconds <= 60) return 'one minute'
  return `${Math.ceil(seconds / 60)} minutes`
}

export const accountTexts = {
  loginHeading: 'Log in',
  loginIntro: 'Type your email. On a device we know, that is all you need.',
  signInHeading: 'Log in',
  signInIntro: 'Log in to see your scores and your plan.',
  signedInAlready: 'You are logged in on this device.',
  goToEvaluations: 'Go to my evaluations',
  readyHeading: 'Your account is ready. Please log in.',
  readyIntro: 'On this device, your email is all you need.',
  readyIntroShared:
    'You said that other people use this device. So it does not know you. Please type your password too.',
  errorTitle: (title: string) => `Error: ${title}`,

  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordNow:
    'We do not know this device yet. So please type your password too, or ask for a code.',
  passwordNowNoMail: 'We do not know this device yet. So please type your password too.',
  passwordShared: 'Other people use this device. So please type your password, or ask for a code.',
  passwordSharedNoMail: 'Other people use this device. So please type your password.',
  code: 'Code from the email',
  codeHint: 'Six numbers. They work for 10 minutes.',
  firstCode:
    'If this is your first code for this account, it ends what was set up before: the old password, passkeys, links, and logins in other places. Your answers and scores stay. You can then set a new password.',
  firstCodeUsed:
    'This code confirmed your email. Your earlier password no longer works. Passkeys, links and logins in other places have ended too. You can set a new password in My data.',
  toMyData: 'Go to My data',
  enterCode: 'Type the six numbers from the email.',
  sendCode: 'Send me a code by email',
  sendCodeAgain: 'Send me a new code',
  sendingCode: 'Sending a code',
  codeSent: 'We have sent you a code, if this email has an account.',
  codeSentAdvice:
    'It can take a minute. Look in your junk mail too. Did you ask before? That code works as well for 10 minutes. Type the code below.',
  codeNotSent: 'The code could not be sent.',
  noMoreCodes: (seconds: number | undefined) =>
    `No more codes can be sent for now. The newest one still works, for 10 minutes after you asked for it. You can ask for another in ${seconds === undefined ? 'a few minutes' : waitInWords(seconds)}.`,
  passwordInstead: 'Use my password instead',
  adviceCode: 'This code is not right, or it is too old. Check it, or ask for a new one.',
  signIn: 'Login',
  signingIn: 'Logging you in',
  loginSuccessful: 'Login successful',
  newHere: 'New here?',
  createAccount: 'Create an account',
  forgotten: 'Help with logging in',

  invalidEmail: 'Invalid email',
  enterEmail: 'Type your email.',
  emailShape: 'Type an email like name@example.com.',
  emailTooLong: 'This email is too long. Please check it.',
  enterPassword: 'Type your password.',
  adviceAddPassword:
    'We do not know this device yet. Type your password below, or ask for a code by email.',
  adviceAddPasswordNoMail: 'We do not know this device yet. Type your password below.',
  adviceCheckBoth: 'The email and the password do not fit together. Check both, then try again.',
  adviceCheckEmail: 'Check the email, or create an account if you are new here.',
  adviceOurFault: 'Something went wrong on our side. Please try again in a minute.',
  adviceWait: (seconds: number | undefined) =>
    seconds === undefined
      ? 'There were too many tries. Please wait a few minutes, then try again.'
      : `There were too many tries. Please wait ${waitInWords(seconds)}, then try again.`,
  adviceKept: 'What you typed is still here. Try again when you are online.',

  withoutAccount: 'Look around without an account',
  exploreTips: 'Explore healthy living tips',
  exploreAbout: 'Ask our AI coach about food, sleep, exercise and more.',
  continueAsGuest: 'Continue as guest',
  guestAbout:
    'Take the tests without an account. Your answers and scores then stay on this device. We do not get them.',
  sharedDevice: 'Other people use this device too',
  sharedDeviceAbout:
    'When you press Logout, all that is yours is removed from this device. Please do not forget to press it.',

  registerHeading: 'Create an account',
  registerIntro: 'An account keeps your scores safe and lets you see them on any device.',
  emailHint: 'You will log in with this email.',
  passwordHint: `Use ${limits.passwordMinChars} or more characters. A few words in a row work well.`,
  passwordShort: `Use ${limits.passwordMinChars} or more characters.`,
  passwordLong: `Use ${limits.passwordMaxChars} characters or fewer.`,
  aboutYou: 'About you',
  whyAboutYou:
    'We ask for your year of birth and gender for one reason: to compare your scores with people like you. You can see that comparison in your advice.',
  yearOfBirth: 'Year of birth',
  yearPlaceholder: 'e.g. 1950',
  enterYear: 'Type your year of birth as four numbers, like 1950.',
  yearRange: (from: number, to: number) => `Type a year from ${from} to ${to}.`,
  gender: 'Gender',
  selectGender: 'Select',
  male: 'Male',
  female: 'Female',
  chooseGender: 'Choose Male or Female.',
  register: 'Register',
  registering: 'Creating your account',
  errorRegistering: 'Error registering user',
  adviceEmailTaken: 'This email already has an account. Log in with it, or use another email.',
  registrationSuccessful: 'Registration successful. Please login.',
  alreadyRegistered: 'Already have an account?',
  loginHere: 'Login here',

  loggingOut: 'Logging you out',
  logoutHeading: 'Logout',
}

/** Texts of one language. */
export type AccountTexts = typeof accountTexts
