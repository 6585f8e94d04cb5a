/** A danger may be told in two messages: who reads only the last one passes it over. */

import { describe, expect, it } from 'vitest'
import type { SafetyCode } from '../safety/codes.ts'
import { lastOf } from '../test-support/talk.ts'

describe('what was told before makes a danger of', () => {
  it.each<[SafetyCode, readonly string[]]>([
    ['suicide_self_harm', ['I want to stop', 'I have the tablets here']],
    ['alcohol_withdrawal', ['I want to stop drinking', 'My hands tremble']],
    [
      'emergency_other',
      ['I drank a lot and took my sleeping pill', 'How do I stay awake?', 'I am so drowsy'],
    ],
    ['abuse_neglect', ['My husband hits me', 'I am safe now', 'He is back, with his friends']],
    ['emergency_other', ['I took my tablets', 'all of them']],
    ['emergency_other', ['tomé pastillas', 'muchas']],
    ['emergency_other', ['My nose is bleeding', 'it will not stop']],
    ['emergency_other', ['estoy mareado', 'de repente']],
    ['emergency_other', ['no puedo orinar', 'desde ayer']],
    ['stroke', ['My head hurts', 'all of a sudden']],
    ['stroke', ['me duele la cabeza', 'de golpe']],
  ])('%s: %j', (code, messages) => {
    expect(lastOf(messages).safety.map((each) => each.code)).toContain(code)
  })

  it.each([
    [['I want to stop', 'I have no tablets here']],
    [['I took my tablets', 'with water']],
    [['My head hurts', 'a little']],
    [['I cannot sleep', 'since last week']],
    [['No duermo nada', 'desde hace tres días']],
    [['My knee hurts', 'a lot']],
    [['I want to stop drinking today', 'My hands do not shake']],
    [['My husband hits me', 'I am safe now', 'My sister is here and she is staying']],
    [['My husband hits me', 'I am safe now', 'My sister said she is coming over']],
    [['How do I sleep better?', 'He is back, with his friends']],
  ])('nothing in %j', (messages) => {
    expect(lastOf(messages).safety).toEqual([])
  })
})

describe('goes on to the step of the danger that stands', () => {
  it.each([
    [['I fell down', 'I can’t get up']],
    [['I hit my head', 'I take blood thinners']],
    [['me caí', 'no me puedo levantar']],
    [['I am confused', 'since this morning']],
    [['veo doble', 'desde esta mañana']],
    [['I am short of breath', 'yes']],
    [['My sugar is low', '55']],
    [['mi cuidadora me roba', 'todos los días']],
  ])('%j', (messages) => {
    expect(lastOf(messages, 'en').act).toBe('danger')
  })
})
