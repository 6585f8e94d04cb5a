/** Nobody is bound to words they have not read, and the words are plain. */

import { describe, expect, it } from 'vitest'
import { readingGrade } from '#coach/reading-grade.ts'
import { consentVersions, currentConsentVersion } from '#contract/consent.ts'
import { consentTexts } from './consent.ts'

/** SHA-256 of the words of each version. A change of words needs a new version and a new line. */
const hashes: Readonly<Record<(typeof consentVersions)[number], string>> = {
  '2026-11-21': '84aac8062af73f65628a3fd40fb0c28abe2f163919333bddb831878589a39a71',
}

const { points, agree } = consentTexts

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

describe('the consent text', () => {
  it('has not changed under its version', async () => {
    expect(await hashOf(JSON.stringify([points, agree]))).toBe(hashes[currentConsentVersion])
  })

  it('is asked for in its newest version', () => {
    expect(consentVersions.at(-1)).toBe(currentConsentVersion)
  })

  it('can be read by a child of eleven', () => {
    const text = [...points.map((point) => point.text), agree].join('\n')
    expect(readingGrade(text)).toBeLessThanOrEqual(6)
    for (const point of points) expect(readingGrade(point.text)).toBeLessThanOrEqual(7)
  })
})
