/** Mends single slips of the finger in words the coach knows, so that a misspelt cry for help is still heard. */

import { evidence } from '../evidence/catalog.ts'
import { wordMender, type MendWord, type Tally } from './word-mender.ts'
import { wordingOf } from '../wording/catalog.ts'
import { everydayWords } from './everyday-words.ts'
import { ruleStems, ruleWords } from './rules/catalog.ts'
import { phoneticKey } from './phonetic-key.ts'

/** Shorter words have too many neighbours to guess from. */
const shortestMended = 4

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]+/gu) ?? []
}

function shortened(word: string): readonly string[] {
  return Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1))
}

function gatherWords() {
  /** Words as they should be; the first list in which a neighbour is found wins. */
  const known = new Set([
    ...ruleWords,
    ...everydayWords,
    ...evidence.flatMap(({ id, fact, firstStep }) => [
      ...wordsIn(fact),
      ...wordsIn(firstStep),
      ...wordsIn(wordingOf(id).topics),
      ...wordingOf(id).says.flatMap(wordsIn),
    ]),
  ])
  /** Each known word under itself without one letter. */
  const neighbours = new Map<string, string>()
  for (const word of known) {
    if (word.length < shortestMended) continue
    for (const short of shortened(word)) if (!neighbours.has(short)) neighbours.set(short, word)
  }
  /** Each known word, and each stem, under its sound; a stem's last letter may sound in two ways. */
  const bySound = new Map([...known].map((word) => [phoneticKey(word), word]))
  const stemsBySound = new Map(
    ruleStems.flatMap((stem) => [
      [phoneticKey(stem), stem],
      [phoneticKey(`${stem}e`).slice(0, -1), stem],
    ]),
  )
  return { known, neighbours, bySound, stemsBySound }
}

let gathered: ReturnType<typeof gatherWords> | undefined

/** Gathered for the first word: whoever starts the program need not wait for it. */
const words = () => (gathered ??= gatherWords())

/** A stem may be written with a few letters more than it sounds like, and not with any number. */
const longestSpelling = Math.max(...ruleStems.map(({ length }) => length)) + 4

/** A word written as it is said, with the letters of the word that is meant. */
function asMeant(word: string, tally: Tally): string | undefined {
  const { bySound, stemsBySound } = words()
  const whole = bySound.get(phoneticKey(word))
  if (whole !== undefined) return whole
  const longest = Math.min(word.length - 1, longestSpelling)
  for (let length = longest; length > shortestMended; length -= 1) {
    tally.steps += 1
    const start = word.slice(0, length)
    const stem = stemsBySound.get(phoneticKey(start))
    if (stem === start) return undefined
    if (stem !== undefined) return `${stem}${word.slice(length)}`
  }
  return undefined
}

/**
 * Mends one word by looking up everything that is one slip away from it: about three look-ups for
 * each of its letters, however many words are known.
 *
 * @param word - normalised.
 * @param tally - counts the look-ups.
 * @returns the word that is meant, or the word itself.
 */
export const mendTypo: MendWord = (word, tally) => {
  const { known, neighbours } = words()
  if (word.length < shortestMended || known.has(word) || /\d/u.test(word)) return word
  const meant = asMeant(word, tally)
  if (meant !== undefined) return meant
  const letters = Array.from(word)
  tally.steps += 3 * letters.length
  const turned = letters
    .map((letter, place) => {
      const next = word[place + 1] ?? ''
      return `${word.slice(0, place)}${next}${letter}${word.slice(place + 2)}`
    })
    .find((candidate) => candidate !== word && known.has(candidate))
  if (turned !== undefined) return turned
  const missing = neighbours.get(word)
  if (missing !== undefined) return missing
  const shorter = shortened(word)
  const extra = shorter.find(
    (candidate) => candidate.length >= shortestMended && known.has(candidate),
  )
  if (extra !== undefined) return extra
  if (word.length <= shortestMended) return word
  for (const short of shorter) {
    const swapped = neighbours.get(short)
    if (swapped?.length === word.length) return swapped
  }
  return word
}

/**
 * Replaces words that are one letter away from a known word: one missing, one too many, one wrong,
 * or two swapped. Words of three letters or fewer, and known ones, stay.
 *
 * @param text - normalised text.
 * @returns the text with slips mended.
 */
export const correctTypos = wordMender(mendTypo)
