/** Sends whoever tells of signs that go together to a doctor before anything else, and keeps exercise back till then. */

import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Said } from '../text/said.ts'
import { goesOn, only } from '../text/whole.ts'
import { isPressed } from './acts.ts'
import { bodySigns } from './body-signs.ts'
import { plainBodySigns } from './plain-body-signs.ts'
import { type Reading, type Reply, spoken } from './reading.ts'

/** Signs of one illness are told over some messages. */
const messagesRead = 3
const fewestSigns = 2

/** What is told with more words goes before the plainest. */
const allSigns = [...bodySigns, ...plainBodySigns]

/**
 * Sends whoever tells of such signs to a doctor before anything else is said.
 *
 * @param reading - the turn.
 * @returns undefined where fewer than two go together, this message tells none of them, or it was said already and
 *   they are not all told again.
 */
export function toDoctorToday(reading: Reading): Reply | undefined {
  const { message, history } = reading
  if (isPressed(message)) return undefined
  const told = messagesOf(history)
  const last = [...told, message].slice(-messagesRead).map(normalise)
  const now = normalise(message)
  const found = allSigns.find(
    ({ signs, unless, fewest = fewestSigns }) =>
      unless?.test(now) !== true &&
      signs.some((sign) => sign.test(now)) &&
      signs.filter((sign) => last.some((text) => sign.test(text))).length >= fewest,
  )
  if (!found) return goesOnAboutSign(reading)
  const said = spoken(reading, found.say)
  const isAskedAgain = found.signs.every((sign) => sign.test(now))
  if (!isAskedAgain && history.some(({ content }) => content.includes(said.text)))
    return goesOnAboutSign(reading)
  return { act: 'ask', domains: [], passages: [said], replies: [] }
}

const answersOn = pattern(`${goesOn}|${only('yes|yeah|yep|si|yes it is|it is new|new|es nuevo')}`)
const sayItThere: Said = {
  en: 'Tell them that too when you call, and please call today. Sudden, much worse, or with fainting, confusion or hard breath: call {emergency} now.',
  es: 'Dígalo también cuando llame, y llame hoy mismo. Si es de golpe, mucho peor, o con desmayo, confusión o falta de aire: llame ya al {emergency}.',
}

const callFirst: Said = {
  en: 'Please make that call first; all the rest can wait. Have you called?',
  es: 'Haga primero esa llamada, por favor; lo demás puede esperar. ¿Ya llamó?',
}

/** Another wish, thanks, a no and what was done leave the sign; so does what is asked. */
const leavesSign = pattern(
  '^ (\\. |and |but |oh |y |pero |ay )*(ok|okay|all right|thanks?|thank you|no|not|never|bye|goodbye|good|better|fine|nothing|i (will|am (fine|ok|okay|better|going|calling)|(have )?called|did|want|need|would|like|love|know|live|can)|how|what|why|when|where|who|which|can|should|could|is|are|do|does|tell|gracias|vale|bueno|bien|adios|mejor|nada|ya (llame|voy|estoy|se)|voy|llamare|quiero|quisiera|necesito|me (gusta|gustaria)|vivo|como|que|cuando|donde|quien|cual|puedo|debo|digame)(?= |$)',
)
/** More words are of more. */
const mostWordsOfSign = 6

/** What goes on in few words, after a sign that was just sent to a doctor, is of that sign: no tip, praise or goodbye. */
function goesOnAboutSign(reading: Reading): Reply | undefined {
  const { message, history } = reading
  const last = history.at(-1)?.content ?? ''
  const isAgain = last.includes(spoken(reading, sayItThere).text)
  const isOfSign =
    isAgain || allSigns.some(({ say: said }) => last.includes(spoken(reading, said).text))
  const words = normalise(message)
  const isShort = message.trim().split(/\s+/u).length <= mostWordsOfSign && !message.includes('?')
  if (!isOfSign || !(answersOn.test(words) || (isShort && !leavesSign.test(words))))
    return undefined
  return {
    act: 'ask',
    domains: [],
    passages: [spoken(reading, isAgain ? callFirst : sayItThere)],
    replies: [],
  }
}

/** So many of the newest turns are still on it. */
const turnsOnIt = 8
const ofToday = /\btoday\b/iu

/** Tells whether the talk is on a sign with which somebody was just sent to a doctor the same day. */
export function wasSentToday(reading: Reading): boolean {
  const newest = reading.history.slice(-turnsOnIt)
  return allSigns.some(
    ({ say: said }) =>
      ofToday.test(said.en) &&
      newest.some(({ content }) => content.includes(spoken(reading, said).text)),
  )
}

const seenByThem =
  /\b(?:doctor|nurse|surgeon|team|clinic|medic[oa]|doctora?|enfermer[oa]|equipo)\b.*\b(?:saw|seen|said|says|looked|told|checked|fine|vio|dijo|dice|reviso)\b/u

const restFirst: Said = {
  en: 'Until a doctor has seen it: rest, and no exercise. When you call, ask what to leave out till then, and when to begin again.',
  es: 'Hasta que un médico lo vea: reposo, y nada de ejercicio. Cuando llame, pregunte qué dejar mientras tanto y cuándo volver a empezar.',
}

/**
 * Keeps exercise back from whoever was just sent to a doctor with a sign that asks for rest.
 *
 * @param reading - the turn.
 * @param reply - what would be said.
 * @returns the reply itself where it is of something else, or somebody who knows has looked since.
 */
export function restingFirst(reading: Reading, reply: Reply): Reply {
  if (reply.domains[0] !== 'Exercise' || seenByThem.test(normalise(reading.message))) return reply
  const resting = allSigns.filter(({ isForRest }) => isForRest)
  const at = reading.history.findLastIndex(({ content }) =>
    resting.some((sign) => content.includes(spoken(reading, sign.say).text)),
  )
  const since = at === -1 ? [] : messagesOf(reading.history.slice(at))
  if (at === -1 || since.some((text) => seenByThem.test(normalise(text)))) return reply
  return { ...reply, passages: [spoken(reading, restFirst)], replies: [] }
}
