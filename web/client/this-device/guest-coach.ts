/** The built-in coach for a guest, or for nobody in particular, on this device. */

import { advise } from '#coach/advice.ts'
import { answerQuestion } from '#coach/answer.ts'
import { builtInCoachName } from '#coach/coach-name.ts'
import { personOfRecords } from '#coach/person-of-records.ts'
import type { Person } from '#coach/person.ts'
import { presentAdvice } from '#coach/plan/present-advice.ts'
import { type Comparison, comparisonOf } from '#coach/plan/standing.ts'
import { instruments } from '#core/catalog.ts'
import { compareWithNorms } from '#core/cohort.ts'
import { instrumentIds } from '#core/instrument.ts'
import { addresses } from '#contract/addresses.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { thisDeviceTexts } from '../../locales/this-device.ts'
import type { Outcome } from '../outcome.ts'
import { callServer } from '../server-transport.ts'
import { readGuestRecords } from './guest-records.ts'
import { refuseNoScore } from './refusals.ts'

const dayMs = 86_400_000
/** Whose emergency numbers stand in while the operator's setting cannot be read. */
const usualRegion = 'US'

/** Advice from all of a guest's assessments. */
export async function adviseGuest(
  userId: string,
  { criteria }: RequestBody<'getAdvice'>,
): Promise<Outcome<Reply<'getAdvice'>>> {
  const person = guestPerson(userId)
  if (Object.keys(person.results).length === 0) {
    return refuseNoScore(thisDeviceTexts.en.nothingToAdviseOn)
  }
  const comparisons = criteria === 'LikeMe' ? comparisonsOf(person) : []
  const request = { person, criteria, comparisons, region: await readRegion() }
  const advice = advise(request)
  return {
    ok: true,
    reply: { ...presentAdvice(advice, request), model: builtInCoachName, notice: null },
  }
}

/**
 * An answer in a chat.
 *
 * @param userId - the guest whose scores the coach may know; null in the topic chat.
 */
export async function answerGuest(
  userId: string | null,
  message: string,
  history: RequestBody<'chat'>['history'],
): Promise<Outcome<Reply<'chat'>>> {
  const question = { message, history: history ?? [], region: await readRegion() }
  const answer = answerQuestion(
    userId === null ? question : { ...question, person: guestPerson(userId) },
  )
  return {
    ok: true,
    reply: {
      advice: answer.text,
      safety: [...answer.safety],
      sources: [...answer.sources],
      suggestions: [...answer.suggestions],
      model: builtInCoachName,
      notice: null,
    },
  }
}

/** A guest tells nobody age or gender, so the coach knows scores alone. */
function guestPerson(userId: string): Person {
  const { assessments, bmiRecords, enteredScores } = readGuestRecords(userId)
  const now = Date.now()
  const ageDays = (moment: string) => Math.max(0, Math.floor((now - Date.parse(moment)) / dayMs))
  const entered = enteredScores.map(({ forum, value, meaning, timestamp }) => ({
    domain: forum,
    score: value,
    band: meaning,
    enteredAt: timestamp,
  }))
  return personOfRecords({ assessments, bmiRecords, enteredScores: entered }, ageDays)
}

/** Only published figures: there is nobody else on this device. */
function comparisonsOf({ results }: Person): readonly Comparison[] {
  return instrumentIds.flatMap((id) => {
    const result = results[id]
    if (result === undefined) return []
    const instrument = instruments[id]
    const compared = compareWithNorms({ instrument, score: result.score })
    return [comparisonOf(instrument.domain, compared)]
  })
}

/** The operator's region; asking for it tells nothing about the person. */
async function readRegion(): Promise<string> {
  const site = await callServer<Reply<'siteSettings'>>(addresses.siteSettings, { token: null })
  return site.ok ? site.reply.region : usualRegion
}
