/** "People like me": a score beside other people's here, or beside published figures (scoring design, section 8). */

import { ageBandOf, type CohortMember, groupInWords } from './comparison/cohort-cell.ts'
import { meanNorms, mnaShares, type NormSource, socialShares } from './comparison/norm-tables.ts'
import {
  peopleIn,
  percentileIn,
  type Position,
  positionByMean,
  positionByPercentile,
  type ScoreCount,
} from './comparison/position.ts'
import type { Instrument } from './instrument.ts'

/** A group with fewer other people than this is never shown. */
export const minCohortPeople = 20

/** What is compared. */
export interface ComparisonInput extends CohortMember {
  readonly instrument: Pick<Instrument, 'id' | 'scoreName' | 'direction'>
  readonly score: number
}

/** Newest scores of OTHER people in the same age band; the person's own score must be left out. */
export interface CohortCounts {
  /** Same gender. */
  readonly cell: readonly ScoreCount[]
  /** Both genders together. */
  readonly pooled: readonly ScoreCount[]
}

/** A comparison, ready to show. */
export interface Comparison {
  readonly basis: 'people-here' | 'published' | 'none'
  /** For example `men aged 65 to 74`; null where there is no group. */
  readonly group: string | null
  /** Other people, rounded down to tens; null for published figures. */
  readonly people: number | null
  /** Null where only shares are known. */
  readonly position: Position | null
  /** Share of the others with a less good score, 0 to 100 in fives; null for published figures. */
  readonly percentile: number | null
  /** Average of the published group; null elsewhere. */
  readonly mean: number | null
  /** Plain sentences, in the order to show them. */
  readonly sentences: readonly string[]
  /** Sources with year, to print under the comparison; empty for people here. */
  readonly sources: readonly string[]
}

const nothing: Comparison = {
  basis: 'none',
  group: null,
  people: null,
  position: null,
  percentile: null,
  mean: null,
  sentences: [],
  sources: [],
}

const elsewhere = 'These people lived in other places and answered in other years.'

const positionWords: Readonly<Record<Position, string>> = {
  'clearly-better': 'clearly better than typical',
  'somewhat-better': 'somewhat better than typical',
  'about-typical': 'about typical',
  'somewhat-worse': 'somewhat less good than typical',
  'clearly-worse': 'clearly less good than typical',
}

/**
 * Compares a score with people here, as soon as enough others are there: first the same age band and
 * gender, then the age band with both genders, then published figures.
 *
 * @param input - instrument, score, age and gender.
 * @param counts - the others' newest scores.
 * @returns the comparison; never one of a group under {@link minCohortPeople}.
 */
export function compareWithCohort(input: ComparisonInput, counts: CohortCounts): Comparison {
  const band = ageBandOf(input.ageYears)
  if (band === null) return compareWithNorms(input)
  const gender = input.gender ?? null
  if (gender !== null && peopleIn(counts.cell) >= minCohortPeople) {
    return peopleHere(input, counts.cell, groupInWords(band, gender))
  }
  if (peopleIn(counts.pooled) >= minCohortPeople) {
    return peopleHere(input, counts.pooled, groupInWords(band, null))
  }
  return compareWithNorms(input)
}

function peopleHere(
  { instrument, score }: ComparisonInput,
  histogram: readonly ScoreCount[],
  group: string,
): Comparison {
  const people = Math.floor(peopleIn(histogram) / 10) * 10
  const percentile = percentileIn(score, histogram, instrument.direction) ?? 50
  const position = positionByPercentile(percentile)
  return {
    ...nothing,
    basis: 'people-here',
    group,
    people,
    position,
    percentile,
    sentences: [
      `Your ${instrument.scoreName} is ${positionWords[position]} for ${group} who use this program.`,
      `${shareInWords(percentile)} We compared you with at least ${people} other people.`,
      directionSentence(instrument),
    ],
  }
}

function shareInWords(percentile: number): string {
  const inTen = Math.round(percentile / 10)
  if (inTen <= 0) return 'Almost all of them have a better score.'
  if (inTen >= 10) return 'Almost all of them have a less good score.'
  return `About ${inTen} in 10 of them have a less good score.`
}

function directionSentence({ direction }: ComparisonInput['instrument']): string {
  return direction === 'higher-is-better' ? 'A higher score is better.' : 'A lower score is better.'
}

/**
 * Compares a score with published figures.
 *
 * @param input - instrument, score, age and gender.
 * @returns the comparison; basis `none` for literacy, under 55, or where age or gender is missing.
 */
export function compareWithNorms(input: ComparisonInput): Comparison {
  const { instrument, ageYears, gender } = input
  if (instrument.id === 'literacy')
    return noFigures(input, 'There are no published figures for it.')
  if (instrument.id === 'mna') return shares(mnaShares, null)
  const band = ageBandOf(ageYears)
  if (band === null) return noFigures(input, 'Our figures are for people aged 55 and over.')
  if (instrument.id === 'social') {
    const line =
      'For social contact, the usual line is 12 of 30 points on the short form of six questions.'
    return shares(socialShares[band], line)
  }
  const table = meanNorms[instrument.id]
  if (table === undefined || gender === undefined) {
    return noFigures(input, 'The published figures are for men and for women.')
  }
  return publishedMean(input, groupInWords(band, gender), table[band][gender])
}

function noFigures({ instrument }: ComparisonInput, reason: string): Comparison {
  return {
    ...nothing,
    sentences: [`No comparison yet for your ${instrument.scoreName}. ${reason}`],
  }
}

function shares(
  norms: readonly { readonly sentence: string; readonly source: NormSource }[],
  opening: string | null,
): Comparison {
  const sentences = norms.map((norm) => norm.sentence)
  return {
    ...nothing,
    basis: 'published',
    sentences: [...(opening === null ? [] : [opening]), ...sentences, elsewhere],
    sources: norms.map((norm) => sourceInWords(norm.source)),
  }
}

function publishedMean(
  { instrument, score }: ComparisonInput,
  group: string,
  norm: { readonly mean: number; readonly sd: number; readonly source: NormSource },
): Comparison {
  const position = positionByMean(score, norm, instrument.direction)
  return {
    ...nothing,
    basis: 'published',
    group,
    position,
    mean: norm.mean,
    sentences: [
      `Your ${instrument.scoreName} is ${positionWords[position]} for ${group}.`,
      `In the published figures their average is ${norm.mean}. Yours is ${score}.`,
      directionSentence(instrument),
      elsewhere,
      ...(norm.source.caution === undefined ? [] : [norm.source.caution]),
    ],
    sources: [sourceInWords(norm.source)],
  }
}

function sourceInWords({ name, year, status }: NormSource): string {
  const when = year === null || name.endsWith(String(year)) ? name : `${name}, ${year}`
  return status === 'derived' ? `${when}; partly worked out by us` : when
}
