/** The results of one domain as a line: what is drawn of them, and what the newest is judged against. */

import { spokenBandName } from '#core/bands.ts'
import { comparedValue } from '#core/change.ts'
import type { BandTone, Instrument } from '#core/instrument.ts'
import { changeSince, oldestFirst, referenceOf, type SittingChange } from '#core/sitting.ts'
import type { Assessment } from '../../client/sent-assessment.ts'

/** One result of the line. */
export interface LinePoint {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** In points of what is compared: for the social test the whole network score. */
  readonly value: number
  readonly assessment: Assessment
}

/** A band of what is compared. */
export interface LineBand {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly tone: BandTone
}

/** Everything that is drawn and said of one domain. */
export interface ProgressLine {
  readonly min: number
  readonly max: number
  readonly isHighGood: boolean
  /** The best band first. */
  readonly bands: readonly LineBand[]
  /** Oldest first. */
  readonly points: readonly LinePoint[]
  readonly threshold: number
  /** What the newest is judged against; undefined for a first result, and across two versions of a rule. */
  readonly reference: LinePoint | undefined
  readonly change: SittingChange | null
  /** Since the first result, where that is another one than the reference. */
  readonly sinceFirst: SittingChange | null
}

/**
 * Reads the line of a domain.
 *
 * @param instrument - of the domain.
 * @param assessments - every sitting of the person, in any order.
 */
export function progressLine(
  instrument: Instrument,
  assessments: readonly Assessment[],
): ProgressLine {
  const points = oldestFirst(assessments.filter((each) => each.instrument === instrument.id))
    .map((assessment): LinePoint | null => {
      const value = comparedValue(instrument.id, assessment)
      const { id, finishedAt } = assessment
      return value === null ? null : { id, at: Date.parse(finishedAt), value, assessment }
    })
    .filter((point) => point !== null)
  const newest = points.at(-1)
  const earlier = points.slice(0, -1)
  const isComparable = ({ assessment }: LinePoint) =>
    assessment.algorithmVersion === newest?.assessment.algorithmVersion
  const same = earlier.filter(isComparable)
  const referred =
    newest &&
    referenceOf(
      newest.assessment,
      same.map(({ assessment }) => assessment),
    )
  const reference = same.find(({ id }) => id === referred?.id)
  const [first] = same
  const isOther = points.length > 2 && first !== reference
  return {
    ...scaleOf(instrument),
    points,
    threshold: instrument.change.threshold,
    reference,
    change: newest ? changeSince(newest.assessment, reference?.assessment) : null,
    sinceFirst: newest && isOther ? changeSince(newest.assessment, first?.assessment) : null,
  }
}

/** The scale of what is compared, with its bands. */
function scaleOf({ minScore, maxScore, bands, change }: Instrument) {
  const { scale, betterWhen } = change
  const isHighGood = betterWhen === 'higher'
  const measured = bands.map((band, place): LineBand => {
    const [from, to] = scale?.ranges[place] ?? [band.from, band.to]
    return { name: spokenBandName(band), from, to, tone: band.tone }
  })
  return {
    min: scale?.min ?? minScore,
    max: scale?.max ?? maxScore,
    isHighGood,
    bands: measured.toSorted((one, other) =>
      isHighGood ? other.from - one.from : one.from - other.from,
    ),
  }
}

/** Where things stand in a drawing of some width and height, in its own units. */
export interface Plot {
  readonly width: number
  readonly height: number
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  /** Upper and lower edge of a band: half way to the next score. */
  readonly edges: (band: Pick<LineBand, 'from' | 'to'>) => { top: number; bottom: number }
}

/** Kept free around what is drawn. */
export const plotMargin = 16
/** Results nearer together than this are drawn in the middle. */
const shortestMs = 2 * 86_400_000

/**
 * Lays a line out: good is up, and time runs from the first result to the newest.
 *
 * @param line - what is drawn.
 * @param width - of the drawing.
 * @param height - of the drawing.
 */
export function plotOf(
  { min, max, isHighGood, points }: ProgressLine,
  width: number,
  height: number,
): Plot {
  const first = points[0]?.at ?? 0
  const span = (points.at(-1)?.at ?? 0) - first
  const inner = { width: width - 2 * plotMargin, height: height - 2 * plotMargin }
  const y = (value: number) => {
    const share = (value - min) / (max - min)
    return plotMargin + inner.height * (isHighGood ? 1 - share : share)
  }
  const within = (value: number) => Math.min(max, Math.max(min, value))
  return {
    width,
    height,
    x: (at) => (span < shortestMs ? width / 2 : plotMargin + (inner.width * (at - first)) / span),
    y,
    edges({ from, to }) {
      const ends = [y(within(from - 0.5)), y(within(to + 0.5))]
      return { top: Math.min(...ends), bottom: Math.max(...ends) }
    },
  }
}

/** Lines of more results show only the first, the reference and the newest as dots. */
const dottedMost = 25

/** The results that have a dot. */
export function dotsOf({ points, reference }: ProgressLine): readonly LinePoint[] {
  if (points.length < dottedMost) return points
  return [...new Set([points[0], reference, points.at(-1)])].filter((point) => point !== undefined)
}
