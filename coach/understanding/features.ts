/** Turns a message into the features a linear model weighs: short runs of its words and of its letters. */

import { readPart } from '../conversation-limits.ts'

/** How many buckets the features are hashed to. */
export const featureBuckets = 2 ** 15

/** The features of a text: the buckets it falls into, each once, and one value for each of them. */
export interface Features {
  readonly buckets: Uint16Array
  readonly values: Float32Array
}

/** Something else that is known of a text, a feature by its name. */
export interface Sign {
  readonly name: string
  /** Beside the words and letters, whose squares add up to 1. */
  readonly value: number
}

const longestRun = 3
const letterRuns = { from: 3, to: 5 } as const
/** Longer words are cut: no word that tells anything is as long, and what is typed to annoy may be. */
const wordChars = 24

/** Letter runs say the same thing many times over, so that each counts for less than a word. */
const letterWeight = 0.5

/** FNV-1a (Fowler, Noll and Vo), 32 bits. */
const offsetBasis = 0x81_1c_9d_c5
const prime = 0x01_00_01_93
const hashOn = (hash: number, code: number): number => Math.imul(hash ^ code, prime)

const blank = 32
const runOfLetters = 1

/** Lowers what FNV leaves in the high bits into those that pick the bucket. */
function bucketOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return (mixed ^ (mixed >>> 13)) & (featureBuckets - 1)
}

/**
 * Splits a text into words without case, accents and marks, the same for all languages; every number is
 * one word, and so is a question mark.
 */
function wordsOf(text: string): readonly string[] {
  const plain = readPart(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}'‘’\u0060´]+/gu, '')
    .toLowerCase()
  return Array.from(plain.matchAll(/[a-zß-ʯ]+|\d+|\?/gu), ([word]) =>
    /\d/u.test(word) ? '0' : word.slice(0, wordChars),
  )
}

/** Collects buckets with the weight of the heaviest feature in each. */
class FeatureBag {
  readonly #weights = new Map<number, number>()

  add(hash: number, weight: number): void {
    const bucket = bucketOf(hash)
    if ((this.#weights.get(bucket) ?? 0) < weight) this.#weights.set(bucket, weight)
  }

  /** Adds the runs of one to three words. */
  addWords(words: readonly string[], seed: number): void {
    for (let start = 0; start < words.length; start += 1) {
      let hash = seed
      for (const word of words.slice(start, start + longestRun)) {
        for (let at = 0; at < word.length; at += 1) hash = hashOn(hash, word.charCodeAt(at))
        hash = hashOn(hash, blank)
        this.add(hash, 1)
      }
    }
  }

  /** Adds the runs of three to five letters of a word, its edges among them. */
  addLetters(word: string, seed: number): void {
    const edged = ` ${word} `
    for (let start = 0; start + letterRuns.from <= edged.length; start += 1) {
      let hash = hashOn(seed, runOfLetters)
      const end = Math.min(edged.length, start + letterRuns.to)
      for (let at = start; at < end; at += 1) {
        hash = hashOn(hash, edged.charCodeAt(at))
        if (at - start + 1 >= letterRuns.from) this.add(hash, letterWeight)
      }
    }
  }

  /** Brings the sum of the squares to 1. */
  normalise(): void {
    let squares = 0
    for (const weight of this.#weights.values()) squares += weight * weight
    const length = Math.sqrt(squares)
    for (const [bucket, weight] of this.#weights) this.#weights.set(bucket, weight / length)
  }

  features(): Features {
    const entries = [...this.#weights]
    return {
      buckets: Uint16Array.from(entries, ([bucket]) => bucket),
      values: Float32Array.from(entries, ([, weight]) => weight),
    }
  }
}

/** Seeds that keep the same word apart where it is another kind of feature. */
const seeds = { text: offsetBasis, before: hashOn(offsetBasis, 2), sign: hashOn(offsetBasis, 3) }

/** Of what was said before only the end counts, or a long answer would drown a short reply to it. */
const wordsBefore = 8

/** What a text comes with. */
interface Beside {
  /** What the coach said before; its words are features of their own. */
  readonly before?: string
  readonly signs?: readonly Sign[]
}

/**
 * Finds the features of a message: its runs of one to three words and, within each word, of three to
 * five letters. Of a message that is too long the beginning is read.
 *
 * @param text - what the person typed.
 * @param beside - what else is known, where that matters.
 * @returns the features in the order of the text; none for a text without letters, digits or a question
 *   mark, and nothing beside it.
 */
export function featuresOf(text: string, { before = '', signs = [] }: Beside = {}): Features {
  const bag = new FeatureBag()
  const words = wordsOf(text)
  bag.addWords(words, seeds.text)
  for (const word of new Set(words)) bag.addLetters(word, seeds.text)
  bag.addWords(wordsOf(before).slice(-wordsBefore), seeds.before)
  bag.normalise()
  for (const { name, value } of signs) bag.add(hashOfText(name, seeds.sign), value)
  return bag.features()
}

/**
 * Hashes a text with FNV-1a.
 *
 * @param text - any text.
 * @param seed - another one gives other hashes.
 * @returns 32 bits.
 */
export function hashOfText(text: string, seed = offsetBasis): number {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = hashOn(hash, text.charCodeAt(at))
  return hash >>> 0
}
