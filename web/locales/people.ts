/** Texts of "People like me": its page, and the rows it shares with the advice. */

export const peopleTexts = {
  heading: 'People like me',
  lead: 'See where your newest scores stand beside people of your age and gender.',
  group: (group: string) => `You are compared with ${group}.`,
  noGroup: 'We have figures for people aged 55 and over only.',
  noScores: 'Take one short test first. Then there is something to compare.',
  goToEvaluations: 'Go to the evaluations',

  askHeading: 'Two things about you',
  askAbout: 'We ask for one reason: to find the right people to compare you with.',
  askHere: 'Kept on this device only.',
  yearOfBirth: 'Year of birth',
  yearWrong: 'Type a year, like 1950.',
  yearRange: (from: number, to: number) => `Type a year from ${from} to ${to}.`,
  gender: 'Gender',
  female: 'Female',
  male: 'Male',
  ratherNot: 'I would rather not say',
  chooseGender: 'Choose one of the three.',
  compare: 'Compare me',
  comparing: 'Comparing',
  declined: 'Then we leave this out. Your scores stand on their own.',
  notKept: 'This device could not keep it.',
  notKeptAdvice: 'Try again, or free some room on it.',

  yoursHeading: 'What you said of yourself',
  said: (year: number, gender: string) => `Year of birth: ${year}. ${gender}.`,
  change: 'Change',
  remove: 'Remove it',
  removed: 'It is removed from this device.',
  toAccount: 'Change it in my account',
  inAccount: 'Your year of birth and gender stand in your account.',

  loading: 'Looking at people like you',
  notLoaded: 'We could not compare you now.',
  connectionAdvice: 'We compare you when you are online.',
  tryAgain: 'Try again',

  comparisonHeading: 'You and people like you',
  noComparison: 'We do not know enough about people like you yet, so we cannot compare.',
  sayAge: 'Say or change your age and gender',
  scoreOf: (score: number, max: number) => `${score} of ${max}`,
  lessGoodEnd: 'Less good',
  betterEnd: 'Better',
  figures: 'The figures, and where they come from',
  figureSources: (sources: string) => `Source: ${sources}.`,
}

/** Texts of one language. */
export type PeopleTexts = typeof peopleTexts
