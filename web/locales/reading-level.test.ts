/** Half of all older readers lose their way in hard sentences: every catalog stays at grade 6. */

import { describe, expect, it } from 'vitest'
import { readingGrade } from '#coach/reading-grade.ts'

/** Flesch-Kincaid; older-adults.md, rule 12. */
const wholeAtMost = 6
/** A single sentence with a named thing in it ("doctor", "medicine") may stand a little higher. */
const oneAtMost = 7
/** Shorter ones are labels, in which a single word decides the figure. */
const fewestWords = 12

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '!./*.es.ts', '!./*.test.ts', '!./language.ts'],
  { eager: true },
)

/** Every text of a catalog; one that is made from numbers or names is made from samples. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsIn(sampleOf(value))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

function sampleOf(make: Function): unknown {
  try {
    return make('Sleep', 3, 7, 12)
  } catch {
    return undefined
  }
}

const catalogs = Object.entries(modules).flatMap(([file, exports]) => {
  const sentences = textsIn(exports).filter((text) => /[.?!]$/.test(text))
  return sentences.length === 0 ? [] : [{ file, sentences }]
})

describe('the texts that people read', () => {
  it('are found', () => {
    expect(catalogs.length).toBeGreaterThan(20)
  })

  it.each(catalogs)('are plain in $file', ({ sentences }) => {
    expect(readingGrade(sentences.join('\n'))).toBeLessThanOrEqual(wholeAtMost)
    const long = sentences.filter((text) => text.split(/\s+/).length >= fewestWords)
    expect(long.filter((text) => readingGrade(text) > oneAtMost)).toEqual([])
  })
})
