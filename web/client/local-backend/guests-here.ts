/** Who has used this device without an account, and what they have left on it. */

import { noMemory } from '#core/memory.ts'
import { noPlan } from '#core/plan.ts'
import { draftedInstruments, readDraft } from '../drafts.ts'
import { knownGuests } from './known-guests.ts'
import { readGuestMemory } from './records/guest-memory.ts'
import { readGuestPlan } from './records/guest-plan.ts'
import { guestsWithRecords, readGuestRecords } from './records/guest-records.ts'
import { noRecords } from './records/guest-schema.ts'

/** A guest who has left something. */
export interface GuestHere {
  readonly userId: string
  /** Scored and entered results. */
  readonly results: number
  /** Tests that were begun and not sent. */
  readonly begun: number
  /** True where the coach remembers something that they told it. */
  readonly isRemembered: boolean
  /** Steps of their plan. */
  readonly steps: number
  /** When they last left something, ISO; empty where that is not known. */
  readonly lastAt: string
}

/** Everyone who has left anything, the latest first. */
export async function guestsHere(): Promise<readonly GuestHere[]> {
  const ids = new Set([...knownGuests(), ...(await guestsWithRecords())])
  const guests = await Promise.all([...ids].map(describe))
  return guests
    .filter(
      ({ results, begun, steps, isRemembered }) => results + begun + steps > 0 || isRemembered,
    )
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt))
}

async function describe(userId: string): Promise<GuestHere> {
  const { assessments, enteredScores } = await readGuestRecords(userId).catch(() => noRecords)
  const { slots } = await readGuestMemory(userId).catch(() => noMemory)
  const { steps } = await readGuestPlan(userId).catch(() => noPlan)
  const drafts = draftedInstruments(userId).map((instrument) => readDraft({ userId, instrument }))
  const moments = [
    ...assessments.map(({ finishedAt }) => finishedAt),
    ...enteredScores.map(({ timestamp }) => timestamp),
    ...slots.map(({ heardAt }) => heardAt),
    ...steps.map(({ changedAt }) => changedAt),
    ...drafts.map((draft) => draft?.startedAt ?? ''),
  ]
  return {
    userId,
    results: assessments.length + enteredScores.length,
    begun: drafts.length,
    isRemembered: slots.length > 0,
    steps: steps.length,
    lastAt: moments.toSorted().at(-1) ?? '',
  }
}
