/** What is remembered as it is shown to the person, on the server or on a guest's device. */

import type { Language } from '#core/languages.ts'
import type { Memory, Remembered } from '#core/memory.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Recollection } from '../conversation/question.ts'
import { type Opening, openingFor } from './visit.ts'

/** One thing, with the step it is about in words. */
export type ShownMemory = Omit<Remembered, 'about'> & {
  readonly about: string[]
  readonly step: string | null
}

/**
 * Presents a memory.
 *
 * @param recollection - what is remembered, at one moment.
 * @param language - of the page.
 * @returns the newest first; with how a conversation begins, null where the coach says nothing first.
 */
export function presentMemory(
  recollection: Recollection,
  language: Language,
): { consent: Memory['consent']; slots: ShownMemory[]; opening: Opening | null } {
  const { consent, slots } = recollection.memory
  return {
    consent,
    slots: slots.toReversed().map((slot) => ({
      ...slot,
      about: [...slot.about],
      step: cardOf(slot.about[0] ?? '')?.step[language] ?? null,
    })),
    opening: openingFor(recollection, language) ?? null,
  }
}
