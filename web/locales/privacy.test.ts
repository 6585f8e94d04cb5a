/** The privacy page is for everybody, not for lawyers. */

import { describe, expect, it } from 'vitest'
import { readingGrade } from '#coach/reading-grade.ts'
import { privacyTexts } from './privacy.ts'

/** Every sentence of a part of the page. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') return sentencesIn(texts('400'))
  return typeof texts === 'object' && texts !== null
    ? Object.values(texts).flatMap(sentencesIn)
    : []
}

describe('the privacy page', () => {
  it('can be read after six years of school', () => {
    const grade = readingGrade(sentencesIn(privacyTexts).join('\n'))
    expect(grade).toBeLessThanOrEqual(6)
  })

  const parts = Object.entries(privacyTexts).filter(([, texts]) => typeof texts === 'object')

  it.each(parts)('has no hard part: %s', (_, texts) => {
    expect(readingGrade(sentencesIn(texts).join('\n'))).toBeLessThanOrEqual(7.5)
  })
})
