/** Refusals that the server gives, and a guest's device in its place; the server's others are in the contract. */

export const sharedRefusals = {
  noScore: 'No score found',
  nothingToAdviseOn: 'Complete at least one assessment first.',
  checkAnswers: 'Please check your answers and send them again.',
  noBmi: 'No BMI is saved yet.',
  bmiRequired: 'Please work out and save your BMI first. It is part of this score.',
}

/** Refusals in one language. */
export type SharedRefusals = typeof sharedRefusals
