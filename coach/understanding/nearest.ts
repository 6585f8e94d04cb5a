/** Finds the examples nearest to a text, and what they say of it. */

import { featureBuckets, type Features } from './features.ts'

/** An example to compare with. */
export interface Example<Label> {
  readonly features: Features
  /** What is true of it, the best first; none where nothing is. */
  readonly labels: readonly Label[]
}

/** What the nearest examples say. */
export interface Votes<Label> {
  /** By label, the squared likeness of the examples that bear it. */
  readonly by: ReadonlyMap<Label, number>
  /** The same of those that bear none. */
  readonly none: number
  /** The squared likeness of them all. */
  readonly all: number
}

/** What is true second counts for less. */
const notFirst = 0.7

/** The places of the largest values above zero, the largest first; sorting them all would take longer. */
function mostOf(values: Float32Array, count: number): readonly number[] {
  const found: number[] = []
  let least = 0
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place]!
    if (value <= least) continue
    let at = found.length
    while (at > 0 && values[found[at - 1]!]! < value) at -= 1
    found.splice(at, 0, place)
    if (found.length > count) found.pop()
    if (found.length === count) least = values[found[count - 1]!]!
  }
  return found
}

/** Examples as an inverted index: for each bucket, which examples have it and how much it weighs there. */
export class NearestExamples<Label> {
  readonly #examples: readonly Example<Label>[]
  readonly #starts = new Uint32Array(featureBuckets + 1)
  readonly #places: Uint16Array
  readonly #weights: Float32Array
  readonly #idf: Float32Array

  /** @param examples - at most 65,535. */
  constructor(examples: readonly Example<Label>[]) {
    this.#examples = examples
    const counts = new Uint32Array(featureBuckets)
    for (const { features } of examples) for (const bucket of features.buckets) counts[bucket]! += 1
    this.#idf = Float32Array.from(counts, (count) => Math.log(1 + examples.length / (1 + count)))
    for (const [bucket, count] of counts.entries())
      this.#starts[bucket + 1] = this.#starts[bucket]! + count
    const next = this.#starts.slice()
    this.#places = new Uint16Array(this.#starts[featureBuckets]!)
    this.#weights = new Float32Array(this.#places.length)
    for (const [place, { features }] of examples.entries()) {
      const own = this.#weighed(features)
      for (const [at, bucket] of features.buckets.entries()) {
        const slot = next[bucket]!
        next[bucket] = slot + 1
        this.#places[slot] = place
        this.#weights[slot] = own[at] ?? 0
      }
    }
  }

  /** The weight of each feature by how rare it is, the whole brought to length 1. */
  #weighed({ buckets, values }: Features): Float32Array {
    const weights = values.map((value, at) => value * (this.#idf[buckets[at] ?? 0] ?? 0))
    const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1
    return weights.map((weight) => weight / length)
  }

  /** How like each example is: the cosine of the features, from 0 to 1. */
  #likenesses(features: Features): Float32Array {
    const own = this.#weighed(features)
    const alike = new Float32Array(this.#examples.length)
    for (const [at, bucket] of features.buckets.entries()) {
      const end = this.#starts[bucket + 1]!
      for (let slot = this.#starts[bucket]!; slot < end; slot += 1)
        alike[this.#places[slot]!]! += (own[at] ?? 0) * this.#weights[slot]!
    }
    return alike
  }

  /**
   * Asks the nearest examples.
   *
   * @param features - of the text.
   * @param count - how many of them speak.
   * @returns their votes; all zero where nothing is like the text.
   */
  ask(features: Features, count: number): Votes<Label> {
    const alike = this.#likenesses(features)
    const nearest = mostOf(alike, count)
    const by = new Map<Label, number>()
    let none = 0
    let all = 0
    for (const place of nearest) {
      const likeness = alike[place]! ** 2
      const labels = this.#examples[place]?.labels ?? []
      all += likeness
      if (labels.length === 0) none += likeness
      for (const [rank, label] of labels.entries())
        by.set(label, (by.get(label) ?? 0) + likeness * (rank === 0 ? 1 : notFirst))
    }
    return { by, none, all }
  }
}
