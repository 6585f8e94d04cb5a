/** Answers a matter that no card answers head-on: what is known, or who knows, and what is near. */

import { type Language, languages } from '#core/languages.ts'
import { cardOf } from '../cards/catalog.ts'
import { evidenceOf, sourceOf } from '../evidence/catalog.ts'
import { answeredMatters } from '../matters/catalog.ts'
import { faqMatter } from '../matters/faq/catalog.ts'
import { mattersForOthers } from '../matters/for-others.ts'
import type { AnsweredMatter, Matter, MatterForOthers } from '../matters/matter.ts'
import type { Passage } from '../person/person.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import { allOf, inEach, type Said } from '../text/said.ts'
import { namingStems, stemsIn } from '../text/stems.ts'
import { afterCard, type QuickReply, toCard } from './acts.ts'
import { isSaid, type Reading, type Reply, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

/** The nearest that a card speaks of, by its name, where it was not shown yet. */
export function nearTo({ state }: Reading, { card }: Matter): readonly QuickReply[] {
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
  const lines = matter.how[reading.language]
  return lines.map((line, place) => {
    const { text } = spoken(reading, { en: line, es: line })
    const numbered = lines.length > 1 ? `${place + 1}. ${text}` : text
    return { text: numbered, sources: place === 0 ? sourcesOf(matter) : [] }
  })
}

/** The matter by whose answer a step was offered. */
export function matterOffered(said: AnsweredMatter['say'] | undefined): AnsweredMatter | undefined {
  return said && (faqMatter(said) ?? answeredMatters.find(({ say }) => say === said))
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
const wholeStep =
  /^(?!(?:If|Si|Or|And|But|O|Y|Pero|No|Every|Cada)[\s,])(?![^“]*”)\p{Lu}(?:\S*\s+){3,}[^?]*$/u

function stepIn(language: Language, { say }: AnsweredMatter): string | undefined {
  return sentencesOf(say[language]).find((each) => now[language].test(each) && wholeStep.test(each))
}

/** Begins with something to do. */
const deed = {
  en: /^(?:Call|Ask|Put|Walk|Say|Write|Take|Try|Sit|Stand|Go|Start|Keep|Choose|Eat|Drink|Use|Tell|Set|Make|Lay|Lie|Turn|Plan|Leave|Begin|Have|Hang|Bring|Wear|Add|Open|Pick|Give|Do|Play|Read|Listen|Find|Learn|Invite|Share|Cook|Warm|Rinse|Lift|Slide|Stretch|March|Straighten|Rest|Breathe|Touch|Teach|Show|Move|Join|Visit|Send|Hold|Check|Carry|Count|Draw|Fill|Gather|Look|Mark|Meet|Offer|Practice|Press|Push|Raise|Roll|Sing|Talk|Tape|Tie|Wrap|Buy|Cover|Borrow|Dress)\b/u,
  es: /^(?:Llame|Pida|Ponga|Camine|Diga|Escriba|Tome|Pruebe|Siéntese|Vaya|Empiece|Elija|Coma|Beba|Use|Cuente|Deje|Haga|Apunte|Prepare|Salga|Abra|Lleve|Busque|Invite|Guarde|Cuelgue|Acuéstese|Levántese|Respire|Estire|Mueva|Apague|Encienda|Pregunte|Lea|Escuche|Aprenda|Enseñe|Toque|Quite|Añada|Cocine|Caliente|Planee|Comience|Dedique|Fije|Reserve|Mire|Ofrezca|Hable|Cubra|Compre|Ate|Marque|Practique|Suba|Cante|Comparta|Junte|Lave|Muestre|Repita|Revise|Sostenga|Sume|Reparta|Dibuje|Cuelgue)(?!\p{L})/u,
} as const

/** When or where it is done may come first. */
const when =
  /^(?:today|tonight|tomorrow|this week|if not|in the chair|hoy|esta noche|mañana|esta semana|si no|en la silla),\s+/iu
/** What is told to the coach, or asked of those who sell tablets, is no step. */
const noStep = /^(?:tell me|cu[eé]nteme)\b|\b(?:pharmacist|farmacia)\b/iu

/** The sentences of a text that may be steps, each without what comes before the deed. */
function deedsIn(language: Language, text: string): readonly string[] {
  return sentencesOf(text)
    .map((sentence) => sentence.replace(when, ''))
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .filter((sentence) => deed[language].test(sentence) && !noStep.test(sentence))
}

/** Tells whether an answer names a step to be done at once, in each language. */
export function hasStep(matter: AnsweredMatter): boolean {
  return languages.every((language) => stepIn(language, matter) !== undefined)
}

/** The step of an answer, as a goal names it: from the answer where it has one in each language, or the first of the way. */
export function stepOf(matter: AnsweredMatter): Said {
  const { say, how } = matter
  const isTold = hasStep(matter)
  return inEach((language) => {
    const [line, ...others] = how[language]
    const [done] = [say[language], line ?? ''].flatMap((text) => deedsIn(language, text))
    const ofWay = others.length > 0 ? line : (done ?? sentencesOf(say[language])[0])
    return (isTold ? stepIn(language, matter) : ofWay) ?? say[language]
  })
}

/** The matter that was pointed elsewhere in the last answer. */
export function pointedTo(reading: Reading): MatterForOthers | undefined {
  const last = reading.history.findLast(({ role }) => role === 'assistant')
  return saidIn(reading, last?.content ?? '', mattersForOthers)
}

/** Which of some matters a text of the coach answered. */
export function saidIn<Some extends Matter>(
  reading: Reading,
  text: string,
  some: readonly Some[],
): Some | undefined {
  return some.find(({ say: said }) => text.includes(spoken(reading, said).text))
}
