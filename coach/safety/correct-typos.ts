/** Mends single slips of the finger in words the coach knows, so that a misspelt cry for help is still heard. */

import { evidence } from '../evidence/catalog.ts'
import { wordingOf } from '../wording/catalog.ts'
import { everydayWords } from './everyday-words.ts'
import { ruleWords } from './rules/catalog.ts'

/** Shorter words have too many neighbours to guess from. */
const shortestMended = 4

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]+/gu) ?? []
}

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

function shortened(word: string): readonly string[] {
  return Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1))
}

/** Each known word under itself without one letter. */
const neighbours = new Map<string, string>()
for (const word of known) {
  if (word.length < shortestMended) continue
  for (const short of shortened(word)) if (!neighbours.has(short)) neighbours.set(short, word)
}

function mend(word: string): string {
  if (word.length < shortestMended || known.has(word) || /\d/u.test(word)) return word
  const turned = Array.from(word, (letter, place) => {
    const next = word[place + 1] ?? ''
    return `${word.slice(0, place)}${next}${letter}${word.slice(place + 2)}`
  }).find((candidate) => candidate !== word && known.has(candidate))
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
export function correctTypos(text: string): string {
  return text.split(' ').map(mend).join(' ')
}
