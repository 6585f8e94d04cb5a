/** Where the parts of a gauge lie: a half circle in which every whole score has a slot of equal width. */

import { arc } from 'd3-shape'

/** A labelled range of whole scores; both ends included. */
export interface GaugeBand {
  readonly label: string
  /** A second line under the label, where the band has another name elsewhere. */
  readonly groupName?: string
  readonly from: number
  readonly to: number
  /** The range as it is printed, for example `14-26`. */
  readonly range: string
  readonly tone: 'good' | 'fair' | 'poor' | 'severe'
}

/** The lowest and the highest score there is. */
export interface GaugeScale {
  readonly min: number
  readonly max: number
}

const inner = 112
const outer = 178
/** The band that holds the score stands out by this much. */
const lift = 8

function degreesAt({ min, max }: GaugeScale, place: number): number {
  const share = (place - min) / (max - min + 1)
  return Math.min(1, Math.max(0, share)) * 180 - 90
}

/**
 * The direction of the needle.
 *
 * @param scale - the ends of the gauge.
 * @param value - a score; outside of the scale the needle stops at its end.
 * @returns degrees from upright, -90 (left) to 90 (right); always inside of a band, never between two.
 */
export function needleDegrees(scale: GaugeScale, value: number): number {
  const held = Math.min(scale.max, Math.max(scale.min, value))
  return degreesAt(scale, held + 0.5)
}

/**
 * The shape of one band as it is drawn, around the point 0, 0 at the foot of the half circle.
 *
 * @param scale - the ends of the gauge.
 * @param band - a range within them.
 * @param isCurrent - true for the band that holds the score: it is drawn wider.
 * @returns its outline, and where its label stands and how it leans.
 */
export function bandShape(
  scale: GaugeScale,
  band: Pick<GaugeBand, 'from' | 'to'>,
  isCurrent: boolean,
) {
  const from = degreesAt(scale, band.from)
  const to = degreesAt(scale, band.to + 1)
  const draw = arc<null>()
    .innerRadius(isCurrent ? inner - lift : inner)
    .outerRadius(isCurrent ? outer + lift : outer)
    .startAngle(radians(from))
    .endAngle(radians(to))
  const [x, y] = draw.centroid(null)
  return {
    path: draw(null) ?? '',
    label: { x: tenth(x), y: tenth(y), degrees: tenth((from + to) / 2) },
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
