/** "People like me": a score beside other people's here, or beside published figures (scoring design, section 8). */

import { ageBandOf, type CohortMember, groupInWords } from './comparison/cohort-cell.ts'
import { meanNorms, mnaShares, type NormSource, socialShares } from './comparison/norm-tables.ts'
import type { GroupPlaces } from './comparison/snapshot.ts'
import { countedBand, type Position, positionByMean } from './comparison/position.ts'
import type { Instrument } from './instrument.ts'

/** What is compared. */
export interface ComparisonInput extends CohortMember {
  readonly instrument: Pick<Instrument, 'id' | 'scoreName' | 'direction'>
  readonly score: number
}

/** What the snapshot shows of the groups of a person's age band; absent where there is none yet. */
export interface CohortGroups {
  /** Same gender. */
  readonly cell?: GroupPlaces | undefined
  /** Both genders together. */
  readonly pooled?: GroupPlaces | undefined
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
 * Compares a score with people here, where the snapshot shows a group of theirs: first the same age
 * band and gender, then the age band with both genders, then published figures. A place is that of
 * the whole part of the range in which the score lies (`countedFrom`).
 *
 * @param input - instrument, score, age and gender.
 * @param groups - what the snapshot shows.
 * @returns the comparison.
 */
export function compareWithCohort(input: ComparisonInput, groups: CohortGroups): Comparison {
  const band = ageBandOf(input.ageYears)
  if (band === null) return compareWithNorms(input)
  const gender = input.gender ?? null
  const alike =
    gender === null ? undefined : peopleHere(input, groups.cell, groupInWords(band, gender))
  const inAge = () => peopleHere(input, groups.pooled, groupInWords(band, null))
  return alike ?? inAge() ?? compareWithNorms(input)
}

function peopleHere(
  { instrument, score }: ComparisonInput,
  shown: GroupPlaces | undefined,
  group: string,
): Comparison | undefined {
  const position = shown?.places[countedBand(instrument.id, score)]
  if (shown === undefined || position === undefined) return undefined
  return {
    ...nothing,
    basis: 'people-here',
    group,
    people: shown.people,
    position,
    sentences: [
      `Your ${instrument.scoreName} is ${positionWords[position]} for ${group} who use this program.`,
      `We compared you with at least ${shown.people} other people.`,
      directionSentence(instrument),
    ],
  }
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
