/** Names a matter by words that stand anywhere in a question: each kind of them must be there, and none that speak of another. */

import { pattern } from '../text/pattern.ts'

/** Lists in the notation of patterns, for both languages at once. */
interface Naming {
  /** Of each, some word must be there. */
  readonly all: readonly string[]
  /** Where one of these is there, another matter is meant. */
  readonly not?: string
}

/** Whoever tells more than so many letters may speak of it in passing: that is for the model to weigh. */
const mostLetters = 150

const anywhere = (list: string) => `.*${pattern(list).source}`

function sourceOf({ all, not }: Naming): string {
  const refused = not === undefined ? '' : `(?!${anywhere(`(${not})`)})`
  return `${refused}${all.map((list) => `(?=${anywhere(`(${list})`)})`).join('')}`
}

/**
 * Compiles what names a matter.
 *
 * @param namings - one of them is enough.
 */
export function namedBy(...namings: readonly Naming[]): RegExp {
  return new RegExp(`^(?=.{0,${mostLetters}}$)(?:${namings.map(sourceOf).join('|')})`, 'u')
}
