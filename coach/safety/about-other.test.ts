/** Whoever asks for somebody else is not asked whether they are safe themselves, and being safe ends nothing for the other. */

import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../test-support/talk.ts'
import type { SafetyCode } from './codes.ts'
import { isSelfSafe, namesOther } from './about-other.ts'

it.each<[string, SafetyCode]>([
  ['It is not me, it is the lady upstairs', 'abuse_neglect'],
  ["It's Agnes I'm worried about", 'suicide_self_harm'],
  ["I'm asking about Mr Doyle upstairs", 'suicide_self_harm'],
  ['no soy yo, es la señora de enfrente', 'abuse_neglect'],
  ['it is my husband, he is on the floor', 'fall_injury'],
])('names another: %s', (message, code) => {
  expect(namesOther(message, { code, isWish: false })).toBe(true)
})

it.each<[string, SafetyCode]>([
  ['it is my husband who does it', 'abuse_neglect'],
  ['it is my wife, I miss her so', 'suicide_self_harm'],
  ['I am not all right', 'suicide_self_harm'],
  ['I am worried about the dog', 'suicide_self_harm'],
  ["It's Frank who hits me", 'abuse_neglect'],
  ['God took my wife, and not me', 'suicide_self_harm'],
])('names none: %s', (message, code) => {
  expect(namesOther(message, { code, isWish: false })).toBe(false)
})

it('of a wish told in the first person takes more than a name', () => {
  const own = { code: 'suicide_self_harm', isWish: true } as const
  expect(namesOther("I'm asking about Frank", own)).toBe(false)
  expect(namesOther('It is not me, it is my brother', own)).toBe(true)
})

it('tells who is safe', () => {
  expect(isSelfSafe('I am safe over here in my own flat')).toBe(true)
  expect(isSelfSafe('She is safe now, and I am safe too')).toBe(false)
  expect(isSelfSafe('I am safe now')).toBe(false)
})

describe('harm that somebody saw', () => {
  const seen = 'The man upstairs hits his old mother, I see her bruises.'

  it('does not end because they are safe themselves', () => {
    const [, second] = talk([
      seen,
      'I am safe over here in my own flat. Where do I report such a thing?',
    ])
    expect(second?.act).toBe('danger')
    expect(second?.text).toMatch(/911/u)
  })

  it('is spoken of as theirs once it is said whose it is', () => {
    const told = 'Bruises on the arms, and the bank card is gone, taken by the grandson.'
    const { text } = lastOf([told, 'It is not me, it is the lady upstairs.'])
    expect(text).toMatch(/they/iu)
    expect(text).not.toMatch(/Are you safe where you are/u)
  })
})
