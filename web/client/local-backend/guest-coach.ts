/** The built-in coach for a guest, or for nobody in particular, on this device. */

import { advise } from '#coach/advice.ts'
import { answerQuestion } from '#coach/answer.ts'
import { builtInCoachNames } from '#coach/coach-name.ts'
import { personOfRecords } from '#coach/person-of-records.ts'
import type { Person } from '#coach/person.ts'
import { type Comparison, comparisonOf } from '#coach/plan/standing.ts'
import { presentAdvice } from '#coach/plan/present-advice.ts'
import { instruments } from '#core/catalog.ts'
import { compareWithNorms } from '#core/cohort.ts'
import { instrumentIds } from '#core/instrument.ts'
import { oldestFirst } from '#core/sitting.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { language } from '../../locales/language.ts'
import { localBackendTexts } from '../../locales/local-backend.ts'
import type { CallResult } from '../call-result.ts'
import type { CoachListener } from '../stream/coach-listener.ts'
import { readRegion } from './operator-region.ts'
import { readGuestRecords } from './records/guest-records.ts'
import { type GuestRecords, noRecords } from './records/kept-records.ts'
import { refuseNoScore } from './refusals.ts'

const dayMs = 86_400_000
/** Somebody in danger must not wait for a disk that gives no answer. */
const timeoutMs = 1000

/** Advice from all of a guest's assessments. */
export async function adviseGuest(
  userId: string,
  { criteria }: RequestBody<'getAdvice'>,
  { onSafety, onPassage }: CoachListener,
): Promise<CallResult<Reply<'getAdvice'>>> {
  const person = guestPerson(await readGuestRecords(userId))
  if (Object.keys(person.results).length === 0) {
    return refuseNoScore(localBackendTexts.nothingToAdviseOn)
  }
  const comparisons = criteria === 'LikeMe' ? comparisonsOf(person) : []
  const request = { person, criteria, comparisons, region: await readRegion(), language }
  const advice = advise(request)
  onSafety?.(advice.safety)
  for (const { text, sources } of advice.points) {
    onPassage?.({ text, sources: [...sources], startsParagraph: true })
  }
  return {
    ok: true,
    reply: { ...presentAdvice(advice, request), model: builtInCoachNames[language], notice: null },
  }
}

/**
 * An answer in a chat.
 *
 * @param userId - the guest whose scores the coach may know; null in the topic chat.
 */
export async function answerGuest(
  userId: string | null,
  { message, history = [] }: RequestBody<'chat'>,
  { onSafety, onPassage }: CoachListener,
): Promise<CallResult<Reply<'chat'>>> {
  const question = { message, history, region: await readRegion(), language }
  const answer = answerQuestion(
    userId === null
      ? question
      : { ...question, person: guestPerson(await recordsWithoutWaiting(userId)) },
  )
  onSafety?.(answer.safety, answer.help)
  for (const { text, sources } of answer.passages) {
    onPassage?.({ text, sources: [...sources], startsParagraph: true })
  }
  return {
    ok: true,
    reply: {
      advice: answer.text,
      safety: [...answer.safety],
      sources: [...answer.sources],
      suggestions: [...answer.suggestions],
      model: builtInCoachNames[language],
      notice: null,
      help: answer.help,
    },
  }
}

/** What is kept, or nothing where it cannot be had soon: an answer without scores is better than none. */
async function recordsWithoutWaiting(userId: string): Promise<GuestRecords> {
  const nothing = new Promise<GuestRecords>((resolve) => {
    setTimeout(resolve, timeoutMs, noRecords)
  })
  return Promise.race([readGuestRecords(userId).catch(() => noRecords), nothing])
}

/** A guest tells nobody age or gender, so the coach knows scores alone. */
function guestPerson({ assessments, bmiRecords, enteredScores }: GuestRecords): Person {
  const now = Date.now()
  const ageDays = (moment: string) => Math.max(0, Math.floor((now - Date.parse(moment)) / dayMs))
  const entered = enteredScores.map(({ forum, value, meaning, timestamp }) => ({
    domain: forum,
    score: value,
    band: meaning,
    enteredAt: timestamp,
  }))
  const records = { assessments: oldestFirst(assessments), bmiRecords, enteredScores: entered }
  return personOfRecords(records, ageDays)
}

/** Only published figures: there is nobody else on this device. */
function comparisonsOf({ results }: Person): readonly Comparison[] {
  return instrumentIds.flatMap((id) => {
    const result = results[id]
    if (result === undefined) return []
    const instrument = instruments[id]
    const compared = compareWithNorms({ instrument, score: result.score })
    return [comparisonOf(instrument.domain, compared, result.score, language)]
  })
}
