/** Answers a detail that is told in a few words and asks nothing: how long, who, where, a liking, yes or no. */

import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Passage } from '../person/person.ts'
import { isQuestion, isRequest } from '../search/question-form.ts'
import { isPressed } from './acts.ts'
import { type Reading, spoken } from './reading.ts'
import {
  details,
  type Line,
  type Mood,
  nameLine,
  nameOfLost,
  otherwise,
} from './told-detail-words.ts'

/** More words tell more than one detail, and more than the rest of an answer may be of. */
const mostWords = { detail: 9, told: 30 } as const

/** How many words a text has. */
export const wordsIn = (text: string): number => text.trim().split(/\s+/u).length

const named =
  /(?:name(?:['’]s| is| was)|(?:is|was|['’]s) called|se llama(?:ba)?|llamad[oa])\s+(\p{L}[\p{L}'’-]*)[.!\s]*$/iu

/** Speaks of the body or a sign of it. */
const ofBody = pattern(
  '({drug}|{medicina}|lump|bulto|swallow*|tragar|breast|pecho|fever|fiebre|drink|drinking|wine|beer|vino|bebo|smok*|fumo|weight|peso|hurt*|pain*|ache*|sore|swoll*|swell*|trembl*|shak*|twitch*|cough*|breath*|dizz*|weak|numb|itch*|bleed*|weight|pee|bladder|bowel*|knees?|legs?|hands?|foot|feet|back|hips?|shoulders?|stomach|heart|eyes?|ears?|blood|drink too much|duele*|dolor*|hinchad*|tiembl*|calambre*|tos|ahog*|mare*|debil*|pic(a|an|azon)|sangr*|baje de peso|orin*|rodilla*|piernas?|manos?|pies?|espalda|cadera*|hombro*|estomago|corazon|ojos?|oidos?|alcohol|ron|vino)',
)
/** How somebody speaks who is low. */
const low =
  'sad|lonel*|afraid|scared|frighten*|depress*|burden|useless|guilt*|triste*|sol[oa]|soledad|miedo|deprim*|estorbo|carga|inutil|culpa|extran*'
const isLow = pattern(`(${low})`)
/** How the coach begins where it is sorry, or glad. */
const ofSorrow = pattern(
  `(sorry|hurts|miss|missing|fear|lo siento|siento|duele|pesa*|anor*|${low})`,
)
/** Sends somebody to who looks at it. */
const ofDoctor = pattern(
  '(doctors?|nurses?|pharmacists?|clinic|medic[oa]|enfermer[oa]|farmacia|[0-9]{3})',
)
const ofJoy = pattern(
  '(lovely|lucky|big heart|thought of you|taken care of|how (good|nice|kind|sweet)|wonderful|congratulations|best wishes|made me smile|good laugh|happy news|proud|well done|big thing|relief|bravo|good for you|a joy|sounds good|es mucho|penso en usted|eso ya esta|que (gusto|alegria|orgullo|suerte|alivio|detalle|ternura|bonito|bueno)|me alegra|felicid*|enhorabuena|mejores deseos|muy bien|suena muy bien|reir|risa)',
)

function moodOf({ state, history }: Reading): Mood {
  const told = normalise(messagesOf(history).at(-1) ?? '')
  const said = normalise(state.before)
  const [opening = ''] = said.trim().split(' . ')
  if (ofBody.test(told) && ofDoctor.test(said)) return 'body'
  if (ofSorrow.test(opening) || isLow.test(told)) return 'sad'
  return ofJoy.test(opening) ? 'glad' : 'plain'
}

/** Asks, without the mark of a question. */
const opensQuestion = pattern(
  '^ (\\. )*(and |but |so |y |pero )?(why|how|what|which|por que|cual*|cuant*)',
)

/** Says that it is not what the coach took it for. */
const denies = pattern('^ (\\. )*(no |but )?((it|this|that) (is|was) not|no (es|era|hablo))')

/** Asks by saying that it is not known. */
const wantsToKnow = pattern(
  '(do not|did not) know (what|how|where|whom?|which) (to|i|we|she|he|they)|(no se|no supe|ni se) (que|como|donde|a quien|cual) (decir*|hacer*|[a-z]+r(le|lo|la|me|les)?)',
)

/** Asks something in one of its clauses: "As for the neighbors, how would I begin?" */
export function asksInPart(message: string): boolean {
  if (isRequest(message) || wantsToKnow.test(normalise(message))) return true
  return message.split(/[,.;:]/u).some(isQuestion)
}

/** A yes or a no is on buttons too, and as often typed. */
function isTyped(message: string): boolean {
  return !isPressed(message) || /^\s*(?:yes|no|s[ií])[\s.!]*$/iu.test(message)
}

/** Tells whether a message in a talk only tells something, not at length, and denies nothing. */
export function isOnlyTold({ message, state }: Reading): boolean {
  const isTold = state.before !== '' && isTyped(message) && !message.includes('?')
  const clauses = message.split(/[,.;:]/u).map(normalise)
  const isAsked = clauses.some((one) => opensQuestion.test(one)) || asksInPart(message)
  return (
    isTold && !isAsked && !denies.test(normalise(message)) && wordsIn(message) <= mostWords.told
  )
}

/** What is said to a detail. */
export interface ToldDetail extends Line {
  /** What stands for the `{name}` in both. */
  readonly filled: Readonly<Record<string, string>>
  /** False where only the mood of the talk says it. */
  readonly isOwn: boolean
  /** True where it is all that is told. */
  readonly isWhole: boolean
  /** True where no more is wanted. */
  readonly isEnough?: boolean
}

/**
 * Finds what is said to a detail that was told.
 *
 * @returns undefined where the message says more, was pressed, or nothing is known of such a detail.
 */
export function toldDetail(reading: Reading): ToldDetail | undefined {
  if (!isOnlyTold(reading)) return undefined
  const { message } = reading
  const mood = moodOf(reading)
  const name = named.exec(message)?.[1]
  if (name !== undefined) {
    const filled = { name: `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}` }
    const isGone = /\bwas\b|llamaba/iu.test(message)
    return { ...(isGone ? nameOfLost : nameLine), filled, isOwn: true, isWhole: true }
  }
  const words = ` ${normalise(message).trim()} `
  const isFew = wordsIn(message) <= mostWords.detail
  const detail = isFew ? details.find(({ when }) => when.test(words)) : undefined
  const own = detail?.say[mood] ?? detail?.say.plain
  const said = own ?? otherwise[mood]
  const isAlone = detail?.isWhole === 'without-card' && reading.state.card === undefined
  const isWhole = detail?.isWhole === 'always' || isAlone
  return (
    said && {
      ...said,
      filled: {},
      isOwn: own !== undefined,
      isWhole: own !== undefined && isWhole,
      ...(detail?.isEnough && { isEnough: true }),
    }
  )
}

/** A word to a detail, and the question that asks for more of it. */
export function detailSaid(reading: Reading, { say, ask, filled }: ToldDetail): readonly Passage[] {
  const texts = [say, ask ?? []].flat().map((each) => spoken(reading, each, filled).text)
  return [{ text: texts.join(' '), sources: [] }]
}
