/** The subjects with questions of their own that are at hand: whoever runs the coach brings their files in. */

import { wholeSentencesOf } from '../../text/reading-grade.ts'
import { allOf, inEach, type Said } from '../../text/said.ts'
import type { AnsweredMatter } from '../matter.ts'
import type { Faq, FaqEntry } from './faq.ts'

/** A question of a subject. */
export interface Asked {
  readonly faq: Faq
  readonly entry: FaqEntry
}

/** The subject of what is asked after somebody was sent to a doctor: the coach's words tell it, not theirs. */
export const askedAfterDoctor = 'doctor-today'

/** That of what is asked after harm by others was told. */
export const askedAfterHarm = 'hurt-at-home'

/** That of what is asked from far away. */
export const askedFromAfar = 'parent-far-away'

/** That of what is asked of a number that the coach just named. */
export const askedOfNumber = 'help-lines'

/** That of what is asked on in any talk, in words that name no matter. */
export const askedInAnyTalk = 'in-any-talk'

/** What is said to the program itself. */
export const saidToCoach = 'hello'

/** What is asked so is no step, and the talk stays where it was. */
export const movesNowhere: ReadonlySet<string | undefined> = new Set([askedInAnyTalk, saidToCoach])

/** Those of the plainest openings, which need no word that opens them. */
export const plainSubjects: readonly string[] = [
  'plain-feelings',
  'plain-company',
  'plain-food',
  'plain-moving',
  'plain-sleep',
  'plain-learning',
  saidToCoach,
]

const faqs = new Map<string, Faq>()
const byLabel = new Map<string, Asked>()
const byOpening = new Map<string, readonly Asked[]>()
const matters = new Map<Said, AnsweredMatter>()

/** Every text begins with so many letters by which it is looked up; help lines come later. */
const openingLength = 12

/** Where a help line comes sooner, it is looked up among all such. */
const openingOf = (text: string): string => {
  const opening = text.slice(0, openingLength)
  return opening.includes('{') ? '' : opening
}

/** A yes or a no at the head of an answer, and the letter behind it. */
const yesOrNo = /^(?:Yes|No|Sí)[,.] (?!if\b|si\b|but\b|pero\b)(\p{L})/u

/** An answer to somebody who asked for no yes or no. */
export function withoutYesOrNo(text: string): string {
  return text.replace(yesOrNo, (_, letter: string) => letter.toUpperCase())
}

/** What is said of an answer, with its yes or no and without it. */
export function tailOf(text: string): string {
  return yesOrNo.test(text) ? withoutYesOrNo(text).slice(1) : text
}

/**
 * Brings in the questions of all subjects, in place of those that were at hand.
 *
 * @param all - their files, as parsed; where one language is absent its texts are empty, and nothing is found in it.
 */
export function bringIn(all: readonly Faq[]): void {
  for (const kept of [faqs, byLabel, byOpening, matters]) kept.clear()
  for (const faq of all) {
    faqs.set(faq.name, faq)
    for (const [place, entry] of faq.entries.entries()) addEntry({ faq, entry }, place)
  }
}

function addEntry(asked: Asked, place: number): void {
  const { faq, entry } = asked
  const { label, say, more, facts = [] } = entry
  for (const each of allOf(label)) if (each !== '') byLabel.set(each, asked)
  const said = textsOf(entry)
  for (const each of new Set([...said, ...said.map(withoutYesOrNo)].map(openingOf)))
    byOpening.set(each, [...(byOpening.get(each) ?? []), asked])
  if (movesNowhere.has(faq.name)) return
  matters.set(say, {
    name: `${faq.name}-${place + 1}`,
    domain: faq.domain,
    card: faq.card,
    facts,
    say,
    how: inEach((language) => [more[language]]),
  })
}

/** What is said to a question, in each language that is at hand. */
function textsOf({ say, more }: FaqEntry): readonly string[] {
  return [...allOf(say), ...allOf(more)].filter((text) => text !== '')
}

/** The subject of that name, where it is at hand. */
export function faqNamed(name: string): Faq | undefined {
  return faqs.get(name)
}

/** The question whose button was pressed. */
export function faqLabelled(label: string): Asked | undefined {
  return byLabel.get(label)
}

/** So much of an answer tells it. */
const mostOf = 0.6

/** The question that a text of the coach answers, the last where it answers more than one. */
export function faqSaidIn(text: string): Asked | undefined {
  // What was turned down may have been left out of it.
  const isIn = (said: string): boolean => {
    const parts = wholeSentencesOf(said).flatMap((line) =>
      line.split(/(?:(?<= )(?:a|de) )?\{\w+\}/u),
    )
    const found = parts.filter((part) => text.includes(part.trim()))
    return found.length >= parts.length * mostOf
  }
  return text
    .split('\n\n')
    .toReversed()
    .flatMap((paragraph) => [openingOf(paragraph), ''].flatMap((key) => byOpening.get(key) ?? []))
    .find(({ entry }) => textsOf(entry).some(isIn))
}

/** An answer as a matter, from which a talk goes on and makes a goal. */
export function faqMatter(say: Said): AnsweredMatter | undefined {
  return matters.get(say)
}
