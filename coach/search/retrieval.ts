/** Finds the evidence that answers a question. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import MiniSearch from 'minisearch'
import { askedFacts } from './asked/asked-facts.ts'
import { broadCard } from './broad-questions.ts'
import { cuesOf } from './domain-cues.ts'
import { evidence, evidenceOf } from '../evidence/catalog.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import { languageOf } from '../text/language.ts'
import { normalise } from '../text/normalise.ts'
import { isOutside } from './outside.ts'
import { readingsOf } from './search-words.ts'
import type { Said } from '../text/said.ts'
import { stem } from '../text/stem.ts'
import { weightOf } from '../text/weak-words.ts'
import { namingStems } from '../text/stems.ts'
import { hearQuestion, type Lean, type LikelyFacts } from '../understanding/hear-question.ts'
import { matterInWords, matterNamed } from '../matters/catalog.ts'
import type { Matter } from '../matters/matter.ts'
import { wordingOf } from '../wording/catalog.ts'

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
  /** A matter that no card answers head-on, where it is that rather than any fact. */
  readonly matter?: Matter
}

function indexEvidence() {
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
  return index
}

/** Made at the first search: whoever starts the program need not wait for it. */
let index: ReturnType<typeof indexEvidence> | undefined

/** How much it counts that a fact was learned to answer, and that any of its domain was. */
const fromExamples = { fact: 160, domain: 30 } as const
/** How much the words of a fact count beside that, by the language of the question. */
const fromWords: Said<number> = { en: 15, es: 5 }
/** From which score of the index they do in full. */
const strongly = 25
/**
 * What one grade of sureness that a rule hears a fact asked for is worth, up to so many grades, by the language of the
 * question: the words of a Spanish one, put into English one by one, sound like what was not asked.
 */
const fromAsked: { readonly each: Said<number>; readonly most: number } = {
  each: { en: 6, es: 1 },
  most: 8,
}
/** What one kind of word that names a domain adds to its facts, up to so many kinds. */
const fromCues = { each: 8, most: 3 } as const
/** Cards on a score, on solitude by choice and on work: found only where the words ask for them, or examples do surely. */
const onlyAsked: ReadonlySet<string> = new Set(['D05', 'T01', 'T16', 'S15', 'L16', 'Z06', 'E17'])
/** So likely a question asks for one of them. */
const surelyAsked = 0.35
/** What it counts that a question names no more than the domain, of the card to begin with. */
const surelyMeant = 200
/** What it counts that a fact is of the domain that the talk is about. */
const fromTopic = 25
/** What the second and third fact of a domain add to its rank. */
const supporting = 0.04
/** A fact of another domain is shown where its matter is named too, and it fits nearly as well as the best. */
const nearlyBest = 0.7
/** Where it is so likely not the coach's business, and no fact as likely, it is not; a talk is on something. */
const mostlyOutside = { first: 0.3, inTalk: 0.6 } as const
/** Less likely than that, it is, whatever matter of the world it names; nearly all examples of others are English. */
const surelyInside: Said<number> = { en: 0.5, es: 0 }
/** A best score from which the words name the matter, and from which they may be taken to be on it. */
const scores = { named: 50, sure: 30 } as const
/** So few words are soon alike, and must name the matter. */
const fewWords = 2

/** So likely a matter must be, and so much likelier than all facts. */
const surelyMatter = { least: 0.15, overFacts: 1.5 } as const
/** So few words as "What else?" must be that surely about it. */
const surelyNamed = 0.7

const nothing: Finding = { hits: [], domains: [], isNamed: false, isSure: false }

