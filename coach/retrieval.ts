/** Finds the evidence that answers a question. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import MiniSearch from 'minisearch'
import { patterns } from './pattern.ts'
import { askedFacts } from './search/asked/asked-facts.ts'
import { cuesOf } from './search/domain-cues.ts'
import { evidence, evidenceOf } from './evidence/catalog.ts'
import type { EvidenceEntry } from './evidence/entry.ts'
import { languageOf } from './safety/language.ts'
import { normalise } from './safety/normalise.ts'
import { isForDoctor, isOutside } from './search/outside.ts'
import { searchWords } from './search/search-words.ts'
import { stem } from './search/stem.ts'
import { similarTo } from './understanding/similar-questions.ts'
import { wordingOf } from './wording/catalog.ts'

/** One entry with how well it fits the question. */
export interface Hit {
  readonly entry: EvidenceEntry
  readonly score: number
}

/** What a search found. */
export interface Finding {
  /** Best first; empty where the question is out of scope. */
  readonly hits: readonly Hit[]
  /** Domains the question is about, best first. */
  readonly domains: readonly LifestyleDomain[]
  /** True where the words name the matter itself. */
  readonly isNamed: boolean
  /** True where they do, or examples come very near; false where it is a guess. */
  readonly isSure: boolean
}

const index = new MiniSearch<{
  id: string
  topics: string
  says: string
  step: string
  fact: string
}>({
  fields: ['topics', 'says', 'step', 'fact'],
  tokenize: (text) => normalise(text).split(/[ .]+/u),
  processTerm: stem,
})

index.addAll(
  evidence.map(({ id, fact, firstStep }) => {
    const { says, topics } = wordingOf(id)
    return { id, topics, says: says.join(' '), step: firstStep, fact }
  }),
)

/** The lowest score of a best hit that counts as an answer: higher where no word names a domain. */
const floor = { named: 3.5, unnamed: 11 }

/** Words that say little about the topic: they may tip the scales, not more. */
const weakWords = new Set(
  (
    'good bad best better help use try start begin stop keep fix work day days time week year old age new ' +
    'people person life find know think feel like go come take put look see say people way long much many ' +
    'always never often ever every right worth buy cost money open great nice happen mean show teach ready ' +
    'morning evening tomorrow today office box big small part turn change plan list first last next late early ' +
    'everything nothing only real mean folk slow whole half using together hold makes made ' +
    'improve number hard easy safe too more less enough again still back off up down out well'
  )
    .split(' ')
    .flatMap((word) => stem(word) ?? []),
)

/** So surely the words of a fact must be asked for, where examples say that it is not the coach's business. */
const surelyByWords = 20

/** What one grade of sureness that a fact is asked for is worth. */
const askedWeight = 8

/** What one kind of word that names a domain adds to its rank. */
const cueWeight = 3

/** A fact asked for so nearly as surely as the best belongs to the answer. */
const nearlyBest = 0.7

/** What the second and third fact of a domain add to its rank. */
const supporting = 0.04

/** Shared words alone count up to this. */
const mostFromSearch = 20

/** Who speaks to somebody or asks something uses one of these; a heap of words does not. */
const speech =
  /\b(?:i|im|my|me|mine|we|our|us|you|your|he|she|they|his|her|it|its|how|what|why|when|where|which|who|can|could|should|would|is|are|was|do|does|did|has|have|tips?|help|advice|ideas?|too|not|no|for)\b/u

/** So many words may stand alone as a search. */
const mostKeywords = 4

/** How surely a fact is asked for by one word of its own. */
const singleWord = 3.5

const nothing: Finding = { hits: [], domains: [], isNamed: false, isSure: false }

/** Ways to put a question that say nothing of its matter. */
const frames = patterns([
  '(bit|bite|bitten) off more than .. can chew|(should|need) i .. (worry|worried|be concerned|fret) (about|if|that|over)?',
  'i wonder (if|whether)|do you know|is it true (that)?|what do you think',
])

function withoutFrames(words: string): string {
  return frames.reduce((rest, frame) => rest.replace(frame, ' '), words)
}

/** The best fact decides; the others of its domain only break ties. */
function rankDomains(
  hits: readonly Hit[],
  cues: ReadonlyMap<LifestyleDomain, number>,
): readonly LifestyleDomain[] {
  const strength = new Map<LifestyleDomain, number>()
  const seen = new Map<LifestyleDomain, number>()
  for (const { entry, score } of hits) {
    const rank = seen.get(entry.domain) ?? 0
    seen.set(entry.domain, rank + 1)
    if (rank > 2) continue
    const share = rank === 0 ? 1 : supporting
    strength.set(entry.domain, (strength.get(entry.domain) ?? 0) + score * share)
  }
  for (const [domain, value] of strength) {
    strength.set(domain, value + cueWeight * Math.min(3, cues.get(domain) ?? 0))
  }
  return [...strength].toSorted((one, other) => other[1] - one[1]).map(([domain]) => domain)
}

/** What a question names: the stems of its words that say something of a topic. */
function namedIn(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(' ')
      .flatMap((word) => stem(word) ?? [])
      .filter((term) => /^[a-z]/u.test(term) && !weakWords.has(term)),
  )
}

/**
 * Tells whether one fact knows most of what a question names; else the words they share are chance,
 * and the question is about something else.
 */
