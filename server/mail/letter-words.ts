/** The words of every letter, in English. */

/** Subject and text of one letter. */
export interface LetterWords {
  readonly subject: string
  readonly text: string
}

export const letterWords = {
  /**
   * @param wrongTries - to sign in, in the last hour; nothing is said where there were none.
   * @param isFirst - true where no code has come back from this address yet.
   */
  code: (code: string, wrongTries: number, isFirst: boolean): LetterWords => ({
    subject: `${code} is your sign-in code`,
    text: `Your code for Healthy Lifestyle Choices is:

${code}

Type it on the page where you asked for it. It works for 10 minutes and only once.
${isFirst ? firstCodeInWords : ''}
Did you not ask for a code? Then you need not do anything. Nobody can sign in without this code. Please do not give it to anyone, not even to someone who says they work for us.
${wrongTriesInWords(wrongTries)}`,
  }),
  newAccount: (): LetterWords => ({
    subject: 'Your new account',
    text: `Someone created an account for Healthy Lifestyle Choices with this email.

If it was you, you need not do anything now. One day you may log in with a code by mail. With the first code we know that this email is yours, and the password you have now ends. You can then set a new one.

Was it not you? Then someone else may have used your email. You can make the account yours: go to the site, log in with this email and ask for a code by mail there. That shuts out whoever made it. Their password and all else they set up ends.

Do you not want the account? Then open My data after that and press "Delete my data".
`,
  }),
  alreadyRegistered: (): LetterWords => ({
    subject: 'You already have an account',
    text: `Someone tried to create an account for Healthy Lifestyle Choices with this email. It has an account already.

If it was you, please log in with this email. You can ask for a code by mail there.

If it was not you, you need not do anything. Nothing has changed.
`,
  }),
  /** @param where - the address people use; empty where it is not known. */
  inactivity: (day: Date, where: string): LetterWords => {
    const date = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    return {
      subject: `Your account will be deleted on ${date}`,
      text: `You have not signed in to Healthy Lifestyle Choices for a long time. We do not keep accounts that nobody uses.

We will delete your account on ${date}, with all your answers and scores. They cannot be brought back.

Do you want to keep your account? Then sign in before ${date}. That is all you need to do.${where === '' ? '' : `\n\nSign in here: ${where}`}

Do you no longer need it? Then you need not do anything.
`,
    }
  },
  newEmail: (code: string): LetterWords => ({
    subject: `${code} is the code for your new email`,
    text: `Someone asked to use this email for their account with Healthy Lifestyle Choices. If it was you, your code is:

${code}

Type it on the page where you asked for it. It works for 10 minutes and only once.

Was it not you? Then you need not do anything. Please do not give this code to anyone.
`,
  }),
  emailTaken: (): LetterWords => ({
    subject: 'This email already has an account',
    text: `Someone asked to use this email for another account with Healthy Lifestyle Choices. That cannot be done, because this email has an account already.

If it was you, please log in with this email. You can ask for a code by mail there.

If it was not you, you need not do anything. Nothing has changed.
`,
  }),
  emailChanged: (): LetterWords => ({
    subject: 'The email of your account was changed',
    text: `Your account with Healthy Lifestyle Choices has a new email now. You can no longer log in with this one.

If it was you, you need not do anything.

Was it not you? Then please tell the people who run the site at once. You find them on its Contact page.
`,
  }),
  /**
   * @param what - the steps of the day in the person's own words; empty where they are not to be named.
   * @param askedOn - the day on which the person asked for reminders.
   */
  reminder: (what: readonly string[], links: ReminderLinks, askedOn: string): LetterWords => ({
    subject: 'Your step for today',
    text: `Hello.

Today is a day of your plan.${quoted(what)}

Mark it here: ${links.plan}

A missed day is fine.
${whyReminded(links, askedOn)}`,
  }),
  lookBack: (links: ReminderLinks, askedOn: string): LetterWords => ({
    subject: 'How was your week?',
    text: `Hello.

Your week is full. How was it? One question: ${links.plan}
${whyReminded(links, askedOn)}`,
  }),
  /** On a device. */
  note: {
    step: 'Your step for today',
    lookBack: 'How was your week?',
    openIt: 'Open to see it.',
    stop: 'Stop reminders',
    stopped: 'Reminders are off.',
  },
}

/** Addresses in a reminder. */
export interface ReminderLinks {
  readonly plan: string
  readonly stop: string
}

/** Lines of their own, in quotes: they are the person's words, not ours. */
export function quoted(lines: readonly string[]): string {
  return lines.map((line) => `\n\n“${line}”`).join('')
}

const whyReminded = ({ stop }: ReminderLinks, askedOn: string) => `
To stop these notes: ${stop}

You get this because you asked for it on ${askedOn}.
`

const firstCodeInWords = `
This is your first code. When you use it, we know that this email is yours. Then the old password ends. Passkeys, links and logins in other places end too. You can set a new password after that. Your answers and scores stay.
`

function wrongTriesInWords(count: number): string {
  if (count === 0) return ''
  const were = count === 1 ? 'was 1 wrong try' : `were ${count} wrong tries`
  const whose = count === 1 ? 'It was not' : 'They were not'
  return `\nThere ${were} to sign in to your account in the last hour. ${whose} let in.\n`
}

/** Letters of one language. */
export type LettersInWords = typeof letterWords
