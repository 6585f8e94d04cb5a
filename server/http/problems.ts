/** Every refusal the server can give: its status and code here, its words in the contract; nothing else decides what a fault looks like. */

import type { ProblemBody, ProblemCode, SignInProof } from '#contract/problem.ts'
import * as inEnglish from '#contract/refusals.ts'
import type { FieldRefusals, InRow, Refusals } from '#contract/refusals.ts'
import * as inSpanish from '#contract/refusals.es.ts'
import type { Language } from '#core/languages.ts'

interface Details {
  readonly status: number
  readonly code: ProblemCode
  readonly field?: string | number | undefined
  /** Place in a list that was sent, from 0. */
  readonly row?: number | undefined
  readonly proofs?: readonly SignInProof[]
  /** Seconds after which another try makes sense. */
  readonly retryAfterS?: number
}

/** A refusal with its place on the wire. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly retryAfterS: number | undefined
  readonly #say: (language: Language) => string
  readonly #details: Details

  constructor(say: (language: Language) => string, details: Details) {
    super(details.code)
    this.status = details.status
    this.retryAfterS = details.retryAfterS
    this.#say = say
    this.#details = details
  }

  /**
   * Says more of this case.
   *
   * @param details - what differs from the table below.
   * @returns the same refusal with them.
   */
  with(details: Partial<Details>): Problem {
    return new Problem(this.#say, { ...this.#details, ...details })
  }

  /** @param retryAfterS - seconds after which another try makes sense. */
  after(retryAfterS: number): Problem {
    return this.with({ retryAfterS })
  }

  /** The body of the answer, in the language of whoever is refused. */
  toBody(language: Language): ProblemBody {
    const { code, field, row, proofs } = this.#details
    const sentence = this.#say(language)
    return {
      error: row === undefined ? sentence : rows[language](row + 1, sentence),
      code,
      ...(field === undefined ? {} : { field }),
      ...(proofs === undefined ? {} : { proofs: [...proofs] }),
    }
  }
}

type Words = FieldRefusals & Refusals
/** What the words of each refusal take. */
type ParametersOf = {
  [Name in keyof Words]: Words[Name] extends (...parameters: infer All) => string ? All : []
}
type WordsByName = {
  readonly [Name in keyof Words]: string | ((...parameters: ParametersOf[Name]) => string)
}

/** Names of the refusals that take no parameters. */
export type PlainRefusal = {
  [Name in keyof Words]: Words[Name] extends string ? Name : never
}[keyof Words]

const words: Readonly<Record<Language, WordsByName>> = {
  en: { ...inEnglish.fieldRefusals, ...inEnglish.refusals },
  es: { ...inSpanish.fieldRefusals, ...inSpanish.refusals },
}
const rows: Readonly<Record<Language, InRow>> = { en: inEnglish.inRow, es: inSpanish.inRow }

/**
 * Makes a refusal.
 *
 * @param name - its name in the contract's list of words.
 * @param parameters - what its words take.
 * @returns the refusal, to be thrown.
 */
export function refuse<Name extends keyof Words>(
  name: Name,
  ...parameters: ParametersOf[Name]
): Problem {
  const say = (language: Language) => {
    const text = words[language][name]
    return typeof text === 'string' ? text : text(...parameters)
  }
  const details: Partial<Record<keyof Words, Details>> = answers
  return new Problem(say, details[name] ?? { status: 400, code: 'INVALID_FIELD' })
}

/** What would prove who a person is; the same list for everybody. */
const proofs: readonly SignInProof[] = ['password', 'code']

