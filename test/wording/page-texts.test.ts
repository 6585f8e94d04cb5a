/** Every text of the pages stands in every language, and a missing one is found before anybody meets it. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { type FoundText, textsIn } from './wording-files.ts'

const folder = new URL('../../web/locales/', import.meta.url)
const others = languages.filter((language) => language !== 'en')
const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file))
const twins = others.flatMap((language) =>
  files.map((file) => ({ file, twin: file.replace(/ts$/, `${language}.ts`) })),
)

/** What is listened for and never shown: a language has as many ways to say a thing as it has. */
const heard = 'spoken-words.ts'
const shown = twins.filter(({ file }) => file !== heard)

/** A text that is made from what no sample stands for has no words to compare; that it is there counts. */
function textsOf(value: unknown, at = ''): ReadonlyMap<string, string> {
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).flatMap(([key, each]) => [
      ...textsOf(each, at === '' ? key : `${at}.${key}`),
    ])
    return new Map(parts)
  }
  const found = sampled(value, at)
  return new Map(found.length > 0 ? found.map((one) => [one.at, one.text]) : [[at, '']])
}

function sampled(value: unknown, at: string): readonly FoundText[] {
  try {
    return textsIn(value, at)
  } catch {
    return []
  }
}

async function read(file: string): Promise<ReadonlyMap<string, string>> {
  const exported: unknown = await import(new URL(file, folder).href)
  return textsOf(exported)
}

/** No words: keys of a list, and addresses of studies. */
const noWords = /\.(?:id|doi|url)$/

/** The same in both languages once numbers and samples are taken out: marks, names, units. */
const sameInBoth = new Set(['', 'No', 'Error', 'lb', 'Stones', 'MedlinePlus'])
const withoutSamples = (text: string) => text.replaceAll(/caminar|undefined|[^\p{L} ]/gu, '').trim()

describe('the texts of the pages', () => {
  it('are found', () => {
    expect(twins.length).toBeGreaterThan(30)
  })

  it.each(shown)('are all there in $twin, and none is left in English', async ({ file, twin }) => {
    const [english, other] = [await read(file), await read(twin)]
    expect([...other.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const left = [...other].filter(
      ([at, text]) =>
        text === english.get(at) && !noWords.test(at) && !sameInBoth.has(withoutSamples(text)),
    )
    expect(left).toEqual([])
  })

  it.each(twins)(
    '$twin does not compile with a text missing: English says its type',
    ({ twin }) => {
      const code = readFileSync(new URL(twin, folder), 'utf8')
      const exported = [...code.matchAll(/^export (?:const|function) (\w+)(:? \w+)?/gm)]
      expect(exported.length).toBeGreaterThan(0)
      for (const [line] of exported) expect(line).toMatch(/^export const \w+: \w+$/)
    },
  )
})
