/** Chooses the weights of a model that are worth their bytes: it is taught once with all, and again with those alone. */

import type { Cells, Learned } from './learn.ts'

/** How much a weight of common words counts before one of rare words: a message to come holds them more often. */
const commonPower = 0.3

/** How much a weight of a class counts, by the place of the class; 1 where nothing else is said. */
type WorthOfClass = (place: number) => number

function worthsOf({ classes, counts, weights }: Learned, worthOf: WorthOfClass): Float32Array {
  const common = Float64Array.from(counts, (count) => count ** commonPower)
  const ofClass = Float64Array.from({ length: classes }, (_, place) => worthOf(place))
  return weights.map(
    (weight, at) => Math.abs(weight) * common[Math.floor(at / classes)]! * ofClass[at % classes]!,
  )
}

/**
 * Finds the weights that tell most.
 *
 * @param learned - a model with all weights.
 * @param most - how many may stay.
 * @param worthOf - how much those of a class count.
 * @returns by bucket, which of its classes keep theirs.
 */
export function worthKeeping(
  learned: Learned,
  most: number,
  worthOf: WorthOfClass = () => 1,
): Cells {
  const { classes, buckets } = learned
  const worths = worthsOf(learned, worthOf)
  const least = worths.toSorted()[Math.max(0, worths.length - most)] ?? 0
  const cells = Array.from(buckets, (bucket, place) => {
    const ofBucket = worths.subarray(place * classes, (place + 1) * classes)
    return [
      bucket,
      Uint8Array.from(ofBucket, (worth) => Number(worth > 0 && worth >= least)),
    ] as const
  })
  return new Map(cells.filter(([, kept]) => kept.includes(1)))
}

/**
 * Learns a model of few weights.
 *
 * @param learn - learns one, of the weights that it is given or of all.
 * @param most - how many weights it may have.
 * @param worthOf - how much those of a class count.
 */
export function learnFew(
  learn: (cells?: Cells) => Learned,
  most: number,
  worthOf?: WorthOfClass,
): Learned {
  return learn(worthKeeping(learn(), most, worthOf))
}
