/** Learns a linear model from examples: for each class a logistic regression, the same bytes every time. */

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
  /** A feature of fewer lessons tells nothing that would be true of another message. */
  readonly leastLessons: number
  readonly epochs: number
  /** How much an error costs beside the size of the weights. */
  readonly cost: number
}

/** Which weights may be learned: by bucket, 1 at the place of each class that may have one. */
export type Cells = ReadonlyMap<number, Uint8Array>

/** What was learned. */
export interface Learned {
  readonly classes: number
  /** The buckets that have weights, in their order. */
  readonly buckets: Uint32Array
  /** In how many lessons each of them stands. */
  readonly counts: Uint32Array
  /** Weight of the bucket at place b for class c at `b * classes + c`. */
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

/** Brings numbers into an order by chance. */
export function shuffle(order: Int32Array, chance: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const place = Math.floor(chance() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[place] ?? 0
    order[place] = kept
  }
}

/**
 * Counts the buckets that are not too rare.
 *
 * @param lessons - the rows.
 * @param least - in how many of them a bucket must stand.
 * @returns by bucket, in their order, in how many lessons it stands.
 */
export function countsOf(lessons: readonly Lesson[], least: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { features } of lessons)
    for (const bucket of features.buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  return new Map(
    [...counts].filter(([, count]) => count >= least).toSorted(([one], [other]) => one - other),
  )
}

/**
 * Says of every weight whether it may be learned.
 *
 * @param buckets - those that have weights.
 * @param classes - how many classes there are.
 * @param cells - which; all where absent.
 * @returns 1 where it may, in the order of the weights.
 */
export function openCells(
  buckets: readonly number[],
  classes: number,
  cells: Cells | undefined,
): Uint8Array {
  const open = new Uint8Array(buckets.length * classes)
  if (!cells) return open.fill(1)
  for (const [place, bucket] of buckets.entries()) open.set(cells.get(bucket)!, place * classes)
  return open
}

/** A row by the places of its buckets among those that have weights. */
interface Row {
  readonly places: Uint32Array
  readonly values: Float32Array
}

/** By bucket, how much it says by how rare it is, 1 in the mean. */
function raritiesOf(counts: ReadonlyMap<number, number>, lessons: number): readonly number[] {
  const told = [...counts.values()].map((count) => 1 + Math.log((1 + lessons) / (1 + count)))
  const mean = told.reduce((sum, value) => sum + value, 0) / told.length
  return told.map((value) => value / mean)
}

function rowOf(
  { buckets, values }: Features,
  placeOf: ReadonlyMap<number, number>,
  rare: Float32Array,
): Row {
  const kept = Array.from(buckets.keys()).filter((at) => placeOf.has(buckets[at]!))
  const places = Uint32Array.from(kept, (at) => placeOf.get(buckets[at]!)!)
  return {
    places,
    values: Float32Array.from(kept, (at, place) => values[at]! * rare[places[place]!]!),
  }
}

/** For each class the sum of the squares of what may count for it, that of the bias among them. */
function squaresOf({ places, values }: Row, open: Uint8Array, classes: number): Float64Array {
  const squares = new Float64Array(classes).fill(1)
  for (let at = 0; at < places.length; at += 1)
    for (let c = 0; c < classes; c += 1)
      squares[c]! += open[places[at]! * classes + c]! * values[at]! ** 2
  return squares
}

/**
 * The t at which `t + pull * sigmoid(t) + shift` is 0. It rises everywhere, and lies between `-shift - pull` and
 * `-shift`: Newton's method, and half of what is left where it would leave that.
 */
function balanceOf(pull: number, shift: number, start: number): number {
  let low = -shift - pull
  let high = -shift
  let t = Math.min(high, Math.max(low, start))
  for (let step = 0; step < 60; step += 1) {
    const sigmoid = 1 / (1 + Math.exp(-t))
    const off = t + pull * sigmoid + shift
    if (Math.abs(off) < 1e-6) break
    if (off > 0) high = t
    else low = t
    const next = t - off / (1 + pull * sigmoid * (1 - sigmoid))
    t = next > low && next < high ? next : (low + high) / 2
  }
  return t
}

/**
 * Learns by dual coordinate descent for logistic regression (Yu, Huang and Lin 2011), one row at a time.
 * Features count by how rare they are; the weights that come back are for features as they are.
 *
 * @param lessons - the rows.
 * @param classes - how many classes there are.
 * @param settings - how.
 * @param cells - which weights may be learned; all where absent.
 */
export function learn(
  lessons: readonly Lesson[],
  classes: number,
  { leastLessons, epochs, cost }: Settings,
  cells?: Cells,
): Learned {
  // Neither everyday talk nor a second reading of a message makes a word less rare.
  const whole = lessons.filter(({ weight }) => weight === 1)
  const counts = countsOf(whole, leastLessons)
  const rarities = raritiesOf(counts, whole.length)
  const told = [...counts.keys()].map((bucket, at) => ({ bucket, rarity: rarities[at]! }))
  const kept = told.filter(({ bucket }) => !cells || cells.has(bucket))
  const buckets = kept.map(({ bucket }) => bucket)
  const rare = Float32Array.from(kept, ({ rarity }) => rarity)
  const placeOf = new Map(buckets.map((bucket, place) => [bucket, place]))
  const open = openCells(buckets, classes, cells)
  const rows = lessons.map(({ features }) => rowOf(features, placeOf, rare))
  const squares = rows.map((row) => squaresOf(row, open, classes))
  const weights = new Float32Array(rare.length * classes)
  const biases = new Float32Array(classes)
  const duals = new Float32Array(lessons.length * classes)
  const moves = new Float64Array(classes)
  const scores = new Float64Array(classes)
  const order = Int32Array.from(lessons, (_, place) => place)
  const chance = seededChance(7)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, chance)
    for (const place of order) {
      const { truths, weight } = lessons[place]!
      const { places, values } = rows[place]!
      scores.set(biases)
      for (let at = 0; at < places.length; at += 1) {
        const start = places[at]! * classes
        for (let c = 0; c < classes; c += 1) scores[c]! += values[at]! * weights[start + c]!
      }
      const most = cost * weight
      for (let c = 0; c < classes; c += 1) {
        const sign = truths.includes(c) ? 1 : -1
        const square = squares[place]![c]!
        const dual = duals[place * classes + c]!
        const margin = sign * scores[c]! - square * dual
        const next =
          most / (1 + Math.exp(-balanceOf(square * most, margin, -margin / (1 + square))))
        duals[place * classes + c] = next
        moves[c] = sign * (next - dual)
        biases[c]! += moves[c]!
      }
      for (let at = 0; at < places.length; at += 1) {
        const start = places[at]! * classes
        for (let c = 0; c < classes; c += 1)
          weights[start + c]! += open[start + c]! * values[at]! * moves[c]!
      }
    }
  }
  for (let at = 0; at < weights.length; at += 1) weights[at]! *= rare[Math.floor(at / classes)]!
  return {
    classes,
    buckets: Uint32Array.from(buckets),
    counts: Uint32Array.from(buckets, (bucket) => counts.get(bucket)!),
    weights,
    biases,
  }
}
