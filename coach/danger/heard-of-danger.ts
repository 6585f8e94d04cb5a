/** Hears what a reply says of the danger that stands. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { isSelfSafe, namesOther } from '../safety/about-other.ts'
import type { DangerQuestion } from './danger-turn.ts'
import { deniesAnother, deniesHarm, deniesSign, tellsGrave, tellsMoreOf } from './denied-sign.ts'
import { isAnswerable } from './ending.ts'
import { repliesIn } from './danger-subjects.ts'
import { isGraveNow } from './grave-now.ts'
import type { Heard } from './heard-reply.ts'
import { questionIn } from './question-in.ts'
import { isOfBody } from './scripts.ts'
import type { Standing } from './standing.ts'

/** What is said of oneself, where the danger is said to be another's: it ends nothing. */
const ofSelf: readonly Heard[] = [
  'explains',
  'takesBack',
  'denies',
  'noWish',
  'onlyNoWish',
  'deniesSign',
  'alone',
  'nobody',
  'no',
  'tells',
]

/** What a reply says, and what it says of the danger that stands. */
export function heardOf(
  { message, language }: Pick<DangerQuestion, 'message' | 'language'>,
  standing: Standing,
): ReadonlySet<Heard> {
  const heard = new Set(repliesIn(message))
  const { told, isGuess, isWish } = standing
  const [code] = standing.open
  if (code === undefined) return heard
  const isTurned = namesOther(message, { code, isWish })
  if (isTurned) for (const each of ofSelf) heard.delete(each)
  // Who is safe themselves says nothing of whoever is not.
  if ((isTurned || standing.isOther) && isSelfSafe(message))
    for (const each of ['safe', 'yes', 'no'] as const) heard.delete(each)
  if (code === 'fall_injury' && isAfterKnock(message)) heard.add('worse')
  else if (code === 'fall_injury' && isLookedAt(message, told))
    heard.add('treated').delete('explains')
  if (isGraveNow(message, told)) heard.add(isOfBody(code) ? 'worse' : 'unsafe').delete('safe')
  if (code !== 'abuse_neglect' && deniesHarm(message)) {
    heard.delete('explains')
    heard.delete('nobody')
  }
  if (tellsMoreOf(code, message) && !heard.has('ofLongAgo')) {
    heard.delete('explains')
    heard.delete('tells')
  } else if (deniesSign(message, { code, told, isGuess })) heard.add('deniesSign')
  else if (isOfBody(code) && (isGuess || !heard.has('ofLongAgo')) && tellsGrave(message)) {
    for (const each of ['explains', 'tells', 'no'] as const) heard.delete(each)
    heard.add('worse')
  } else if (isOfBody(code) && !isGuess && deniesAnother(message, code)) heard.delete('explains')
  // "I am fine" alone is what somebody says who wants no fuss.
  if (isGuess && heard.has('denies') && message.split(/\s+/u).length >= fewestOfTelling)
    heard.add('tells')
  if (heard.has('asks') && isAnswerable(questionIn(message), language)) heard.add('asksElse')
  return heard
}

/** After a fall that spared the head somebody who knows has looked, and it did nothing. */
function isLookedAt(message: string, told: string): boolean {
  const text = normalise(message)
  const isWell = seenByDoctor.test(text) && foundWell.test(text) && !stillHurts.test(text)
  return isWell && !ofHead.test(normalise(`${told} ${message}`))
}
const ofHead = pattern(
  '(head|skull|forehead|thinners?|warfarin|coumadin|eliquis|xarelto|cabeza|frente|nuca|sintrom|anticoagul*)',
)
const stillHurts = pattern(
  '(still|hurts?|pain*|worse|now (he|she|i)|can not|todavia|sigue|duele|dolor|peor|no (puedo|puede))',
)
const seenByDoctor = pattern(
  '(saw|seen|seen by|been to|went to|looked at by) (the|a|her|his|my|our|their) (doctor|gp|nurse|hospital|clinic)|(doctor|gp|nurse|hospital|clinic) (has |have )?(saw|seen|looked at|checked|examined) (her|him|me|it)|(la|lo|me|nos) (vio|reviso|miro|ha visto|examino) (el|la|un|una) (medic[oa]|doctora?|enfermer[oa])|(fue|fui|fuimos|estuvo|estuve) (al|con el|con la|en el|en la) (medic[oa]|doctora?|hospital|clinica)',
)
const foundWell = pattern(
  '(is|am|are|was|were|all) (all |quite |perfectly )?(fine|well|ok|okay|good|clear|all right|alright)|nothing (is |was )?(wrong|broken|serious)|no (break|fracture|harm)|(esta|estoy|todo|salio) (muy |todo )?bien|nada (roto|grave|serio|malo)|no (tiene|tengo|es|fue) nada',
)

/** Fewer words only deny. */
const fewestOfTelling = 8

/** Signs that come some time after a knock to the head. */
const isAfterKnock = (message: string): boolean => afterKnock.test(normalise(message))
const afterKnock = pattern(
  '(?<!not |no )(vomit*|threw up|throw* up|(been|being|is|bit|was) sick|sleepy|drows*|hard to wake|confus*|slurr*|seizure|fit|headache|blurr*|swimming|double|passed out|faint*|dormid[oa]|soñolient*|somnolient*|no despiert*|devolvi*|dolor de cabeza|desmay*|convuls*|ve doble|enredad[oa])',
)
