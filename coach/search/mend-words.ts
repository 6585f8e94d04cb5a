/** Mends misspelt words of a question towards the words that the evidence and its questions use. */

import { evidence } from '../evidence/catalog.ts'
import { everydayWords } from '../safety/everyday-words.ts'
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
const beginnings = [...new Set(sources.filter((word) => word.endsWith('*')))]
  .map((word) => word.slice(0, -1))
  .filter((word) => word.length > 3)
const candidates = Map.groupBy(
  [...known, ...beginnings].filter((word) => word.length >= shortestMended),
  (word) => word[0] ?? '',
)

function isKnown(word: string): boolean {
  return known.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}

/** Slips between two words: letters missing, added, wrong or swapped with their neighbour; `most` + 1 where there are more. */
function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let down = 1; down <= one.length; down += 1) {
    const next = [down]
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
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row.at(-1) ?? most + 1
}

function mend(word: string): string {
  if (word.length < shortestMended || /\d/u.test(word) || isKnown(word)) return word
  const most = word.length >= longWord ? 2 : 1
  let best = word
  let fewest = most + 1
  for (const candidate of candidates.get(word[0] ?? '') ?? []) {
    const count = slips(word, candidate, most)
    if (count < fewest) {
      best = candidate
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
export function mendWords(text: string): string {
  return text.split(' ').map(mend).join(' ')
}
