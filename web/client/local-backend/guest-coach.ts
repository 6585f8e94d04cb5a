/** The built-in coach for a guest, or for nobody in particular, on this device. */

import { advise } from '#coach/plan/advice.ts'
import { answerQuestion } from '#coach/answer/answer.ts'
import type { Question } from '#coach/conversation/question.ts'
import { builtInCoachNames } from '#coach/wording/coach-name.ts'
import { rememberedPerson } from '#coach/memory/brought.ts'
import { personOfRecords } from '#coach/person/person-of-records.ts'
import type { Person } from '#coach/person/person.ts'
import { type Comparison, comparisonOf, peopleLike } from '#coach/plan/standing.ts'
import { presentAdvice } from '#coach/plan/plan.ts'
import { instruments } from '#core/catalog.ts'
import { compareWithNorms } from '#core/cohort.ts'
import type { MemoryChange } from '#core/memory.ts'
import { instrumentIds } from '#core/instrument.ts'
import { oldestFirst } from '#core/sitting.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { language } from '../../locales/language.ts'
import { localBackendTexts } from '../../locales/local-backend.ts'
import type { CallResult, CoachListener } from '../call-result.ts'
import { recollectionOf } from './guest-memory-calls.ts'
import { readRegion } from './operator-region.ts'
import { changeGuestMemory, readGuestMemory } from './records/guest-memory.ts'
import { readGuestProfile } from './records/guest-profile.ts'
import { readGuestRecords } from './records/guest-records.ts'
import { type GuestProfile, type GuestRecords, noRecords } from './records/guest-schema.ts'
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
  const person = await readGuestPerson(userId)
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

/** A guest's newest scores beside published figures. */
export async function compareGuest(userId: string): Promise<CallResult<Reply<'peopleLikeMe'>>> {
  const person = await readGuestPerson(userId)
  return { ok: true, reply: peopleLike(person, comparisonsOf(person), language) }
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
    userId === null ? question : { ...question, ...(await knownOf(userId)) },
  )
  if (userId !== null && answer.memoryChange) await keepChange(userId, answer.memoryChange)
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
      ...(answer.step && { step: answer.step }),
    },
  }
}

/** What the answer says of the memory must be true before it is said; an answer of its own is never lost for it. */
async function keepChange(userId: string, change: MemoryChange): Promise<void> {
  const isSaid = change.consent !== undefined || change.forget !== undefined
  try {
    await changeGuestMemory(userId, change)
  } catch (error) {
    if (isSaid) throw error
  }
}

/** What is kept, or nothing where it cannot be had soon: an answer without scores is better than none. */
async function knownOf(userId: string): Promise<Pick<Question, 'person' | 'recollection'>> {
  const nothing = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, timeoutMs)
  })
  const kept = Promise.all([
    readGuestRecords(userId),
    readGuestMemory(userId),
    readGuestProfile(userId),
  ])
  try {
    const [records, memory, profile] = await Promise.race([kept, nothing])
    return { person: guestPerson(records, profile), recollection: recollectionOf(memory) }
  } catch {
    return { person: guestPerson(noRecords) }
  }
}

async function readGuestPerson(userId: string): Promise<Person> {
  const [records, memory, profile] = await Promise.all([
    readGuestRecords(userId),
    readGuestMemory(userId),
    readGuestProfile(userId),
  ])
  return rememberedPerson(guestPerson(records, profile), memory)
}

/** Without what a guest said of themselves the coach knows scores alone. */
function guestPerson(
  { assessments, bmiRecords, enteredScores }: GuestRecords,
  { yearOfBirth, gender }: GuestProfile = { yearOfBirth: null, gender: null },
): Person {
  const now = Date.now()
  const ageDays = (moment: string) => Math.max(0, Math.floor((now - Date.parse(moment)) / dayMs))
  const entered = enteredScores.map(({ forum, value, meaning, timestamp }) => ({
    domain: forum,
    score: value,
    band: meaning,
    enteredAt: timestamp,
  }))
  const records = { assessments: oldestFirst(assessments), bmiRecords, enteredScores: entered }
  return {
    ...(yearOfBirth !== null && { ageYears: new Date().getUTCFullYear() - yearOfBirth }),
    ...(gender !== null && { gender }),
    ...personOfRecords(records, ageDays),
  }
}

/** Only published figures: there is nobody else on this device. */
function comparisonsOf({ results, ageYears, gender }: Person): readonly Comparison[] {
  return instrumentIds.flatMap((id) => {
    const result = results[id]
    if (result === undefined) return []
    const instrument = instruments[id]
    const compared = compareWithNorms({ instrument, score: result.score, ageYears, gender })
    return [comparisonOf(instrument.domain, compared, result.score, language)]
  })
}
