/** Writes a model down in few letters. */

import { hashOfText } from '#coach/understanding/features.ts'
import type { PackedModel } from '#coach/understanding/model.ts'
import { encode } from 'vlq'
import type { Learned } from './learn.ts'

/** How weights are rounded. */
export interface Rounding {
  /** What one step is worth, for each class. */
  readonly scales: readonly number[]
  /** Weights of more steps are cut down, so that the others may be rounded more finely. */
  readonly mostSteps: number
}

/** Weights are cut down where so large a part of those of a class is larger. */
const cutShare = 0.012

/**
 * Finds what a step is worth in each class for its largest weights to be so many steps.
 *
 * @param learned - what was learned.
 * @param mostSteps - how many.
 */
export function scalesOf(
  { classes, buckets, weights }: Learned,
  mostSteps: number,
): readonly number[] {
  return Array.from({ length: classes }, (_, which) => {
    const sizes = Float32Array.from(buckets, (_bucket, place) =>
      Math.abs(weights[place * classes + which] ?? 0),
    )
      .filter((size) => size > 0)
      .toSorted()
    const largest = sizes[Math.floor(sizes.length * (1 - cutShare))] ?? 0
    return Number(((largest || 1) / mostSteps).toPrecision(4))
  })
}

/** Where the weights are, and how many steps they have; without those that are rounded to none. */
function written({ classes, buckets, weights }: Learned, { scales, mostSteps }: Rounding) {
  const gaps: number[] = []
  const steps: number[] = []
  let last = 0
  for (const [at, weight] of weights.entries()) {
    const which = at % classes
    const step = Math.round(weight / (scales[which] ?? 1))
    if (step === 0) continue
    const place = (buckets[Math.floor(at / classes)] ?? 0) * classes + which
    gaps.push(place - last)
    steps.push(Math.max(-mostSteps, Math.min(mostSteps, step)))
    last = place
  }
  return { gaps: encode(gaps), steps: encode(steps) }
}

/**
 * Packs a model.
 *
 * @param learned - what was learned.
 * @param classes - names of the classes.
 * @param taughtBy - hash of what it was taught by.
 * @param rounding - how.
 */
export function pack(
  learned: Learned,
  classes: readonly string[],
  taughtBy: number,
  rounding: Rounding,
): PackedModel {
  const biases = Array.from(learned.biases, (bias) => Number(bias.toPrecision(4)))
  const { gaps, steps } = written(learned, rounding)
  const check = hashOfText(gaps + steps)
  return { classes, taughtBy, biases, scales: rounding.scales, check, gaps, steps }
}
