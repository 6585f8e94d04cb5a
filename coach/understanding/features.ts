/** Turns a message into the features a linear model weighs: short runs of its words and of its letters. */

import { readPart } from '../text/conversation-limits.ts'

/** How many buckets the features are hashed to: few share one, and its number costs few bits. A power of 2. */
const featureBuckets = 2 ** 16

/** The features of a text: the buckets it falls into, each once, and one value for each of them. */
export interface Features {
  readonly buckets: Uint32Array
  readonly values: Float32Array
}

/** Lengths of runs. */
interface Runs {
  readonly from: number
  readonly to: number
}

/** A reply is often one of a few set phrases; in a message a third word only makes the weights more. */
const longestRun = { message: 2, reply: 3 } as const
const letterRuns: Runs = { from: 3, to: 5 }
/** Enough to find a question like another one, and half as many. */
const matterRuns: Runs = { from: 4, to: 4 }
/** Longer words are cut: no word that tells anything is as long, and what is typed to annoy may be. */
const wordChars = 24

/** Letter runs say the same thing many times over, so that each counts for less than a word. */
const letterWeight = 0.5
const pairWeight = 0.7
const neighborWeight = 0.5
/** What was said before tells less than what is said now. */
const beforeWeight = 0.25
const leaningWeight = 0.2

/** FNV-1a (Fowler, Noll and Vo), 32 bits. */
const offsetBasis = 0x81_1c_9d_c5
const prime = 0x01_00_01_93
const hashOn = (hash: number, code: number): number => Math.imul(hash ^ code, prime)

const blank = 32
const runOfLetters = 1

/** Lowers what FNV leaves in the high bits into those that pick the bucket. */
function bucketOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return mixed ^ (mixed >>> 13)
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
    const bucket = bucketOf(hash) & (featureBuckets - 1)
    if ((this.#weights.get(bucket) ?? 0) < weight) this.#weights.set(bucket, weight)
  }

  /** Adds the runs of words. */
  addWords(words: readonly string[], longest: number, seed: number, weight = 1): void {
    for (let start = 0; start < words.length; start += 1) {
      let hash = seed
      for (const word of words.slice(start, start + longest)) {
        for (let at = 0; at < word.length; at += 1) hash = hashOn(hash, word.charCodeAt(at))
        hash = hashOn(hash, blank)
        this.add(hash, weight)
      }
    }
  }

  /** Adds the first and the last words, and pairs with one word between: how a thing is put. */
  addShape(words: readonly string[]): void {
    for (const length of [1, 2]) {
      this.add(hashOfText(words.slice(0, length).join(' '), seeds.start), 1)
      this.add(hashOfText(words.slice(-length).join(' '), seeds.end), 1)
    }
    for (let at = 0; at + 2 < words.length; at += 1)
      this.add(hashOfText(`${words[at]} ${words[at + 2]}`, seeds.pair), pairWeight)
  }

  /** Adds the runs of letters of a word, its edges among them. */
  addLetters(word: string, seed: number, runs: Runs = letterRuns): void {
    const edged = ` ${word} `
    for (let start = 0; start + runs.from <= edged.length; start += 1) {
      let hash = hashOn(seed, runOfLetters)
      const end = Math.min(edged.length, start + runs.to)
      for (let at = start; at < end; at += 1) {
        hash = hashOn(hash, edged.charCodeAt(at))
        if (at - start + 1 >= runs.from) this.add(hash, letterWeight)
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
      buckets: Uint32Array.from(entries, ([bucket]) => bucket),
      values: Float32Array.from(entries, ([, weight]) => weight),
    }
  }
}

/** Seeds that keep the same word apart where it is another kind of feature. */
const seeds = {
  text: offsetBasis,
  before: hashOn(offsetBasis, 2),
  sign: hashOn(offsetBasis, 3),
  start: hashOn(offsetBasis, 4),
  end: hashOn(offsetBasis, 5),
  pair: hashOn(offsetBasis, 6),
} as const

const wordsBefore = 8

/**
 * Finds the features of a message: its words, pairs of them and, within each word, of three to
 * five letters. Of a message that is too long the beginning is read.
 *
 * @param text - what the person typed.
 * @returns the features in the order of the text; none for a text without letters, digits or a question
 *   mark.
 */
export function featuresOf(text: string): Features {
  const bag = new FeatureBag()
  const words = wordsOf(text)
  bag.addWords(words, longestRun.message, seeds.text)
  for (const word of new Set(words)) bag.addLetters(word, seeds.text)
  bag.normalise()
  return bag.features()
}

/**
 * Finds the features of a question by which another one is like it: its words, pairs of them, and runs
 * of four letters.
 *
 * @param text - what the person typed.
 * @returns the features; none for a text without letters or digits.
 */
export function matterOf(text: string): Features {
  const bag = new FeatureBag()
  const words = wordsOf(text).filter((word) => word !== '?')
  for (const [at, word] of words.entries()) {
    bag.add(hashOfText(word, seeds.text), 1)
    const next = words[at + 1]
    if (next !== undefined) bag.add(hashOfText(`${word} ${next}`, seeds.pair), neighborWeight)
  }
  for (const word of new Set(words)) bag.addLetters(word, seeds.text, matterRuns)
  bag.normalise()
  return bag.features()
}

/** How a text leans on what was said before it. */
function leaningOn(before: string): string {
  const isQuestion = before.trimEnd().endsWith('?')
  return before === '' ? 'begins' : isQuestion ? 'asked' : 'told'
}

/**
 * Finds the features by which one reply is like another: its words in runs, how it begins and ends, runs of
 * four letters, and the end of what the coach had said.
 *
 * @param text - what the person typed.
 * @param before - what the coach had just said; empty where it had said nothing.
 */
export function replyFeatures(text: string, before: string): Features {
  const bag = new FeatureBag()
  const words = wordsOf(text)
  bag.addWords(words, longestRun.reply, seeds.text)
  if (words.length > 0) bag.addShape(words)
  for (const word of new Set(words)) bag.addLetters(word, seeds.text, matterRuns)
  bag.addWords(endOf(before), longestRun.reply, seeds.before, beforeWeight)
  bag.normalise()
  bag.add(hashOfText(leaningOn(before), seeds.sign), leaningWeight)
  return bag.features()
}

/** Of what was said before only the end counts, or a long answer would drown a short reply to it. */
function endOf(before: string): readonly string[] {
  return wordsOf(before).slice(-wordsBefore)
}

/**
 * Cuts what was said before a reply to what counts of it.
 *
 * @param before - what the coach had said.
 * @returns its last words, with the question mark at its end.
 */
export function tailOf(before: string): string {
  return endOf(before).join(' ')
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
