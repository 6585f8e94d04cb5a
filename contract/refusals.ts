/** What every refusal of the server says, by its name; programs see these sentences too, so they are part of the contract. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { bmiWords } from '#core/wording/bmi.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { sharedRefusals } from '#core/wording/shared-refusals.ts'
import { limits } from './limits.ts'

const bmiForm = 'BMI must be a number with one decimal, like 23.5.'

/** Of a field that does not fit: 400 `INVALID_FIELD`. Those without parameters are named by the schemas. */
export const fieldRefusals = {
  // What was sent
  objectExpected: 'Please send the fields as one JSON object.',
  fieldInvalid: (field: string) => `The field ${field} is not valid.`,
  idempotencyKeyInvalid: 'The Idempotency-Key is not valid.',
  startTimeInvalid: 'The start time is not valid.',
  waitingTimeInvalid: 'The waiting time is not valid.',
  momentInvalid: 'A time is not valid.',
  // Who
  userIdInvalid: 'The user id is not valid.',
  userIdMissing: 'The user id is missing.',
  emailMissing: 'Enter your email address.',
  emailTooLong: 'This email address is too long.',
  emailInvalid: 'Enter an email address like name@example.com.',
  emailUnchanged: 'This is your email already.',
  passwordMissing: 'Enter a password.',
  passwordTooShort: `Use at least ${limits.passwordMinChars} characters.`,
  passwordTooLong: `Use at most ${limits.passwordMaxChars} characters.`,
  genderMissing: 'Choose Male or Female.',
  yearOfBirthInvalid: 'Enter your year of birth as four digits.',
  yearOfBirthOutside: (from: number, to: number) => `Enter a year of birth from ${from} to ${to}.`,
  ageInvalid: 'Age must be a number.',
  codeMissing: 'Enter the code.',
  codeInvalid: 'The code has six numbers.',
  proofMissing: 'Type your password or the code.',
  consentOutdated: 'This text has changed. Please load the page again and read the new one.',
  sharedDeviceInvalid: 'Say with true or false whether others use this device too.',
  // Passkeys and browsers
  passkeyUnreadable: 'The passkey could not be read.',
  passkeyIdInvalid: 'The id of the passkey is not valid.',
  browserIdInvalid: 'The id of the browser is not valid.',
  // Scores
  answeredByUnknown: 'Say who answered: self, with-help or someone-else.',
  domainUnknown: 'Name one of the six domains.',
  scoreMissing: 'Enter the score as a number.',
  scoresMissing: 'Enter at least one score.',
  scoresTooMany: `Enter at most ${limits.enteredScoresMax} scores at once.`,
  scoreOutside: (domain: LifestyleDomain, min: number, max: number) =>
    `the ${domainNames[domain]} score must be a whole number from ${min} to ${max}.`,
  importedScoreOutside: (domain: LifestyleDomain) =>
    `the ${domainNames[domain]} score is out of range.`,
  // BMI
  bmiMissing: 'Send the BMI as text with one decimal, like "23.5".',
  bmiCategoryMissing: 'The BMI category is missing.',
  bmiCategoryWrong: (bmi: string, category: string) =>
    `A BMI of ${bmi} is in the group ${category}.`,
  bmiImpossible: (bmi: string) => `No height and weight that we can use give a BMI of ${bmi}.`,
  bmiOfAnotherSize: 'This BMI does not fit the height and weight.',
  importedBmiInvalid: `the ${bmiForm}`,
  // One's own data
  correctionMissing: 'Say what is to be corrected.',
  exportFormatUnknown: 'Choose json, csv, fhir or codebook.',
  recordIdMissing: 'A record has no id.',
  recordIdInvalid: 'The id of a record is not valid.',
  questionnaireUnknown: 'This questionnaire is not known.',
  importEmpty: 'There is nothing to bring along.',
  // Links to results
  shareNameMissing: 'Give the link a name, like "For my daughter".',
  shareNameTooLong: `Use at most ${limits.shareNameMaxChars} characters.`,
  shareDurationMissing: 'Choose how long the link works.',
  yesOrNo: 'Say yes or no.',
  memoryWordsMissing: 'Write what the coach should remember.',
  memoryWordsTooLong: 'That is too long. Write at most 200 letters.',
  memoryIdInvalid: 'What should change is not valid.',
  memoryKindUnknown: 'The coach does not remember things of this kind.',
  planWordsMissing: 'Write what you will do, and when.',
  planWordsTooLong: 'That is too long. Use fewer words.',
  planDaysMissing: 'Choose at least one day.',
  planDayInvalid: 'The day is not valid.',
  planKindUnknown: 'A plan does not have things of this kind.',
  planIdInvalid: 'The step that you want to change is not valid.',
  planTooMuch: 'That is too much at once.',
  reminderChannelUnknown: 'Choose mail or this device.',
  pushTargetInvalid: 'What your browser said is not valid. Choose mail, or your calendar.',
  reminderTimeInvalid: 'Choose one of the times.',
  timeZoneUnknown: 'The time zone is not known.',
  shareIdInvalid: 'The id of the link is not valid.',
  shareSecretInvalid: 'The link is not whole.',
  // The coach
  promptEmpty: 'Prompt cannot be empty.',
  promptTooLong: `Please use at most ${limits.promptMaxChars} characters.`,
  criteriaUnknown: "Choose 'Anyone' or 'LikeMe'.",
}