/** The best fact decides; the others of its domain only break ties. */
function rankDomains(hits: readonly Hit[]): readonly LifestyleDomain[] {
  const ofDomain = Map.groupBy(hits, ({ entry }) => entry.domain)
  const strengths = [...ofDomain].map(([domain, [first, ...others]]) => {
    const support = others.slice(0, 2).reduce((sum, { score }) => sum + score * supporting, 0)
    return [domain, (first?.score ?? 0) + support] as const
  })
  return strengths.toSorted((one, other) => other[1] - one[1]).map(([domain]) => domain)
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

/** How well the words of each fact fit, by evidence id from 0 to 1. */
function searchFacts(words: string): ReadonlyMap<string, number> {
  index ??= indexEvidence()
  const results = index.search(words, {
    boost: { topics: 3, says: 1.5, step: 1, fact: 0.4 },
    boostTerm: weightOf,
  })
  const most = Math.max(strongly, ...results.map(({ score }) => score))
  return new Map(results.map(({ id, score }) => [String(id), score / most]))
}

function sumsOfDomains(facts: ReadonlyMap<string, number>): ReadonlyMap<LifestyleDomain, number> {
  const sums = new Map<LifestyleDomain, number>()
  for (const [id, likely] of facts) {
    const domain = evidenceOf(id)?.domain
    if (domain) sums.set(domain, (sums.get(domain) ?? 0) + likely)
  }
  return sums
}

/** The matter that a question is about rather than any fact. */
function matterIn(
  { facts, outside, matters }: LikelyFacts,
  texts: readonly string[],
): Matter | undefined {
  const byLikely = [...matters].toSorted((one, other) => other[1] - one[1])
  const [[best, share] = ['', 0]] = byLikely
  const likeliest = matterNamed(best)
  // The evidence that an answer rests on speaks for it.
  const own = likeliest && 'facts' in likeliest ? [...likeliest.facts, likeliest.card] : []
  const others = [...facts].map(([id, likely]) => (own.includes(id) ? 0 : likely))
  const { least, overFacts } = surelyMatter
  const isShort = texts.every((text) => (text.match(/[a-z0-9]+/gu) ?? []).length <= fewWords)
  // "Is that normal?" names nothing.
  const isBare = isShort || texts.every((text) => namingStems(text).size === 0)
  const enough = Math.max(isBare ? surelyNamed : least, Math.max(...others, outside) * overFacts)
  const { needs } = likeliest ?? {}
  const isTold = needs === undefined || texts.some((text) => needs.test(text))
  return share >= enough && isTold ? likeliest : undefined
}

function liftTopic(hits: readonly Hit[], topic: LifestyleDomain): readonly Hit[] {
  return hits
    .map((hit) => (hit.entry.domain === topic ? { ...hit, score: hit.score + fromTopic } : hit))
    .toSorted((one, other) => other.score - one.score)
}

/**
 * Searches the evidence, by what answered such questions and by its own words.
 *
 * @param message - the question as typed, English or Spanish.
 * @param topic - the domain that the talk is about: words that name no matter are taken to be of it.
 * @param leaning - what was asked before in the talk.
 * @returns hits and domains, best first; both empty where nothing fits well enough.
 */
export function retrieve(message: string, topic?: LifestyleDomain, leaning?: Lean): Finding {
  const plain = normalise(message)
  const readings = readingsOf(message)
  // Without a second reading they are the words as typed.
  const words = readings[1] ?? plain
  const texts = [words, plain]
  const language = languageOf(message)
  const likely = hearQuestion(readings, leaning)
  const { facts, outside } = likely
  const worded = matterInWords(plain)
  const broad = topic === undefined && worded === undefined ? broadCard(plain) : undefined
  const matter = worded ?? (broad === undefined ? matterIn(likely, texts) : undefined)
  const withMatter = matter ? { matter } : {}
  if (outside >= surelyInside[language] && isElsewhere(texts)) return { ...nothing, ...withMatter }
  const byWords = searchFacts(words)
  const asked = askedFacts(words)
  const domainSums = sumsOfDomains(facts)
  const cues = cuesOf(words)
  const hits = evidence
    .filter(({ id }) => !onlyAsked.has(id) || asked.has(id) || (facts.get(id) ?? 0) >= surelyAsked)
    .map((entry): Hit => {
      const { id, domain } = entry
      const byExamples =
        fromExamples.fact * (facts.get(id) ?? 0) +
        fromExamples.domain * (domainSums.get(domain) ?? 0)
      const named = Math.min(fromCues.most, cues.get(domain) ?? 0)
      const score =
        byExamples +
        fromWords[language] * (byWords.get(id) ?? 0) +
        fromCues.each * named +
        fromAsked.each[language] * Math.min(fromAsked.most, asked.get(id) ?? 0)
      return { entry, score: id === broad ? score + surelyMeant : score }
    })
    .toSorted((one, other) => other.score - one.score)
  const [best] = hits
  const mostOutside = topic === undefined ? mostlyOutside.first : mostlyOutside.inTalk
  if (!best || (outside > mostOutside && best.score < scores.named)) {
    return { ...nothing, ...withMatter }
  }
  const isNamed = best.score >= scores.named
  const ranked = topic === undefined || isNamed ? hits : liftTopic(hits, topic)
  const domains = rankDomains(ranked)
  const most = ranked[0]?.score ?? 0
  const isFew = message.trim().split(/\s+/u).length <= fewWords
  return {
    hits: ranked.filter(
      ({ entry, score }) =>
        entry.domain === domains[0] || (score >= most * nearlyBest && score >= scores.named),
    ),
    domains,
    isNamed,
    isSure: isNamed || (!isFew && best.score >= scores.sure),
    ...withMatter,
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
