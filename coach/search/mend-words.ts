/** Mends misspelt words of a question towards the words that the evidence and its questions use. */

import { evidence } from '../evidence/catalog.ts'
import { everydayWords } from '../safety/everyday-words.ts'
import { wordMender, type MendWord, type Tally } from '../word-mender.ts'
import { wordingOf } from '../wording/catalog.ts'
import { askedPatterns } from './asked/asked-facts.ts'
import { everydayLists } from './asked/everyday-lists.ts'

/** Shorter words have too many neighbours to guess from. */
const shortestMended = 5
/** From this length two slips are forgiven. */
const longWord = 8

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]{3,}\*?/gu) ?? []
}

const sources = [
  ...evidence.flatMap(({ id, fact, firstStep }) => {
    const { says, topics } = wordingOf(id)
    return wordsIn(`${fact} ${firstStep} ${says.join(' ')} ${topics}`)
  }),
  ...[...Object.values(askedPatterns).flat(), ...Object.values(everydayLists)].flatMap(wordsIn),
  ...everydayWords,
]

const known = new Set(sources.filter((word) => !word.endsWith('*')))
const beginnings = new Set(
  sources
    .filter((word) => word.endsWith('*'))
    .map((word) => word.slice(0, -1))
    .filter((word) => word.length > 3),
)

/** A word that may be meant. */
interface Candidate {
  readonly word: string
  /** Its letters as a set of bits. */
  readonly letters: number
}

const candidates = Map.groupBy(
  [...known, ...beginnings]
    .filter((word) => word.length >= shortestMended)
    .map((word): Candidate => ({ word, letters: lettersOf(word) })),
  ({ word }) => word[0] ?? '',
)

function lettersOf(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) - 97)
  return letters
}

function countOf(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

function isKnown(word: string): boolean {
  if (known.has(word)) return true
  for (let length = 4; length <= word.length; length += 1) {
    if (beginnings.has(word.slice(0, length))) return true
  }
  return false
}

/** Rows of the table below, used again and again. */
const rows: [number[], number[], number[]] = [[], [], []]

/** Slips between two words: letters missing, added, wrong or swapped with their neighbour; `most` + 1 where there are more. */
function slips(one: string, other: string, most: number, tally: Tally): number {
  let [before, row, next] = rows
  for (let across = 0; across <= other.length; across += 1) row[across] = across
  for (let down = 1; down <= one.length; down += 1) {
    tally.steps += 1
    next[0] = down
    let fewest = down
    for (let across = 1; across <= other.length; across += 1) {
      const isSame = one[down - 1] === other[across - 1]
      let least = Math.min(
        (row[across] ?? 0) + 1,
        (next[across - 1] ?? 0) + 1,
        (row[across - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = one[down - 1] === other[across - 2] && one[down - 2] === other[across - 1]
      if (isSwapped && down > 1 && across > 1)
        least = Math.min(least, (before[across - 2] ?? 0) + 1)
      next[across] = least
      fewest = Math.min(fewest, least)
    }
    if (fewest > most) return most + 1
    ;[before, row, next] = [row, next, before]
  }
  return row[other.length] ?? most + 1
}

/**
 * Mends one word by the known words with its first letter. Most of them are out of the question by
 * their length or their letters alone: a slip changes one letter for another, at most.
 *
 * @param word - normalised.
 * @param tally - counts the known words looked at, and the letters compared.
 * @returns the nearest known word, or the word itself.
 */
export const mendSlip: MendWord = (word, tally) => {
  if (word.length < shortestMended || /[^a-z]/u.test(word) || isKnown(word)) return word
  const most = word.length >= longWord ? 2 : 1
  const letters = lettersOf(word)
  let best = word
  let fewest = most + 1
  for (const candidate of candidates.get(word[0] ?? '') ?? []) {
    tally.steps += 1
    if (Math.abs(candidate.word.length - word.length) > most) continue
    if (countOf(candidate.letters ^ letters) > 2 * most) continue
    const count = slips(word, candidate.word, most, tally)
    if (count < fewest) {
      best = candidate.word
      fewest = count
    }
  }
  return best
}

/**
 * Replaces words that nobody knows by the nearest known word: one slip in words of five letters and
 * more, two in words of eight and more; the first letter must be right.
 *
 * @param text - normalised English text.
 * @returns the text with slips mended.
 */
export const mendWords = wordMender(mendSlip)
