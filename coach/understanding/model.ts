/** A linear model: one logistic regression for each class, on features of a text. */

import { hashOfText, type Features } from './features.ts'

/**
 * A model as it is kept: a module of text, so that Node and a browser load it alike, at once and
 * with no code of their own. What is sent to a browser is compressed like any other file.
 */
export interface PackedModel {
  readonly classes: readonly string[]
  /** How many buckets the features are folded to, a power of 2. */
  readonly buckets: number
  /** Hash of the rows and settings it was taught by; see `scripts/train`. */
  readonly taughtBy: number
  readonly biases: readonly number[]
  /** For each class, what one step of its weights is worth. */
  readonly scales: readonly number[]
  /**
   * Bucket by bucket a letter for each class, `a` for -7 steps to `o` for 7; a number stands for as many
   * buckets without any weight.
   */
  readonly steps: string
  /** Hash of `steps`. */
  readonly check: number
}

/** A model that can be asked. */
export interface LinearModel {
  readonly classes: readonly string[]
  readonly buckets: number
  readonly biases: readonly number[]
  readonly scales: readonly number[]
  /** Steps of bucket b for class c at `b * classes.length + c`. */
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
export function readModel(packed: PackedModel): LinearModel {
  const { classes, buckets, biases, scales, steps, check } = packed
  if (hashOfText(steps) !== check) throw new Error('The weights were cut off or changed.')
  const read = new Int8Array(buckets * classes.length)
  let at = 0
  let skipped = 0
  for (let place = 0; place < steps.length; place += 1) {
    const code = steps.charCodeAt(place)
    if (code < 58) skipped = skipped * 10 + code - 48
    else {
      at += skipped * classes.length
      skipped = 0
      read[at] = code - zeroLetter
      at += 1
    }
  }
  if (at + skipped * classes.length !== read.length)
    throw new Error(`The weights are for ${at / classes.length} buckets of features or more.`)
  return { classes, buckets, biases, scales, steps: read }
}

/**
 * Says how likely each class is. The classes do not exclude each other: the numbers need not add up to 1.
 *
 * @param model - the model.
 * @param features - of the text.
 * @returns from 0 to 1 in the order of the classes.
 */
export function probabilitiesOf(model: LinearModel, { buckets, values }: Features): Float64Array {
  const { biases, scales, steps } = model
  const count = biases.length
  const mask = model.buckets - 1
  const sums = new Float64Array(count)
  for (let at = 0; at < buckets.length; at += 1) {
    const start = ((buckets[at] ?? 0) & mask) * count
    const value = values[at] ?? 0
    for (let c = 0; c < count; c += 1) sums[c] = (sums[c] ?? 0) + value * (steps[start + c] ?? 0)
  }
  return sums.map((sum, c) => 1 / (1 + Math.exp(-(sum * (scales[c] ?? 0) + (biases[c] ?? 0)))))
}
