/** Finds the evidence that answers a question. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import MiniSearch from 'minisearch'
import { cuesOf } from './search/domain-cues.ts'
import { evidence, evidenceOf } from './evidence/catalog.ts'
import type { EvidenceEntry } from './evidence/entry.ts'
import { normalise } from './safety/normalise.ts'
import { searchWords } from './search/search-words.ts'
import { stem } from './search/stem.ts'
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
    'improve number hard easy safe too more less enough again still back off up down out well'
  )
    .split(' ')
    .flatMap((word) => stem(word) ?? []),
)

function rankDomains(hits: readonly Hit[]): readonly LifestyleDomain[] {
  const strength = new Map<LifestyleDomain, number>()
  const seen = new Map<LifestyleDomain, number>()
  for (const { entry, score } of hits) {
    const rank = seen.get(entry.domain) ?? 0
    seen.set(entry.domain, rank + 1)
    if (rank > 2) continue
    strength.set(entry.domain, (strength.get(entry.domain) ?? 0) + score / (1 + 3 * rank))
  }
  return [...strength].toSorted((one, other) => other[1] - one[1]).map(([domain]) => domain)
}

/**
 * Searches the evidence.
 *
 * @param message - the question as typed, English or Spanish.
 * @returns hits and domains, best first; both empty where nothing fits well enough.
 */
export function retrieve(message: string): Finding {
  const words = searchWords(message)
  const cues = cuesOf(words)
  const hits = index
    .search(words, {
      boost: { topics: 3, says: 1.5, step: 1, fact: 0.4 },
      boostTerm: (term) => (weakWords.has(term) ? 0.35 : 1),
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    })
    .flatMap((result): readonly Hit[] => {
      const entry = evidenceOf(String(result.id))
      if (!entry) return []
      return [{ entry, score: result.score * (1 + 0.4 * (cues.get(entry.domain) ?? 0)) }]
    })
    .toSorted((one, other) => other.score - one.score)
  const best = hits[0]
  const isNamed = [...cues.values()].some((count) => count > 0)
  if (!best || best.score < (isNamed ? floor.named : floor.unnamed))
    return { hits: [], domains: [] }
  return { hits, domains: rankDomains(hits) }
}
