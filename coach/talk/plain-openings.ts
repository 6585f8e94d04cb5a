/** Answers the plainest words, such as "I feel sad" or "are eggs good?": by themselves they open no subject. */

import type { Language } from '#core/languages.ts'
import { completed } from '../conversation/completed.ts'
import { type Asked, faqNamed, plainSubjects, saidToCoach } from '../matters/faq/catalog.ts'
import type { Faq, FaqEntry } from '../matters/faq/faq.ts'
import { type Found, findQuestions } from '../matters/faq/find.ts'
import { matterInWords } from '../matters/catalog.ts'
import { isReadyQuestion } from '../conversation/asked-in.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { isQuestion } from '../search/question-form.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Act } from '../understanding/acts.ts'
import { isPressed } from './acts.ts'
import { withoutCourtesy } from './courtesy.ts'
import { replyOf } from './faq-reply.ts'
import type { Heard } from './hear-turn.ts'
import { hardlyAsked } from './open-subjects.ts'
import { linesOf } from './left-out.ts'
import { isFit, likeliest, wasSaid } from './questions-asked.ts'
import type { Reading, Reply, TalkTurn } from './reading.ts'
import { moveOf } from './hear-move.ts'
import type { TalkState } from './talk-state.ts'

/** More words say more than a plain opening does. */
const mostWords = 9

/** So like one, a first message is that and nothing else; in a talk it must be one of its ways, word for word. */
const least = { told: 1, asked: 1.1 } as const

/** So like one, what only tells something is that, whatever a model takes it for and whatever card is found. */
const surely = 1.6

/** In a talk other acts lean on what was said. */
const mayOpen: ReadonlySet<Act> = new Set([
  'ask',
  'answer',
  'unclear',
  'smalltalk',
  'about_coach',
  'outside',
])

/** What is done by greeting the coach, or asking who it is, stays that. */
const ofCoach: ReadonlySet<Act> = new Set(['about_coach', 'smalltalk', 'thanks', 'goodbye'])

/** Each way of saying each of a subject, word for word. */
const ways = new WeakMap<Faq, Partial<Record<Language, ReadonlyMap<string, FaqEntry>>>>()

function waysOf(faq: Faq, language: Language): ReadonlyMap<string, FaqEntry> {
  const known = ways.get(faq) ?? {}
  ways.set(faq, known)
  return (known[language] ??= new Map(
    faq.entries.flatMap((entry) =>
      [entry.label[language], ...entry.asks[language].split(';')].map((way) => [
        plainly(way, language),
        entry,
      ]),
    ),
  ))
}

/** The words of which a message has one where it asks any of a subject. */
const needsOfFaq = new WeakMap<Faq, Partial<Record<Language, RegExp>>>()

function needsOf(faq: Faq, language: Language): RegExp {
  const known = needsOfFaq.get(faq) ?? {}
  needsOfFaq.set(faq, known)
  const all = faq.entries.flatMap((entry) => entry.needs?.[language] ?? [])
  return (known[language] ??= pattern(`(${all.join('|')})`))
}

/** How much so is no part of what is said. */
const howMuch =
  / (?:so|very|way(?= too)|really|just|too(?= (?:sad|tired|lonely|nervous|weak)\b)|muy|tan|bien(?= (?:sol|triste|cansad|nervios))|yo) (?=[a-z])/gu

/** Said of oneself by a man or a woman. */
const ofEither =
  /(?<= (?:estoy|siento|ando|soy|vivo|quedo|quede|encuentro|amanezco|pongo|puse) [a-z]+)a(?= )/gu

