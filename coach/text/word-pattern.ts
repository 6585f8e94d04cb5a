/** A pattern of a rule that is compiled only when a message holds a word it can open with. */

import { pattern } from './pattern.ts'
import { words as lists } from './word-lists.ts'

/** A word a pattern can open with; `isStem` where more letters may follow. */
interface Opening {
  readonly letters: string
  readonly isStem: boolean
}

/** A message prepared for many patterns. */
export interface MessageView {
  readonly text: string
  readonly words: ReadonlySet<string>
  /** Every beginning of every word. */
  readonly beginnings: ReadonlySet<string>
}

/** A pattern that can be asked whether it is found in a message. */
export interface WordPattern {
  readonly source: string
  /** Words it can open with, worked out when first asked for; undefined where it may open with any. */
  readonly openings: () => readonly Opening[] | undefined
  readonly isFoundIn: (view: MessageView) => boolean
  /** The part of the text that it matches first; undefined where it is not found. */
  readonly partIn: (view: MessageView) => string | undefined
}

/**
 * Prepares a message.
 *
 * @param text - normalised text.
 * @returns the text with its words and their beginnings.
 */
export function viewOf(text: string): MessageView {
  const words = new Set(text.split(' '))
  const beginnings = new Set<string>()
  for (const word of words) {
    for (let length = 1; length <= word.length; length += 1) beginnings.add(word.slice(0, length))
  }
  return { text, words, beginnings }
}

/** Splits a pattern at bars that stand outside all brackets. */
export function alternativesOf(source: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const [place, letter] of Array.from(source).entries()) {
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (letter === '|' && depth === 0) {
      parts.push(source.slice(from, place))
      from = place + 1
    }
  }
  return [...parts, source.slice(from)]
}

function closingOf(source: string): number {
  let depth = 0
  for (const [place, letter] of Array.from(source).entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth === 0) return place
  }
  return source.length
}

/** Where the blank after a word may be missing, the word may go on. */
function asStem({ letters }: Opening): Opening {
  return { letters, isStem: true }
}

/** Openings of one alternative; undefined where it may open with anything. */
function openingsOfOne(source: string): readonly Opening[] | undefined {
  const rest = source.replace(/^[ .]+/u, '')
  if (rest.startsWith('(?')) return undefined
  if (rest.startsWith('(')) {
    const end = closingOf(rest)
    const isRunOn = /^[?*]?(?: \?|[^ ?*])/u.test(rest.slice(end + 1))
    const inner = openingsOf(rest.slice(1, end))?.map((one) => (isRunOn ? asStem(one) : one))
    if (!inner || !/[?*]/u.test(rest[end + 1] ?? '')) return inner
    const after = openingsOfOne(rest.slice(end + 2))
    return after && [...inner, ...after]
  }
  const letters = /^[a-z0-9]+/u.exec(rest)?.[0]
  if (letters === undefined) return undefined
  const next = rest[letters.length] ?? ''
  // One letter that may be left out opens nothing by itself.
  if (next === '?' && letters.length === 1) return undefined
  if (next === '?') return [{ letters: letters.slice(0, -1), isStem: true }]
  const isWhole = next === '' || (next === ' ' && rest[letters.length + 1] !== '?')
  return [{ letters, isStem: !isWhole }]
}

function openingsOf(source: string): readonly Opening[] | undefined {
  const all = alternativesOf(source).map(openingsOfOne)
  return all.some((openings) => openings === undefined)
    ? undefined
    : all.flatMap((openings) => openings ?? [])
}

/** Puts the alternatives in the place of each `{name}`; a list may name others. */
function withLists(notation: string): string {
  const { length } = notation
  const full = notation.replaceAll(
    /\{([a-zA-Z]+)\}/gu,
    (_, name: string) => `(${lists[name] ?? name})`,
  )
  return full.length === length ? full : withLists(full)
}

/**
 * Makes a pattern that costs next to nothing on messages it cannot match.
 *
 * @param notation - the pattern in the notation of `pattern`, with the shared word lists.
 * @returns the pattern; compiled at its first real use.
 */
export function wordPattern(notation: string): WordPattern {
  const source = withLists(notation)
  let known: { readonly openings: readonly Opening[] | undefined } | undefined
  const openings = () => {
    known ??= { openings: openingsOf(source) }
    return known.openings
  }
  let expression: RegExp | undefined
  const partIn = ({ text, words, beginnings }: MessageView) => {
    const mayOpen = openings()?.some(({ letters, isStem }) =>
      (isStem ? beginnings : words).has(letters),
    )
    if (mayOpen === false) return undefined
    expression ??= pattern(source)
    return expression.exec(text)?.[0]
  }
  return { source, openings, partIn, isFoundIn: (view) => partIn(view) !== undefined }
}

/**
 * Sorts patterns by the words they can open with, so that a message costs by its words and not by their number.
 *
 * @param all - the patterns.
 * @returns a function that adds those which a message may hold to a set.
 */
export function candidateFinder(
  all: Iterable<WordPattern>,
): (view: MessageView, found: Set<WordPattern>) => void {
  const anywhere: WordPattern[] = []
  const byWord = new Map<string, WordPattern[]>()
  const byStem = new Map<string, WordPattern[]>()
  for (const one of all) {
    const openings = one.openings()
    if (!openings) anywhere.push(one)
    for (const { letters, isStem } of openings ?? []) {
      const by = isStem ? byStem : byWord
      const same = by.get(letters)
      if (same) same.push(one)
      else by.set(letters, [one])
    }
  }
  return ({ words, beginnings }, found) => {
    for (const one of anywhere) found.add(one)
    for (const word of words) for (const one of byWord.get(word) ?? []) found.add(one)
    for (const start of beginnings) for (const one of byStem.get(start) ?? []) found.add(one)
  }
}

const made = new Map<string, WordPattern>()

/**
 * Makes a pattern of which others name the same: it is compiled once, and asked once per message.
 *
 * @param notation - as for {@link wordPattern}.
 */
export function onceOnly(notation: string): WordPattern {
  const known = made.get(notation)
  if (known) return known
  const inner = wordPattern(notation)
  const answers = new WeakMap<MessageView, boolean>()
  const wanted: WordPattern = {
    ...inner,
    isFoundIn(view) {
      const earlier = answers.get(view)
      if (earlier !== undefined) return earlier
      const isFound = inner.isFoundIn(view)
      answers.set(view, isFound)
      return isFound
    },
  }
  made.set(notation, wanted)
  return wanted
}
