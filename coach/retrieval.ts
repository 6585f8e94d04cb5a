/** Finds the evidence that answers a question. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import MiniSearch from 'minisearch'
import { cuesOf } from './domain-cues.ts'
import { evidence, evidenceOf } from './evidence/catalog.ts'
import type { EvidenceEntry } from './evidence/entry.ts'
import { languageOf } from './safety/language.ts'
import { normalise } from './safety/normalise.ts'
import { englishFor } from './spanish-lexicon.ts'
import { stem } from './stem.ts'
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

/** The lowest score of a best hit that counts as an answer. */
const floor = 4

/**
 * The words to search for: normalised, and in English where the question is Spanish.
 *
 * @param message - the question as typed.
 * @returns normalised English words.
 */
export function searchWords(message: string): string {
  const plain = normalise(message)
  if (languageOf(plain, message) === 'en') return plain
  return ` ${plain
    .split(' ')
    .map((word) => englishFor(word) ?? word)
    .join(' ')} `
}

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
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    })
    .flatMap((result): readonly Hit[] => {
      const entry = evidenceOf(String(result.id))
      if (!entry) return []
      return [{ entry, score: result.score * (1 + 0.25 * (cues.get(entry.domain) ?? 0)) }]
    })
    .toSorted((one, other) => other.score - one.score)
  const best = hits[0]
  if (!best || best.score < floor) return { hits: [], domains: [] }
  return { hits, domains: rankDomains(hits) }
}
