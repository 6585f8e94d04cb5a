/** Hears a few words for what they say: a model that was taught by longer ones finds a deed or a farewell in an age. */

import { isQuestion, isRequest } from '../search/question-form.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { namingStems, stemsIn } from '../text/stems.ts'
import type { Act } from '../understanding/acts.ts'
import { smallTalk } from './aside-words.ts'
import type { Heard } from './hear-turn.ts'
import { limitsIn } from './limits-heard.ts'
import { isRefusal } from './refusals.ts'

/** More words hold enough for the model; of leave, more still. */
const mostWords = { usual: 6, leave: 9 } as const

/** So likely it is done without a word of it. */
const surely = { most: 0.5, tried: 0.7 } as const
/** "What can I do?" asks, and wants nothing else. */
const asksWhatToDo = pattern(
  '(what|que) (can|could|should|do|shall|must|puedo|debo|hago|haria) ?(i|we)? ?(do|hacer)?',
)

/** Tells how long something has been so, and no deed. */
const tellsHowLong = pattern('^ (\\. )*(since|for|been|llevo|llevamos|desde|hace)')

/** Says that they do not know, and asks nothing. */
const knowsNot = pattern(
  '^ (\\. )*((well|but|pues|es que) )?((i|we) (really |just )?(do not|can not) (know|tell|say)|no (lo )?se|(who|quien) (knows|sabe))( (why|how|what|exactly|porque|por que|que|como|cual))?( (it is|that is|es|sera))? (\\. )*$',
)

/** A word of each, without which few words do not do it. */
const wordsOf: Readonly<Partial<Record<Act, RegExp>>> = {
  did: pattern('(did|done|managed|kept|hice|hicimos|logre|cumpli|pude|termine)'),
  goal: pattern(
    '(goal|will|going to|let (me|us)|remind*|put|make|bump|start|try|count me|deal|yes|ok|okay|meta|voy a|vamos a|hago|hare|empiezo|probare|recuerd*|anot*|apunt*|si|vale|bueno|dale)',
  ),
  tried: pattern('(try|tried|tries|probe|probado|probamos|intent*)'),
  thanks: pattern('(thank*|ta|cheers|bless*|grateful|kind|gracias|agradec*|amable|bendi*)'),
  goodbye: pattern(
    '(bye|goodbye|good night|see you|so long|later|take care|got to go|have to go|adios|hasta|chau|chao|nos vemos|me voy|buenas noches)',
  ),
  about_coach: pattern(
    '(you|your|robot|program|machine|computer|human|person|private|secret|ai|usted|tu|te|eres|sos|programa|maquina|persona|privad[oa]|secret[oa]|ia)',
  ),
  which_first: pattern('(first|start|begin|which|where|primero|empez*|empiez*|comenz*|cual|donde)'),
  other: pattern(
    '(other|another|else|different|instead|new|ideas?|otr[oa]s?|diferentes?|distint[oa]s?|mas|nuev[oa]s?)',
  ),
}

/** What is done by nothing but the sound of it. */
const believed: ReadonlySet<Act> = new Set(['ask', 'answer', 'unclear', 'more', 'how', 'how_much'])

function isBorneOut(act: Act, likely: number, message: string, before: string): boolean {
  const words = normalise(message)
  if (believed.has(act) || wordsOf[act]?.test(words)) return true
  if (act === 'smalltalk' && smallTalk.some(({ when }) => when.test(words))) return true
  if (act === 'cannot') return limitsIn([message]).size > 0 || refusesSaid(message, before)
  // What is asked may be none of its business; what is told is of what was told before.
  if (act === 'outside' && isQuestion(message)) return true
  if (act === 'other' && asksWhatToDo.test(words)) return false
  if (act === 'did' && tellsHowLong.test(words)) return false
  return likely >= surely[act === 'tried' ? act : 'most']
}

/** "I have no piano" refuses nothing that was said, and "I can't" all of it. */
function refusesSaid(message: string, before: string): boolean {
  const named = [...namingStems(message)]
  const said = stemsIn(before)
  return isRefusal(normalise(message)) && (named.length === 0 || named.some((one) => said.has(one)))
}

/**
 * What a few words in a talk do, where they bear out what was heard; else they ask, or add to what was told.
 *
 * @param message - what the person typed.
 * @param before - what the coach had just said; empty where the talk begins.
 * @param heard - what it sounds like; a button, a plain phrase and a dislike are certain.
 */
export function borneOut(message: string, before: string, heard: Heard): Heard {
  const { act, likely, limit } = heard
  const most = act === 'goodbye' ? mostWords.leave : mostWords.usual
  const isShort = before !== '' && message.trim().split(/\s+/u).length <= most
  if (isShort && likely < 1 && knowsNot.test(normalise(message))) return { act: 'answer', likely }
  if (likely === 1 || limit !== undefined || !isShort || isBorneOut(act, likely, message, before))
    return heard
  return { act: isQuestion(message) || isRequest(message) ? 'ask' : 'answer', likely }
}
