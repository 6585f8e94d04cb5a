/** Reads a few words with the message before them: "every night" and "what do I do?" are of what was told just now. */

import { feelingIn } from '../conversation/feelings.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { isQuestion, isRequest } from '../search/question-form.ts'
import { isPressed } from './acts.ts'
import { firstAnswer } from './first-answer.ts'
import { replyOf } from './from-faq.ts'
import type { Heard } from './hear-turn.ts'
import { isToldOut, pointTo } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { askedInAny, likeliest, questionsAsked, wasSaid } from './questions-asked.ts'
import { metFeeling, type Reading, readingOfPart, type Reply } from './reading.ts'

/** More words say by themselves what they are about; a longer message before them is no opening. */
const mostWords = { now: 6, before: 14 } as const
/** So like a question both are together, and the few words alone to be answered by themselves. */
const likeness = { together: 1, alone: 0.8 } as const
/** So surely the search finds what both are about. */
const surelyFound = 120

/** What may only add to what was told, unless it surely leans on what the coach said. */
const adds: ReadonlySet<string> = new Set([
  'ask',
  'answer',
  'unclear',
  'cannot',
  'more',
  'how',
  'how_much',
])
const surely = 0.4

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length

/**
 * Answers a few words together with what was told just before.
 *
 * @returns undefined where they say more, the message before was a button, or nothing surely answers both.
 */
export function withToldBefore(reading: Reading, { act, likely, meant }: Heard): Reply | undefined {
  const { message, history, state } = reading
  const before = messagesOf(history).at(-1)
  if (before === undefined || isPressed(message) || isPressed(before) || meant !== undefined)
    return undefined
  const isLeaning = act !== 'ask' && act !== 'answer' && likely >= surely
  if (!adds.has(act) || (isLeaning && reading.newLimits.size === 0)) return undefined
  if (likely === 1 || wordsIn(message) > mostWords.now || wordsIn(before) > mostWords.before)
    return undefined
  // Of a loss and of what is asked in any talk more is known.
  if ([before, message].some((text) => feelingIn(text)?.isGrief) || askedInAny(reading))
    return undefined
  if (likeliest(reading) >= likeness.alone) return undefined
  const together = `${before.replace(/[\s.!?]+$/u, '')} ${message}`
  const isAsked = isQuestion(message) || isRequest(message)
  const said = isAsked ? 'ask' : act
  const { near } = questionsAsked(reading, together)
  const found = near.find(({ entry }) => !wasSaid(reading, entry.say))
  if (found && found.likeness >= likeness.together)
    return withFeeling(reading, replyOf(reading, said, [found], near))
  const read = readingOfPart(reading, together)
  const { matter } = read.search()
  if (matter && suitsAll(matter, reading) && !isToldOut(reading, matter))
    return withFeeling(reading, { ...pointTo(reading, matter), act: said })
  const finding = read.search()
  const [best] = finding.hits
  const isNew = best && !state.used.has(best.entry.id) && best.score >= surelyFound
  const reply = finding.isSure && isNew ? firstAnswer(read, finding, 1) : undefined
  const isAgain = reply?.passages.some(({ text }) =>
    history.some(({ content }) => content.includes(text)),
  )
  return isAgain || reply?.isGuess
    ? undefined
    : withFeeling(reading, reply && { ...reply, act: said })
}

function withFeeling(reading: Reading, reply: Reply | undefined): Reply | undefined {
  return reply && { ...reply, passages: [...metFeeling(reading), ...reply.passages] }
}
