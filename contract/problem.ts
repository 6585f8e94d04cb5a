/** What every refusal looks like on the wire. */

import type { ScoringError } from '#core/scoring.ts'

/** Reasons a call is refused, besides the faults of scoring. */
export const problemCodes = [
  'BAD_REQUEST',
  'BAD_JSON',
  'INVALID_FIELD',
  'UNAUTHENTICATED',
  'NOT_YOURS',
  'FOREIGN_ORIGIN',
  'INVALID_EMAIL',
  'PROOF_NEEDED',
  'INVALID_CODE',
  'INVALID_PASSWORD',
  'INVALID_PASSKEY',
  'FRESH_PROOF_NEEDED',
  'PASSWORD_NEEDED',
  'PASSKEY_NOT_MADE',
  'TOO_MANY_PASSKEYS',
  'TOO_MANY_SHARES',
  'SHARE_ENDED',
  'EMAIL_TAKEN',
  'NO_MAIL',
  'NO_PUSH',
  'MAIL_NOT_PROVED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'NO_SCORE',
  'TOO_LARGE',
  'TOO_SLOW',
  'UNSUPPORTED_TYPE',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_CONFLICT',
  'QUOTA_REACHED',
  'EXPORT_RUNNING',
  'UNAVAILABLE',
  'INTERNAL',
] as const

/** Stable name of a refusal. */
export type ProblemCode = (typeof problemCodes)[number] | ScoringError

/** Ways a person can prove who they are when e-mail alone is not enough. */
export type SignInProof = 'password' | 'code' | 'passkey'

/** Body of every 4xx and 5xx answer. */
export interface ProblemBody {
  /** One plain sentence that can be shown to the person. */
  error: string
  code: ProblemCode
  /** The field at fault, as it is spelt in the request. */
  field?: string | number
  /** Sent with a refused sign-in, and where a fresh proof is needed: what would prove who you are. */
  proofs?: SignInProof[]
}
