/** Hears that a turn asks nothing: it thanks, plans or chats. */

import { feelingIn } from '../conversation/feelings.ts'
import { isQuestion, isRequest } from '../search/question-form.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { hearActs } from '../understanding/hear-act.ts'
import { type Heard, isCue } from './hear-turn.ts'
import type { Reading } from './reading.ts'
import { namesMore } from './when-words.ts'

/** What ends a talk, all together as likely; and the words of it with which less is enough. */
const closing: ReadonlySet<string> = new Set(['thanks', 'goal', 'goodbye'])
const surelyClosing = { told: 0.6, thanked: 0.4 } as const
const thanked = pattern(
  '(thank you|thanks|ta|cheers|god bless*|gracias|never mind|dios (se lo pague|le bendiga)|bendiciones)',
)

/** Tells whether somebody thanks and says what they will do, and tells no trouble. */
function isClosing({ message, state, newLimits }: Reading): boolean {
  if (state.before === '' || isQuestion(message) || isRequest(message)) return false
  if (namesMore(message) || newLimits.size > 0 || feelingIn(message)) return false
  const all = hearActs(message, state.before)
  const likely = all.reduce((sum, each) => sum + (closing.has(each.act) ? each.likely : 0), 0)
  return likely >= (thanked.test(normalise(message)) ? surelyClosing.thanked : surelyClosing.told)
}

/** A goal that is told with its day or hour needs no more than that. */
const likelyPlan = 0.35

function isPlan(message: string, { act, likely }: Heard): boolean {
  return act === 'goal' && likely >= likelyPlan && isCue(message) && !isQuestion(message)
}

/** So surely it is only chat. */
const surelyChat = 0.7

function isChat({ act, likely }: Heard): boolean {
  return act === 'smalltalk' && likely >= surelyChat && likely < 1
}

/** So likely something was done. */
const likelyDeed = 0.6

function isDeed({ message }: Reading, { act, likely }: Heard): boolean {
  return act === 'did' && likely >= likelyDeed && !isQuestion(message) && !isRequest(message)
}

/**
 * Tells whether a turn asks nothing of a subject: it ends the talk, tells a plan with its hour or a deed, or only chats.
 *
 * @param isLike - whether a question is surely like it: then it is no chat, and no deed alone.
 */
export function asksNothing(reading: Reading, heard: Heard, isLike: boolean): boolean {
  if (isClosing(reading) || isPlan(reading.message, heard)) return true
  return !isLike && (isChat(heard) || isDeed(reading, heard))
}
