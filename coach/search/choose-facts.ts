/** Chooses the facts of an answer: what was asked first, then what fits this person and was not said yet. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Constraints, Topic } from '../topics/catalog.ts'
import { fits } from '../evidence/applies-to.ts'
import { evidence } from '../evidence/catalog.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import type { Person } from '../person/person.ts'
import type { Finding, Hit } from './retrieval.ts'
import { wordingOf } from '../wording/catalog.ts'
import { sayIn } from '../wording/say-in.ts'

/** What decides about the facts of an answer. */
export interface Choosing {
  readonly finding: Finding
  readonly person: Person | undefined
  readonly constraints: Constraints
  /** What the person told of themselves. */
  readonly topics: ReadonlySet<Topic>
  /** Everything the coach said before in this conversation. */
  readonly earlier: readonly string[]
  /** True where the question asks how much, how long or how often. */
  readonly wantsNumber: boolean
  /** True where nothing but what was found may be said. */
  readonly isShort: boolean
}

/** The facts of an answer, best first. */
export interface Chosen {
  readonly entries: readonly EvidenceEntry[]
  /** True where all that fits was said before. */
  readonly isRepeated: boolean
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

function isSaid(entry: EvidenceEntry, earlier: readonly string[]): boolean {
  if (earlier.length === 0) return false
  const steps = [entry.firstStep, entry.firstStepOutsideUS ?? entry.firstStep]
  const said = [...steps, ...steps.map((step) => sayIn('es', step))]
  return earlier.some((text) => said.some((step) => text.includes(step)))
}

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

/** Facts of the domain that nobody asked for, for those who want more. */
function restOf(domain: LifestyleDomain, choosing: Choosing): readonly Hit[] {
  const { finding, person, topics } = choosing
  const found = new Map(finding.hits.map((hit) => [hit.entry.id, hit.score]))
  return evidence
    .filter((entry) => entry.domain === domain)
    .filter(
      (entry) =>
        !isForSpecialCases(entry) || fits(entry.appliesTo, person ?? { results: {} }, topics),
    )
    .map((entry) => ({ entry, score: found.get(entry.id) ?? 0 }))
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
 * Chooses up to three facts. Nothing barred by a disclosed condition is ever chosen; what was said
 * before is left out as long as anything else is left.
 *
 * @param choosing - what was found, who asks and what was said.
 * @returns the facts, best first; none where nothing was found.
 */
export function chooseFacts(choosing: Choosing): Chosen {
  const { finding, earlier, person, isShort } = choosing
  const [domain] = finding.domains
  const best = finding.hits[0]?.score ?? 0
  if (!domain) return { entries: [], isRepeated: false }
  const close = finding.hits.filter(
    ({ entry, score }) => score >= best * (entry.domain === domain ? 0.2 : 0.55),
  )
  const fitting = (hits: readonly Hit[]): readonly Hit[] =>
    hits.filter((hit) => isAllowed(hit, best, choosing))
  const fresh = fitting(close).filter(({ entry }) => !isSaid(entry, earlier))
  const isKnown = Object.keys(person?.results ?? {}).length > 0
  const needsMore = !isShort && (isKnown || (fresh.length < mostFacts && earlier.length > 0))
  const ids = new Set(close.map(({ entry }) => entry.id))
  const more = needsMore
    ? fitting(restOf(domain, choosing)).filter(
        ({ entry }) => !ids.has(entry.id) && !isSaid(entry, earlier),
      )
    : []
  const entries = ranked([...fresh, ...more], choosing).slice(0, mostFacts)
  if (entries.length > 0) return { entries, isRepeated: false }
  const again = fitting(close.length > 0 ? close : restOf(domain, choosing))
  return { entries: ranked(again, choosing).slice(0, mostFacts), isRepeated: true }
}
