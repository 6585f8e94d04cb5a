/** What a caller is told while an answer of the coach is on its way. */

import type { ChatEvent } from '#contract/schemas/coach-events.ts'

type DataOf<Name extends ChatEvent['event']> = Extract<ChatEvent, { event: Name }>['data']

/** A fixed safety text. */
export type StreamedSafety = DataOf<'safety'>['safety'][number]

/** A piece of the answer that may be shown. */
export type StreamedPassage = DataOf<'passage'>

/** Told in the order of the contract; everything here is told again by the reply at the end. */
export interface CoachListener {
  /**
   * Called before anything else, with an empty list where nothing calls for a safety text, and with the
   * line of numbers that stays in sight; once more where a late server follows what this device said in
   * its place.
   */
  readonly onSafety?: (safety: readonly StreamedSafety[], help?: string | null) => void
  readonly onPassage?: (passage: StreamedPassage) => void
}