const unreadable = 'What was sent could not be read. Please try again.'
const wrongCode = 'This code is not right, or it is too old. Check it, or ask for a new one.'
const noRoomFor = (records: string) =>
  `An account can hold ${limits.recordsOfAKindMax} ${records}, and yours has no room for more. To go on, download your data and open a new account.`

/** All others. */
export const refusals = {
  ...sharedRefusals,
  // What was sent
  badJson: unreadable,
  badRequest: unreadable,
  tooLarge: 'This is too much to send at once.',
  headersTooLarge: 'Your browser sent too much at once. Please delete the cookies of this site.',
  tooSlow: 'Sending took too long. Please try again.',
  unsupportedType: 'Please send JSON, with the header Content-Type: application/json.',
  idempotencyConflict: 'These answers were already sent with other content. Please start again.',
  // Where
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address cannot be called in this way.',
  foreignOrigin: 'This came from another web site, so we did not do it. Please use our own pages.',
  // Who
  unauthenticated: 'Please sign in first.',
  notYours: 'These results belong to someone else.',
  invalidEmail: 'Invalid email',
  proofNeeded: 'Invalid email',
  invalidCode: wrongCode,
  wrongCode,
  invalidPasskey: 'This passkey did not work. Try again, or log in in another way.',
  wrongPasskey: 'This passkey did not work. Try again, or use another way.',
  wrongPassword: 'This password is not right. Check it, or use another way.',
  freshProofNeeded: 'Please show first that it is you. Then we will go on.',
  passwordNeeded:
    'Please keep your password. It is the only way for you to log in from a new place.',
  emailTaken:
    'Error registering user. This email already has an account. Please log in with it, or use another email.',
  // Passkeys and browsers
  passkeyNotMade: 'The passkey could not be kept. Please try again.',
  noPasskey: 'This passkey is not on your list.',
  tooManyPasskeys: `You have ${limits.passkeysMax} passkeys already. Remove one before you make another.`,
  noBrowser: 'This browser is not on your list.',
  // Scores
  notCorrectable: 'This result cannot be changed any more. Please take the test again.',
  answersUnreadable: 'The answers did not arrive in the right form. Please send them again.',
  answerMissing: (prompt: string) => `Please answer this question: ${prompt}`,
  timeExpected: (prompt: string) =>
    `Please enter a time like 10:30 PM for this question: ${prompt}`,
  numberExpected: (min: number, max: number, prompt: string) =>
    `Please enter a number from ${min} to ${max} for this question: ${prompt}`,
  optionExpected: (prompt: string) =>
    `Please choose one of the offered answers for this question: ${prompt}`,
  sameBedAndWakeTime: 'The bed time and the getting-up time are the same. Please check both times.',
  hoursExceedTimeInBed:
    'The hours of sleep are more than the hours in bed. Please check the times and the hours.',
  noRoomForResults: (domain: LifestyleDomain) => noRoomFor(`${domainNames[domain]} results`),
  noRoomForScores: (domain: LifestyleDomain) => noRoomFor(`typed-in ${domainNames[domain]} scores`),
  // BMI
  savedBmiInvalid: 'The saved BMI cannot be used. Please work it out and save it again.',
  bmiInvalid: `The ${bmiForm}`,
  heightOrWeightInvalid: bmiWords.invalidHeightWeight,
  noRoomForBmi: noRoomFor('BMI values'),
  // Links to results
  noShare: 'This link is not on your list.',
  tooManyShares: `You share ${limits.shareLinksMax} links already. Stop one before you make another.`,
  shareEnded:
    'This link has ended or is not right. Ask the person who gave it to you for a new one.',
  // Reminders
  noPush: 'Notes do not reach this browser. Choose mail, or your calendar.',
  noMail: 'This site cannot send mail, so it cannot remind you by mail.',
  mailNotProved:
    'Please log in once with a code by mail. Then we know that this email is yours, and can write to you.',
  reminderEnded:
    'This link is too old or not right. Log in and open My plan: there you can stop the notes too.',
  // The server
  tooManyRequests: 'That was too many tries in a short time. Please wait a little and try again.',
  tooManyQuestions: (minutes: number) =>
    `You have asked many questions in a short time. You can ask again in about ${minutes} minutes.`,
  importTooFast: 'You have added a lot in a short time. Please wait an hour, then add the rest.',
  exportRunning: 'Your file is being made already. Please wait for it, then try again.',
  unavailable: 'The server is busy. Please try again in a moment.',
  noRoom:
    'The server has no room left, so nothing can be saved just now. What you answered stays on this device. Please try again later.',
  internal: 'Something went wrong on our side. Please try again.',
}

/** Rows of a list are counted, from 1, in front of what is wrong with them. */
export const inRow = (row: number, reason: string) => `Row ${row}: ${reason}`

/** Words of one language. */
export type FieldRefusals = typeof fieldRefusals
export type Refusals = typeof refusals
export type InRow = typeof inRow

/** Names of those that a schema can give: they take no parameters. */
export type SchemaRefusal = {
  [Name in keyof FieldRefusals]: FieldRefusals[Name] extends string ? Name : never
}[keyof FieldRefusals]

/**
 * Names the refusal of a schema; the compiler finds a name without words.
 *
 * @param name - its name.
 * @returns the same, as the message of the schema's fault; the server puts the words in its place.
 */
export function refusal(name: SchemaRefusal): SchemaRefusal {
  return name
}
