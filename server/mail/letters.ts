/** The words of every letter. */

import type { Letter } from './mailer.ts'

/**
 * The letter with a sign-in code.
 *
 * @param to - the person's address.
 * @param code - six digits.
 * @returns the letter; the code stands in the subject too, where a phone shows it first.
 */
export function codeLetter(to: string, code: string): Letter {
  return {
    to,
    subject: `${code} is your sign-in code`,
    text: `Your code for Healthy Lifestyle Choices is:

${code}

Type it on the page where you asked for it. It works for 10 minutes and only once.

Did you not ask for a code? Then you need not do anything. Nobody can sign in without this code. Please do not give it to anyone, not even to someone who says they work for us.
`,
  }
}

/**
 * The letter to the address of a new account: whoever reads the mail there may not be who made it.
 *
 * @param to - the address.
 * @param userId - the account.
 * @returns the letter.
 */
export function newAccountLetter(to: string, userId: string): Letter {
  return {
    to,
    about: userId,
    subject: 'Your new account',
    text: `Someone created an account for Healthy Lifestyle Choices with this email.

If it was you, you need not do anything.

Was it not you? Then someone else may have used your email. Go to the site and log in with this email: ask for a code by mail there. Then open My data and press "Delete my data". That ends the account and shuts them out.
`,
  }
}

/**
 * The letter to somebody who has an account and whose address was registered again.
 *
 * @param to - the person's address.
 * @returns the letter.
 */
export function alreadyRegisteredLetter(to: string): Letter {
  return {
    to,
    subject: 'You already have an account',
    text: `Someone tried to create an account for Healthy Lifestyle Choices with this email. It has an account already.

If it was you, please log in with this email. You can ask for a code by mail there.

If it was not you, you need not do anything. Nothing has changed.
`,
  }
}

/**
 * The letter to somebody who has not signed in for a long time.
 *
 * @param to - the person's address.
 * @param day - the day on which the account is deleted; noon in Greenwich.
 * @param publicUrl - the address people use; empty where it is not known.
 * @returns the letter.
 */
export function inactivityLetter(to: string, day: Date, publicUrl: string): Letter {
  const date = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const where = publicUrl === '' ? '' : `\n\nSign in here: ${publicUrl}`
  return {
    to,
    subject: `Your account will be deleted on ${date}`,
    text: `You have not signed in to Healthy Lifestyle Choices for a long time. We do not keep accounts that nobody uses.

We will delete your account on ${date}, with all your answers and scores. They cannot be brought back.

Do you want to keep your account? Then sign in before ${date}. That is all you need to do.${where}

Do you no longer need it? Then you need not do anything.
`,
  }
}

/**
 * The letter with the code that proves a new address.
 *
 * @param to - the new address.
 * @param code - six digits.
 * @param userId - the account that asked for it.
 * @returns the letter.
 */
export function newEmailLetter(to: string, code: string, userId: string): Letter {
  return {
    to,
    about: userId,
    subject: `${code} is the code for your new email`,
    text: `Someone asked to use this email for their account with Healthy Lifestyle Choices. If it was you, your code is:

${code}

Type it on the page where you asked for it. It works for 10 minutes and only once.

Was it not you? Then you need not do anything. Please do not give this code to anyone.
`,
  }
}

/**
 * The letter to somebody who has an account and whose address another account asked for.
 *
 * @param to - the person's address.
 * @returns the letter.
 */
export function emailTakenLetter(to: string): Letter {
  return {
    to,
    subject: 'This email already has an account',
    text: `Someone asked to use this email for another account with Healthy Lifestyle Choices. That cannot be done, because this email has an account already.

If it was you, please log in with this email. You can ask for a code by mail there.

If it was not you, you need not do anything. Nothing has changed.
`,
  }
}

/**
 * The letter to the old address of an account. It does not name the new one: others may read it.
 *
 * @param to - the old address.
 * @param userId - the account.
 * @returns the letter.
 */
export function emailChangedLetter(to: string, userId: string): Letter {
  return {
    to,
    about: userId,
    subject: 'The email of your account was changed',
    text: `Your account with Healthy Lifestyle Choices has a new email now. You can no longer log in with this one.

If it was you, you need not do anything.

Was it not you? Then please tell the people who run the site at once. You find them on its Contact page.
`,
  }
}
