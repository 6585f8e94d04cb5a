/** Plain words of two or three in a talk are read with what was told before, and do nothing that they do not name. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'

const wrong = /well done|muy bien hecho|Take care\.|Cuídese\.|glad you tried|bueno que probó/u

describe('a few words that add a fact', () => {
  it.each<[Language, string, string]>([
    ['en', 'May I still skate?', 'I am 79'],
    ['en', 'My feet are cold in bed', 'each night'],
    ['en', 'We sold the farm', 'it makes me sad'],
    ['es', '¿Puedo patinar todavía?', 'tengo 79'],
    ['es', 'Se me enfrían los pies', 'cada noche'],
    ['es', 'Mi nuera me corrige', 'delante de todos'],
  ])('are no deed, no try and no farewell, in %s: %s %s', (language, before, told) => {
    expect(lastOf([before, told], language).text).not.toMatch(wrong)
  })

  it.each<[Language, string, string, RegExp]>([
    ['en', 'What fruit can I have?', 'I have the sugar', /fruit/u],
    ['es', 'Quisiera bailar otra vez', 'me duelen las rodillas', /bailar/u],
  ])(
    'are answered together with what they add to, in %s: %s %s',
    (language, before, told, said) => {
      expect(lastOf([before, told], language).text).toMatch(said)
    },
  )
})

it.each<[string, string]>([
  ['Had it on Friday and did it again', 'did'],
  ['thanks, dear', 'thanks'],
  ['bye for now', 'goodbye'],
  ['another idea please', 'other'],
])('what a word bears out stays what it is: %s', (message, act) => {
  expect(lastOf(['How can I move more at my age?', message]).act).toBe(act)
})
