/** Says what is wrong with a card: length, ease, numbers without a source, words that are never said. */

import { languages, type Language } from '#core/languages.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { numbersIn } from '../guard/sources/numbers-in.ts'
import { grammar } from '../text/grammar.ts'
import { readingGrade } from '../text/reading-grade.ts'
import { spanishReadingEase } from '../text/reading-ease-spanish.ts'
import type { Card } from '../cards/card.ts'
import type { Said } from '../text/said.ts'

const longestSentence = 17
const longestAnswer = 45
const longestField = 32
const hardestGrade = 6.5
const hardestSpanish = 70

const neverSaid: Said<RegExp> = {
  en: /\b(?:should|must|have to|just|simply|only|elderly|at your age|still|cures?|prevents?|guarantee[sd]?|don't worry|great)\b|[!—–;]/iu,
  es: /\b(?:debe|deben|tiene que|simplemente|solamente|anciano|anciana|a su edad|cura|previene|garantiza)\b|[!¡—–;]/iu,
}

function textsOf(card: Card, language: Language): Readonly<Record<string, string>> {
  const said: Readonly<Record<string, Said>> = {
    title: card.title,
    know: card.know,
    step: card.step,
    howMuch: card.howMuch,
    why: card.why,
    watchFor: card.watchFor,
    followUp: card.followUp,
  }
  return Object.fromEntries([
    ...Object.entries(said).map(([field, text]) => [field, text[language]]),
    ...card.how[language].map((line, place) => [`how ${place + 1}`, line]),
    ...card.insteadIf.map(({ limits, say }) => [`insteadIf ${limits.join()}`, say[language]]),
  ])
}

function sourceNumbers(card: Card): ReadonlySet<string> {
  const texts = [card.id, ...(card.also ?? [])].flatMap((id) => {
    const entry = evidenceOf(id)
    if (!entry) return []
    return [entry.fact, entry.firstStep, entry.firstStepOutsideUS ?? '', entry.caution]
  })
  const found = texts.flatMap((text) => numbersIn(text, 'en', true).map(({ value }) => value))
  // "midday" reads as 12:00
  return new Set(['1', '1200', ...found])
}

function lengthFaults(card: Card, language: Language): readonly string[] {
  const { wordsOf: words, sentencesOf: sentences } = grammar[language]
  const first = words(`${card.know[language]} ${card.step[language]}`).length
  return [
    ...(first > longestAnswer ? [`know and step: ${first} words`] : []),
    ...Object.entries(textsOf(card, language)).flatMap(([field, text]) => [
      ...(words(text).length > longestField ? [`${field}: ${words(text).length} words`] : []),
      ...sentences(text)
        .filter((sentence) => words(sentence).length > longestSentence)
        .map((sentence) => `${field}: long sentence: ${sentence}`),
    ]),
  ]
}

const tooHard: Said<(text: string) => boolean> = {
  en: (text) => readingGrade(text) > hardestGrade,
  es: (text) => spanishReadingEase(text) < hardestSpanish,
}

function easeFaults(card: Card, language: Language): readonly string[] {
  const whole = Object.values(textsOf(card, language)).join(' ')
  return tooHard[language](whole) ? [`too hard to read: ${whole}`] : []
}

function wordFaults(card: Card, language: Language): readonly string[] {
  const known = sourceNumbers(card)
  return Object.entries(textsOf(card, language)).flatMap(([field, text]) => [
    ...(text.trim() === '' ? [`${field}: empty`] : []),
    ...(neverSaid[language].test(text) ? [`${field}: never said: ${text}`] : []),
    ...numbersIn(text, language)
      .filter(({ value }) => !known.has(value))
      .map(({ value }) => `${field}: ${value} is in no source: ${text}`),
  ])
}

function referenceFaults(card: Card): readonly string[] {
  const named = [card.id, ...(card.also ?? []), ...card.neighbours]
  const cards = card.insteadIf.flatMap(({ card: id }) => id ?? [])
  const unknown = [...named, ...cards].filter((id) => !evidenceOf(id))
  return [
    ...unknown.map((id) => `unknown id ${id}`),
    ...(card.neighbours.length < 2 ? ['fewer than two neighbours'] : []),
    ...(card.neighbours.includes(card.id) ? ['is its own neighbour'] : []),
    ...(numbersIn(card.howMuch.en, 'en', true).length === 0 ? ['howMuch: no figure'] : []),
    ...(card.followUp.en.split('?').length === 2 ? [] : ['followUp: not one question']),
  ]
}

/**
 * Checks one card against the rules of writing.
 *
 * @param card - any card.
 * @returns each fault in words, none where the card is right.
 */
export function cardFaults(card: Card): readonly string[] {
  return [
    ...referenceFaults(card),
    ...languages.flatMap((language) =>
      [
        ...lengthFaults(card, language),
        ...easeFaults(card, language),
        ...wordFaults(card, language),
      ].map((fault) => `${language}: ${fault}`),
    ),
  ]
}
