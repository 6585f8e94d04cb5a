/** What a call is given, what its caller is told meanwhile, and what comes of it. */

import type { ProblemBody } from '#contract/problem.ts'
import type { ChatEvent } from '#contract/schemas/coach-events.ts'

/** The parts of a request. */
export interface CallOptions<Body = unknown> {
  readonly body?: Body | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Makes a repeated submit harmless. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** True where a copy on this device can be shown: then a busy server is asked once. */
  readonly hasCopy?: boolean
}

type DataOf<Name extends ChatEvent['event']> = Extract<ChatEvent, { event: Name }>['data']

/** A fixed safety text. */
export type StreamedSafety = DataOf<'safety'>['safety'][number]

/** A piece of the answer that may be shown. */
export type StreamedPassage = DataOf<'passage'>

/**
 * Told while an answer of the coach is on its way, in the order of the contract; everything here is told
 * again by the reply at the end.
 */
export interface CoachListener {
  /**
   * Called before anything else, with an empty list where nothing calls for a safety text, and with the
   * line of numbers that stays in sight; once more where a late server follows what this device said in
   * its place.
   */
  readonly onSafety?: (safety: readonly StreamedSafety[], help?: string | null) => void
  readonly onPassage?: (passage: StreamedPassage) => void
}

/** A reply, or why there is none: the one shape for what comes of a call, of a submit and of a sitting. */
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
      /** True where what was sent is kept on this device, and goes by itself later. */
      readonly isWaiting?: boolean
      /** What the person can do about it, where there is something to say. */
      readonly advice?: string
    }

/** Why there is no reply. */
export type CallFailure = Extract<CallResult<unknown>, { ok: false }>

/** No answer came, and nothing else is known. */
export const unreachable: CallFailure = {
  ok: false,
  reason: 'unreachable',
  status: 0,
  problem: null,
}

/** Status of a refusal by this device: the browser could not keep what was to be kept. */
export const unstored = 507
