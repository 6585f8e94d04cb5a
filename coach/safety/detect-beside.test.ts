/** A crisis is heard whatever innocent sentence stands beside it, and the innocent sentence alone is quiet. */

import { describe, expect, it } from 'vitest'
import { tiers } from './codes.ts'
import { detectIn } from './detect.ts'
import { englishInnocents, spanishInnocents } from './test-support/innocent-sentences.ts'
import { englishCrises, spanishCrises, type PlainCrisis } from './test-support/plain-crises.ts'

/** Two sentences told in one breath. */
function oneBreath(first: string, joint: string, second: string): string {
  return `${first.replace(/[.?!]$/u, '')} ${joint} ${second}`
}

/** The crisis behind, before or joined with every innocent sentence, where its code is not found. */
function lostBeside(
  [said, code]: PlainCrisis,
  innocents: readonly string[],
  joints: readonly string[],
): readonly string[] {
  return innocents
    .flatMap((innocent, place) => {
      // One of the ways for each innocent sentence: all of them would take a minute.
      const [first, second] = place % 2 === 0 ? [innocent, said] : [said, innocent]
      const joint = joints[place % joints.length] ?? ''
      return place % 3 === 0 ? [oneBreath(first, joint, second)] : [`${first} ${second}`]
    })
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
  ['English', englishCrises, englishInnocents, ['and', 'when', 'while']],
  ['Spanish', spanishCrises, spanishInnocents, ['y', 'cuando', 'mientras']],
] as const)('in %s', (_, crises, innocents, joints) => {
  it.each(crises)('hears "%s" beside every sentence', (said, code) => {
    expect(lostBeside([said, code], innocents, joints)).toEqual([])
  })

  it('stays quiet on the sentences alone', () => {
    expect(alarmedAmong(innocents)).toEqual([])
  })
})

it.each([
  ['My husband died five years ago and I fell in the kitchen and I cannot get up', 'fall_injury'],
  ['I was watching the news when I got a crushing pain in my chest', 'chest_pain'],
  ['Voy a matarme mañana y cuando era joven vivía en el campo', 'suicide_self_harm'],
  ['Estaba viendo una telenovela y me dio un dolor muy fuerte en el pecho', 'chest_pain'],
  ['My son hit me a year ago and he hit me again yesterday', 'abuse_neglect'],
  ['I broke my wrist ten years ago and this morning I fell and I cannot get up', 'fall_injury'],
] as const)('hears "%s", told in one breath', (message, code) => {
  expect(detectIn(message)).toContain(code)
})

it('counts no near miss in a message of very many clauses', () => {
  const many = 'We watched a film, '.repeat(30)
  expect(detectIn(`${many}I want to kill myself`)).toContain('suicide_self_harm')
  expect(detectIn(`I want to kill myself in a film, ${many}`)).toContain('suicide_self_harm')
})
