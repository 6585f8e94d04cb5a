/** What a call is given and what comes of it. */

import type { ProblemBody } from '#contract/problem.ts'

/** The parts of a request. */
export interface CallOptions<Body = unknown> {
  readonly body?: Body | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Makes a repeated submit harmless. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** A reply, or why there is none. */
export type CallResult<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | {
      readonly ok: false
      /** `refused`: the server answered with an error; `unreachable`: no answer came. */
      readonly reason: 'refused' | 'unreachable'
      /** HTTP status; 0 when unreachable. */
      readonly status: number
      /** The body of the refusal; null when there was none that could be read. */
      readonly problem: ProblemBody | null
      /** Seconds until another try makes sense, where the server said so (429). */
      readonly retryAfterSeconds?: number
    }

/** Why there is no reply. */
export type CallFailure = Extract<CallResult<unknown>, { ok: false }>
