/** What a language model is told so that it can word a plan. */

import type { Advice, AdviceRequest } from '../plan/plan.ts'
import { constraintsOf } from '../topics/catalog.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { numbersIn } from '../guard/sources/numbers-in.ts'
import { sayIn } from '../wording/say-in.ts'
import type { Briefing } from './chat-briefing.ts'
import { evidenceLine, personBrief } from './lines.ts'
import { adviceInstructions } from '../guard/instructions.ts'
import { inBlocks } from './quoted.ts'

/**
 * Briefs a model on a plan that the built-in coach made: one paragraph for each point, in order.
 *
 * @param request - what the plan was asked for.
 * @param advice - the plan, with at least one point; in a crisis no model should be asked.
 * @returns what to send, under 2,500 tokens at four letters each; `permitted` holds the entries
 *   of the points alone. The sentence on cohorts stays with our own code and is not sent.
 */
export function adviceBriefing(
  { person, region, language = 'en' }: AdviceRequest,
  advice: Advice,
): Briefing {
  const ids = [...new Set(advice.points.flatMap(({ sources }) => sources.map(({ id }) => id)))]
  const entries = ids.flatMap((id) => evidenceOf(id) ?? [])
  const heard = topicsIn(person.said ?? [])
  const codes = new Set(advice.alerts)
  const domains = [...new Set(advice.points.map(({ domain }) => domain))]
  const brief = personBrief(person, domains, heard, codes, language)
  const points = advice.points.map(({ domain, sources }, place) => {
    const tags = sources.map(({ id }) => `[${id}]`).join(' ')
    return `${place + 1}. ${domain} ${tags}`
  })
  const content = inBlocks({
    evidence: entries.map((entry) => evidenceLine(entry, region, language)),
    person: brief.lines,
    plan: points,
  })
  const statements = [
    ...advice.points.map(({ reason }) => asSentence(reason)),
    ...constraintsOf(heard).notes.map(({ text }) => sayIn(language, text)),
  ]
  return {
    instructions: adviceInstructions(language),
    messages: [{ role: 'user', content }],
    permitted: {
      entries,
      personNumbers: new Set([
        ...brief.numbers,
        ...statements.flatMap((text) => numbersIn(text)).map(({ value }) => value),
      ]),
      language,
      statements,
      scores: brief.scores,
      heard,
      codes,
    },
  }
}

function asSentence(reason: string): string {
  const plain = reason.replace(/^(?:because (?:of )?|porque |por )/u, '')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`
}
