/** A linear model: one logistic regression for each class, on features of a text. */

import { hashOfText, type Features } from './features.ts'

/**
 * A model as it is kept: a module of text, so that Node and a browser load it alike, at once and
 * with no code of their own. What is sent to a browser is compressed like any other file.
 */
export interface PackedModel {
  readonly classes: readonly string[]
  /** Hash of the rows and settings it was taught by; see `scripts/train`. */
  readonly taughtBy: number
  readonly biases: readonly number[]
  /** For each class, what one step of its weights is worth. */
  readonly scales: readonly number[]
  /**
   * Bucket by bucket that has weights: how many are passed over since the one before, nothing for none,
   * and a letter for each class, `a` for -7 steps to `o` for 7.
   */
  readonly steps: string
  /** Hash of `steps`. */
  readonly check: number
}

/** A model that can be asked. */
export interface LinearModel {
  readonly classes: readonly string[]
  readonly biases: readonly number[]
  readonly scales: readonly number[]
  /** Of each bucket that has weights, where in `steps` they begin. */
  readonly starts: ReadonlyMap<number, number>
  /** Steps for each class, one bucket after the other. */
  readonly steps: Int8Array
}

/** Most steps from zero. */
export const mostSteps = 7
/** The letter for no step. */
export const zeroLetter = 'h'.charCodeAt(0)

/**
 * Reads a model.
 *
 * @param packed - as `npm run train` wrote it.
 * @throws {Error} where it was cut off or changed.
 */
export function readModel({
  classes,
  biases,
  scales,
  steps,
  check,
}: Omit<PackedModel, 'taughtBy'>): LinearModel {
  if (hashOfText(steps) !== check) throw new Error('The weights were cut off or changed.')
  const starts = new Map<number, number>()
  const read: number[] = []
  let bucket = -1
  for (const [, gap = '', letters = ''] of steps.matchAll(/(\d*)([a-o]+?)(?=\d|$)/g)) {
    // Neighbors without a gap stand in one run of letters.
    for (let at = 0; at < letters.length; at += classes.length) {
      bucket += 1 + (at === 0 ? Number(gap) : 0)
      starts.set(bucket, read.length)
      for (let c = 0; c < classes.length; c += 1) read.push(letters.charCodeAt(at + c) - zeroLetter)
    }
  }
  return { classes, biases, scales, starts, steps: Int8Array.from(read) }
}

/**
 * Says how likely each class is. The classes do not exclude each other: the numbers need not add up to 1.
 *
 * @param model - the model.
 * @param features - of the text.
 * @returns from 0 to 1 in the order of the classes.
 */
export function probabilitiesOf(model: LinearModel, { buckets, values }: Features): Float64Array {
  const { biases, scales, starts, steps } = model
  const sums = new Float64Array(biases.length)
  for (let at = 0; at < buckets.length; at += 1) {
    const start = starts.get(buckets[at]!)
    if (start === undefined) continue
    for (let c = 0; c < sums.length; c += 1) sums[c]! += values[at]! * steps[start + c]!
  }
  return sums.map((sum, c) => 1 / (1 + Math.exp(-(sum * scales[c]! + biases[c]!))))
}
