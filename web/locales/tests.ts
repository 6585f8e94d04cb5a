/** Texts of the Forum Tests screen. The tests themselves are data: `public/forum-tests.json`. */

export const testsTexts = {
  heading: 'Forum Tests',
  intro:
    'Here are six tests from other groups, one for each part of healthy living. Each one opens on its own website, in a new tab.',
  notOurs:
    'We did not make these tests, and we do not see your answers. A test is not a diagnosis. If a result worries you, talk to your doctor.',
  /** The tests in this language. */
  listAddress: '/forum-tests.json',
  list: 'The six tests',
  loading: 'Loading the tests',
  failed: 'We could not load the tests.',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  openTest: (name: string) => `Open ${name}`,
  newTab: '(opens in a new tab)',
  haveScores: 'Have you got your scores?',
  haveScoresAbout: 'Keep this page open. You can paste all your scores at once on the next page.',
  pasteAll: 'Paste All Your Scores',
}

/** Texts of one language. */
export type TestsTexts = typeof testsTexts
