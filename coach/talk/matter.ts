/** Answers a matter that no card answers head-on: what is known, or who knows, and what is near. */

import { type Language, languages } from '#core/languages.ts'
import { cardOf } from '../cards/catalog.ts'
import { evidenceOf, sourceOf } from '../evidence/catalog.ts'
import { answeredMatters, matterInWords, matters } from '../matters/catalog.ts'
import { isQuestion } from '../search/question-form.ts'
import { mattersForOthers } from '../matters/for-others.ts'
import type { AnsweredMatter, Matter, MatterForOthers } from '../matters/matter.ts'
import { saysUnsure } from '../matters/yes-or-no.ts'
import type { Passage } from '../person/person.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import { allOf, inEach, type Said } from '../text/said.ts'
import { namingStems, stemsIn } from '../text/stems.ts'
import { afterCard, type QuickReply, toCard } from './acts.ts'
import { asideWords } from './aside-words.ts'
import { isSaid, metFeeling, type Reading, type Reply, spoken } from './reading.ts'
import { suitsAll } from './matter-suits.ts'
import { talkWords } from './talk-words.ts'

/** The nearest that a card speaks of, by its name, where it was not shown yet. */
function nearTo({ state }: Reading, { card }: Matter): readonly QuickReply[] {
  const near = cardOf(card)
  return near && !state.used.has(near.id) ? [toCard(near)] : []
}

/**
 * Says what is known of a matter, or that there is no good source and who knows; and what is near.
 *
 * @param reading - the turn.
 * @param matter - what it is about.
 */
export function pointTo(reading: Reading, matter: Matter): Reply {
  const { say: said, domain } = matter
  const reply = { act: 'ask', domains: [domain] } as const
  if ('facts' in matter) {
    const passages = isSaid(reading, said) ? wayOf(reading, matter) : [answerOf(reading, matter)]
    return { ...reply, passages, replies: [...afterCard, ...nearTo(reading, matter)] }
  }
  const { who } = matter
  const passage = isSaid(reading, said)
    ? spoken(reading, talkWords.stillForOthers, { who: who[reading.language] })
    : spoken(reading, said)
  return { ...reply, passages: [passage], replies: nearTo(reading, matter) }
}

/** Tells whether a matter was answered and its way told: who asks again is shown what is near. */
export function isToldOut(reading: Reading, matter: Matter): boolean {
  const [line] = 'how' in matter ? wayOf(reading, matter) : []
  return line !== undefined && reading.history.some(({ content }) => content.includes(line.text))
}

/** The sources of an answer. */
export function sourcesOf({ facts }: AnsweredMatter): Passage['sources'] {
  return facts.flatMap((id) => {
    const entry = evidenceOf(id)
    return entry ? [sourceOf(entry)] : []
  })
}

function answerOf(reading: Reading, matter: AnsweredMatter): Passage {
  return { ...spoken(reading, matter.say), sources: sourcesOf(matter) }
}

/** How it is done, each line a paragraph of its own. */
export function wayOf(reading: Reading, matter: AnsweredMatter): readonly Passage[] {
  return matter.how[reading.language].map((line, place) => {
    const { text } = spoken(reading, { en: line, es: line })
    return { text: `${place + 1}. ${text}`, sources: place === 0 ? sourcesOf(matter) : [] }
  })
}

/** The matter by whose answer a step was offered. */
export function matterOffered(said: AnsweredMatter['say'] | undefined): AnsweredMatter | undefined {
  return said && answeredMatters.find(({ say }) => say === said)
}

/** Tells whether a matter speaks of anything that a message names. */
export function matterSpeaksOf(matter: Matter, message: string): boolean {
  const how = 'how' in matter ? allOf(matter.how).flat() : []
  const own = stemsIn([...allOf(matter.say), ...how].join(' '))
  return [...namingStems(message)].some((stem) => own.has(stem))
}

/** What is to be done at once: an answer says it of today, and the first line of the way goes before all else. */
const now = {
  en: /\b(?:today|tonight|this week|tomorrow|try)\b/iu,
  es: /(?<!\p{L})(?:hoy|esta noche|esta semana|mañana|pruebe)(?!\p{L})/iu,
} as const

/** A sentence of some words that begins as one, asks nothing, supposes nothing and ends no quotation. */
const wholeStep = /^(?!(?:If|Si)\s)(?![^“]*”)\p{Lu}(?:\S*\s+){3,}[^?]*$/u

function stepIn(language: Language, { say }: AnsweredMatter): string | undefined {
  return sentencesOf(say[language]).find((each) => now[language].test(each) && wholeStep.test(each))
}

/** The step of an answer, as a goal names it: from the answer where it has one in each language, or the first of the way. */
export function stepOf(matter: AnsweredMatter): Said {
  const { say, how } = matter
  const isTold = languages.every((language) => stepIn(language, matter) !== undefined)
  return inEach(
    (language) => (isTold ? stepIn(language, matter) : how[language][0]) ?? say[language],
  )
}

/**
 * Takes what the person says to the question about a matter: it is worth saying to those who know.
 *
 * @param reading - the turn.
 * @param matter - what was pointed elsewhere.
 */
