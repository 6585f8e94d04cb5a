/** Fits one logistic regression for each class on the same features, the same to the bit every time. */

import type { Features } from '#coach/understanding/features.ts'

/** One row to learn from. */
export interface Lesson {
  readonly features: Features
  /** Places of the classes that are true of it. */
  readonly truths: readonly number[]
  /** How much it counts beside the others. */
  readonly weight: number
}

/** How to learn. */
export interface Settings {
  /** How many buckets the features are folded to: a power of 2, at most as many as there are. */
  readonly buckets: number
  readonly epochs: number
  readonly rate: number
  /** Strength of the L2 penalty. */
  readonly decay: number
  /** How much more a true row of a class counts than the others, so that rare classes are heard. */
  readonly balance: number
}

/** What was learned. */
export interface Learned {
  readonly classes: number
  readonly buckets: number
  /** Weight of bucket b for class c at `b * classes + c`. */
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/**
 * Makes numbers that look like chance, the same for the same seed (mulberry32).
 *
 * @returns a function for the next number from 0 up to 1.
 */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle(order: Int32Array, chance: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const place = Math.floor(chance() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[place] ?? 0
    order[place] = kept
  }
}

/**
 * Learns by AdaGrad (Duchi, Hazan and Singer 2011) on the log loss, one row at a time.
 *
 * @param lessons - the rows.
 * @param classes - how many classes there are.
 * @param settings - how.
 */
export function learn(lessons: readonly Lesson[], classes: number, settings: Settings): Learned {
  const { buckets: folded, epochs, rate, decay, balance } = settings
  const mask = folded - 1
  const weights = new Float32Array(folded * classes)
  const squares = new Float32Array(folded * classes).fill(1e-3)
  const biases = new Float32Array(classes)
  const biasSquares = new Float32Array(classes).fill(1)
  const scores = new Float64Array(classes)
  const slopes = new Float64Array(classes)
  const order = Int32Array.from(lessons, (_, place) => place)
  const chance = seededChance(7)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, chance)
    for (const place of order) {
      const lesson = lessons[place]
      if (!lesson) continue
      const { buckets, values } = lesson.features
      scores.set(biases)
      for (let at = 0; at < buckets.length; at += 1) {
        const start = (buckets[at]! & mask) * classes
        const value = values[at]!
        for (let c = 0; c < classes; c += 1) scores[c]! += value * weights[start + c]!
      }
      for (let c = 0; c < classes; c += 1) {
        const truth = lesson.truths.includes(c)
        const slope = 1 / (1 + Math.exp(-scores[c]!)) - (truth ? 1 : 0)
        slopes[c] = slope * lesson.weight * (truth ? balance : 1)
        biasSquares[c]! += slopes[c]! * slopes[c]!
        biases[c]! -= (rate * slopes[c]!) / Math.sqrt(biasSquares[c]!)
      }
      for (let at = 0; at < buckets.length; at += 1) {
        const start = (buckets[at]! & mask) * classes
        const value = values[at]!
        for (let c = 0; c < classes; c += 1) {
          const slope = slopes[c]! * value + decay * weights[start + c]!
          squares[start + c]! += slope * slope
          weights[start + c]! -= (rate * slope) / Math.sqrt(squares[start + c]!)
        }
      }
    }
  }
  return { classes, buckets: folded, weights, biases }
}
