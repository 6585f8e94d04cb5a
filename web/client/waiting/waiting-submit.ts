/** One press of Submit, or of Calculate, that the server has not confirmed yet, and which failures let it wait. */

import type { EndpointName } from '#contract/addresses.ts'
import type { RequestBody } from '#contract/endpoints.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { CallFailure } from '../call-result.ts'

/** What waits: answers to a test, or a body mass index. */
export type WaitingSubject = InstrumentId | 'bmi'

/** The calls that may wait. */
export type WaitingCall = Extract<EndpointName, `submit${string}` | 'saveBmi'>

/** As it is kept. A person has one of each subject: whoever presses again means the newer one. */
export interface WaitingSubmit {
  readonly userId: string
  readonly subject: WaitingSubject
  /** What the answers are about; null for a body mass index. */
  readonly domain: LifestyleDomain | null
  /** Address of the page it was pressed on, and of the one that shows what comes of it. */
  readonly pressedOn: string
  readonly shownOn: string
  readonly call: WaitingCall
  readonly body: RequestBody<WaitingCall>
  /** Makes it harmless to send it twice; the server keeps it with the record, for good. */
  readonly key: string
  /** When it was pressed, ISO. */
  readonly pressedAt: string
  /** The server's sentence, where it did not take it: then it waits for the person. */
  readonly refusal?: string
}

/** These pass by themselves: the session has ended, too often, or what stands before the server found it away. */
const passing: ReadonlySet<number> = new Set([401, 408, 429, 502, 503, 504])

/** True where nothing else would be taken now either. */
export function isAway({ reason, status }: CallFailure): boolean {
  return reason === 'unreachable' || passing.has(status)
}

/**
 * True where nobody has judged the submit itself: also where the server has failed, and where what
 * came was not in its words, such as the page of a hotel, or an answer that broke off.
 */
export function isForLater(failure: CallFailure): boolean {
  return isAway(failure) || failure.status >= 500 || failure.problem === null
}
