/** How a person's score stands beside people like them, in one short line for each domain. */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { Comparison as CohortComparison } from '#core/cohort.ts'
import { shareStanding } from '#core/comparison/share-standing.ts'
import type { Position } from '#core/comparison/position.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person } from '../person.ts'
import { scoreNames } from '../scores/score-names.ts'
import { bandWords } from './own-score.ts'

/** Comparison of one of the person's scores with people like them, made by core from real cohorts or published norms. */
export interface Comparison {
  readonly domain: LifestyleDomain
  /** All that is known, in plain sentences, source and year included. */
  readonly text: string
  readonly basis: CohortComparison['basis']
  /** For example `men aged 65 to 74`; null where there is no group. */
  readonly group: string | null
  /** Null where no place in a group is known. */
  readonly position: Position | null
  readonly sentences: readonly string[]
  readonly sources: readonly string[]
}

/** One row of "You and people like you". */
export interface Standing {
  readonly domain: LifestyleDomain
  /** For example `sleep score`. */
  readonly scoreName: string
  readonly score: number
  readonly maxScore: number
  /** What the score is called, for example `moderate`; null for nutrition without a body mass index. */
  readonly band: string | null
  readonly position: Position | null
  /** How it compares, in one short sentence. */
  readonly standing: string
  /** The figures behind it, in plain sentences. */
  readonly figures: readonly string[]
  readonly sources: readonly string[]
}

/**
 * Turns what core knows into what the coach passes on.
 *
 * @param domain - the domain compared.
 * @param compared - core's comparison.
 * @returns the same, with everything as one text.
 */
export function comparisonOf(domain: LifestyleDomain, compared: CohortComparison): Comparison {
  const { basis, group, position, sentences, sources } = compared
  const source = sources.length === 0 ? [] : [`Source: ${sources.join('; ')}.`]
  const text = [...sentences, ...source].join(' ')
  return { domain, text, basis, group, position, sentences, sources }
}

const words: Readonly<Record<Position, string>> = {
  'clearly-better': 'Clearly better than is usual',
  'somewhat-better': 'A little better than is usual',
  'about-typical': 'About what is usual',
  'somewhat-worse': 'A little less good than is usual',
  'clearly-worse': 'Less good than is usual',
}

function standingOf({ domain, basis, group, position }: Comparison, person: Person): string {
  if (position !== null && group !== null) return `${words[position]} for ${group}.`
  const { id } = instrumentOfDomain(domain)
  const result = person.results[id]
  if (basis === 'published' && result !== undefined) {
    return shareStanding(id, result.score, result.components) ?? 'No figures fit it exactly.'
  }
  if (domain !== 'Learning' && person.ageYears === undefined) {
    return 'Not compared, since we do not know your age and gender.'
  }
  return 'Not compared yet. There are no published figures for it.'
}

/** What the short sentence has not said; a score that is not compared has no figures. */
function figuresOf({ basis, position, sentences }: Comparison): readonly string[] {
  if (basis === 'none') return []
  return position === null ? sentences : sentences.slice(1)
}

/**
 * The rows, in the order given.
 *
 * @param comparisons - what is known of people like them.
 * @param person - whose scores stand in the rows.
 * @param withoutFood - true where food scores must not be given as numbers.
 * @returns one row for each domain that has a score.
 */
export function standingsOf(
  comparisons: readonly Comparison[],
  person: Person,
  withoutFood: boolean,
): readonly Standing[] {
  return comparisons.flatMap((comparison) => {
    const { domain, position, sources } = comparison
    const instrument = instrumentOfDomain(domain)
    const result = person.results[instrument.id]
    if (!result || (withoutFood && domain === 'Diet')) return []
    const standing = standingOf(comparison, person)
    return [
      {
        domain,
        scoreName: `${scoreNames[domain]} score`,
        score: result.score,
        maxScore: instrument.maxScore,
        band: bandWords(domain, person),
        position,
        standing,
        figures: figuresOf(comparison),
        sources,
      },
    ]
  })
}
