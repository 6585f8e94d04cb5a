/** Writes a model down in few letters. */

import { hashOfText } from '#coach/understanding/features.ts'
import type { PackedModel } from '#coach/understanding/model.ts'
import { encode } from 'vlq'
import type { Learned } from './learn.ts'

/** How weights are rounded. */
export interface Rounding {
  /** What one step is worth, for each class. */
  readonly scales: readonly number[]
  /** Weights of fewer steps are left out: there are very many, and they say little. */
  readonly leastSteps: number
  /** Weights of more steps are cut down, so that the others may be rounded more finely. */
  readonly mostSteps: number
}

/** Weights are cut down where so large a part of a class is larger. */
const cutShare = 0.001

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
    ).toSorted()
    const largest = sizes[Math.floor(sizes.length * (1 - cutShare))] ?? 0
    return Number(((largest || 1) / mostSteps).toPrecision(4))
  })
}

function stepsOf({ classes, buckets, weights }: Learned, rounding: Rounding): string {
  const { scales, leastSteps, mostSteps } = rounding
  const numbers: number[] = []
  let last = 0
  for (const [at, weight] of weights.entries()) {
    const which = at % classes
    const exact = weight / (scales[which] ?? 1)
    if (Math.abs(exact) < leastSteps) continue
    const place = (buckets[Math.floor(at / classes)] ?? 0) * classes + which
    numbers.push(place - last, Math.max(-mostSteps, Math.min(mostSteps, Math.round(exact))))
    last = place
  }
  return encode(numbers)
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
  const steps = stepsOf(learned, rounding)
  return { classes, taughtBy, biases, scales: rounding.scales, steps, check: hashOfText(steps) }
}
