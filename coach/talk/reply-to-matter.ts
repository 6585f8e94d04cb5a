/** Answers what the person says to the question at the end of a matter. */

import { matterInWords, matters, saidToAnyAnswer } from '../matters/catalog.ts'
import type { Matter } from '../matters/matter.ts'
import { saysUnsure } from '../matters/yes-or-no.ts'
import { isQuestion } from '../search/question-form.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import type { Said } from '../text/said.ts'
import { afterCard } from './acts.ts'
import { asideWords } from './aside-words.ts'
import { matterOffered, nearTo, saidIn, wayOf } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { isSaid, metFeeling, type Reading, type Reply, spoken } from './reading.ts'

/** The matter whose question was asked just now. */
function askedJustNow(reading: Reading): Matter | undefined {
  const { before } = reading.state
  return before.trimEnd().endsWith('?') ? saidIn(reading, before, matters) : undefined
}

function replyOn(reading: Reading, matter: Matter, said: Said): Reply {
  return {
    act: 'answer',
    domains: [matter.domain],
    passages: [...metFeeling(reading), spoken(reading, said)],
    replies: 'facts' in matter ? afterCard : nearTo(reading, matter),
  }
}

/** An answer that begins as a question would: “when I lie down”, “que le grité”, “no, es muy tranquilo”. */
const answersWithClause =
  /^(?:(?:no|yes|s[ií]|pues|bueno|well)[\s,.]+)*(?:when(?! (?:do|does|did|should|can|is|are)\b)|cuando|como(?! (?:puedo|debo|hago|le hago|se)\b)|que(?! (?:puedo|debo|hago|pasa|tal|me recomienda)\b)|es|hay)\b[^?]*$/iu

/** Tells whether a message asks something itself, said after a question of the coach. */
function asksBack(message: string): boolean {
  const isAsked = isQuestion(message) || sentencesOf(message).some(isQuestion)
  return isAsked && !answersWithClause.test(message.trim())
}

/** Sends to whoever knows: that suits anybody, whatever the answer tells of. */
const asksFirst = /\b(?:doctor|nurse|therapist|team|clinic)\b|\{company\}|\{food\}/u

/** Beside a yes or a no: a sign of the body, a death, or that they do not know. */
const tellsMore = pattern(
  '(blue|white|black|numb*|hold my (water|pee|urine)|negr[oa]|morad[oa]|azul*|no siento|died|passed away|dead|murio|fallecio|ya no esta|what about)|^ (\\. )*no (lo )?se (\\.|yo|duermo|uso|si)',
)

/**
 * Answers what the person says to the question of a matter, where there is something of its own to be said to it.
 *
 * @param reading - the turn.
 * @returns undefined where nothing was asked, they ask something themselves, or it is no answer that was foreseen.
 */
export function answeringOf(reading: Reading): Reply | undefined {
  const matter = askedJustNow(reading)
  if (!matter || asksBack(reading.message)) return undefined
  const words = normalise(reading.message)
  const answering = matter.answering?.find(({ when }) => when.test(words))
  if (!answering || tellsMore.test(words)) return undefined
  // Words that name another matter beyond doubt tell more than they answer.
  if ((matterInWords(words) ?? matter) !== matter) return undefined
  if (!asksFirst.test(answering.say.en) && !suitsAll(matter, reading)) return undefined
  return replyOn(reading, matter, answering.say)
}

/** Tells whether the person does not know what they were asked. */
export function isUnsure({ message }: Reading): boolean {
  return saysUnsure.test(normalise(message))
}

/** Signs that belong with a doctor. */
const signs =
  'calf|calves|(he|she|i) fell(?! (in love|for))|dizz*|breath*|blood(?! pressure)|bleed*|chest|fever*|shiver*|temperature|lump|(not|never) .. (slept|sleep) .. nights|fainted|blacks? out|(lost|down) [a-z0-9]+ (pounds|kilos)|heart (races|racing|jumps|skips|flutters|pounds)|pantorrilla*|(se|me) (cayo|cai)|mare*|aire|sangre|pecho|fiebre|escalofr*|bulto|no (duermo|he dormido) .. noches|corazon .. (brinca|salta|acelera*)'
/** What else needs more than a word on the matter. */
const heavy =
  'fell|fall(s|en|ing)?|pressure|heart|pills?|tablets?|brandy|wine|whisk*|beer|alcohol|operation|(cry|crying) (all|every)|hits? me|caida*|presion|corazon|pastillas?|vino|cerveza|trago*|operacion|operaron|lloro (todo|todos|a diario)|me pega'
const grave = new RegExp(pattern(`(${signs}|${heavy})`), 'gu')
const forDoctor = new RegExp(pattern(`(${signs})`), 'gu')

/** Tells whether any of such words is told, and the matter itself does not speak of it. */
function isTold(words: RegExp, { message, language }: Reading, matter: Matter): boolean {
  const own = normalise(matter.say[language])
  return [...normalise(message).matchAll(words)].some(([word]) => !own.includes(word))
}

/**
 * Answers what is too grave for a word on the matter, where nothing else does: "I have not slept for five nights" sounds
 * like a deed, and is none.
 *
 * @param reading - the turn.
 * @returns undefined where no matter asked, or nothing grave was told.
 */
export function graveReply(reading: Reading): Reply | undefined {
  const matter = askedJustNow(reading) ?? matterOffered(reading.state.answered?.entry.say)
  const { message } = reading
  return matter &&
    isTold(forDoctor, reading, matter) &&
    !asksBack(message) &&
    !wantsElse.test(normalise(message))
    ? replyOn(reading, matter, asideWords.tellDoctor)
    : undefined
}

/** Tells whether more is told than a few words, and it is surely of another domain. */
function isOfAnother({ message, search }: Reading, { domain }: Matter): boolean {
  const { isNamed, domains } = search()
  return isNamed && domains[0] !== domain && message.trim().split(/\s+/u).length > fewWords
}

const fewWords = 12

/** Wants something else than to answer. */
const wantsElse = pattern(
  '(what i (want|wanted|need|am after|meant)|i (just |only )(want|need|would like)|(solo|nomas|nada mas) (quiero|quisiera|busco)|i (asked|was asking|meant)|tell me|please|lo que (quiero|queria|busco|necesito)|(le|te) pregunt*|pregunto|dig[ao]me|dime|por favor)',
)

/** Longer ones tell more than an answer. */
const mostWords = 45

/**
 * Takes up whatever else is answered; whoever does not know it is told how it is done.
 *
 * @param reading - the turn.
 * @returns undefined where no matter asked, its word to any answer was said, or the message tells or asks more.
 */
export function replyToMatter(reading: Reading): Reply | undefined {
  const { message } = reading
  const matter = askedJustNow(reading)
  const isLong = message.trim().split(/\s+/u).length > mostWords
  if (!matter || isLong || message.includes('?') || isTold(grave, reading, matter)) return undefined
  const words = normalise(message)
  if (tellsMore.test(words) || wantsElse.test(words)) return undefined
  if ('facts' in matter && !suitsAll(matter, reading)) return undefined
  if (isOfAnother(reading, matter)) return undefined
  if ('how' in matter && isUnsure(reading)) {
    const reply = replyOn(reading, matter, asideWords.needNotKnow)
    return { ...reply, passages: [...reply.passages, ...wayOf(reading, matter)] }
  }
  const said = saidToAnyAnswer(matter)
  return said && !isSaid(reading, said) ? replyOn(reading, matter, said) : undefined
}
