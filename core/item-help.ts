/** "Help me with this" for every question. It is apart from the questions, so that no page waits for it. */

import type { InstrumentId } from './instrument.ts'
import { ownValue } from './rules/plain-object.ts'
import { exerciseHelps } from './instruments/exercise/help-words.ts'
import { literacyHelps } from './instruments/literacy/help-words.ts'
import { mnaHelps } from './instruments/mna/help-words.ts'
import { sleepHelps } from './instruments/sleep/help-words.ts'
import { socialHelps } from './instruments/social/help-words.ts'
import { stressHelps } from './instruments/stress/help-words.ts'

const helps: Readonly<Record<InstrumentId, Readonly<Record<string, string>>>> = {
  social: socialHelps,
  literacy: literacyHelps,
  exercise: exerciseHelps,
  mna: mnaHelps,
  stress: stressHelps,
  sleep: sleepHelps,
}

/**
 * Finds what a question means, with an example.
 *
 * @param instrument - id of the instrument.
 * @param linkId - one of its items.
 * @returns one to three plain sentences; empty for an item it does not have.
 */
export function helpOf(instrument: InstrumentId, linkId: string): string {
  const help = ownValue(helps[instrument], linkId)
  return typeof help === 'string' ? help : ''
}
