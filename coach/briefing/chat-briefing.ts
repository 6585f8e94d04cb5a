/** What a language model is told so that it can answer a question in a chat. */

import { answerQuestion, type CoachAnswer, type Question } from '../answer.ts'
import { topicsIn } from '../disclosed-conditions.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { Allowance } from '../guard/guard-sentence.ts'
import { languageOf } from '../safety/language.ts'
import { normalise } from '../safety/normalise.ts'
import { chatInstructions } from './instructions.ts'

/** What is sent to a model, and what its answer is held against. */
export interface Briefing {
  readonly instructions: string
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  readonly allowance: Allowance
}

/**
 * Briefs a model on a question.
 *
 * The evidence is what the built-in answer uses, so that both stand on the same facts and the
 * built-in one can take over at any time.
 *
 * @param question - as the built-in coach gets it.
 * @param answer - the built-in answer to it, where it is made already.
 * @returns what to send; undefined where the built-in coach must answer alone: an emergency or a
 *   crisis is in force, the question is out of scope or about the coach itself, or nothing was found.
 */
export function chatBriefing(
  question: Question,
  answer: CoachAnswer = answerQuestion(question),
): Briefing | undefined {
  if (answer.sources.length === 0 || answer.safety.some(({ tier }) => tier <= 1)) return undefined
  const { message, history, person } = question
  const said = [
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content),
    message,
    ...(person?.said ?? []),
  ]
  const language = languageOf(normalise(message), message)
  const entries = answer.sources.flatMap(({ id }) => evidenceOf(id) ?? [])
  return {
    instructions: chatInstructions(language),
    messages: [{ role: 'user', content: message }],
    allowance: {
      entries,
      personNumbers: new Set(),
      language,
      heard: topicsIn(said),
      codes: new Set(answer.safety.map(({ code }) => code)),
      asked: message,
    },
  }
}
