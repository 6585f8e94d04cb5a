/** Advice and chats; nothing that is said here is stored. */

import { advise } from '#coach/advice.ts'
import { answerQuestion, type CoachAnswer, type Question } from '#coach/answer.ts'
import { builtInCoachName } from '#coach/coach-name.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { Call, Handlers } from '../http/mount.ts'
import { PlainText } from '../http/plain-text.ts'
import { noScore } from '../http/problems.ts'
import type { Services } from '../services.ts'
import { comparePerson } from './coach-comparisons.ts'
import { readCoachPerson } from './coach-person.ts'

/**
 * Makes the handlers of the coach.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function coachRoutes(services: Services): Pick<Handlers, 'getAdvice' | 'aiAdvice' | 'chat'> {
  const { region } = services.config
  return {
    getAdvice: (call) => getAdvice(services, call),
    async aiAdvice({ body, member }) {
      const { person } = await readCoachPerson(services, member)
      const { prompt: message, history = [] } = body
      return presentAnswer(answerQuestion({ message, history, person, region }))
    },
    async chat({ body, request }) {
      const question: Question = { ...body, history: body.history ?? [], region }
      const answer = presentAnswer(answerQuestion(question))
      return wantsJsonAlone(request.headers.accept) ? answer : new PlainText(answer.advice)
    },
  }
}

/**
 * The specification shows the whole body as the answer, so whoever takes text gets text. Some
 * clients name JSON first in every call and would take anything.
 */
function wantsJsonAlone(accept = ''): boolean {
  return accept.includes('application/json') && !/text\/(plain|\*)|\*\/\*/.test(accept)
}

async function getAdvice(services: Services, { body, member }: Call<'getAdvice'>) {
  const found = await readCoachPerson(services, member)
  if (Object.keys(found.person.results).length === 0)
    throw noScore('Complete at least one assessment first.')
  const { criteria } = body
  const comparisons =
    criteria === 'LikeMe' ? await comparePerson(services.store.cohorts, found) : []
  const { region } = services.config
  const advice = advise({ person: found.person, criteria, comparisons, region })
  return {
    advice: advice.text,
    points: advice.points.map((point) => ({ ...point, sources: [...point.sources] })),
    safety: [...advice.safety],
    model: builtInCoachName,
    notice: null,
    comparison: criteria === 'LikeMe' ? comparisons.map(({ text }) => text).join('\n') : null,
  }
}

function presentAnswer(answer: CoachAnswer): Reply<'aiAdvice'> {
  return {
    advice: answer.text,
    safety: [...answer.safety],
    sources: [...answer.sources],
    suggestions: [...answer.suggestions],
    model: builtInCoachName,
    notice: null,
  }
}
