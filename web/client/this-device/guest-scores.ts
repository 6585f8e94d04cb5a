/** A guest's score list, entered scores and body mass index, on this device. */

import { bandOf } from '#core/bands.ts'
import { bmiCategory, calculateBmi } from '#core/bmi.ts'
import { instrumentOfDomain, instruments } from '#core/catalog.ts'
import { isFault } from '#core/scoring.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { thisDeviceTexts } from '../../locales/this-device.ts'
import type { Outcome } from '../outcome.ts'
import { keepGuestRecords, readGuestRecords } from './guest-records.ts'
import { refuse, refuseNoBmi, refuseUnstored } from './refusals.ts'

type ScoreRecord = Reply<'viewScores'>[number]

const texts = thisDeviceTexts.en

/** All scores, newest first; where two have the same moment, the one kept last comes first. */
export function listScores(userId: string): Outcome<Reply<'viewScores'>> {
  const { assessments, enteredScores } = readGuestRecords(userId)
  const measured = assessments.map(
    ({ instrument, score, band, finishedAt }): ScoreRecord => ({
      forum: instruments[instrument].domain,
      value: score,
      meaning: band,
      timestamp: finishedAt,
      source: 'assessment',
    }),
  )
  const reply = [...measured, ...enteredScores]
    .toReversed()
    .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
  return { ok: true, reply }
}

/** Keeps scores that were made elsewhere; all of them or none. */
export function enterScores(
  userId: string,
  { scores }: RequestBody<'enterScores'>,
): Outcome<Reply<'enterScores'>> {
  const timestamp = new Date().toISOString()
  const entered: ScoreRecord[] = []
  for (const [index, { forum, value }] of scores.entries()) {
    const instrument = instrumentOfDomain(forum)
    const band = bandOf(instrument, value)
    if (band === undefined) {
      const sentence = texts.invalidScore(forum, instrument.minScore, instrument.maxScore)
      return refuse(400, 'INVALID_FIELD', sentence, `scores.${index}.value`)
    }
    entered.push({ forum, value, meaning: band.label, timestamp, source: 'entered' })
  }
  const records = readGuestRecords(userId)
  const enteredScores = [...records.enteredScores, ...entered]
  if (!keepGuestRecords(userId, { ...records, enteredScores })) return refuseUnstored()
  return { ok: true, reply: entered }
}

/** Keeps a body mass index that agrees with its category, and with height and weight if they came. */
export function saveBmi(
  userId: string,
  { bmi, category, feet, inches, weight }: RequestBody<'saveBmi'>,
): Outcome<Reply<'saveBmi'>> {
  if (bmiCategory(bmi) !== category) return refuse(400, 'INVALID_BMI', texts.invalidBmi, 'bmi')
  if (weight !== undefined) {
    const computed = calculateBmi({ feet, inches, weight })
    if (isFault(computed) || computed.bmi !== bmi) {
      return refuse(400, 'INVALID_HEIGHT_WEIGHT', texts.invalidBmi)
    }
  }
  const records = readGuestRecords(userId)
  const record = { bmi, category, savedAt: new Date().toISOString() }
  const bmiRecords = [...records.bmiRecords, record]
  if (!keepGuestRecords(userId, { ...records, bmiRecords })) return refuseUnstored()
  return { ok: true, reply: record }
}

/** The latest body mass index. */
export function latestBmi(userId: string): Outcome<Reply<'latestBmi'>> {
  const record = readGuestRecords(userId).bmiRecords.at(-1)
  return record === undefined ? refuseNoBmi() : { ok: true, reply: record }
}
