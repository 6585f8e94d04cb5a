/** Checks that the coach says its sentences in the language of the person. */

import { expect, it } from 'vitest'
import { sayIn } from './say-in.ts'

const english = 'It can change within weeks. Depression is treatable.'

it('leaves English as it is', () => {
  expect(sayIn('en', english)).toBe(english)
})

it('says each sentence in Spanish', () => {
  expect(sayIn('es', english)).toBe('Puede cambiar en unas semanas. La depresión se puede tratar.')
})

it('keeps the lines of a text apart', () => {
  expect(sayIn('es', 'Depression is treatable.\n\nGardening and parks count.')).toBe(
    'La depresión se puede tratar.\n\nEl jardín y los parques cuentan.',
  )
})

it('leaves a sentence that is not its own, rather than nothing', () => {
  expect(sayIn('es', 'My cat is called Moon. Depression is treatable.')).toBe(
    'My cat is called Moon. La depresión se puede tratar.',
  )
})
