/** A softmax regression that is taught by examples when they are read: no weights are kept. */

import { featureBuckets, type Features } from './features.ts'
import type { Example } from './nearest.ts'

const epochs = 4
const rate = 0.8
const biasRate = 0.02
/** Keeps the first steps of a feature small. */
const smoothing = 0.1
/** What the best label of an example counts where it bears several; the others share the rest. */
const firstShare = 0.7

/** Numbers from 0 up to 1 that look like chance, the same each time (linear congruential, constants of Numerical Recipes). */
function* seededChances(): Generator<number, never> {
  let state = 7
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

function toShares(sums: Float64Array): void {
  let most = -Infinity
  for (const sum of sums) if (sum > most) most = sum
  let all = 0
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = Math.exp(sums[at]! - most)
    all += sums[at]!
  }
  for (let at = 0; at < sums.length; at += 1) sums[at]! /= all
}

/** Learns by AdaGrad (Duchi, Hazan and Singer 2011), one example at a time, in under half a second for 6,000. */
export class SoftmaxRegression<Label> {
  readonly #labels: readonly Label[]
  /** Where the weights of a bucket begin; 0 for one that no example has. */
  readonly #rows = new Uint32Array(featureBuckets)
  readonly #weights: Float32Array
  readonly #biases: Float64Array

  /**
   * @param examples - what is learned; those without a label teach nothing.
   * @param labels - all that can be said.
   */
  constructor(examples: readonly Example<Label>[], labels: readonly Label[]) {
    this.#labels = labels
    this.#biases = new Float64Array(labels.length)
    let rows = labels.length
    for (const { features } of examples)
      for (const bucket of features.buckets)
        if (this.#rows[bucket] === 0) {
          this.#rows[bucket] = rows
          rows += labels.length
        }
    this.#weights = new Float32Array(rows)
    this.#learn(examples.filter((example) => example.labels.length > 0))
  }

  #sums({ buckets, values }: Features): Float64Array {
    const sums = this.#biases.slice()
    for (let at = 0; at < buckets.length; at += 1) {
      const row = this.#rows[buckets[at]!]!
      if (row === 0) continue
      const value = values[at]!
      for (let label = 0; label < sums.length; label += 1)
        sums[label]! += value * this.#weights[row + label]!
    }
    return sums
  }

  #learn(examples: readonly Example<Label>[]): void {
    const squares = new Float32Array(this.#weights.length)
    const order = examples.map((_, place) => place)
    const chances = seededChances()
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      for (let last = order.length - 1; last > 0; last -= 1) {
        const place = Math.floor(chances.next().value * (last + 1))
        const kept = order[last]!
        order[last] = order[place]!
        order[place] = kept
      }
      for (const place of order) this.#learnFrom(examples[place]!, squares)
    }
  }

  #learnFrom({ features, labels }: Example<Label>, squares: Float32Array): void {
    const slopes = this.#sums(features)
    toShares(slopes)
    const others = (1 - firstShare) / (labels.length - 1)
    for (const [rank, label] of labels.entries())
      slopes[this.#labels.indexOf(label)]! -=
        labels.length === 1 ? 1 : rank === 0 ? firstShare : others
    for (let label = 0; label < slopes.length; label += 1)
      this.#biases[label]! -= biasRate * slopes[label]!
    for (let at = 0; at < features.buckets.length; at += 1) {
      const row = this.#rows[features.buckets[at]!]!
      const value = features.values[at]!
      for (let label = 0; label < slopes.length; label += 1) {
        const slope = slopes[label]! * value
        squares[row + label]! += slope * slope
        this.#weights[row + label]! -=
          (rate * slope) / (Math.sqrt(squares[row + label]!) + smoothing)
      }
    }
  }

  /**
   * Says how likely each label is.
   *
   * @param features - of the text.
   * @returns from 0 to 1 by label, 1 in all.
   */
  likely(features: Features): ReadonlyMap<Label, number> {
    const shares = this.#sums(features)
    toShares(shares)
    return new Map(this.#labels.map((label, at) => [label, shares[at]!]))
  }
}