/** Status and code of all refusals but those of a field that does not fit. */
const answers: { readonly [Name in keyof Refusals]: Details } = {
  badJson: { status: 400, code: 'BAD_JSON' },
  /** What came was no HTTP that could be understood. */
  badRequest: { status: 400, code: 'BAD_REQUEST' },
  tooLarge: { status: 413, code: 'TOO_LARGE' },
  headersTooLarge: { status: 431, code: 'TOO_LARGE' },
  tooSlow: { status: 408, code: 'TOO_SLOW' },
  unsupportedType: { status: 415, code: 'UNSUPPORTED_TYPE' },
  idempotencyConflict: { status: 409, code: 'IDEMPOTENCY_CONFLICT' },
  notFound: { status: 404, code: 'NOT_FOUND' },
  /** The address is right and the method is not; the header `Allow` names those that are. */
  methodNotAllowed: { status: 405, code: 'METHOD_NOT_ALLOWED' },
  /** A page of another site made the browser send this. */
  foreignOrigin: { status: 403, code: 'FOREIGN_ORIGIN' },
  /** The person has not signed in, or their session has ended. */
  unauthenticated: { status: 401, code: 'UNAUTHENTICATED' },
  notYours: { status: 403, code: 'NOT_YOURS' },
  /** The sentence is the specification's, for a wrong email and a wrong password alike. */
  invalidEmail: { status: 401, code: 'INVALID_EMAIL', proofs },
  /** Email alone is not enough in this browser; the same for known and unknown addresses. */
  proofNeeded: { status: 401, code: 'PROOF_NEEDED', proofs },
  /** The same for a wrong code, an old one, a used one and an unknown address. */
  invalidCode: { status: 401, code: 'INVALID_CODE', field: 'code', proofs },
  /** The same for an unknown passkey, a removed one, a wrong signature and an old challenge. */
  invalidPasskey: { status: 401, code: 'INVALID_PASSKEY', proofs },
  /** Somebody who is signed in proves again who they are; nothing is signed out by a slip. */
  wrongCode: { status: 400, code: 'INVALID_CODE', field: 'code' },
  wrongPassword: { status: 400, code: 'INVALID_PASSWORD', field: 'password' },
  wrongPasskey: { status: 400, code: 'INVALID_PASSKEY' },
  /** Sent with what this person really has: they are signed in, so it tells no stranger. */
  freshProofNeeded: { status: 403, code: 'FRESH_PROOF_NEEDED' },
  /** No mail goes out and there is no passkey: without the password nobody could prove who they are. */
  passwordNeeded: { status: 409, code: 'PASSWORD_NEEDED' },
  emailTaken: { status: 409, code: 'EMAIL_TAKEN', field: 'email' },
  /** What the browser made is no passkey that could be kept: too late, for another site, or a copy. */
  passkeyNotMade: { status: 400, code: 'PASSKEY_NOT_MADE' },
  noPasskey: { status: 404, code: 'NOT_FOUND' },
  noMail: { status: 409, code: 'NO_MAIL' },
  noPush: { status: 409, code: 'NO_PUSH' },
  mailNotProved: { status: 409, code: 'MAIL_NOT_PROVED' },
  reminderEnded: { status: 404, code: 'NOT_FOUND' },
  tooManyPasskeys: { status: 409, code: 'TOO_MANY_PASSKEYS' },
  noBrowser: { status: 404, code: 'NOT_FOUND' },
  /** Not the newest of its questionnaire, too old, or somebody else's: all sound the same. */
  notCorrectable: { status: 404, code: 'NO_SCORE' },
  noScore: { status: 404, code: 'NO_SCORE' },
  nothingToAdviseOn: { status: 404, code: 'NO_SCORE' },
  answersUnreadable: { status: 400, code: 'INVALID_ANSWERS' },
  checkAnswers: { status: 400, code: 'INVALID_ANSWERS' },
  answerMissing: { status: 400, code: 'INCOMPLETE' },
  timeExpected: { status: 400, code: 'INVALID_TIME' },
  numberExpected: { status: 400, code: 'INVALID_NUMBER' },
  optionExpected: { status: 400, code: 'INVALID_OPTION' },
  sameBedAndWakeTime: { status: 400, code: 'SAME_BED_AND_WAKE_TIME' },
  hoursExceedTimeInBed: { status: 400, code: 'HOURS_EXCEED_TIME_IN_BED' },
  /** The account holds as many records of a kind as it may. */
  noRoomForResults: { status: 409, code: 'QUOTA_REACHED' },
  noRoomForScores: { status: 409, code: 'QUOTA_REACHED' },
  noRoomForBmi: { status: 409, code: 'QUOTA_REACHED' },
  noBmi: { status: 404, code: 'NOT_FOUND' },
  bmiRequired: { status: 400, code: 'BMI_REQUIRED' },
  savedBmiInvalid: { status: 400, code: 'INVALID_BMI' },
  bmiInvalid: { status: 400, code: 'INVALID_BMI', field: 'bmi' },
  heightOrWeightInvalid: { status: 400, code: 'INVALID_HEIGHT_WEIGHT' },
  noShare: { status: 404, code: 'NOT_FOUND' },
  tooManyShares: { status: 409, code: 'TOO_MANY_SHARES' },
  /** The same for an unknown link, one that has ended and one that was stopped. */
  shareEnded: { status: 404, code: 'SHARE_ENDED' },
  tooManyRequests: { status: 429, code: 'TOO_MANY_REQUESTS' },
  /** The coach has answered so often that it stops for a while; fixed safety texts are sent all the same. */
  tooManyQuestions: { status: 429, code: 'TOO_MANY_REQUESTS' },
  importTooFast: { status: 429, code: 'TOO_MANY_REQUESTS' },
  /** A person's data is being read for a file already; nobody needs two at once. */
  exportRunning: { status: 429, code: 'EXPORT_RUNNING' },
  unavailable: { status: 503, code: 'UNAVAILABLE' },
  /** Whatever waits on a device for a server that is away waits for this too. */
  noRoom: { status: 503, code: 'UNAVAILABLE' },
  internal: { status: 500, code: 'INTERNAL' },
}
