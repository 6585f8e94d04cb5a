/** Results that were made on this device without an account, ready to go into one. */

import { changesOf } from '#core/plan.ts'
import type { RequestBody } from '#contract/endpoints.ts'
import { call } from '../call.ts'
import type { CallResult } from '../call-result.ts'
import { readGuestMemory, removeGuestMemory } from '../local-backend/records/guest-memory.ts'
import { readGuestPlan, removeGuestPlan } from '../local-backend/records/guest-plan.ts'
import { removeGuestProfile } from '../local-backend/records/guest-profile.ts'
import { readGuestRecords, removeGuestRecords } from '../local-backend/records/guest-records.ts'
import { type GuestRecords, noRecords } from '../local-backend/records/guest-schema.ts'
import { StorageFault } from '../local-backend/records/browser-storage.ts'
import { forgetDrafts, removeDraftCopiesOf } from '../waiting/draft-copies.ts'
import { forgetBodyMeasures, keepBodySize, readBodySize } from '../body-measures.ts'
import { forgetCompletedTests } from '../completed-tests.ts'
import { draftedInstruments, readDraft, removeDraft, saveAnswer, savePlace } from '../drafts.ts'
import { forgetTabMemoryOf } from '../tab-memory.ts'
import { forgetGuest } from '../local-backend/known-guests.ts'

/** What became of a guest's results. */
export interface Brought {
  /** How many are in the account now. */
  readonly taken: number
  /** How many the server could not read or score; they stay on the device. */
  readonly refused: number
  /** Why, in a sentence for the person, where the account has no room for them. */
  readonly noRoom: string | null
}

/**
 * Puts the results of one guest of this device into the account of the member who asks, and what
 * they have begun beside the member's own. A result leaves the device as soon as the server has
 * confirmed it, so wherever this breaks off, what is still here is what the account lacks. A result
 * that the server cannot read holds back no other.
 *
 * @param guest - id of the guest.
 * @param member - id of the member.
 * @returns how many results went, or why they could not be taken now.
 */
export async function importGuestResults(
  guest: string,
  member: string,
): Promise<CallResult<Brought>> {
  try {
    const records = await readGuestRecords(guest)
    let taken = noRecords
    let noRoom: string | null = null
    const onTaken = (part: GuestRecords) => {
      taken = joined(taken, part)
      return removeGuestRecords(guest, taken)
    }
    for (const part of inParts(records)) {
      const outcome = await bringPart(part, onTaken, (sentence) => (noRoom = sentence))
      if (!outcome.ok) return outcome
    }
    const remembered = await bringMemory(guest)
    if (!remembered.ok) return remembered
    const planned = await bringPlan(guest)
    if (!planned.ok) return planned
    // The account has its own.
    await removeGuestProfile(guest)
    transferDrafts(guest, member)
    await removeDraftCopiesOf(guest)
    const refused = countOf(records) - countOf(taken)
    return { ok: true, reply: { taken: resultsOf(taken), refused, noRoom } }
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
    return { ok: false, reason: 'unreachable', status: 0, problem: null }
  }
}

/** What the coach remembers of the guest, where the member has not said never; then it is gone here. */
async function bringMemory(guest: string): Promise<CallResult<null>> {
  const { consent, slots } = await readGuestMemory(guest)
  if (consent === 'yes' && slots.length > 0) {
    const own = await call('memory')
    if (!own.ok) return own
    const told = slots.map(({ id: _id, about, ...slot }) => ({ ...slot, about: [...about] }))
    if (own.reply.consent !== 'never') {
      const taken = await call('changeMemory', { body: { consent: 'yes', told } })
      if (!taken.ok) return taken
    }
  }
  await removeGuestMemory(guest)
  return { ok: true, reply: null }
}

/** The guest's plan beside the member's own, a step at a time; then it is gone here. */
async function bringPlan(guest: string): Promise<CallResult<null>> {
  for (const change of changesOf(await readGuestPlan(guest))) {
    const taken = await call('changePlan', { body: change })
    if (!taken.ok) return taken
  }
  await removeGuestPlan(guest)
  return { ok: true, reply: null }
}

