/** Chooses the facts of an answer: what was asked first, then what fits this person. */

import type { Constraints, Topic } from '../topics/catalog.ts'
import { fits } from '../evidence/applies-to.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import type { Person } from '../person/person.ts'
import type { Finding, Hit } from './retrieval.ts'
import { wordingOf } from '../wording/catalog.ts'

/** What decides about the facts of an answer. */
export interface Choosing {
  readonly finding: Finding
  readonly person: Person | undefined
  readonly constraints: Constraints
  /** What the person told of themselves. */
  readonly topics: ReadonlySet<Topic>
  /** True where the question asks how much, how long or how often. */
  readonly wantsNumber: boolean
}

const mostFacts = 3
/** Facts that only warn: said where they are the very thing asked about, never offered besides. */
export const onlyWhenAsked: ReadonlySet<string> = new Set([
  'S14',
  'Z12',
  'E12',
  'D05',
  'L16',
  'T16',
  'Z08',
])
/** A fact asked for at least so surely is the very thing asked about. */
const surelyAsked = 20
/** And so near the best. */
const theMatter = 0.6
/** A fact made for this person gains so much, one made for others loses it. */
const fitWeight = 8
const preferredWeight = 14
const numberWeight = 6
/** Behind the first fact, fitting the question counts up to this for a person whose numbers are known. */
const mostRelevance = 12
/** A fact for a special case that nobody told of loses so much. */
const specialWeight = 20

/** A fact for a condition that nobody told of is for those alone who ask for it. */
function isForOthers({ entry }: Hit, { person, topics }: Choosing): boolean {
  return isForSpecialCases(entry) && !fits(entry.appliesTo, person ?? { results: {} }, topics)
}

function isAllowed(hit: Hit, best: number, choosing: Choosing): boolean {
  const { constraints } = choosing
  const isTheMatter = hit.score >= best * theMatter && hit.score >= surelyAsked
  if (hit.score < best && !(isTheMatter && hit.score > surelyAsked) && isForOthers(hit, choosing))
    return false
  if (hit.entry.id === 'Z12') return isTheMatter
  // Signs to call for are told to whoever asks for them, and to nobody who is afraid.
  if (hit.entry.id === 'E12') return isTheMatter && hit.score >= 2 * surelyAsked
  if (constraints.barred.has(hit.entry.id)) return false
  return isTheMatter || !onlyWhenAsked.has(hit.entry.id)
}

/** How well a hit answers the question itself. */
function relevanceOf({ entry, score }: Hit, { constraints, wantsNumber }: Choosing): number {
  let relevance = score
  if (constraints.preferred.includes(entry.id)) relevance += preferredWeight
  if (wantsNumber && /\d/u.test(wordingOf(entry.id).says.join(' '))) relevance += numberWeight
  return relevance
}

function isForSpecialCases({ appliesTo }: EvidenceEntry): boolean {
  return appliesTo !== 'everyone' && 'topic' in appliesTo
}

/** How well a hit goes with the first one for this person. */
function worthOf(hit: Hit, choosing: Choosing): number {
  const { person, topics } = choosing
  const { entry } = hit
  const isKnown = Object.keys(person?.results ?? {}).length > 0
  const relevance = relevanceOf(hit, choosing)
  const worth = isKnown ? Math.min(mostRelevance, relevance) : relevance
  if (entry.appliesTo === 'everyone') return worth
  const isFitting = fits(entry.appliesTo, person ?? { results: {} }, topics)
  if (isForSpecialCases(entry)) return worth + (isFitting ? fitWeight : -specialWeight)
  return isKnown ? worth + (isFitting ? fitWeight : -fitWeight) : worth
}

/** The first fact answers the question; behind it comes what fits it and the person's own numbers best. */
function ranked(hits: readonly Hit[], choosing: Choosing): readonly EvidenceEntry[] {
  const [first, ...others] = hits.toSorted(
    (one, other) => relevanceOf(other, choosing) - relevanceOf(one, choosing),
  )
  if (!first) return []
  const byWorth = others.toSorted((one, other) => worthOf(other, choosing) - worthOf(one, choosing))
  return [first, ...byWorth].map(({ entry }) => entry)
}

/**
 * Chooses up to three facts. Nothing barred by a disclosed condition is ever chosen.
 *
 * @param choosing - what was found and who asks.
 * @returns the facts, best first; none where nothing was found that may be said.
 */
export function chooseFacts(choosing: Choosing): readonly EvidenceEntry[] {
  const { hits, domains } = choosing.finding
  const best = hits[0]?.score ?? 0
  const close = hits.filter(
    ({ entry, score }) => score >= best * (entry.domain === domains[0] ? 0.2 : 0.55),
  )
  return ranked(
    close.filter((hit) => isAllowed(hit, best, choosing)),
    choosing,
  ).slice(0, mostFacts)
}
