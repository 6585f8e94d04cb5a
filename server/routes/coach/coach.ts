/** Advice and chats; nothing that is said here is stored. */

import type { AdviceRequest } from '#coach/plan/plan.ts'
import type { Question } from '#coach/answer.ts'
import { wantsEvents, wantsJsonAlone } from '../../http/accept.ts'
import { EventStream, lastData } from '../../http/event-stream.ts'
import { goneSignal } from '../../http/gone.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { PlainText } from '../../http/plain-text.ts'
import { noScore } from '../../http/problems.ts'
import { requestLanguage } from '../../http/request-language.ts'
import type { Services } from '../../services.ts'
import { voiceFor } from './coach-allowance.ts'
import { adviceEvents } from './coach-advice.ts'
import { chatEvents } from './coach-chat.ts'
import { comparePerson } from './coach-comparisons.ts'
import { readCoachPerson } from './coach-person.ts'

/** Sent where nobody is left to read it. */
const nothing = new PlainText('')

/**
 * Makes the handlers of the coach.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function coachRoutes(services: Services): Pick<Handlers, 'getAdvice' | 'aiAdvice' | 'chat'> {
  const { config } = services
  return {
    async getAdvice(call) {
      const voice = voiceFor(services, call.request, call.member)
      const request = await readRequest(services, call)
      const listener = listenerOf(call)
      const events = adviceEvents({ request, voice, ...listener })
      if (listener.isStreamed) return new EventStream(events)
      return (await lastData(events, 'done')) ?? nothing
    },
    async aiAdvice(call) {
      const voice = voiceFor(services, call.request, call.member)
      const { prompt: message, history = [] } = call.body
      const person = await readCoachPerson(services, call.member)
      const question: Question = {
        message,
        history,
        person,
        region: config.region,
        language: requestLanguage(call.request),
      }
      const listener = listenerOf(call)
      const events = chatEvents({ question, voice, ...listener })
      if (listener.isStreamed) return new EventStream(events)
      return (await lastData(events, 'done')) ?? nothing
    },
    async chat(call) {
      const voice = voiceFor(services, call.request, undefined)
      const { message, history = [] } = call.body
      const question: Question = {
        message,
        history,
        region: config.region,
        language: requestLanguage(call.request),
      }
      const listener = listenerOf(call)
      const events = chatEvents({ question, voice, ...listener })
      if (listener.isStreamed) return new EventStream(events)
      const reply = await lastData(events, 'done')
      if (reply === undefined) return nothing
      return wantsJsonAlone(call.request.headers.accept) ? reply : new PlainText(reply.advice)
    },
  }
}

function listenerOf({ request, reply }: Pick<Call<'chat'>, 'request' | 'reply'>) {
  return { isStreamed: wantsEvents(request.headers.accept), signal: goneSignal(reply) }
}

async function readRequest(
  services: Services,
  { body, member, request }: Call<'getAdvice'>,
): Promise<AdviceRequest> {
  const person = await readCoachPerson(services, member)
  if (Object.keys(person.results).length === 0) {
    throw noScore('Complete at least one assessment first.')
  }
  const { criteria } = body
  const language = requestLanguage(request)
  const comparisons =
    criteria === 'LikeMe' ? await comparePerson(services, member.userId, person, language) : []
  return { person, criteria, comparisons, region: services.config.region, language }
}
