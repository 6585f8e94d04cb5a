/** A small notation for word patterns over normalised text, so that rules read like the sentences they catch. */

import { words } from './word-lists.ts'

/** Up to so many words between two parts; the blank before them may already be taken by an optional part. */
function gapOf(mostWords: number): string {
  return `(?:(?<= )(?:[a-z0-9]+ ){0,${mostWords}}|(?: [a-z0-9]+){0,${mostWords}} )`
}

/**
 * Compiles a pattern. In the notation a blank is one blank, `*` any further letters, ` ... ` up to
 * six words between, ` .. ` up to two, `( | )` and `?` have their usual sense, and `{name}` stands
 * for a list of words.
 *
 * @param source - the pattern.
 * @param lists - the alternatives behind each `{name}`; those that all rules share, where none are given.
 * @returns an expression that matches whole words of normalised text.
 */
export function pattern(source: string, lists: Readonly<Record<string, string>> = words): RegExp {
  const expanded = source
    .replaceAll(/\{([a-zA-Z]+)\}/gu, (_, name: string) => `(?:${lists[name] ?? name})`)
    .replaceAll(/\((?!\?)/gu, '(?:')
    .replaceAll(/ ?\.\.\. /gu, gapOf(6))
    .replaceAll(/ ?(?<!\.)\.\. /gu, gapOf(2))
    .replaceAll(/([a-z0-9])\*/gu, '$1[a-z]*')
  return new RegExp(`(?<![a-z0-9])(?:${expanded})(?![a-z0-9])`, 'u')
}

/**
 * Compiles a list of patterns.
 *
 * @param sources - patterns in the notation of {@link pattern}.
 * @param lists - as for {@link pattern}.
 * @returns one expression for each.
 */
export function patterns(
  sources: readonly string[],
  lists: Readonly<Record<string, string>> = words,
): readonly RegExp[] {
  return sources.map((source) => pattern(source, lists))
}

/**
 * Leaves out of an expression what must not stand before or behind its words, where that is of any length: it finds all
 * that the whole one finds, and more, in a time that grows no faster than the text.
 *
 * @param expression - of {@link pattern}.
 */
export function withoutExceptions({ source, flags }: RegExp): RegExp {
  let left = ''
  for (let at = 0; at < source.length; at += 1) {
    const end =
      source.startsWith('(?<!', at) || source.startsWith('(?!', at) ? endOf(source, at) : at
    if (end > at && /[*+{]/u.test(source.slice(at, end))) at = end
    else left += source[at]
  }
  return new RegExp(left, flags)
}

/** Where the bracket closes that opens there. */
function endOf(source: string, open: number): number {
  let depth = 0
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1
    if (source[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return source.length
}

/**
 * Takes a long text apart between words, each piece with the end of the one before.
 *
 * @param text - normalised.
 * @param chars - letters of a piece.
 */
export function piecesOf(text: string, chars: number): readonly string[] {
  if (text.length <= chars) return [text]
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += Math.ceil(0.8 * chars)) {
    const from = text.lastIndexOf(' ', at)
    pieces.push(text.slice(Math.max(0, from), at + chars))
  }
  return pieces
}
