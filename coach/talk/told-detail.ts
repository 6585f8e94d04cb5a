/** Answers a detail that is told in a few words and asks nothing: how long, who, where, a liking, yes or no. */

import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Passage } from '../person/person.ts'
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

/** More words tell more than one detail. */
const mostWords = 9

const named =
  /(?:name(?:['’]s| is| was)|(?:is|was|['’]s) called|se llama(?:ba)?|llamad[oa])\s+(\p{L}[\p{L}'’-]*)[.!\s]*$/iu

/** Speaks of the body or a sign of it. */
const ofBody = pattern(
  '(hurt*|pain*|ache*|sore|swoll*|swell*|trembl*|shak*|twitch*|cough*|breath*|dizz*|weak|numb|itch*|bleed*|weight|pee|bladder|bowel*|knees?|legs?|hands?|foot|feet|back|hips?|shoulders?|stomach|heart|eyes?|ears?|blood|drink too much|duele*|dolor*|hinchad*|tiembl*|calambre*|tos|ahog*|mare*|debil*|pic(a|an|azon)|sangr*|baje de peso|orin*|rodilla*|piernas?|manos?|pies?|espalda|cadera*|hombro*|estomago|corazon|ojos?|oidos?|alcohol|ron|vino)',
)
/** How the coach begins where it is sorry, or glad. */
const ofSorrow = pattern(
  '(sorry|hurts|sad|lonel*|miss|missing|fear|frighten*|afraid|lo siento|siento|duele|triste*|pesa*|sol[oa]|soledad|extran*|anor*|miedo|depress*|deprim*|burden|estorbo|carga|useless|inutil|guilt*|culpa)',
)
/** Sends somebody to who looks at it. */
const ofDoctor = pattern(
  '(doctors?|nurses?|pharmacists?|clinic|medic[oa]|enfermer[oa]|farmacia|[0-9]{3})',
)
const ofJoy = pattern(
  '(lovely|how (good|nice)|wonderful|congratulations|best wishes|made me smile|good laugh|que (gusto|alegria)|me alegra|felicid*|enhorabuena|mejores deseos|reir|risa)',
)

function moodOf({ state, history }: Reading): Mood {
  const told = normalise(messagesOf(history).at(-1) ?? '')
  const said = normalise(state.before)
  const [opening = ''] = said.trim().split(' . ')
  if (ofBody.test(told) && ofDoctor.test(said)) return 'body'
  if (ofSorrow.test(opening) || ofSorrow.test(told)) return 'sad'
  return ofJoy.test(opening) ? 'glad' : 'plain'
}

const asks = pattern(
  '^ (and |but |so |y |pero )?(why|how|what|which|who|where|when|por que|como|que|cual|quien|donde|cuando)',
)

/** Tells whether a message in a talk tells something in so few words that it may be a detail. */
export function isBrief({ message, state }: Reading): boolean {
  const isTold = state.before !== '' && !isPressed(message) && !asks.test(normalise(message))
  return isTold && !message.includes('?') && message.trim().split(/\s+/u).length <= mostWords
}

/** What is said to a detail. */
export interface ToldDetail extends Line {
  /** What stands for the `{name}` in both. */
  readonly filled: Readonly<Record<string, string>>
  /** False where only the mood of the talk says it. */
  readonly isOwn: boolean
}

/**
 * Finds what is said to a detail that was told.
 *
 * @returns undefined where the message says more, was pressed, or nothing is known of such a detail.
 */
export function toldDetail(reading: Reading): ToldDetail | undefined {
  if (!isBrief(reading)) return undefined
  const { message } = reading
  const mood = moodOf(reading)
  const name = named.exec(message)?.[1]
  if (name !== undefined) {
    const filled = { name: `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}` }
    return { ...(mood === 'sad' ? nameOfLost : nameLine), filled, isOwn: true }
  }
  const words = ` ${normalise(message).trim()} `
  const detail = details.find(({ when }) => when.test(words))
  const own = detail?.say[mood] ?? detail?.say.plain
  const said = own ?? otherwise[mood]
  return said && { ...said, filled: {}, isOwn: own !== undefined }
}

/** A word to a detail, and the question that asks for more of it. */
export function detailSaid(reading: Reading, { say, ask, filled }: ToldDetail): readonly Passage[] {
  const texts = [say, ask ?? []].flat().map((each) => spoken(reading, each, filled).text)
  return [{ text: texts.join(' '), sources: [] }]
}
