/** Texts at the first question: answers that were sent already, and what is missing. */

export const flowStartTexts = {
  sentTitle: 'You have sent these answers',
  sentOn: (date: string) => `You sent these answers on ${date}.`,
  seeScore: 'See your score',
  startAgain: 'Start again',
  bmiTitle: 'Also needed: your height and weight',
  bmiWhy:
    'They are part of this test, and we do not have them yet. You can enter them now or after the questions: your answers are kept.',
  bmiLink: 'Enter height and weight',
}

/** Texts of one language. */
export type FlowStartTexts = typeof flowStartTexts
