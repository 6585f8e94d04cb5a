/** What a message tells of a danger that is new while one stands. */

import type { SafetyCode } from '../safety/codes.ts'
import { detectIn } from '../safety/detect.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Heard } from './heard-reply.ts'
import { ofHelpAsked, practical } from './help-asked.ts'
import { isLasting, isOfBody } from './scripts.ts'
import { type Standing, wasAskedPlainly } from './standing.ts'

/** More words may tell of more than a no. */
const mostWordsOfNo = 12

/**
 * "I do not want to die" answers the plain question, and tells of nothing. To lock tablets away, or have them locked
 * away, is what a crisis asks for, and neither a new crisis nor harm by others; to be taken to a safe house tells of
 * harm that is over.
 */
export function toldIn(
  { own, message }: { readonly own: readonly SafetyCode[]; readonly message: string },
  standing: Standing,
  heard: ReadonlySet<Heard>,
): readonly SafetyCode[] {
  const { open, said } = standing
  const [code] = open
  const isPlainNo = heard.has('no') && !heard.has('half') && !heard.has('unsafe')
  const isShort = message.split(/\s+/u).length <= mostWordsOfNo
  if (
    wasAskedPlainly(standing) &&
    isPlainNo &&
    isShort &&
    !/\b(?:but|pero|aunque)\b/iu.test(message)
  ) {
    return own.filter((each) => each !== 'suicide_self_harm')
  }
  const isAway = said.includes('means') && heard.has('away')
  const isHanded = heard.has('handed') && heard.has('company')
  const isDone = code === 'suicide_self_harm' && (isAway || isHanded)
  const isBody = code !== undefined && isOfBody(code)
  // Whoever asks what to say to the crew, or whether to give water, asks about no medicine of their own.
  const isOfHelp = isBody && practical.some((kind) => heard.has(kind))
  const fresh =
    code === undefined
      ? own
      : own.filter(
          (each) =>
            mayBeNew(each, message, heard, isBody) &&
            !(code === 'abuse_neglect' && isEchoOfHarm(each, message)) &&
            (isLasting(each) || !isOfHelp),
        )
  // Who was looked at and is home names what it was.
  if (heard.has('treated')) return fresh.filter((each) => each !== code)
  const isOver = isDone || (code === 'abuse_neglect' && heard.has('safe'))
  return isOver ? fresh.filter((each) => each !== 'abuse_neglect' && each !== code) : fresh
}

/** Replies that tell of help, or of the want of it: to the taught model they sound like dangers. */
const ofHelp: readonly Heard[] = [
  'helped',
  'onWay',
  'coming',
  'called',
  'willCall',
  'noCall',
  'handed',
]

/** Beside a sign of the body, so do a sign that passed and what is asked about the call. */
const ofCall: readonly Heard[] = [...ofHelp, ...ofHelpAsked, 'passed', 'noWish']

/** Wishes for the worst, while asking of the call. */
const wishes = pattern('(hope|wish|ojala|kill*|finish*|die|dies|dead|muera|mate|matar|morir*)')

/** Harm by others that goes on being told plainly sounds to the model like a wish to die. */
function isEchoOfHarm(code: SafetyCode, message: string): boolean {
  const plain = detectIn(message)
  return code === 'suicide_self_harm' && !plain.includes(code) && plain.includes('abuse_neglect')
}

/** While one danger stands a second one is told plainly, or is a wish to die. */
function mayBeNew(
  code: SafetyCode,
  message: string,
  heard: ReadonlySet<Heard>,
  isBody: boolean,
): boolean {
  // A denial is told in the words of the thing, in which phrases and model hear what it denies.
  if (heard.has('onlyNoWish') && code === 'suicide_self_harm') return false
  if (detectIn(message).includes(code)) return true
  // What only sounds like food or weight beside a sign of the body is of that sign.
  if (!isLasting(code)) return !isBody || code === 'medication'
  const quiet = isBody && !wishes.test(normalise(message)) ? ofCall : ofHelp
  return code === 'suicide_self_harm' && !quiet.some((kind) => heard.has(kind))
}
