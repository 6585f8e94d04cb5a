/** Writes a model down in few letters. */

import { hashOfText } from '#coach/understanding/features.ts'
import { mostSteps, zeroLetter, type PackedModel } from '#coach/understanding/model.ts'
import type { Learned } from './learn.ts'

/** Largest weights, in parts of all, that are cut down so that the others keep more steps. */
const cutShare = 0.001

function scaleOf({ classes, buckets, weights }: Learned, which: number): number {
  const sizes = Float32Array.from(buckets, (_, place) =>
    Math.abs(weights[place * classes + which] ?? 0),
  ).toSorted()
  const largest = sizes[Math.floor(sizes.length * (1 - cutShare))] ?? 0
  return Number(((largest || 1) / mostSteps).toPrecision(4))
}

function stepsOf(
  { classes, buckets, weights }: Learned,
  scales: readonly number[],
  leastSteps: number,
): string {
  let text = ''
  let last = -1
  for (const [place, bucket] of buckets.entries()) {
    const steps = scales.map((scale, which) => {
      const exact = (weights[place * classes + which] ?? 0) / scale
      const step = Math.abs(exact) < leastSteps ? 0 : Math.round(exact)
      return Math.max(-mostSteps, Math.min(mostSteps, step))
    })
    if (steps.every((step) => step === 0)) continue
    const gap = bucket - last - 1
    text += gap === 0 ? '' : String(gap)
    text += String.fromCharCode(...steps.map((step) => zeroLetter + step))
    last = bucket
  }
  return text
}

/**
 * Packs a model.
 *
 * @param learned - what was learned.
 * @param classes - names of the classes.
 * @param taughtBy - hash of what it was taught by.
 * @param leastSteps - weights of fewer steps are left out: there are very many, and they say little.
 */
export function pack(
  learned: Learned,
  classes: readonly string[],
  taughtBy: number,
  leastSteps: number,
): PackedModel {
  const scales = classes.map((_, which) => scaleOf(learned, which))
  const biases = Array.from(learned.biases, (bias) => Number(bias.toPrecision(4)))
  const steps = stepsOf(learned, scales, leastSteps)
  return { classes, taughtBy, biases, scales, steps, check: hashOfText(steps) }
}
