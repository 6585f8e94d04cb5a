/** Texts that stand before the first question: answers that were sent already, and what is needed first. */

export const flowStartTexts = {
  sentTitle: 'You have sent these answers',
  sentOn: (date: string) => `You sent these answers on ${date}.`,
  seeScore: 'See your score',
  startAgain: 'Start again',
  bmiTitle: 'First, your height and weight',
  bmiWhy:
    'They are part of this test, and we do not have them yet. You can also answer the questions now: your answers are kept.',
  bmiLink: 'Enter height and weight',
}

/** Texts of one language. */
export type FlowStartTexts = typeof flowStartTexts
