/** Results that were made on this device without an account, ready to go into one. */

import type { RequestBody } from '#contract/endpoints.ts'
import { call } from '../call.ts'
import type { Outcome } from '../outcome.ts'
import { guestsHere, readGuestRecords, removeGuestRecords } from '../this-device/guest-records.ts'

/**
 * Puts the results of every guest of this device into the account of the member who asks. They
 * leave the device only once the server has confirmed them.
 *
 * @returns how many results are in the account now, or why they could not be taken.
 */
export async function bringGuestResults(): Promise<Outcome<number>> {
  let brought = 0
  for (const guest of guestsHere()) {
    for (const body of toImportBodies(guest)) {
      const outcome = await call('importResults', { body })
      if (!outcome.ok) return outcome
      brought += outcome.reply.assessments + outcome.reply.enteredScores
    }
    removeGuestRecords(guest)
  }
  return { ok: true, reply: brought }
}

/** Each call carries so few records that it never grows past what one request may be. */
const recordsACall = 20

type Body = RequestBody<'importResults'>

function toImportBodies(guest: string): Body[] {
  const { assessments, bmiRecords, enteredScores } = readGuestRecords(guest)
  const named = <Record>(record: Record, index: number) => ({ id: `${guest}-${index}`, ...record })
  return [
    ...inParts(bmiRecords.map(({ bmi, savedAt }, at) => named({ bmi, savedAt }, at))).map(
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
      enteredScores.map(({ forum, value, timestamp }, at) =>
        named({ forum, value, enteredAt: timestamp }, at),
      ),
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
