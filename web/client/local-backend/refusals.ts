/** Refusals as the server would give them, made on this device. */

import { type Instrument, itemsOf } from '#core/instrument.ts'
import type { ScoringFault } from '#core/scoring.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { localBackendTexts } from '../../locales/local-backend.ts'
import { type CallFailure, unstored } from '../call-result.ts'
import type { StorageReason } from './records/browser-storage.ts'

const texts = localBackendTexts

/** A refusal with its status, sentence and code. */
export function refuse(
  status: number,
  code: ProblemCode,
  error: string,
  field?: string | number | null,
): CallFailure {
  const problem = field === undefined || field === null ? { error, code } : { error, code, field }
  return { ok: false, reason: 'refused', status, problem }
}

export const refuseStranger = () => refuse(401, 'UNAUTHENTICATED', texts.notLoggedIn)
export const refuseForGuests = () => refuse(403, 'NOT_YOURS', texts.notForGuests)
export const refuseEmpty = () => refuse(400, 'BAD_JSON', texts.checkAnswers)
export const refuseNoScore = (sentence = texts.noScore) => refuse(404, 'NO_SCORE', sentence)
export const refuseNoBmi = () => refuse(404, 'NOT_FOUND', texts.noBmi)
/** Nothing was kept or could be read; the sentence says what a person can do about it. */
export const refuseStorage = (reason: StorageReason) =>
  refuse(unstored, 'UNAVAILABLE', texts.storage[reason])

/** The refusal for answers that cannot be scored; names the question at fault. */
export function refuseFault(instrument: Instrument, { error, field }: ScoringFault): CallFailure {
  if (error === 'BMI_REQUIRED') return refuse(400, error, texts.bmiRequired)
  if (error === 'INVALID_BMI') return refuse(400, error, texts.invalidBmi)
  const item = itemsOf(instrument).find(({ linkId }) => linkId === String(field))
  const sentence = item === undefined ? texts.checkAnswers : texts.checkAnswer(item.prompt)
  return refuse(400, error, sentence, field)
}
