/** Turns English into the words of the made-up language: accented, longer, from right to left. */

/** Share by which other languages outgrow English; German and Finnish do. */
const growth = 0.3
const filler = ' one two three four five six seven eight nine ten eleven twelve'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  U: 'Ú',
}

/** Between the two marks each letter runs from right to left (Unicode TR 9, RLO and PDF). */
const fromRight = '\u202e'
const end = '\u202c'

const isAddress = /^(?:https?:|mailto:|tel:|\/)/

/**
 * Words all the way down: in lists, in objects, and in what a function of words returns.
 *
 * @param value - texts of one file.
 * @returns the same shape; addresses, numbers and all that has no letter stay as they are.
 */
export function inMadeUpWords<Texts>(value: Texts): Texts
export function inMadeUpWords(value: unknown): unknown {
  if (typeof value === 'string') return madeUp(value)
  if (typeof value === 'function') {
    return (...given: unknown[]): unknown => inMadeUpWords(Reflect.apply(value, undefined, given))
  }
  if (Array.isArray(value)) return value.map((one: unknown) => inMadeUpWords(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inMadeUpWords(one)]))
}

function madeUp(english: string): string {
  if (isAddress.test(english) || english.includes(fromRight)) return english
  if (!/\p{L}/u.test(english)) return english
  const longer = english + filler.slice(0, Math.ceil(english.length * growth))
  return (
    longer
      .replaceAll(/[aeinouAEINOU]/g, (letter) => accents[letter] ?? letter)
      // Word by word: a number between them keeps its own direction, as in Arabic and Hebrew.
      .replaceAll(/\p{L}[\p{L}'’-]*/gu, (word) => fromRight + word + end)
  )
}
