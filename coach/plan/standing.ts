/** How a person's score stands beside people like them, in one short line for each domain. */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { Comparison as CohortComparison } from '#core/cohort.ts'
import { ageBandOf, groupInWords } from '#core/comparison/cohort-cell.ts'
import { shareStanding } from '#core/comparison/share-standing.ts'
import type { Position } from '#core/comparison/position.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { constraintsOf } from '../topics/catalog.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import type { Person } from '../person/person.ts'
import type { Language } from '#core/languages.ts'
import { scoreTitleIn } from '../scores/score-names.ts'
import { comparisonWords } from './comparison-words.ts'
import { bandWords } from './own-score.ts'
import { planWords } from './plan-words.ts'

/** Comparison of one of the person's scores with people like them, made by core from real cohorts or published norms. */
export interface Comparison {
  readonly domain: LifestyleDomain
  /** All that is known, in plain sentences, source and year included. */
  readonly text: string
  readonly basis: CohortComparison['basis']
  /** For example `men aged 65 to 74`, in English in every language; null where there is no group. */
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
 * @param score - the person's score.
 * @param language - language of the words.
 * @returns the same, with everything as one text.
 */
export function comparisonOf(
  domain: LifestyleDomain,
  compared: CohortComparison,
  score: number,
  language: Language,
): Comparison {
  const { basis, group, position } = compared
  const words = comparisonWords[language]
  const sources = compared.sources.map(words.said)
  const sentences = words.sentences(domain, compared, score)
  const source = sources.length === 0 ? [] : [planWords[language].source(sources.join('; '))]
  const text = [...sentences, ...source].join(' ')
  return { domain, text, basis, group, position, sentences, sources }
}

function standingOf(
  { domain, basis, group, position }: Comparison,
  person: Person,
  language: Language,
): string {
  const words = planWords[language]
  if (position !== null && group !== null)
    return words.places[position](comparisonWords[language].said(group))
  const { id } = instrumentOfDomain(domain)
  const result = person.results[id]
  if (basis === 'published' && result !== undefined) {
    const share = shareStanding(id, result.score, result.components)
    return share === null ? words.fitsNone : comparisonWords[language].said(share)
  }
  if (domain !== 'Learning' && person.ageYears === undefined) {
    return words.unknownAge
  }
  return words.noFigures
}

/** What the short sentence has not said; a score that is not compared has no figures. */
function figuresOf({ basis, position, sentences }: Comparison): readonly string[] {
  if (basis === 'none') return []
  return position === null ? sentences : sentences.slice(1)
}

/**
 * A person beside people like them, outside of any advice.
 *
 * @param person - whose scores.
 * @param comparisons - what is known of people like them.
 * @param language - language of the words.
 * @returns the group in words, null under 55 and where the age is not known; and one row for each
 *   domain that has a score, food left out for whoever told of an eating disorder.
 */
export function peopleLike(person: Person, comparisons: readonly Comparison[], language: Language) {
  const ageBand = ageBandOf(person.ageYears)
  const group = ageBand === null ? null : groupInWords(ageBand, person.gender ?? null)
  const { withoutNumbers } = constraintsOf(topicsIn(person.said ?? []))
  return {
    group: group === null ? null : comparisonWords[language].said(group),
    standings: copiesOf(standingsOf(comparisons, person, withoutNumbers, language)),
  }
}

/**
 * The rows as they are sent.
 *
 * @param standings - rows.
 * @returns copies, so that the rows themselves cannot be changed.
 */
export function copiesOf(standings: readonly Standing[]) {
  return standings.map((row) => ({
    ...row,
    figures: [...row.figures],
    sources: [...row.sources],
  }))
}

/**
 * The rows, in the order given.
 *
 * @param comparisons - what is known of people like them.
 * @param person - whose scores stand in the rows.
 * @param withoutFood - true where food scores must not be given as numbers.
 * @param language - language of the rows.
 * @returns one row for each domain that has a score.
 */
export function standingsOf(
  comparisons: readonly Comparison[],
  person: Person,
  withoutFood: boolean,
  language: Language,
): readonly Standing[] {
  return comparisons.flatMap((comparison) => {
    const { domain, position, sources } = comparison
    const instrument = instrumentOfDomain(domain)
    const result = person.results[instrument.id]
    if (!result || (withoutFood && domain === 'Diet')) return []
    const standing = standingOf(comparison, person, language)
    return [
      {
        domain,
        scoreName: scoreTitleIn(language, domain),
        score: result.score,
        maxScore: instrument.maxScore,
        band: bandWords(domain, person, language),
        position,
        standing,
        figures: figuresOf(comparison),
        sources,
      },
    ]
  })
}
