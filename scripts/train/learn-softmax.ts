/** Learns a softmax regression from examples: of several labels the likeliest, the same bytes every time. */

import {
  type Cells,
  countsOf,
  type Learned,
  type Lesson,
  openCells,
  seededChance,
  shuffle,
} from './learn.ts'

const epochs = 4
const biasRate = 0.02
/** An example whose largest error is smaller is not looked at again. */
const wellKnown = 0.2
/** A smaller error of a class moves nothing: most classes are out of the question for most examples. */
const leastSlope = 0.01
/** A feature of fewer examples tells nothing that would be true of another text. */
const leastLessons = 2
/** How fast is learned, and how much rare features count before common ones: 1 is the whole of their inverse frequency. */
export interface Pace {
  readonly rate: number
  readonly rarityPower: number
}
/** The values of an example are as long as this. */
const length = Math.SQRT2
/** Keeps the first steps of a feature small. */
const smoothing = 0.1
/** What the best class of an example counts where it has several; the others share the rest. */
const firstShare = 0.7

/** By bucket, how much it tells by how rare it is, 1 in the mean of all examples. */
function raritiesOf(
  counts: ReadonlyMap<number, number>,
  lessons: number,
  rarityPower: number,
): ReadonlyMap<number, number> {
  const rarity = (count: number) => Math.log((1 + lessons) / (1 + count)) ** rarityPower
  const told = [...counts]
  const all = told.reduce((sum, [, count]) => sum + count, 0)
  const mean = told.reduce((sum, [, count]) => sum + count * rarity(count), 0) / all
  return new Map(told.map(([bucket, count]) => [bucket, (length * rarity(count)) / mean]))
}

/** An example by the places of its buckets among those that have weights. */
interface Row {
  readonly starts: Uint32Array
  readonly values: Float32Array
  readonly truths: readonly number[]
}

function toShares(sums: Float64Array): void {
  const most = Math.max(...sums)
  let all = 0
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = Math.exp(sums[at]! - most)
    all += sums[at]!
  }
  for (let at = 0; at < sums.length; at += 1) sums[at]! /= all
}

/** What a row counts for each of its classes, the best first. */
function shareOf(rank: number, { truths }: Row): number {
  if (truths.length === 1) return 1
  return rank === 0 ? firstShare : (1 - firstShare) / (truths.length - 1)
}

/**
 * Learns by AdaGrad (Duchi, Hazan and Singer 2011), one example at a time. Features count by how rare they
 * are; the weights that come back are for features as they are.
 *
 * @param lessons - the rows; the first of their classes is the best.
 * @param classes - how many classes there are.
 * @param pace - chosen on writers left out.
 * @param cells - which weights may be learned; all where absent.
 */
export function learnSoftmax(
  lessons: readonly Lesson[],
  classes: number,
  { rate, rarityPower }: Pace,
  cells?: Cells,
): Learned {
  const counts = countsOf(lessons, leastLessons)
  const rarities = raritiesOf(counts, lessons.length, rarityPower)
  const told = [...counts.keys()].filter((bucket) => !cells || cells.has(bucket))
  const placeOf = new Map(told.map((bucket, place) => [bucket, place]))
  const open = openCells(told, classes, cells)
  const rows = lessons.map(({ features: { buckets, values }, truths }): Row => {
    const kept = Array.from(buckets.keys()).filter((at) => placeOf.has(buckets[at]!))
    return {
      starts: Uint32Array.from(kept, (at) => placeOf.get(buckets[at]!)! * classes),
      values: Float32Array.from(kept, (at) => values[at]! * rarities.get(buckets[at]!)!),
      truths,
    }
  })
  const weights = new Float32Array(told.length * classes)
  const squares = new Float32Array(weights.length)
  const biases = new Float32Array(classes)

  /** @returns whether there was anything to learn. */
  function learnFrom(row: Row): boolean {
    const { starts, values, truths } = row
    const errors = Float64Array.from(biases)
    for (let at = 0; at < starts.length; at += 1)
      for (let c = 0; c < classes; c += 1) errors[c]! += values[at]! * weights[starts[at]! + c]!
    toShares(errors)
    for (const [rank, truth] of truths.entries()) errors[truth]! -= shareOf(rank, row)
    for (let c = 0; c < classes; c += 1) {
      const error = errors[c]!
      if (Math.abs(error) < leastSlope) continue
      biases[c]! -= biasRate * error
      for (let at = 0; at < starts.length; at += 1) {
        const slope = error * values[at]!
        const place = starts[at]! + c
        if (open[place] === 0) continue
        squares[place]! += slope * slope
        weights[place]! -= (rate * slope) / (Math.sqrt(squares[place]!) + smoothing)
      }
    }
    return errors.some((error) => Math.abs(error) > wellKnown)
  }

  const chance = seededChance(7)
  let order = Int32Array.from(lessons, (_, place) => place)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, chance)
    order = order.filter((place) => learnFrom(rows[place]!))
  }
  const scale = Float32Array.from(told, (bucket) => rarities.get(bucket)!)
  for (let at = 0; at < weights.length; at += 1) weights[at]! *= scale[Math.floor(at / classes)]!
  return {
    classes,
    buckets: Uint32Array.from(told),
    counts: Uint32Array.from(told, (bucket) => counts.get(bucket)!),
    weights,
    biases,
  }
}
