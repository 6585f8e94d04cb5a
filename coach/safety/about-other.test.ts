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

describe('a wish to die', () => {
  it.each([
    'My nephew says he wants to die',
    'My neighbor wants to end her life, she told me so',
    'Mi vecina dice que se quiere morir',
  ])('of somebody else is met with words for whoever is with them: %s', (message) => {
    const [first] = lastOf([message]).safety
    expect(first?.code).toBe('suicide_self_harm')
    expect(first?.text).toMatch(/Stay with them|Quédese a su lado/u)
  })

  it.each([
    'My son would be better off without his mother',
    'I want to die, my wife says I am a burden',
  ])('of one who names others is their own: %s', (message) => {
    expect(lastOf([message]).safety[0]?.text).toMatch(/You matter/u)
  })

  it('that ends does not hide a fall that is told beside it', () => {
    const told = ['I want to die', 'I am safe. My wife has fallen and cannot get up']
    expect(lastOf(told).safety.map(({ code }) => code)).toContain('fall_injury')
  })

  it('is not heard in a question about insurance', () => {
    expect(lastOf(['Does my insurance pay for a dietitian?']).safety).toEqual([])
  })
})
