/** Checks that limits hold for whoever is asked for, that an objection is right, and that one try is not many. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf, talk } from '../test-support/talk.ts'
import { limitsIn } from './limits-heard.ts'

it.each<[Language, readonly string[]]>([
  [
    'en',
    ['My aunt has heart failure, can she exercise?', "but her heart is weak, isn't that risky?"],
  ],
  ['es', ['Mi tía usa oxígeno, ¿puede hacer ejercicio?', 'pero usa oxígeno, eso es demasiado']],
  ['en', ['How do I start to exercise?', 'but I have a weak heart, is that not too much']],
])('takes back what a limit speaks against, in %s', (language, messages) => {
  const { text, act } = lastOf(messages, language)
  expect(act).toBe('cannot')
  expect(text).toMatch(/^You are right, and I am sorry|^Tiene razón, y lo siento/u)
  expect(text).not.toMatch(/\d/u)
})

it('keeps the limit of another in later turns, and not for oneself', () => {
  const told = 'My aunt has heart failure, can she exercise?'
  expect(lastOf([told, 'and how long each day', 'how many times']).text).not.toMatch(
    /minute|times|week/u,
  )
  expect(limitsIn([told]).size).toBe(0)
  expect(limitsIn([told], 'both').has('heart-failure')).toBe(true)
})

it.each([
  'I rang the surgery this morning',
  'they told me at the surgery it is nothing',
  'the surgery said to wait',
])('takes no doctor’s practice for an operation: %s', (message) => {
  expect(limitsIn([message]).size).toBe(0)
})

it('knows an operation all the same', () => {
  expect(limitsIn(['I am home after surgery on my hip']).has('recent-operation')).toBe(true)
})

it.each<[Language, string, string, string]>([
  [
    'en',
    'I wake at five and cannot sleep',
    'I tried it last night, no use',
    'I tried it every night, no use',
  ],
  [
    'es',
    '¿Cómo duermo mejor de noche?',
    'lo probé anoche y no sirvió',
    'lo probé un mes y no sirvió',
  ],
])('does not drop a step after one try, in %s', (language, asks, once, often) => {
  const [, kept, left] = talk([asks, once, often], language)
  expect(kept?.text).toMatch(/One try says little|Una sola vez dice poco/u)
  expect(left?.text).toMatch(/Let us leave it|Lo dejamos/u)
})

it.each<[Language, readonly string[]]>([
  [
    'en',
    ['Would tai chi help me?', 'How do I sleep better at night?', 'back to the tai chi, how often'],
  ],
  ['es', ['¿Me sirve el tai chi?', '¿Cómo duermo mejor?', 'volviendo al tai chi, ¿cada cuánto?']],
])('goes back to an earlier card, in %s', (language, messages) => {
  const { act, sources } = lastOf(messages, language)
  expect([act, sources[0]?.id]).toEqual(['how_much', 'E03'])
})
