/** The built-in coach for a guest, or for nobody in particular, on this device. */

import type { Passage } from '#coach/person/person.ts'
import type { MemoryChange } from '#core/memory.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { language } from '../../locales/language.ts'
import { localBackendTexts } from '../../locales/local-backend.ts'
import type { CallResult, CoachListener } from '../call-result.ts'
import { askCoach } from './coach/ask-coach.ts'
import type { Kept } from './coach/coach-calls.ts'
import { readRegion } from './operator-region.ts'
import { changeGuestMemory, readGuestMemory } from './records/guest-memory.ts'
import { readGuestProfile } from './records/guest-profile.ts'
import { readGuestRecords } from './records/guest-records.ts'
import { refuseNoScore } from './refusals.ts'

/** Somebody in danger must not wait for a disk that gives no answer. */
const timeoutMs = 1000

/** Advice from all of a guest's assessments. */
export async function adviseGuest(
  userId: string,
  body: RequestBody<'getAdvice'>,
  { onSafety, onPassage }: CoachListener,
): Promise<CallResult<Reply<'getAdvice'>>> {
  const [kept, region] = await Promise.all([readKept(userId), readRegion()])
  const advice = await askCoach('advise', { ...body, kept, region, language })
  if (advice === null) return refuseNoScore(localBackendTexts.nothingToAdviseOn)
  onSafety?.(advice.safety)
  tell(advice.passages, onPassage)
  return { ok: true, reply: advice.reply }
}

/** A guest's newest scores beside published figures. */
export async function compareGuest(userId: string): Promise<CallResult<Reply<'peopleLikeMe'>>> {
  const kept = await readKept(userId)
  return { ok: true, reply: await askCoach('compare', { kept, language }) }
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
  const kept = userId === null ? null : await knownOf(userId)
  const region = await readRegion()
  const answer = await askCoach('answer', { message, history, kept, region, language })
  if (userId !== null && answer.memoryChange) await keepChange(userId, answer.memoryChange)
  onSafety?.(answer.safety, answer.help)
  tell(answer.passages, onPassage)
  return {
    ok: true,
    reply: {
      advice: answer.text,
      safety: [...answer.safety],
      sources: [...answer.sources],
      suggestions: [...answer.suggestions],
      model: answer.model,
      notice: null,
      help: answer.help,
      ...(answer.step && { step: answer.step }),
    },
  }
}

/** Tells the passages one after the other, each a paragraph. */
function tell(
  passages: readonly Pick<Passage, 'text' | 'sources'>[],
  onPassage: CoachListener['onPassage'],
): void {
  for (const { text, sources } of passages) {
    onPassage?.({ text, sources: [...sources], startsParagraph: true })
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
async function knownOf(userId: string): Promise<Partial<Kept>> {
  const nothing = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, timeoutMs)
  })
  try {
    return await Promise.race([readKept(userId), nothing])
  } catch {
    return {}
  }
}

async function readKept(userId: string): Promise<Kept> {
  const [records, memory, profile] = await Promise.all([
    readGuestRecords(userId),
    readGuestMemory(userId),
    readGuestProfile(userId),
  ])
  return { records, memory, profile }
}
