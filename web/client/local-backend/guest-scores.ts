/** A guest's score list, entered scores and body mass index, on this device. */

import { bmiCategory, calculateBmi } from '#core/bmi.ts'
import { instruments } from '#core/catalog.ts'
import { isFault } from '#core/scoring.ts'
import { enterScore } from '#core/sitting.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { localBackendTexts } from '../../locales/local-backend.ts'
import type { CallResult } from '../call-result.ts'
import { randomId } from '../random-id.ts'
import { changeGuestRecords, readGuestRecords } from './records/guest-records.ts'
import type { GuestScore } from './records/guest-schema.ts'
import { refuse, refuseNoBmi } from './refusals.ts'

type ScoreRecord = Reply<'viewScores'>[number]

const texts = localBackendTexts

/** All scores, newest first; where two have the same moment, the one kept last comes first. */
export async function listScores(userId: string): Promise<CallResult<Reply<'viewScores'>>> {
  const { assessments, enteredScores } = await readGuestRecords(userId)
  const measured = assessments.map(
    ({ instrument, score, band, finishedAt, answeredBy }): ScoreRecord => ({
      forum: instruments[instrument].domain,
      value: score,
      meaning: band,
      timestamp: finishedAt,
      source: 'assessment',
      answeredBy,
    }),
  )
  const reply = [...measured, ...enteredScores.map(shown)]
    .toReversed()
    .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
  return { ok: true, reply }
}

/** Keeps scores that were made elsewhere; all of them or none, and those of one key only once. */
export async function enterScores(
  userId: string,
  { scores }: RequestBody<'enterScores'>,
  idempotencyKey?: string,
): Promise<CallResult<Reply<'enterScores'>>> {
  const timestamp = new Date().toISOString()
  const entered: GuestScore[] = []
  for (const [index, { forum, value }] of scores.entries()) {
    const typed = enterScore(forum, value)
    if (!('band' in typed)) {
      const sentence = texts.invalidScore(forum, typed.minScore, typed.maxScore)
      return refuse(400, 'INVALID_FIELD', sentence, `scores.${index}.value`)
    }
    const score: ScoreRecord = {
      forum,
      value,
      meaning: typed.band,
      timestamp,
      source: 'entered',
    }
    entered.push({ ...score, id: randomId(), submitKey: idempotencyKey ?? null })
  }
  return changeGuestRecords(userId, ({ enteredScores }) => {
    const repeated = enteredScores.filter(
      ({ submitKey }) => submitKey !== null && submitKey === idempotencyKey,
    )
    const added = repeated.length > 0 ? [] : entered
    const reply = (repeated.length > 0 ? repeated : entered).map(shown)
    return { added: { enteredScores: added }, result: { ok: true, reply } }
  })
}

/** Keeps a body mass index that agrees with its category, and with height and weight if they came. */
export async function saveBmi(
  userId: string,
  { bmi, category, feet, inches, weight }: RequestBody<'saveBmi'>,
): Promise<CallResult<Reply<'saveBmi'>>> {
  if (bmiCategory(bmi) !== category) return refuse(400, 'INVALID_BMI', texts.invalidBmi, 'bmi')
  if (weight !== undefined) {
    const computed = calculateBmi({ feet, inches, weight })
    if (isFault(computed) || computed.bmi !== bmi) {
      return refuse(400, 'INVALID_HEIGHT_WEIGHT', texts.invalidBmi)
    }
  }
  const reply = { bmi, category, savedAt: new Date().toISOString() }
  return changeGuestRecords(userId, () => ({
    added: { bmiRecords: [{ ...reply, id: randomId() }] },
    result: { ok: true, reply },
  }))
}

/** The latest body mass index. */
export async function latestBmi(userId: string): Promise<CallResult<Reply<'latestBmi'>>> {
  const record = (await readGuestRecords(userId)).bmiRecords.at(-1)
  if (record === undefined) return refuseNoBmi()
  const { id: _, ...reply } = record
  return { ok: true, reply }
}

/** An entered score as a reply has it. */
function shown({ id: _id, submitKey: _key, ...record }: GuestScore): ScoreRecord {
  return record
}
