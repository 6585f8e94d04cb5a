/** Every refusal the server can give, made by name, but those of signing in (account-problems.ts); nothing else decides what a fault looks like. */

import { limits } from '#contract/limits.ts'
import type { ProblemBody, ProblemCode, SignInProof } from '#contract/problem.ts'
import { instruments } from '#core/catalog.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument.ts'
import type { KindOfRecord } from '../store/idempotency.ts'

interface ProblemParts {
  readonly status: number
  readonly code: ProblemCode
  /** Shown to the person as it stands. */
  readonly sentence: string
  readonly field?: string | number | undefined
  readonly proofs?: readonly SignInProof[]
  /** Seconds after which another try makes sense. */
  readonly retryAfterS?: number
}

/** A refusal with its place on the wire. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly retryAfterS: number | undefined
  readonly #parts: ProblemParts

  constructor(parts: ProblemParts) {
    super(parts.code)
    this.status = parts.status
    this.retryAfterS = parts.retryAfterS
    this.#parts = parts
  }

  /** The body of the answer. */
  toBody(): ProblemBody {
    const { sentence, code, field, proofs } = this.#parts
    return {
      error: sentence,
      code,
      ...(field === undefined ? {} : { field }),
      ...(proofs === undefined ? {} : { proofs: [...proofs] }),
    }
  }
}

export const badJson = () =>
  new Problem({
    status: 400,
    code: 'BAD_JSON',
    sentence: 'What was sent could not be read. Please try again.',
  })

/** What came was no HTTP that could be understood. */
export const badRequest = () =>
  new Problem({
    status: 400,
    code: 'BAD_REQUEST',
    sentence: 'What was sent could not be read. Please try again.',
  })

export const invalidField = (sentence: string, field?: string | number) =>
  new Problem({ status: 400, code: 'INVALID_FIELD', sentence, field })

/** The person has not signed in, or their session has ended. */
export const unauthenticated = () =>
  new Problem({ status: 401, code: 'UNAUTHENTICATED', sentence: 'Please sign in first.' })

export const notYours = () =>
  new Problem({ status: 403, code: 'NOT_YOURS', sentence: 'These results belong to someone else.' })

/** A page of another site made the browser send this. */
export const foreignOrigin = () =>
  new Problem({
    status: 403,
    code: 'FOREIGN_ORIGIN',
    sentence: 'This came from another web site, so we did not do it. Please use our own pages.',
  })

export const tooManyShares = () =>
  new Problem({
    status: 409,
    code: 'TOO_MANY_SHARES',
    sentence: `You share ${limits.shareLinksMax} links already. Stop one before you make another.`,
  })

export const noShare = () =>
  new Problem({ status: 404, code: 'NOT_FOUND', sentence: 'This link is not on your list.' })

/** The same for an unknown link, one that has ended and one that was stopped. */
export const shareEnded = () =>
  new Problem({
    status: 404,
    code: 'SHARE_ENDED',
    sentence:
      'This link has ended or is not right. Ask the person who gave it to you for a new one.',
  })

export const notFound = () =>
  new Problem({ status: 404, code: 'NOT_FOUND', sentence: 'There is nothing at this address.' })

/** The address is right and the method is not; the header `Allow` names those that are. */
export const methodNotAllowed = () =>
  new Problem({
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    sentence: 'This address cannot be called in this way.',
  })

export const noScore = (sentence = 'No score found') =>
  new Problem({ status: 404, code: 'NO_SCORE', sentence })

export const noBmi = () =>
  new Problem({ status: 404, code: 'NOT_FOUND', sentence: 'No BMI is saved yet.' })

export const tooLarge = () =>
  new Problem({ status: 413, code: 'TOO_LARGE', sentence: 'This is too much to send at once.' })

export const headersTooLarge = () =>
  new Problem({
    status: 431,
    code: 'TOO_LARGE',
    sentence: 'Your browser sent too much at once. Please delete the cookies of this site.',
  })

export const tooSlow = () =>
  new Problem({
    status: 408,
    code: 'TOO_SLOW',
    sentence: 'Sending took too long. Please try again.',
  })

export const unsupportedType = () =>
  new Problem({
    status: 415,
    code: 'UNSUPPORTED_TYPE',
    sentence: 'Please send JSON, with the header Content-Type: application/json.',
  })

export const tooManyRequests = (retryAfterS: number) =>
  new Problem({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    sentence: 'That was too many tries in a short time. Please wait a little and try again.',
    retryAfterS,
  })

/** The coach has answered so often that it stops for a while; fixed safety texts are sent all the same. */
export const tooManyQuestions = (retryAfterS: number) => {
  const minutes = Math.max(2, Math.ceil(retryAfterS / 60))
  return new Problem({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    sentence: `You have asked many questions in a short time. You can ask again in about ${minutes} minutes.`,
    retryAfterS,
  })
}

export const idempotencyConflict = () =>
  new Problem({
    status: 409,
    code: 'IDEMPOTENCY_CONFLICT',
    sentence: 'These answers were already sent with other content. Please start again.',
  })

/** The account holds as many records of a kind as it may. */
export const quotaReached = (of: KindOfRecord) =>
  new Problem({
    status: 409,
    code: 'QUOTA_REACHED',
    sentence: `An account can hold ${limits.recordsOfAKindMax} ${recordsOf(of)}, and yours has no room for more. To go on, download your data and open a new account.`,
  })

const isInstrumentId = (of: KindOfRecord): of is InstrumentId =>
  instrumentIds.some((id) => id === of)

function recordsOf(of: KindOfRecord): string {
  if (of === 'bmi') return 'BMI values'
  return isInstrumentId(of) ? `${instruments[of].domain} results` : `typed-in ${of} scores`
}

export const importTooFast = (retryAfterS: number) =>
  new Problem({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    sentence: 'You have added a lot in a short time. Please wait an hour, then add the rest.',
    retryAfterS,
  })

/** A person's data is being read for a file already; nobody needs two at once. */
export const exportRunning = (retryAfterS: number) =>
  new Problem({
    status: 429,
    code: 'EXPORT_RUNNING',
    sentence: 'Your file is being made already. Please wait for it, then try again.',
    retryAfterS,
  })

export const unavailable = (retryAfterS: number) =>
  new Problem({
    status: 503,
    code: 'UNAVAILABLE',
    sentence: 'The server is busy. Please try again in a moment.',
    retryAfterS,
  })

export const internal = () =>
  new Problem({
    status: 500,
    code: 'INTERNAL',
    sentence: 'Something went wrong on our side. Please try again.',
  })

/** Answers that cannot be scored, with the fault the scorer found. */
export const unscorable = (code: ProblemCode, sentence: string, field: string | number | null) =>
  new Problem({ status: 400, code, sentence, field: field ?? undefined })
