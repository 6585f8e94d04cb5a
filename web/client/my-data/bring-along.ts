/** Results that were made on this device without an account, ready to go into one. */

import type { RequestBody } from '#contract/endpoints.ts'
import { call } from '../call.ts'
import type { Outcome } from '../outcome.ts'
import { guestsHere } from '../this-device/guests-here.ts'
import { readGuestRecords, removeGuestRecords } from '../this-device/records/guest-records.ts'
import type { GuestRecords } from '../this-device/records/kept-records.ts'
import { StorageFault } from '../this-device/records/storage-fault.ts'
import { handOver } from './hand-over.ts'

/**
 * Puts the results of every guest of this device into the account of the member who asks, and what
 * they have begun beside the member's own. Results leave the device only once the server has
 * confirmed them.
 *
 * @param member - id of the member.
 * @returns how many results are in the account now, or why they could not be taken.
 */
export async function bringGuestResults(member: string): Promise<Outcome<number>> {
  let brought = 0
  try {
    for (const { userId: guest } of await guestsHere()) {
      const records = await readGuestRecords(guest)
      for (const body of toImportBodies(records)) {
        const outcome = await call('importResults', { body })
        if (!outcome.ok) return outcome
        brought += outcome.reply.assessments + outcome.reply.enteredScores
      }
      await removeGuestRecords(guest, records)
      handOver(guest, member)
    }
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
    return { ok: false, reason: 'unreachable', status: 0, problem: null }
  }
  return { ok: true, reply: brought }
}

/** Each call carries so few records that it never grows past what one request may be. */
const recordsACall = 20

type Body = RequestBody<'importResults'>

function toImportBodies({ assessments, bmiRecords, enteredScores }: GuestRecords): Body[] {
  return [
    ...inParts(bmiRecords.map(({ id, bmi, savedAt }) => ({ id, bmi, savedAt }))).map(
      (part): Body => ({ bmiRecords: part }),
    ),
    ...inParts(
      assessments.map(({ id, instrument, answers, bmi, startedAt, finishedAt }) => ({
        id,
        instrument,
        answers,
        bmi,
        startedAt,
        finishedAt,
      })),
    ).map((part): Body => ({ assessments: part })),
    ...inParts(
      enteredScores.map(({ id, forum, value, timestamp }) => ({
        id,
        forum,
        value,
        enteredAt: timestamp,
      })),
    ).map((part): Body => ({ enteredScores: part })),
  ]
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = []
  for (let from = 0; from < items.length; from += recordsACall) {
    parts.push(items.slice(from, from + recordsACall))
  }
  return parts
}
