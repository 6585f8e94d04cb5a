/** What a language model is told so that it can answer a question in a chat. */

import type { CoachAnswer, Question } from '../conversation/question.ts'
import { conversationLimits, readPart, type Turn } from '../text/conversation-limits.ts'
import { quietTurns } from '../danger/quiet-turns.ts'
import { standingIn } from '../danger/standing.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { rememberedPerson } from '../memory/brought.ts'
import { withoutMemory } from '../memory/past.ts'
import type { PermittedContent } from '../guard/guard-sentence.ts'
import { numbersIn } from '../guard/sources/numbers-in.ts'
import { scoreTriggers } from '../safety/score-triggers.ts'
import { readingOf } from '../scores/score-reading.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { evidenceLine, personBrief } from './lines.ts'
import { chatInstructions } from '../guard/instructions.ts'
import { inBlocks, plainLine } from './quoted.ts'

/** What is sent to a model, and what its answer is held against. */
export interface Briefing {
  readonly instructions: string
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  readonly permitted: PermittedContent
}

const mostLetters = { question: 1000, user: 240, assistant: 200 } as const

/**
 * Briefs a model on a question.
 *
 * The evidence is what the built-in answer uses, so that both stand on the same facts and the
 * built-in one can take over at any time. Everything goes in one message: earlier turns come from
 * the browser, where anybody could have written them in the coach's name.
 *
 * @param question - as the built-in coach gets it.
 * @param answer - the built-in answer to it.
 * @returns what to send, under 2,500 tokens at four letters each; undefined where the built-in coach
 *   must answer alone: what is asked leans on a card, whose words are fixed; an emergency or a crisis is in force or its help was refused, the question is out of scope or about
 *   the coach itself, or nothing was found.
 */
export function chatBriefing(question: Question, answer: CoachAnswer): Briefing | undefined {
  if (answer.act !== 'ask' && answer.safety.length === 0) return undefined
  if (answer.sources.length === 0 || answer.safety.some(({ tier }) => tier <= 1)) return undefined
  const { message, history, recollection, region } = question
  const known = question.person
  const person = known && recollection ? rememberedPerson(known, recollection.memory) : known
  if (standingIn(history).isReleased) return undefined
  const { language } = answer
  const entries = answer.sources.flatMap(({ id }) => evidenceOf(id) ?? [])
  const heard = topicsIn([
    ...(person?.said ?? []),
    ...history.filter(({ role }) => role === 'user').map(({ content }) => readPart(content)),
    readPart(message),
  ])
  // Score triggers are not shown in a chat, but what they rule out holds there too.
  const triggers = person ? scoreTriggers(person, region) : []
  const codes = new Set([...answer.safety, ...triggers].map(({ code }) => code))
  const brief = personBrief(person, answer.domains.slice(0, 2), heard, codes, language)
  const reading = readingOf(message, language)
  const content = inBlocks({
    evidence: entries.map((entry) => evidenceLine(entry, region, language)),
    person: [...brief.lines, ...(reading === undefined ? [] : [reading])],
    earlier: earlierTurns(withoutMemory(quietTurns(history))),
    question: [plainLine(message, mostLetters.question)],
  })
  return {
    instructions: chatInstructions(language),
    messages: [{ role: 'user', content }],
    permitted: {
      entries,
      personNumbers: new Set([
        ...brief.numbers,
        ...numbersIn(reading ?? '').map(({ value }) => value),
      ]),
      language,
      // What our own code says a model may say too.
      statements: answer.passages.map(({ text }) => text),
      scores: brief.scores,
      heard,
      codes,
      asked: message,
    },
  }
}

const speakers = { user: 'Person', assistant: 'Coach' } as const

/** Turns that try to change how the coach works are not passed on, whoever is said to have spoken. */
function isOrder(content: string): boolean {
  const codes = hearSafety(content)
  return codes.includes('injection') || codes.includes('other_people_data')
}

/**
 * The last turns of a conversation.
 *
 * @param history - earlier turns, oldest first, as the browser sent them: anybody can have written them.
 * @returns one line a turn, the last few only, shortened; none where nothing was said.
 */
export function earlierTurns(history: readonly Turn[]): readonly string[] {
  return history
    .slice(-conversationLimits.earlierTurns)
    .filter(({ content }) => !isOrder(content))
    .map(({ role, content }) => `${speakers[role]}: ${plainLine(content, mostLetters[role])}`)
}
