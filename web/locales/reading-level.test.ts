/** Half of all older readers lose their way in hard sentences: every catalog stays at grade 6, in each language. */

import { describe, expect, it } from 'vitest'
import { readingGrade } from '#coach/text/reading-grade.ts'
import { fairlyEasySpanish, spanishReadingEase } from '#coach/text/reading-ease-spanish.ts'

/** Flesch-Kincaid; older-adults.md, rule 12. */
const wholeAtMost = 6
/** A single sentence with a named thing in it ("doctor", "medicine") may stand a little higher. */
const oneAtMost = 7
/** On the INFLESZ scale the same leave: what is "normal" there, such as the press that everybody reads. */
const oneAtLeastInSpanish = 55
/** Shorter ones are labels, in which a single word decides the figure. */
const fewestWords = 12

const english = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '!./*.es.ts', '!./*.test.ts', '!./language.ts'],
  { eager: true },
)
const spanish = import.meta.glob<Record<string, unknown>>(['./*.es.ts', '!./language.es.ts'], {
  eager: true,
})

/** What texts are made from: names, numbers, moments, lists. */
const samples: readonly (readonly unknown[])[] = [
  ['Sleep', 3, 7, 12],
  ['Sleep', ['Diet', 'Stress'], 3],
  [['Sleep', 'Diet'], 3],
  ['Sleep', 'Diet', { min: 0, max: 21 }, 3],
  [new Date(2026, 10, 21), new Date(2026, 10, 22)],
  [{}],
]

/** Every text of a catalog; one that is made from numbers or names is made from samples. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsIn(sampleOf(value))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** @throws where no sample fits: the text would be missed without a word. */
function sampleOf(make: Function): unknown {
  for (const sample of samples) {
    try {
      return make(...sample)
    } catch {
      // The next sample may fit.
    }
  }
  throw new Error(`There is no sample for ${String(make)}`)
}

function catalogsOf(modules: typeof english) {
  return Object.entries(modules).flatMap(([file, exports]) => {
    const sentences = textsIn(exports).filter((text) => /[.?!]$/.test(text) || isLong(text))
    return sentences.length === 0 ? [] : [{ file, sentences }]
  })
}

function isLong(text: string): boolean {
  return text.split(/\s+/).length >= fewestWords
}

describe('the texts that people read', () => {
  it('are found', () => {
    expect(catalogsOf(english).length).toBeGreaterThan(20)
    expect(Object.keys(spanish).toSorted()).toEqual(
      Object.keys(english)
        .map((file) => file.replace(/ts$/, 'es.ts'))
        .toSorted(),
    )
  })

  it.each(catalogsOf(english))('are plain in $file', ({ sentences }) => {
    expect(readingGrade(sentences.join('\n'))).toBeLessThanOrEqual(wholeAtMost)
    const long = sentences.filter(isLong)
    expect(long.filter((text) => readingGrade(text) > oneAtMost)).toEqual([])
  })

  it.each(catalogsOf(spanish))('are plain in $file', ({ sentences }) => {
    expect(spanishReadingEase(sentences.join('\n'))).toBeGreaterThanOrEqual(fairlyEasySpanish)
    const long = sentences.filter(isLong)
    expect(long.filter((text) => spanishReadingEase(text) < oneAtLeastInSpanish)).toEqual([])
  })
})
