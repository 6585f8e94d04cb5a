/** A linear model on features of a text: what each of its classes counts in it. */

import { decode } from 'vlq'
import { hashOfText, type Features } from './features.ts'

/**
 * A model as it is kept: a module of text, so that Node and a browser load it alike and at once.
 * What is sent to a browser is compressed like any other file.
 */
export interface PackedModel {
  readonly classes: readonly string[]
  /** Hash of the rows and settings it was taught by; see `scripts/train`. */
  readonly taughtBy: number
  readonly biases: readonly number[]
  /** For each class, what one step of its weights is worth. */
  readonly scales: readonly number[]
  /**
   * Weight by weight, how far it stands behind the one before, in base64 VLQ as in source maps; the weight of a
   * bucket for a class stands at `bucket * classes + class`.
   */
  readonly gaps: string
  /** How many steps each has, in the same order: apart from the gaps, as what is alike is compressed best. */
  readonly steps: string
  /** Hash of both. */
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
  gaps,
  steps,
  check,
}: Omit<PackedModel, 'taughtBy'>): LinearModel {
  if (hashOfText(gaps + steps) !== check) throw new Error('The weights were cut off or changed.')
  const starts = new Map<number, number>()
  let last = 0
  const places = decode(gaps).map((gap) => {
    last += gap
    const bucket = Math.floor(last / classes.length)
    if (!starts.has(bucket)) starts.set(bucket, starts.size * classes.length)
    return starts.get(bucket)! + (last % classes.length)
  })
  const read = new Int8Array(starts.size * classes.length)
  for (const [at, step] of decode(steps).entries()) read[places[at]!] = step
  return { classes, biases, scales, starts, steps: read }
}

/** What each class counts in a text, in the order of the classes. */
function sumsOf(model: LinearModel, { buckets, values }: Features): Float64Array {
  const { biases, scales, starts, steps } = model
  const sums = new Float64Array(biases.length)
  for (let at = 0; at < buckets.length; at += 1) {
    const start = starts.get(buckets[at]!)
    if (start === undefined) continue
    for (let c = 0; c < sums.length; c += 1) sums[c]! += values[at]! * steps[start + c]!
  }
  return sums.map((sum, c) => sum * scales[c]! + biases[c]!)
}

/**
 * Says how likely each class is, where several may be true of a text or none.
 *
 * @param model - the model.
 * @param features - of the text.
 * @returns from 0 to 1 in the order of the classes; the numbers need not add up to 1.
 */
export function probabilitiesOf(model: LinearModel, features: Features): Float64Array {
  return sumsOf(model, features).map((sum) => 1 / (1 + Math.exp(-sum)))
}

/**
 * Says how likely each class is, where one is true of a text.
 *
 * @param model - the model.
 * @param features - of the text.
 * @returns by class from 0 to 1, 1 in all.
 */
export function sharesOf(model: LinearModel, features: Features): ReadonlyMap<string, number> {
  const sums = sumsOf(model, features)
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return new Map(model.classes.map((name, c) => [name, powers[c]! / all]))
}
