/** Nobody is bound to words they have not read, and the words are plain; in each language. */

import { describe, expect, it } from 'vitest'
import { readingGrade } from '#coach/text/reading-grade.ts'
import { fairlyEasySpanish, spanishReadingEase } from '#coach/text/reading-ease-spanish.ts'
import { consentVersions, currentConsentVersion } from '#contract/consent.ts'
import type { Language } from '#core/languages.ts'
import { consentTexts as spanish } from './consent.es.ts'
import { type ConsentTexts, consentTexts as english } from './consent.ts'

type Hashes = Readonly<Record<Language, string>>

/** SHA-256 of the words of each version. A change of words, in any language, needs a new version and a new line. */
const hashes: Readonly<Record<(typeof consentVersions)[number], Hashes>> = {
  '2026-11-21': {
    en: '84aac8062af73f65628a3fd40fb0c28abe2f163919333bddb831878589a39a71',
    es: 'ec269a91f24f3c30f771d65b94fa5142be7d9848b9bc2109336e9189ab345554',
  },
}

async function hashOf({ points, agree }: ConsentTexts): Promise<string> {
  const text = JSON.stringify([points, agree])
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function wordsOf({ points, agree }: ConsentTexts): readonly string[] {
  return [...points.map((point) => point.text), agree]
}

describe('the consent text', () => {
  it('has not changed under its version', async () => {
    expect(await hashOf(english)).toBe(hashes[currentConsentVersion].en)
    expect(await hashOf(spanish)).toBe(hashes[currentConsentVersion].es)
  })

  it('is asked for in its newest version', () => {
    expect(consentVersions.at(-1)).toBe(currentConsentVersion)
  })

  it('can be read by a child of eleven', () => {
    expect(readingGrade(wordsOf(english).join('\n'))).toBeLessThanOrEqual(6)
    for (const text of wordsOf(english)) expect(readingGrade(text)).toBeLessThanOrEqual(7)
  })

  it('can be read by a child of eleven in Spanish', () => {
    const words = wordsOf(spanish)
    expect(spanishReadingEase(words.join('\n'))).toBeGreaterThanOrEqual(fairlyEasySpanish)
    for (const text of words) expect(spanishReadingEase(text)).toBeGreaterThanOrEqual(60)
  })

  it('says the same things in Spanish', () => {
    expect(spanish.points).toHaveLength(english.points.length)
  })
})
