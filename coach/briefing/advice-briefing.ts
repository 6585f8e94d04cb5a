/** What a language model is told so that it can word a plan. */

import type { Advice, AdviceRequest } from '../advice.ts'
import { topicsIn } from '../disclosed-conditions.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { Briefing } from './chat-briefing.ts'
import { adviceInstructions } from './instructions.ts'

/**
 * Briefs a model on a plan that the built-in coach made: one paragraph for each point, in order.
 *
 * @param request - what the plan was asked for.
 * @param advice - the plan, with at least one point.
 * @returns what to send; the allowance holds the entries of the points alone.
 */
export function adviceBriefing({ person }: AdviceRequest, advice: Advice): Briefing {
  const sources = advice.points.flatMap((point) => point.sources)
  return {
    instructions: adviceInstructions(),
    messages: [{ role: 'user', content: sources.map(({ id }) => id).join(', ') }],
    allowance: {
      entries: sources.flatMap(({ id }) => evidenceOf(id) ?? []),
      personNumbers: new Set(),
      language: 'en',
      heard: topicsIn(person.said ?? []),
      codes: new Set(advice.safety.map(({ code }) => code)),
    },
  }
}
