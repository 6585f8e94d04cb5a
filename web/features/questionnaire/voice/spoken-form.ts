/** Brings what was said and what is written on the screen into one form, in which they can be compared. */

import type { SpokenWords } from '../../../locales/spoken-words.ts'

/** Highest number of the words for tens and below that takes no ones after it. */
const lastBelowTwenty = 19

/**
 * Small letters without accents, numbers in figures, without what people say around an answer.
 * A word that denies ("not", "no") is never left out.
 *
 * @param text - a sentence, as heard or as written.
 * @param words - of the language it is in.
 * @returns the words with one space between them; empty where nothing is left.
 */
export function spokenForm(text: string, words: SpokenWords): string {
  const whole = inFigures(tokensOf(text, words), words)
  return withoutFrame(whole, words).join(' ')
}

/**
 * The plainest form of a word or words, for lists of {@link SpokenWords}.
 *
 * @returns small letters without accents.
 */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
}

/** Words and numbers in order; an ordinal in figures, like 2nd, becomes `#2`. */
function tokensOf(text: string, words: SpokenWords): string[] {
  let line = plain(text).replaceAll('’', "'")
  for (const [ending, word] of Object.entries(words.endings)) {
    line = line.replaceAll(new RegExp(`${ending}(?!\\p{L})`, 'gu'), ` ${word}`)
  }
  const tokens = line
    .replaceAll(/(\d)(?:st|nd|rd|th|\.?[ºª])(?!\p{L})/gu, '$1#')
    .replaceAll(/(\d)\s*[-–—]\s*(?=\d)/gu, `$1 ${words.rangeDash} `)
    .replaceAll("'", '')
    .match(/\d+(?:[.,]\d+)?#?|\p{L}+/gu)
    ?.map((token) => token.replace(',', '.').replace(/^(\d+)#$/, '#$1'))
  return inUsualWords(tokens ?? [], words)
}

function inUsualWords(tokens: readonly string[], words: SpokenWords): string[] {
  let line = ` ${tokens.join(' ')} `
  for (const [other, usual] of Object.entries(words.same)) {
    line = line.replaceAll(` ${other} `, ` ${usual} `)
  }
  return line.split(' ').filter((token) => token !== '')
}

/** "sixty four" becomes 64, "six point six" 6.6. */
function inFigures(tokens: readonly string[], words: SpokenWords): string[] {
  const values = new Map(Object.entries(words.numbers).map(([word, value]) => [plain(word), value]))
  const points = words.point.map(plain)
  const figures: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const value = values.get(token)
    if (value === undefined) {
      figures.push(token)
      continue
    }
    const link = tokens[at + 1] === words.betweenTensAndOnes ? 1 : 0
    const ones = values.get(tokens[at + 1 + link] ?? '') ?? 0
    const isLinked = words.betweenTensAndOnes === '' || link === 1
    if (value > lastBelowTwenty && isLinked && ones > 0 && ones < 10) {
      figures.push(String(value + ones))
      at += 1 + link
    } else figures.push(String(value))
  }
  return figures
    .join(' ')
    .replaceAll(new RegExp(`(\\d) (?:${points.join('|')}) (?=\\d)`, 'g'), '$1.')
    .split(' ')
    .filter((token) => token !== '')
}

/** Takes away what stands before and after an answer, as long as there is any. */
function withoutFrame(tokens: readonly string[], words: SpokenWords): readonly string[] {
  const opening = words.opening.map((phrase) => plain(phrase).split(' '))
  const closing = words.closing.map((phrase) => plain(phrase).split(' '))
  const before = opening.find((phrase) => phrase.every((word, at) => tokens[at] === word))
  if (before !== undefined && tokens.length > 0) {
    return withoutFrame(tokens.slice(before.length), words)
  }
  const after = closing.find((phrase) =>
    phrase.every((word, at) => tokens[tokens.length - phrase.length + at] === word),
  )
  if (after !== undefined && tokens.length > 0) {
    return withoutFrame(tokens.slice(0, -after.length), words)
  }
  return tokens
}
