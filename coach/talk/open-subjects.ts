/** Tells which subjects a talk is on, and for whom it is asked. */

import { languages } from '#core/languages.ts'
import { isForOther } from '../safety/about-other.ts'
import { subjectsIn } from '../matters/faq/about.ts'
import {
  type Asked,
  askedAfterDoctor,
  askedAfterHarm,
  askedOfNumber,
  faqNamed,
} from '../matters/faq/catalog.ts'
import type { Faq, FaqEntry } from '../matters/faq/faq.ts'
import { regionNamed, saysOfElsewhere } from '../safety/region-named.ts'
import { companyNamedIn, crisisNamedIn, regionOf } from '../safety/regions.ts'
import { messagesOf, turnsOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { onceATurn } from '../text/once-a-turn.ts'
import { pattern } from '../text/pattern.ts'
import { wasSentToday } from './doctor-today.ts'
import type { Reading } from './reading.ts'

/** Says that something is not what it is about. */
const notAbout =
  /(?<!\p{L})(?:what (?:has|have|does|do)(?= .{1,30} to do with)|who (?:mentioned|spoke of|talked (?:of|about))|qui[eé]n (?:habl[oó] de|mencion[oó])|qu[eé] tienen? que ver|no (?:es|era|fue|hablo|habl[eé]|pregunt[eéo]|te pregunt\p{L}+|le pregunt\p{L}+)|olv[ií]d\p{L}+|d[eé]je\p{L}*|deja|me sobran?|forget|never mind|(?:does|do)(?:n['’]t| not) need(?: less| more| any)?|not|isn['’]t|wasn['’]t|have plenty of|(?:have|has|had) no (?:trouble|problems?|difficulty)(?: with| in)?|no tengo (?:problemas?|dificultad)(?: para| en| con)?)\s+(?:(?:about|for|of|the|my|her|his|a|lo|de|del|por|la|el|los|las|mi|un|una)\s+)*\p{L}+/giu

/** The subjects that the talk is about, those of the message first; what was said to be none of it is left out. */
export function subjectsOf(reading: Reading): readonly Faq[] {
  const { message, history } = reading
  const last = read.get(history)
  if (last?.message === message) return last.faqs
  const faqs = openSubjects(reading)
  read.set(history, { message, faqs })
  return faqs
}

/** One turn is asked about from several sides. */
const read = new WeakMap<
  Reading['history'],
  { readonly message: string; readonly faqs: readonly Faq[] }
>()

/** The subjects of what was said, and those that it was said not to be about. */
interface Subjects {
  readonly named: readonly string[]
  readonly denied: readonly string[]
}

function toldIn(text: string): Subjects {
  const rest = withoutDenied(text)
  const named = subjectsIn(rest)
  const all = rest === text ? named : subjectsIn(text)
  return { named, denied: all.filter((name) => !named.includes(name)) }
}

/** Of which subjects the person tells. */
export const subjectsTold = onceATurn(toldIn)

function openSubjects(reading: Reading): readonly Faq[] {
  const { message, history } = reading
  const about = new Set<string>()
  const said = [...turnsOf(history), message]
  for (const { named, denied } of said.map(subjectsTold)) {
    for (const name of [...denied, ...named]) about.delete(name)
    for (const name of named) about.add(name)
  }
  const sent = wasSentToday(reading) ? [askedAfterDoctor] : []
  const numbered = numbersNamed(reading).length > 0 ? [askedOfNumber] : []
  const named = [...sent, ...numbered, ...[...about].toReversed()]
  const { subjects = [] } = reading
  const isHarmed = subjects.some(({ name }) => name === askedAfterHarm)
  const faqs = named.filter((name) => !(isHarmed && ofQuarrels.has(name)))
  return [...new Set([...faqs.flatMap((name) => faqNamed(name) ?? []), ...subjects])]
}

/** To give way and to speak softly is no counsel for whoever is hit. */
const ofQuarrels: ReadonlySet<string> = new Set(['family-quarrels', 'hard-talks'])

/** So many of the newest turns may name the number that is asked about. */
const turnsBack = 4

/** No region: of nobody. */
const untold = '-'

/** What the coach said just now. */
function saidLately({ history }: Reading): string {
  const lately = history.slice(-turnsBack).filter(({ role }) => role === 'assistant')
  return lately.map(({ content }) => content).join('\n')
}

/** The offices and numbers for older people that the coach just named. */
function numbersNamed(reading: Reading): readonly string[] {
  return companyNamedIn(saidLately(reading))
}

/** Tells whether the coach just named a number of another region. */
function isOtherNamed(reading: Reading): boolean {
  const { company, crisis } = regionOf(reading.region)
  const own = new Set(languages.map((language) => company[language]))
  return (
    numbersNamed(reading).some((one) => !own.has(one)) ||
    crisisNamedIn(saidLately(reading)).some((one) => !crisis.en.includes(one))
  )
}

/** Tells whether a message names where they live, or says that a number is none there, and another place's was named. */
export function isOfOtherPlace(reading: Reading): boolean {
  const { message } = reading
  return (
    isOtherNamed(reading) &&
    (saysOfElsewhere(message) || regionNamed({ message, history: [] }, untold) !== untold)
  )
}

/**
 * The turn as that of a place without numbers, where the answer is sorry for a number: the one that was just given is not
 * given again.
 *
 * @param asked - what is answered.
 */
export function notOfHere(reading: Reading, { faq, entry }: Asked): Reading {
  const isSorry = faq.name === askedOfNumber && entry === faq.entries[0]
  const { company } = regionOf(reading.region)
  const own = new Set(languages.map((language) => company[language]))
  const isGiven = numbersNamed(reading).some((one) => own.has(one))
  return isSorry && isGiven ? { ...reading, region: '' } : reading
}

/** Somebody else stands in what they tell. */
const ofAnother = pattern(
  '({kin}|neighbor|friend|he|she|him|her|his|ella|el (no|ya|se|esta)|vecin[oa])',
)

/** Whose questions they hardly ask: their own, where somebody else is asked for; those of another, where none is spoken of. */
export function hardlyAsked({ message, history, language }: Reading): FaqEntry['whose'] {
  const told = [...messagesOf(history), message]
  if (told.reduce((is, text) => isForOther(text, is, language), false)) return 'self'
  return told.some((text) => ofAnother.test(normalise(text))) ? undefined : 'other'
}

/** What is said aside, without what it is said not to be about. */
export function withoutDenied(text: string): string {
  return text.replaceAll(notAbout, ' ')
}