/** Statuses that are about what was sent: the same records would be refused again tomorrow. */
const unreadable: ReadonlySet<number> = new Set([400, 409, 413])

/** Sends a part, of which the server takes all or nothing; where it finds fault, each record alone. */
async function bringPart(
  part: GuestRecords,
  onTaken: (part: GuestRecords) => Promise<void>,
  onNoRoom: (sentence: string) => void,
): Promise<CallResult<null>> {
  const outcome = await call('importResults', { body: bodyOf(part) })
  if (outcome.ok) await onTaken(part)
  else if (outcome.reason !== 'refused' || !unreadable.has(outcome.status)) return outcome
  else if (outcome.problem?.code === 'QUOTA_REACHED') onNoRoom(outcome.problem.error)
  if (!outcome.ok && countOf(part) > 1) {
    for (const single of inParts(part, 1)) {
      const alone = await bringPart(single, onTaken, onNoRoom)
      if (!alone.ok) return alone
    }
  }
  return { ok: true, reply: null }
}

/** Each call carries so few records that it never grows past what one request may be. */
const recordsACall = 20

/** In the order in which the server needs them. */
function inParts(records: GuestRecords, size = recordsACall): GuestRecords[] {
  const { bmiRecords, assessments, enteredScores } = records
  return [
    ...pieces(bmiRecords, size).map((part) => ({ ...noRecords, bmiRecords: part })),
    ...pieces(assessments, size).map((part) => ({ ...noRecords, assessments: part })),
    ...pieces(enteredScores, size).map((part) => ({ ...noRecords, enteredScores: part })),
  ]
}

function pieces<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = []
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size))
  return parts
}

function bodyOf({
  assessments,
  bmiRecords,
  enteredScores,
}: GuestRecords): RequestBody<'importResults'> {
  return {
    assessments: assessments.map(
      ({ id, instrument, answers, bmi, answeredBy, startedAt, finishedAt }) => ({
        id,
        instrument,
        answers,
        bmi,
        answeredBy,
        startedAt,
        finishedAt,
      }),
    ),
    bmiRecords: bmiRecords.map(({ id, bmi, savedAt }) => ({ id, bmi, savedAt })),
    enteredScores: enteredScores.map(({ id, forum, value, timestamp }) => ({
      id,
      forum,
      value,
      enteredAt: timestamp,
    })),
  }
}

function joined(one: GuestRecords, other: GuestRecords): GuestRecords {
  return {
    assessments: [...one.assessments, ...other.assessments],
    bmiRecords: [...one.bmiRecords, ...other.bmiRecords],
    enteredScores: [...one.enteredScores, ...other.enteredScores],
  }
}

/** Body mass indexes go along with the results; nobody counts them as one. */
function resultsOf({ assessments, enteredScores }: GuestRecords): number {
  return assessments.length + enteredScores.length
}

function countOf(records: GuestRecords): number {
  return resultsOf(records) + records.bmiRecords.length
}

/**
 * Hands a guest's answers that were not sent, and height and weight, to a member; then nothing on
 * this device names the guest any more. Where both have begun the same test, the later one counts.
 *
 * @param guest - id of the guest, whose results are in the account already.
 * @param member - id of the member.
 */
function transferDrafts(guest: string, member: string): void {
  forgetGuest(guest)
  if (guest === member) return
  for (const instrument of draftedInstruments(guest)) {
    const from = { userId: guest, instrument }
    const to = { userId: member, instrument }
    const draft = readDraft(from)
    if (draft !== null && draft.startedAt > (readDraft(to)?.startedAt ?? '')) {
      removeDraft(to)
      const startedAt = new Date(draft.startedAt)
      for (const [linkId, answer] of Object.entries(draft.responses)) {
        saveAnswer(to, linkId, answer, startedAt, draft.answeredBy)
      }
      savePlace(to, draft.place)
    }
  }
  forgetDrafts(guest)
  const size = readBodySize(guest)
  if (size !== null && readBodySize(member) === null) keepBodySize(member, size)
  forgetBodyMeasures(guest)
  forgetCompletedTests(guest)
  forgetTabMemoryOf(guest)
}
