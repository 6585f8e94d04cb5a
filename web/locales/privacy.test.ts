/** The privacy page is for everybody, not for lawyers; in each language. */

import { describe, expect, it } from 'vitest'
import { readingGrade } from '#coach/text/reading-grade.ts'
import { fairlyEasySpanish, spanishReadingEase } from '#coach/text/reading-ease-spanish.ts'
import { privacyTexts as spanish } from './privacy.es.ts'
import { privacyTexts as english } from './privacy.ts'

/** Every sentence of a part of the page. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') return sentencesIn(texts('400'))
  return typeof texts === 'object' && texts !== null
    ? Object.values(texts).flatMap(sentencesIn)
    : []
}

function partsOf(texts: object) {
  return Object.entries(texts).filter(([, part]) => typeof part === 'object')
}

describe('the privacy page', () => {
  it('can be read after six years of school', () => {
    expect(readingGrade(sentencesIn(english).join('\n'))).toBeLessThanOrEqual(6)
    expect(spanishReadingEase(sentencesIn(spanish).join('\n'))).toBeGreaterThanOrEqual(
      fairlyEasySpanish,
    )
  })

  it.each(partsOf(english))('has no hard part: %s', (_, texts) => {
    expect(readingGrade(sentencesIn(texts).join('\n'))).toBeLessThanOrEqual(7.5)
  })

  it.each(partsOf(spanish))('has no hard part in Spanish: %s', (_, texts) => {
    expect(spanishReadingEase(sentencesIn(texts).join('\n'))).toBeGreaterThanOrEqual(60)
  })

  it('promises as much in Spanish as in English', () => {
    expect(sentencesIn(spanish)).toHaveLength(sentencesIn(english).length)
  })
})
