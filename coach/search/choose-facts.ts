/** Chooses the facts of an answer: what was asked first, then what fits this person and was not said yet. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Constraints, Topic } from '../disclosed-conditions.ts'
import { fits } from '../evidence/applies-to.ts'
import { evidence } from '../evidence/catalog.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import type { Person } from '../person.ts'
import type { Finding, Hit } from '../retrieval.ts'
import { numberOf } from '../wording/turns-of-phrase.ts'
import { wordingOf } from '../wording/catalog.ts'

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
const onlyWhenAsked: ReadonlySet<string> = new Set(['Z12', 'E12', 'D05', 'L16', 'T16', 'Z08'])
/** A fact asked for at least so surely is the very thing asked about. */
const surelyAsked = 20
/** And so near the best. */
const theMatter = 0.6
/** A fact made for this person gains so much, one made for others loses it. */
const fitWeight = 8
const preferredWeight = 14
const numberWeight = 6
/** How far chance of the person's own numbers may reorder what comes after the first fact. */
const variety = 40

function isSaid(entry: EvidenceEntry, earlier: readonly string[]): boolean {
  return earlier.some(
    (text) =>
      text.includes(entry.firstStep) ||
      (entry.firstStepOutsideUS !== undefined && text.includes(entry.firstStepOutsideUS)),
  )
}

/** The same for the same scores, so that sex, age or language alone never change the choice. */
function seedOf(person: Person | undefined): string {
  return Object.entries(person?.results ?? {})
    .map(([instrument, result]) => `${instrument}${result.score}`)
    .toSorted()
    .join(' ')
}

function isAllowed(hit: Hit, best: number, { constraints }: Choosing): boolean {
  const isTheMatter = hit.score >= best * theMatter && hit.score >= surelyAsked
  if (hit.entry.id === 'Z12') return isTheMatter
  if (constraints.barred.has(hit.entry.id)) return false
  return isTheMatter || !onlyWhenAsked.has(hit.entry.id)
}

function worthOf({ entry, score }: Hit, choosing: Choosing): number {
  const { person, topics, constraints, wantsNumber } = choosing
  let worth = score
  if (constraints.preferred.includes(entry.id)) worth += preferredWeight
  if (entry.appliesTo !== 'everyone' && person && Object.keys(person.results).length > 0) {
    worth += fits(entry.appliesTo, person, topics) ? fitWeight : -fitWeight
  }
  if (wantsNumber && /\d/u.test(wordingOf(entry.id).says.join(' '))) worth += numberWeight
  return worth
}

/** Facts of the domain that nobody asked for, for those who want more. */
function restOf(domain: LifestyleDomain, hits: readonly Hit[]): readonly Hit[] {
  const found = new Set(hits.map(({ entry }) => entry.id))
  return evidence
    .filter((entry) => entry.domain === domain && !found.has(entry.id))
    .map((entry) => ({ entry, score: 0 }))
}

function ranked(hits: readonly Hit[], choosing: Choosing): readonly EvidenceEntry[] {
  return hits
    .map((hit) => ({ entry: hit.entry, worth: worthOf(hit, choosing) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ entry }) => entry)
}

/** Behind the first fact, lets the person's numbers decide among what fits about as well. */
function varied(hits: readonly Hit[], choosing: Choosing): readonly EvidenceEntry[] {
  const [first, ...others] = ranked(hits, choosing)
  const seed = seedOf(choosing.person)
  if (!first || seed === '') return first ? [first, ...others] : []
  const score = new Map(hits.map((hit) => [hit.entry.id, worthOf(hit, choosing)]))
  const worth = ({ id }: EvidenceEntry): number =>
    (score.get(id) ?? 0) + variety * ((numberOf(`${seed} ${id}`) % 1000) / 1000)
  return [first, ...others.toSorted((one, other) => worth(other) - worth(one))]
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
  const more = fitting(restOf(domain, close)).filter(({ entry }) => !isSaid(entry, earlier))
  const needsMore =
    fresh.length < mostFacts && !isShort && (earlier.length > 0 || person !== undefined)
  const pool = needsMore ? [...fresh, ...more] : fresh
  const entries = varied(pool, choosing).slice(0, mostFacts)
  if (entries.length > 0) return { entries, isRepeated: false }
  const again = fitting(close.length > 0 ? close : restOf(domain, []))
  return { entries: ranked(again, choosing).slice(0, mostFacts), isRepeated: true }
}
