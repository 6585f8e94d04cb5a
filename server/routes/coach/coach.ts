/** Advice and chats; of what is said here nothing is stored but what a person allowed the coach to remember. */

import type { Person } from '#coach/person/person.ts'
import type { AdviceRequest } from '#coach/plan/plan.ts'
import { firstLook } from '#coach/answer/answer.ts'
import { peopleLike } from '#coach/plan/standing.ts'
import '#coach/matters/faq/all.ts'
import type { Question } from '#coach/conversation/question.ts'
import { unmetIn } from '#coach/danger/standing.ts'
import { readPart } from '#coach/text/conversation-limits.ts'
import { rememberedPerson } from '#coach/memory/brought.ts'
import type { SafetyCode } from '#coach/safety/codes.ts'
import { regionInSteps } from '#coach/safety/region-named.ts'
import { withLasting } from '#coach/safety/detect.ts'
import { hearSafety } from '#coach/safety/hear-safety.ts'
import type { MemoryChange } from '#core/memory.ts'
import { wantsEvents, wantsJsonAlone, PlainText } from '../../http/reply-form.ts'
import { EventStream, lastData, disconnectSignal } from '../../http/event-stream.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { type Problem, refuse } from '../../http/problems.ts'
import { requestLanguage } from '../../http/request-language.ts'
import type { Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { Taken } from '../../store/throttles.ts'
import { takeAnswer, modelFor } from './coach-allowance.ts'
import { adviceEvents } from './coach-advice.ts'
import { chatEvents } from './coach-chat.ts'
import { comparePerson } from './coach-comparisons.ts'
import { readCoachPerson } from './coach-person.ts'
import { changeMemory, readRecollection } from './memory.ts'
import { WorkTurns } from './work-turns.ts'

/** Sent where nobody is left to read it. */
const nothing = new PlainText('')

/**
 * Makes the handlers of the coach.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function coachRoutes(
  services: Services,
): Pick<Handlers, 'getAdvice' | 'peopleLikeMe' | 'aiAdvice' | 'chat'> {
  const turns = new WorkTurns()
  return {
    async getAdvice(call) {
      const model = modelFor(services, call.request, call.member)
      const request = await readRequest(services, call)
      const listener = listenerOf(call)
      const events = adviceEvents({ request, model, ...listener })
      if (listener.isStreamed) return new EventStream(events)
      return (await lastData(events, 'done')) ?? nothing
    },
    async peopleLikeMe({ member, request }) {
      const person = await readRememberedPerson(services, member)
      const language = requestLanguage(request)
      const comparisons = await comparePerson(services, member.userId, person, language)
      return peopleLike(person, comparisons, language)
    },
    async aiAdvice(call) {
      const { prompt: message, history = [] } = call.body
      return startChat(services, turns, { ...call, asked: { message, history } })
    },
    async chat(call) {
      const { message, history = [] } = call.body
      const answer = await startChat(services, turns, { ...call, asked: { message, history } })
      if (answer instanceof EventStream || answer instanceof PlainText) return answer
      return wantsJsonAlone(call.request.headers.accept) ? answer : new PlainText(answer.advice)
    },
  }
}

type ChatCall = Pick<Call<'chat'>, 'request' | 'reply'> & {
  readonly asked: Pick<Question, 'message' | 'history'>
  /** Undefined for a stranger. */
  readonly member: Member | undefined
}

/**
 * Looks for danger first; only what must be composed is counted, and may be refused. Beyond the
 * allowance a danger that stands still gets its next step, and one of the turn before its fixed text.
 */
async function startChat(
  services: Services,
  turns: WorkTurns,
  { request, reply, asked, member }: ChatCall,
) {
  const heard = await detectSoon(turns, asked.message)
  const language = requestLanguage(request)
  const { length } = asked.message
  const listener = listenerOf({ request, reply })
  const steps = regionInSteps(asked, services.config.region)
  const region = await turns.runSteps(steps, listener.signal, length)
  const bare: Question = { ...asked, region: region ?? services.config.region, language }
  const look = await turns.run(() => firstLook(bare, heard), length)
  const { own: found, atOnce } = look
  const taken: Taken = atOnce ? { allowed: true } : await takeAnswer(services, request, member)
  const mayCompose = taken.allowed
  const own = mayCompose ? found : withLasting(found, await detectSoon(turns, lastTold(asked)))
  if (!taken.allowed && own.length === 0) throw tooManyQuestions(taken.retryAfterS)
  const isKnown = mayCompose && !atOnce && member !== undefined
  const [person, recollection] = isKnown
    ? await Promise.all([readCoachPerson(services, member), readRecollection(services, member)])
    : []
  const question: Question = {
    ...bare,
    ...(person && { person }),
    ...(recollection && { recollection }),
  }
  const remember = async (change: MemoryChange) => {
    if (isKnown) await changeMemory(services, member, change)
  }
  const model = modelFor(services, request, member)
  const events = chatEvents({
    question,
    look,
    own,
    mayCompose,
    turns,
    model,
    remember,
    ...listener,
  })
  if (listener.isStreamed) return new EventStream(events)
  return (await lastData(events, 'done')) ?? nothing
}

/** What is found in a turn; short turns are looked at first, so that long ones cannot hold them up. */
function detectSoon(turns: WorkTurns, content: string): Promise<readonly SafetyCode[]> {
  const part = readPart(content)
  return turns.run(() => hearSafety(part), part.length)
}

function tooManyQuestions(retryAfterS: number): Problem {
  // The sentence speaks of minutes, so never of one.
  const minutes = Math.max(2, Math.ceil(retryAfterS / 60))
  return refuse('tooManyQuestions', minutes).after(retryAfterS)
}

/** What the person said just before, where no help was shown for it; nothing where this is the first turn. */
function lastTold({ history }: ChatCall['asked']): string {
  return unmetIn(history, 1)[0]?.message ?? ''
}

function listenerOf({ request, reply }: Pick<Call<'chat'>, 'request' | 'reply'>) {
  return { isStreamed: wantsEvents(request.headers.accept), signal: disconnectSignal(reply) }
}

async function readRememberedPerson(services: Services, member: Member): Promise<Person> {
  const [known, { memory }] = await Promise.all([
    readCoachPerson(services, member),
    readRecollection(services, member),
  ])
  return rememberedPerson(known, memory)
}

async function readRequest(
  services: Services,
  { body, member, request }: Call<'getAdvice'>,
): Promise<AdviceRequest> {
  const person = await readRememberedPerson(services, member)
  if (Object.keys(person.results).length === 0) {
    throw refuse('nothingToAdviseOn')
  }
  const { criteria } = body
  const language = requestLanguage(request)
  const comparisons =
    criteria === 'LikeMe' ? await comparePerson(services, member.userId, person, language) : []
  return { person, criteria, comparisons, region: services.config.region, language }
}
