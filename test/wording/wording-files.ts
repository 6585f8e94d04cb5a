/** The files that hold the words of the instruments, in both languages. */

import { readdirSync } from 'node:fs'

const core = new URL('../../core/', import.meta.url)
const holdsWords = /^(?:wording\/[a-z-]+|instruments\/[a-z]+\/[a-z]+-words)$/

/** One file of words with its twin. */
export interface WordingPair {
  readonly name: string
  readonly english: Readonly<Record<string, unknown>>
  readonly spanish: Readonly<Record<string, unknown>>
}

/** Paths in core of the files of one language, without their ends. */
export function wordingNames(end: '.ts' | '.es.ts'): readonly string[] {
  return readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length).replaceAll('\\', '/'))
    .filter((name) => holdsWords.test(name))
    .toSorted()
}

/** Reads every file of words with its twin. */
export function readWording(): Promise<readonly WordingPair[]> {
  return Promise.all(
    wordingNames('.ts').map(async (name) => ({
      name,
      english: await read(`${name}.ts`),
      spanish: await read(`${name}.es.ts`),
    })),
  )
}

async function read(file: string): Promise<Readonly<Record<string, unknown>>> {
  const exported: Readonly<Record<string, unknown>> = await import(new URL(file, core).href)
  return exported
}

/** One text with the way to it, for example `stressItemWords.items.1-0.prompt`. */
export interface FoundText {
  readonly at: string
  readonly text: string
}

/**
 * Lists every text; a sentence that is made from values is made from samples.
 *
 * @param value - words of one file.
 * @param at - the way to it.
 */
export function textsIn(value: unknown, at = ''): readonly FoundText[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value === 'function') {
    const made: unknown = Reflect.apply(value, undefined, ['caminar', 3, 7, 12])
    return textsIn(made, at)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, at === '' ? key : `${at}.${key}`),
  )
}
