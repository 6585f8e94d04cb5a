/** Texts of the score list and of the page where scores from elsewhere are entered. */

/** A range of scores as it is said to a person. */
interface Range {
  readonly min: number
  readonly max: number
}

export const scoresTexts = {
  heading: 'Your Submitted Scores',
  intro: 'Here are all your scores, with the newest first. A score is not a diagnosis.',
  loading: 'Loading your scores',
  latest: 'Latest Scores',
  previous: 'Previous Scores',
  adviceButton: 'Get Personalized Advice',
  outOf: (max: number) => `out of ${max}`,
  higherIsBetter: 'A higher score is better.',
  lowerIsBetter: 'A lower score is better.',
  date: 'Date',
  fromAssessment: 'From your test on this site',
  fromEntry: 'You entered this score',
  empty: 'You have no scores yet.',
  emptyAdvice: 'Take a short test and your first score will show here.',
  goToEvaluations: 'Go to the evaluations',
  failed: 'We could not load your scores.',
  failedAdvice: 'They are safe. Check your connection, then try again.',
  tryAgain: 'Try again',
  enterScores: 'Enter scores from other tests',
  goingToSignIn: 'Taking you to the login page',

  entryHeading: 'Enter your scores',
  errorTitle: (title: string) => `Error: ${title}`,
  entryIntro: 'Have you taken a test somewhere else? Type or paste your scores here.',
  pasteLabel: 'Paste many scores at once',
  pasteHint: 'Write the name and the score, like this: Sleep 7, Stress 14. One a line is fine too.',
  rowsHeading: 'Or type them one by one',
  rowsHint: 'Fill in only the ones you have.',
  rowHint: ({ min, max }: Range, direction: string) =>
    `A whole number from ${min} to ${max}. ${direction}`,
  checkButton: 'Check my scores',
  rowFault: (domain: string, { min, max }: Range) =>
    `${domain}: type a whole number from ${min} to ${max}.`,
  nothingTyped: 'Type or paste at least one score.',

  reviewHeading: 'Is this right?',
  reviewIntro: 'Look at what we read. Nothing is saved yet.',
  understood: 'We understood',
  domainColumn: 'Test',
  scoreColumn: 'Score',
  meaningColumn: 'Meaning',
  notUnderstood: 'We did not understand',
  notUnderstoodAdvice: 'These will not be saved. Press Change to put them right.',
  noName: (text: string) => `"${text}" has no test name that we know.`,
  noNumber: (text: string) => `"${text}" has no number.`,
  noScore: (text: string) => `"${text}" has no score in it.`,
  notWhole: (text: string) => `"${text}" is not a whole number.`,
  outOfRange: (text: string, domain: string, { min, max }: Range) =>
    `"${text}": our ${domain} score goes from ${min} to ${max}.`,
  otherScale: (text: string, domain: string, { min, max }: Range) =>
    `"${text}" is on another scale. Our ${domain} score goes from ${min} to ${max}.`,
  twice: (text: string, domain: string) => `"${text}": there is another ${domain} score already.`,
  save: 'Save these scores',
  saving: 'Saving your scores',
  change: 'Change',
  saved: (count: number): string =>
    count === 1 ? 'Your score is saved.' : 'Your scores are saved.',
  saveFailed: 'Your scores could not be saved.',
  saveRowFailed: (domain: string, reason: string) => `${domain}: ${reason}`,
  keptAdvice: 'What you typed is still here. Try again when you are online.',
}

/** Texts of one language. */
export type ScoresTexts = typeof scoresTexts
