/** Checks the plain form of text, and mending of slips. */

import { expect, it } from 'vitest'
import { correctTypos } from '../safety/correct-typos.ts'
import { languageOf } from './language.ts'
import { normalise } from './normalise.ts'

it.each([
  ['I CAN’T sleep!', ' i can not sleep . '],
  ['dont  know', ' do not know '],
  ['¿Qué pasó?', ' . que paso . '],
  ['10,000 steps', ' 10000 steps '],
  ['Mr. Brown at 3 p.m.', ' mr brown at 3 pm '],
  ['', '  '],
])('%s', (typed, plain) => {
  expect(normalise(typed)).toBe(plain)
})

it.each([
  ['chst', 'chest'],
  ['breahte', 'breathe'],
  ['strokke', 'stroke'],
  ['garden', 'garden'],
  ['cat', 'cat'],
])('mends %s to %s', (slip, word) => {
  expect(correctTypos(slip)).toBe(word)
})

it('tells Spanish from English', () => {
  expect(languageOf('no puedo dormir por la noche')).toBe('es')
  expect(languageOf("I can't sleep")).toBe('en')
})
