/** Finds which question of a subject a message asks: by the words it shares with the ways of asking it. */

import MiniSearch from 'minisearch'
import type { Language } from '#core/languages.ts'
import { normalise } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'
import { sentencesOf } from '../../text/reading-grade.ts'
import type { Said } from '../../text/said.ts'
import { stem } from '../../text/stem.ts'
import { isSpanishStopWord, spanishStem, weightOf } from '../../text/weak-words.ts'
import type { Faq, FaqEntry } from './faq.ts'

/** A question that was found. */
export interface Found {
  readonly faq: Faq
  readonly entry: FaqEntry
  /** About 1 where the message has as many of its words as its own ways of asking have, and hardly others; more where all its words are of it. */
  readonly likeness: number
  /** False where the message lacks the one thing that the question is about. */
  readonly isNamed: boolean
}

/** So many letters tell each of two words. */
const fewLetters = 5

const termOf: Said<(word: string) => string | null> = {
  en: stem,
  es: (word) => (isSpanishStopWord(word) ? null : word.slice(0, spanishStem)),
}

function wordsOf(text: string): string[] {
  return normalise(text)
    .split(/[ .,]+/u)
    .filter((word) => word !== '')
}

/** Between two words that stand side by side. */
const beside = '+'

/** The words of a text, and each with the one behind it: "how long", "do not", which single words tell nothing of. */
function tokensOf(text: string): string[] {
  const words = wordsOf(text)
  const starts = words.map((word) => word.slice(0, fewLetters))
  return [...words, ...starts.slice(1).map((next, at) => `${starts[at]}${beside}${next}`)]
}

interface Index {
  readonly search: MiniSearch
  /** What an entry scores by its own ways of asking. */
  readonly ownOf: (id: number) => number
  /** The words of which each entry needs one. */
  readonly needs: readonly (RegExp | undefined)[]
  /** Every word that stands in it. */
  readonly known: ReadonlySet<string>
}

/** What a word counts by where it stands; chosen, as the rest here, on 360 turns of judged talks with the answers that a reader chose. */
const boosts = { label: 5, asks: 3, say: 1, more: 0.5 } as const
/** Words that long are found with a slip of the finger too. */
const longWord = 5

/** What two words side by side count beside what each of them counts. */
const pairWeight = 0.15

/** Within a subject words tell questions apart that say little of a topic: tonight, first, more. */
const weakest = 0.45

function weigh(term: string): number {
  if (term.includes(beside)) return pairWeight
  return Math.max(weakest, weightOf(term))
}

function termsOf(text: string, language: Language): readonly string[] {
  return wordsOf(text).flatMap((word) => termOf[language](word) ?? [])
}

/** What counts where a word stands often in the ways of asking, and is no matter of chance in one of them. */
const bm25 = { k: 4, b: 0.7, d: 0 } as const

/** A word of which the subject does not speak at all. */
function isStrange(term: string, known: ReadonlySet<string>): boolean {
  return weigh(term) === 1 && term.length > 2 && !known.has(term)
}

function weightOfAll(terms: Iterable<string>): number {
  return [...new Set(terms)].reduce((sum, term) => sum + weigh(term), 0)
}

function searchIn(search: MiniSearch, text: string) {
  return search.search(text, {
    boost: boosts,
    bm25,
    fuzzy: (term) => (term.length > longWord && !term.includes(beside) ? 0.2 : false),
    weights: { fuzzy: 0.6, prefix: 0 },
    boostTerm: weigh,
  })
}

function indexOf({ entries }: Faq, language: Language): Index {
  const search = new MiniSearch({
    fields: ['label', 'asks', 'say', 'more'],
    tokenize: tokensOf,
    processTerm: (term) => (term.includes(beside) ? term : termOf[language](term)),
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
  const scores: number[] = []
  // To ask for it takes several searches: only entries that a message may mean are.
  const ownOf = (id: number): number =>
    (scores[id] ??= ownScore(search, entries[id]!, id, language))
  const texts = entries.flatMap(({ label, asks, say, more }) =>
    [label, asks, say, more].map((said) => said[language]),
  )
  const needs = entries.map((entry) => entry.needs && pattern(`(${entry.needs[language]})`))
  return { search, ownOf, needs, known: new Set(termsOf(texts.join(' '), language)) }
}

function ownScore(
  search: MiniSearch,
  { label, asks }: FaqEntry,
  id: number,
  language: Language,
): number {
  const all = [label[language], ...asks[language].split(';')]
  const ways = all.filter((_, at) => at % Math.ceil(all.length / someWays) === 0)
  const scores = ways.map(
    (way) => searchIn(search, way).find((result) => result.id === id)?.score ?? 0,
  )
  return scores.reduce((sum, score) => sum + score, 0) / ways.length
}

/** So many of the ways tell what they score. */
const someWays = 5

/** Made when a subject is first searched; a subject that is brought in anew, with another language, has its own. */
const indices = new WeakMap<Faq, Partial<Record<Language, Index>>>()

function indexFor(faq: Faq, language: Language): Index {
  const known = indices.get(faq) ?? {}
  indices.set(faq, known)
  return (known[language] ??= indexOf(faq, language))
}

/** For whom something is asked is not always told: a question that only others ask is as much less likely, and more so of who asks for themselves. */
const meantFor = { self: 0.7, other: 0.5 } as const

/** A question without the thing that it is about is as much less likely: chosen on 582 turns of judged talks, of which 417 instead of 394 get a fitting one first. */
const unnamed = 0.4

/** So few words of which the subject knows not all are as much less likely of it: "Is fish good for the heart?" in a talk on salt. */
const fewTerms = 3
const ofForeign = 0.75

/** What a usual entry scores by its own ways of asking: one with rarer words may score more, and is not as much likelier. */
const usual = 20

/** Two weak words are the least that tells anything: "how long till it works". */
const leastShared = 0.65

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
 * @param notMeant - whose questions it is hardly, where that is told.
 * @param message - the whole of it.
 * @returns the likest first.
 */
export function findQuestions(
  text: string,
  faqs: readonly Faq[],
  language: Language,
  notMeant: FaqEntry['whose'],
  message = text,
): readonly Found[] {
  const words = normalise(message)
  const terms = termsOf(text, language)
  const ofAll = weightOfAll(terms)
  if (ofAll < leastShared) return []
  return faqs
    .flatMap((faq) => {
      const { search, ownOf, needs, known } = indexFor(faq, language)
      const isForeign = ofAll <= fewTerms && terms.some((term) => isStrange(term, known))
      return searchIn(search, text).flatMap(({ id, score, queryTerms }): readonly Found[] => {
        const entry = faq.entries[Number(id)]
        if (!entry) return []
        const shared = weightOfAll(queryTerms.filter((term) => !term.includes(beside)))
        if (shared < leastShared) return []
        const ofEntry = score / Math.sqrt(ownOf(Number(id)) * usual)
        const ofText = shared / ofAll
        const isNamed = needs[Number(id)]?.test(words) !== false
        const share =
          (notMeant && entry.whose === notMeant ? meantFor[notMeant] : 1) *
          (isForeign ? ofForeign : 1) *
          (isNamed ? 1 : unnamed)
        return [{ faq, entry, isNamed, likeness: share * Math.sqrt(ofEntry * ofText) }]
      })
    })
    .toSorted((one, other) => other.likeness - one.likeness)
}
