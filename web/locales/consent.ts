/**
 * What a person agrees to when they have an account. Whoever changes `points` or `agree` gives the
 * text a new version in `contract/consent.ts`; the test beside this file holds both together.
 */

export const consentTexts = {
  heading: 'What happens to your data',
  points: [
    {
      name: 'What we keep',
      text: 'Your email, your year of birth and your gender. Your answers and your scores, each with its date. When and how you log in. Your password is kept in a form that nobody can read.',
    },
    {
      name: 'Why',
      text: 'To work out your scores, to show you how they change, and to give you advice that fits you. We also count scores, without names, to show how people like you are doing.',
    },
    {
      name: 'Who can see it',
      text: 'You, when you are logged in, and the people who run this site. Other people who use it cannot. Some sites use an outside AI for the coach. It then gets your question and some of your scores, but never your email.',
    },
    {
      name: 'How to take it back',
      text: 'Go to My data at any time and delete everything. It is gone at once, and you have taken back your OK.',
    },
  ],
  agree: 'I agree that this site keeps and uses my data in this way.',
  /** Stands before the words that are agreed to. */
  sayBy: (button: string) => `When you press “${button}”, you say:`,
  more: 'Read more about your data',
  newTab: '(opens a new tab)',

  askHeading: 'We need your OK',
  askIntro:
    'You have not yet agreed to our newest words about your data. Please read them. Nothing changes until you decide, and you can go on using this site.',
  /** Where an earlier OK may have gone with the first proof of the email. */
  askIntroAgain:
    'If you gave your OK before, it ended with the first code from your email. Please read this and give it again. Nothing changes until you decide, and you can go on using this site.',
  askNo: 'If you do not agree, you can delete everything at the end of this page.',
  send: 'Yes, I agree',
  sending: 'Saving your OK',
  thanks: 'Thank you. Your OK is saved.',
  notSaved: 'Your OK could not be saved.',
  notSavedAdvice: 'Please try again in a minute.',

  givenHeading: 'What you agreed to',
  given: (version: string, date: string) => `You agreed to version ${version} on ${date}.`,
  readAgain: 'Read it again',
  takeBack:
    'You can take this back at any time: delete everything, at the end of this page. We cannot keep your data without your OK.',
}

/** Texts of one language. */
export type ConsentTexts = typeof consentTexts