/** Whoever would like a thing wants it. */
function asWanted(text: string): string {
  return text
    .replaceAll(/\bi(?:['’]d| would) (?:really )?(?:like|love)\b/giu, 'I want')
    .replaceAll(/(?<!\p{L})(?:quisiera|me gustar[ií]a)(?!\p{L})/giu, 'quiero')
}

/** Words as they are compared: without stops, without how much so, and whoever says them. */
function plainly(text: string, language: Language): string {
  const words = ` ${normalise(asWanted(text))
    .replaceAll(/[ .,]+/gu, ' ')
    .trim()} `.replaceAll(howMuch, ' ')
  return (language === 'es' ? words.replaceAll(ofEither, 'o') : words).trim()
}

/** What is said word for word as one of its ways, with or without a greeting; to the program itself with the words of it. */
function saidSo(faqs: readonly Faq[], message: string, language: Language): Asked | undefined {
  for (const words of [message, withoutCourtesy(message)].map((text) => plainly(text, language))) {
    for (const faq of faqs) {
      const entry = waysOf(faq, language).get(words)
      if (entry) return { faq, entry }
    }
  }
  const faq = faqNamed(saidToCoach)
  const words = plainly(message, language)
  const entry = faq?.entries.find(({ needs }) => {
    const found = needs && pattern(`(${needs[language]})`).exec(normalise(message))?.[0]
    return found !== undefined && plainly(found, language) === words
  })
  return faq && entry ? { faq, entry } : undefined
}

/** Tells whether a message is one of them word for word. */
export function isPlainOpening({ message, language }: Reading): boolean {
  return saidSo(opened(), message, language) !== undefined
}

function opened(): readonly Faq[] {
  return plainSubjects.flatMap((name) => faqNamed(name) ?? [])
}

/** Here a warm word comes before what was studied. */
const ofFeeling: ReadonlySet<string> = new Set(['plain-feelings', 'plain-company'])

/** So surely a card answers, with its source. */
const surelyFound = 100

/** Tells whether a matter, or a card with its source, is nearer to a message than a plain opening that it is so like. */
function isFoundElsewhere({ message, search }: Reading, likeness: number): boolean {
  const { isSure, hits, matter } = search()
  if (matterInWords(normalise(message)) !== undefined) return true
  const mayBe = isQuestion(message) || likeness < surely
  // To name who knows is no answer.
  if (matter !== undefined) return 'facts' in matter && mayBe
  return isSure && (hits[0]?.score ?? 0) >= surelyFound && mayBe
}

/** Tells whether an answer was not said yet, and names nothing that a limit bars or that was turned down. */
function suits(reading: Reading, asked: Asked): boolean {
  const { say } = asked.entry
  return !wasSaid(reading, say) && isFit(reading, asked) && linesOf(reading, say) !== undefined
}

/**
 * Answers a plain opening.
 *
 * @returns undefined where the message says more, or a subject of the talk is nearer.
 */
export function plainOpening(reading: Reading, heard: Heard): Reply | undefined {
  const { message, history, language } = reading
  if (isPressed(message) || isReadyQuestion(message) || feelingIn(message)?.isGrief)
    return undefined
  // A member's question is answered with the score that bears on it.
  if (isQuestion(message) && Object.keys(reading.person?.results ?? {}).length > 0) return undefined
  const isFirst = history.length === 0
  if (!isFirst && (heard.likely === 1 || !mayOpen.has(heard.act))) return undefined
  if (message.trim().split(/\s+/u).length > mostWords) return undefined
  const faqs = opened()
  const exact = saidSo(faqs, message, language)
  const said = exact && suits(reading, exact) && !isMatter(reading) ? exact : undefined
  if (!said && !isFirst) return undefined
  const words = normalise(asWanted(message))
  // To search a subject for the first time takes a while: only those are that may be meant.
  const meant = said ? [said.faq] : faqs.filter((faq) => needsOf(faq, language).test(words))
  const near = findQuestions(asWanted(message), meant, language, hardlyAsked(reading)).filter(
    (one) => suits(reading, one),
  )
  const best = said ?? likest(reading, near)
  if (!best) return undefined
  const ofItsSubject = near.filter(({ faq }) => faq === best.faq)
  return replyOf(reading, ofCoach.has(heard.act) ? heard.act : 'ask', [best], ofItsSubject)
}

/** The whole sentence of a few words that answer what the coach asked of a feeling, and do nothing else. */
export function feelingTold(
  { message, language }: TalkTurn,
  { before }: Pick<TalkState, 'before'>,
): string | undefined {
  return moveOf(message) ? undefined : completed(message, before, language)
}

/** What completes a feeling is heard as if the talk began with it. */
export function openedAnew(reading: Reading): Reply | undefined {
  const reply = plainOpening({ ...reading, history: [] }, { act: 'ask', likely: 0 })
  const isSaid = reading.history.some(({ content }) =>
    reply?.passages.some(({ text }) => content.includes(text)),
  )
  return isSaid ? undefined : reply
}

/** A question whose matter has a source is answered from it. */
function isMatter({ message, search }: Reading): boolean {
  const { matter } = search()
  const hasSource = matter !== undefined && 'facts' in matter && matter.facts.length > 0
  return hasSource && isQuestion(message)
}

/** What a message is surely like, where no subject and no card is nearer. */
function likest(reading: Reading, near: readonly Found[]): Found | undefined {
  const found = near.find(({ isNamed }) => isNamed)
  const isAsked = isQuestion(reading.message)
  const enough = Math.max(isAsked ? least.asked : least.told, likeliest(reading))
  if (!found || found.likeness < enough) return undefined
  const isWarm = ofFeeling.has(found.faq.name) && !isAsked
  return isFoundElsewhere(reading, found.likeness) && !isWarm ? undefined : found
}