function isCovered(
  named: ReadonlySet<string>,
  shared: readonly string[],
  hasCue: boolean,
): boolean {
  const known = shared.filter((term) => named.has(term)).length
  return known * 2 > named.size || (hasCue && known * 2 === named.size)
}

/** A heap of words, of which one by chance asks for a fact. */
function isHeap(plain: string, asked: ReadonlyMap<string, number>): boolean {
  if (speech.test(plain) || plain.trim().split(' ').length <= mostKeywords) return false
  return Math.max(0, ...asked.values()) <= singleWord
}

/** How much the examples count beside the words of the facts, whose score may reach {@link mostFromWords}. */
const fromExamples = { most: 50, besideWords: 30, strongly: 0.06 } as const
const mostFromWords = 80
/** Where so much of what is alike is not the coach's business, neither is this. */
const mostlyOutside = 0.25
/** Examples that speak as strongly are about the very thing; so few words are soon alike, and must name it. */
const surelyAlike = 0.1
const fewWords = 2
/** Examples that speak less for any fact answer nothing by themselves. */
const leastFromExamples = 0.012

/** Searches the words of the facts. */
function searchFacts(message: string): ReadonlyMap<string, number> {
  const words = withoutFrames(searchWords(message))
  const plain = normalise(message)
  const cues = cuesOf(words)
  const asked = askedFacts(words)
  const isNamed = [...cues.values()].some((count) => count > 0)
  const results = index.search(words, {
    boost: { topics: 3, says: 1.5, step: 1, fact: 0.4 },
    boostTerm: (term) => (weakWords.has(term) ? 0.35 : 1),
  })
  const isSpanish = languageOf(plain, message) === 'es'
  const named = namedIn(words)
  const isKnown =
    isSpanish || results.some((result) => isCovered(named, result.queryTerms, isNamed))
  if (!isKnown && (asked.size === 0 || isHeap(plain, asked))) return new Map()
  const found = new Map(results.map((result) => [String(result.id), result.score] as const))
  const scores = [...new Set([...asked.keys(), ...found.keys()])].map((id) => {
    const domain = evidenceOf(id)?.domain
    const cue = 1 + 0.3 * ((domain && cues.get(domain)) ?? 0)
    const searched = Math.min(mostFromSearch, (found.get(id) ?? 0) * cue)
    return [id, searched + askedWeight * (asked.get(id) ?? 0)] as const
  })
  const best = Math.max(0, ...scores.map(([, score]) => score))
  return new Map(best < (isNamed ? floor.named : floor.unnamed) ? [] : scores)
}

/** Taxes that somebody frets about are a matter of stress. */
function isOfPerson(text: string): boolean {
  return (cuesOf(text).get('Stress') ?? 0) > 0
}

/**
 * Tells whether a question names a matter of the world, and not what it does to the person.
 *
 * @param texts - the question in normalised words, in one or more languages.
 */
export function isElsewhere(texts: readonly string[]): boolean {
  return texts.some(isOutside) && !texts.some(isOfPerson)
}

/**
 * Searches the evidence, by its own words and by what answered similar questions.
 *
 * @param message - the question as typed, English or Spanish.
 * @returns hits and domains, best first; both empty where nothing fits well enough.
 */
export function retrieve(message: string): Finding {
  const texts = [searchWords(message), normalise(message)]
  if (texts.some(isForDoctor) || isElsewhere(texts)) return nothing
  const byWords = searchFacts(message)
  const { facts, outside } = similarTo(message)
  const isFew = message.trim().split(/\s+/u).length <= fewWords
  const likely = Math.max(0, ...facts.values())
  const isByWords = Math.max(0, ...byWords.values()) >= surelyByWords
  if (!isByWords && outside > mostlyOutside) return nothing
  if (byWords.size === 0 && likely < leastFromExamples) return nothing
  const most = isByWords ? fromExamples.besideWords : fromExamples.most
  const scale = most / Math.max(likely, fromExamples.strongly)
  const hits = [...new Set([...byWords.keys(), ...facts.keys()])]
    .flatMap((id): readonly Hit[] => {
      const entry = evidenceOf(id)
      if (!entry) return []
      const score = Math.min(mostFromWords, byWords.get(id) ?? 0) + scale * (facts.get(id) ?? 0)
      return [{ entry, score }]
    })
    .toSorted((one, other) => other.score - one.score)
  const [best] = hits
  if (!best) return nothing
  const domains = rankDomains(hits, cuesOf(withoutFrames(searchWords(message))))
  return {
    hits: hits.filter(
      ({ entry, score }) => entry.domain === domains[0] || score >= best.score * nearlyBest,
    ),
    domains,
    isNamed: isByWords,
    isSure: isByWords || (!isFew && likely >= surelyAlike),
  }
}

/**
 * All facts of a domain, for a person who asks for advice on it without a question of their own.
 *
 * @param domain - the domain.
 * @returns its facts, the strongest evidence first.
 */
export function factsOf(domain: LifestyleDomain): Finding {
  const worth = { A: 22, B: 18, C: 12, D: 14 } as const
  const hits = evidence
    .filter((entry) => entry.domain === domain)
    .map((entry) => ({ entry, score: worth[entry.strength] }))
    .toSorted((one, other) => other.score - one.score)
  return { hits, domains: [domain], isNamed: true, isSure: true }
}
