/** Finds which question of a subject a message asks: by the words it shares with the ways of asking it. */

import MiniSearch from 'minisearch'
import type { Language } from '#core/languages.ts'
import { normalise } from '../../text/normalise.ts'
import { sentencesOf } from '../../text/reading-grade.ts'
import type { Said } from '../../text/said.ts'
import { stem } from '../../text/stem.ts'
import type { Faq, FaqEntry } from './faq.ts'

/** A question that was found. */
export interface Found {
  readonly faq: Faq
  readonly entry: FaqEntry
  /** About 1 where the message has as many of its words as its own ways of asking have, and no others; 0 where it has none. */
  readonly likeness: number
}

/** Spanish inflections differ at the end: as many letters tell a word. */
const spanishLetters = 5

const spanishStopWords = new Set(
  (
    'a al algo ante aqui asi aun cada casi como con cual cuando cuanto de del desde donde e el ella ellos en entre era es esa ese eso esta ' +
    'estan estar este esto estoy fue ha haber hace hacer hago hasta hay he la las le les lo los mas me mi mis mucho muy nada ni no nos o os ' +
    'otra otro para pero poco por porque pues puede puedo que quien quiero se ser si sin sobre son soy su sus tambien tan te tengo tiene todo ' +
    'tu tus un una uno usted va vez voy y ya yo bueno gracias hola mija mijo senorita doctora oiga'
  ).split(' '),
)

const termOf: Said<(word: string) => string | null> = {
  en: stem,
  es: (word) => (spanishStopWords.has(word) ? null : word.slice(0, spanishLetters)),
}

function tokensOf(text: string): string[] {
  return normalise(text)
    .split(/[ .,]+/u)
    .filter((word) => word !== '')
}

interface Index {
  readonly search: MiniSearch
  /** What each entry scores by its own ways of asking. */
  readonly own: readonly number[]
}

const boosts = { label: 3, asks: 3, say: 1, more: 0.5 } as const
/** Words that long are found with a slip of the finger too. */
const longWord = 5

function searchIn(search: MiniSearch, text: string) {
  return search.search(text, {
    boost: boosts,
    fuzzy: (term) => (term.length > longWord ? 0.2 : false),
    weights: { fuzzy: 0.6, prefix: 0 },
  })
}

function indexOf({ entries }: Faq, language: Language): Index {
  const search = new MiniSearch({
    fields: ['label', 'asks', 'say', 'more'],
    tokenize: tokensOf,
    processTerm: termOf[language],
  })
  search.addAll(
    entries.map(({ label, asks, say, more }, id) => ({
      id,
      label: label[language],
      asks: asks[language],
      say: say[language],
      more: more[language],
    })),
  )
  const own = entries.map(({ label, asks }, id) => {
    const ways = [label[language], ...asks[language].split(';')]
    const scores = ways.map(
      (way) => searchIn(search, way).find((result) => result.id === id)?.score ?? 0,
    )
    return scores.reduce((sum, score) => sum + score, 0) / ways.length
  })
  return { search, own }
}

/** Made when a subject is first searched. */
const indices = new Map<string, Index>()

function indexFor(faq: Faq, language: Language): Index {
  const key = `${faq.name} ${language}`
  const index = indices.get(key) ?? indexOf(faq, language)
  indices.set(key, index)
  return index
}

/** For whom something is asked is not always told: a question that only others ask is as much less likely. */
const ofOthers = 0.7

/** As much of it as its own ways of asking have, and half as much again: more of it says nothing more. */
const mostOfEntry = 1.5

/** Longer messages are read sentence by sentence: what is told beside it takes nothing from what one of them asks. */
const wordsTogether = 12

/** What of a message may ask something by itself. */
export function partsOf(message: string): readonly string[] {
  const sentences = sentencesOf(message)
  const isShort = message.trim().split(/\s+/u).length <= wordsTogether
  return isShort || sentences.length < 2 ? [message] : sentences
}

/**
 * Finds questions of some subjects.
 *
 * @param text - a message, or a part of one.
 * @param faqs - the subjects that the talk is about.
 * @param language - of the text.
 * @param isForOther - true where somebody asks for somebody else.
 * @returns the likest first.
 */
export function findQuestions(
  text: string,
  faqs: readonly Faq[],
  language: Language,
  isForOther: boolean,
): readonly Found[] {
  const notMeant = isForOther ? 'self' : 'other'
  const terms = new Set(tokensOf(text).flatMap((word) => termOf[language](word) ?? []))
  if (terms.size === 0) return []
  return faqs
    .flatMap((faq) => {
      const { search, own } = indexFor(faq, language)
      return searchIn(search, text).flatMap(({ id, score, queryTerms }): readonly Found[] => {
        const entry = faq.entries[Number(id)]
        if (!entry) return []
        const ofEntry = Math.min(mostOfEntry, score / (own[Number(id)] ?? 1))
        const ofText = new Set(queryTerms).size / terms.size
        const likeness = Math.sqrt(ofEntry * ofText)
        return [{ faq, entry, likeness: entry.whose === notMeant ? likeness * ofOthers : likeness }]
      })
    })
    .toSorted((one, other) => other.likeness - one.likeness)
}
