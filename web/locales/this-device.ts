/** Sentences of refusals that are made on this device, for guests. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Catalog } from './language.ts'

const en = {
  notLoggedIn: 'User not logged in',
  noScore: 'No score found',
  noBmi: 'No BMI is saved yet.',
  nothingToAdviseOn: 'Complete at least one assessment first.',
  checkAnswers: 'Please check your answers and send them again.',
  checkAnswer: (prompt: string) => `Please look at your answer to this question again: ${prompt}`,
  bmiRequired: 'Please work out and save your BMI first. It is part of this score.',
  invalidBmi: 'The BMI does not fit. Please work it out again.',
  invalidScore: (domain: LifestyleDomain, min: number, max: number) =>
    `The ${domain} score must be a whole number from ${min} to ${max}.`,
  notStored: 'This browser does not let us save your results.',
  notForGuests: 'This needs an account.',
}

/** Texts of one language. */
export type ThisDeviceTexts = typeof en

export const thisDeviceTexts: Catalog<ThisDeviceTexts> = { en }