export function tellThem(reading: Reading, matter: MatterForOthers): Reply {
  const { who, domain } = matter
  return {
    act: 'answer',
    domains: [domain],
    passages: [spoken(reading, talkWords.tellThem, { who: who[reading.language] })],
    replies: nearTo(reading, matter),
  }
}

/** The matter that was pointed elsewhere in the last answer. */
export function pointedTo(reading: Reading): MatterForOthers | undefined {
  const last = reading.history.findLast(({ role }) => role === 'assistant')
  return saidIn(reading, last?.content ?? '', mattersForOthers)
}

/** Which of some matters a text of the coach answered. */
function saidIn<Some extends Matter>(
  reading: Reading,
  text: string,
  some: readonly Some[],
): Some | undefined {
  return some.find(({ say: said }) => text.includes(spoken(reading, said).text))
}

/** An answer that begins as a question would: “when I lie down”, “que le grité”, “no, es muy tranquilo”. */
const answersWithClause =
  /^(?:(?:no|yes|s[ií]|pues|bueno|well)[\s,.]+)*(?:when(?! (?:do|does|did|should|can|is|are)\b)|cuando|como(?! (?:puedo|debo|hago|le hago|se)\b)|que(?! (?:puedo|debo|hago|pasa|tal|me recomienda)\b)|es|hay)\b[^?]*$/iu

/** Sends to whoever knows: that suits anybody, whatever the answer tells of. */
const asksFirst = /\b(?:doctor|nurse|therapist|team|clinic)\b|\{company\}|\{food\}/u

/** Tells whether a message asks something itself, said after a question of the coach. */
function asksBack(message: string): boolean {
  return isQuestion(message) && !answersWithClause.test(message.trim())
}

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
  const { before } = reading.state
  if (!before.trimEnd().endsWith('?') || asksBack(reading.message)) return undefined
  const matter = saidIn(reading, before, matters)
  const words = normalise(reading.message)
  const answering = matter?.answering?.find(({ when }) => when.test(words))
  if (!matter || !answering || tellsMore.test(words)) return undefined
  // Words that name another matter beyond doubt tell more than they answer.
  if ((matterInWords(words) ?? matter) !== matter) return undefined
  if (!asksFirst.test(answering.say.en) && !suitsAll(matter, reading)) return undefined
  return {
    act: 'answer',
    domains: [matter.domain],
    passages: [...metFeeling(reading), spoken(reading, answering.say)],
    replies: 'facts' in matter ? afterCard : nearTo(reading, matter),
  }
}

/** How a reply begins, and how many words it has at most where it asks nothing. */
const opensReply =
  /^(?:(?:oh|well|um|ah|pues|bueno|ay)[\s,.]+)*(?:yes|yeah|no|nope|not|sí|si|only|just|mostly|solo|sólo|casi)(?![\p{L}])/iu
const mostWordsOfReply = 12
/** The same, where nothing is named in what it tells. */
const mostWordsOfTelling = 30

/** What in a reply needs more than the way of doing it. */
const warns = pattern(
  '(pain*|hurt*|ache*|sore|calf|calves|fell|fall*|dizz*|breath*|blood|pressure|heart|pills?|tablets?|brandy|wine|whisk*|beer|drink*|alcohol|[0-9]{2,}|sick|ill|operation|duele*|dolor*|pantorrilla*|cai|caida*|mare*|aire|sangre|presion|corazon|pastillas?|vino|cerveza|trago*|enferm*|operacion|operaron)',
)

function isReply({ message, search }: Reading): boolean {
  const length = message.trim().split(/\s+/u).length
  if (opensReply.test(message.trim())) return true
  if (message.includes('?')) return false
  return length <= (search().isNamed ? mostWordsOfReply : mostWordsOfTelling)
}

function namesOther({ search }: Reading, matter: Matter): boolean {
  const { isNamed, matter: found = matter, domains } = search()
  return found !== matter || (isNamed && domains[0] !== matter.domain)
}

/** Tells whether the person does not know what they were asked. */
export function isUnsure({ message }: Reading): boolean {
  return saysUnsure.test(normalise(message))
}

/**
 * Goes on where a matter was asked about just now: how it is done comes next, once.
 *
 * @param reading - the turn.
 * @returns undefined where nothing was asked, or the message is no reply to it.
 */
export function replyToMatter(reading: Reading): Reply | undefined {
  const { before } = reading.state
  const isBare = isReply(reading) && !warns.test(normalise(reading.message))
  if (!before.trimEnd().endsWith('?') || !isBare) return undefined
  const matter = saidIn(reading, before, answeredMatters)
  if (!matter || !suitsAll(matter, reading)) return undefined
  const isNotKnown = isUnsure(reading)
  if (!isNotKnown && namesOther(reading, matter)) return undefined
  const met = isNotKnown ? asideWords.needNotKnow : asideWords.heard
  return {
    act: 'answer',
    domains: [matter.domain],
    passages: [spoken(reading, met), ...wayOf(reading, matter)],
    replies: afterCard,
  }
}
