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
  ])('%s: %j', (code, messages) => {
    expect(lastOf(messages).safety.map((each) => each.code)).toContain(code)
  })

  it.each([
    [['I want to stop', 'I have no tablets here']],
    [['I want to stop drinking today', 'My hands do not shake']],
    [['My husband hits me', 'I am safe now', 'My sister is here and she is staying']],
    [['My husband hits me', 'I am safe now', 'My sister said she is coming over']],
    [['How do I sleep better?', 'He is back, with his friends']],
  ])('nothing in %j', (messages) => {
    expect(lastOf(messages).safety).toEqual([])
  })
})
