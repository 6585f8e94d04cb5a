/** A blocked bowel and blood from inside are named as such, and nobody is told of gas or poison. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'

it.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'My bowels have not moved for a week',
      'bran did nothing',
      'my tummy is tight and swollen and I keep being sick',
    ],
  ],
  ['en', ['constipated, belly like a drum, hard, and throwing up since noon']],
  ['es', ['ando estreñido, ¿qué tomo?', 'se me puso la panza dura y estoy vomitando']],
])('a bowel that may be blocked, in %s: %j', (language, messages) => {
  const { text, safety } = lastOf(messages, language)
  expect(safety.map(({ code }) => code)).toEqual(['emergency_other'])
  expect(text).toMatch(/no laxative|tome laxantes/u)
})

it.each<[Language, string]>([
  ['en', 'On diclofenac for a month, and my poo is black like tar'],
  ['es', 'Tomo naproxeno y mis heces salen negras como brea'],
])('blood from inside, in %s: %s', (language, message) => {
  const { text } = lastOf([message], language)
  expect(text).toMatch(/^This can be bleeding inside|^Esto puede ser un sangrado por dentro/u)
  expect(text).not.toMatch(/gas smell|huele a gas/u)
})

it.each<[Language, readonly string[]]>([
  ['en', ['I am constipated', 'my stomach is a bit tight after lunch']],
  ['en', ['I am constipated and my belly is a bit bloated']],
  ['es', ['estoy estreñida', 'anoche cené mucho y tengo la barriga pesada']],
])('is none without all its signs, in %s: %j', (language, messages) => {
  expect(lastOf(messages, language).safety).toEqual([])
})

it('somebody hard to wake is sent to the ambulance alone', () => {
  const { text } = lastOf(['My wife has dementia and a fever, I can hardly rouse her'])
  expect(text).toContain('Call 911 now')
  expect(text).not.toContain('or your doctor')
})
