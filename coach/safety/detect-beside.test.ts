/** A crisis is heard whatever innocent sentence stands beside it, and the innocent sentence alone is quiet. */

import { describe, expect, it } from 'vitest'
import { tiers } from './codes.ts'
import { detectIn } from './detect.ts'
import { englishInnocents, spanishInnocents } from './test-support/innocent-sentences.ts'
import { englishCrises, spanishCrises, type PlainCrisis } from './test-support/plain-crises.ts'

/** The crisis behind and before every innocent sentence, where its code is not found. */
function lostBeside([said, code]: PlainCrisis, innocents: readonly string[]): readonly string[] {
  return innocents
    .flatMap((innocent) => [`${innocent} ${said}`, `${said} ${innocent}`])
    .filter((message) => !detectIn(message).includes(code))
}

/** Innocent sentences that get a text of an emergency or a crisis. */
function alarmedAmong(innocents: readonly string[]): string[] {
  return innocents.filter((innocent) => detectIn(innocent).length > 0)
}

it('tries crises of every code of both tiers, in both languages', () => {
  const urgent = Object.entries(tiers).filter(([, tier]) => tier <= 1)
  for (const crises of [englishCrises, spanishCrises]) {
    expect(new Set(crises.map(([, code]) => code))).toEqual(new Set(urgent.map(([code]) => code)))
    expect(crises.length).toBeGreaterThanOrEqual(30)
  }
  expect(englishInnocents.length + spanishInnocents.length).toBeGreaterThanOrEqual(80)
})

describe.each([
  ['English', englishCrises, englishInnocents],
  ['Spanish', spanishCrises, spanishInnocents],
] as const)('in %s', (_, crises, innocents) => {
  it.each(crises)('hears "%s" behind and before every sentence', (said, code) => {
    expect(lostBeside([said, code], innocents)).toEqual([])
  })

  it('stays quiet on the sentences alone', () => {
    expect(alarmedAmong(innocents)).toEqual([])
  })
})
