/** A few words that answer what the coach asked of a feeling are read as the sentence they belong in. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'
import { completed } from './completed.ts'

it.each<[Language, string, string, string | undefined]>([
  ['en', 'Then tell me what scares you.', 'of the dark', 'I am afraid of the dark'],
  ['en', 'Tell me the biggest, if you like.', 'my rent', 'I worry about my rent'],
  ['es', 'Luego cuénteme qué le asusta.', 'a la muerte', 'Tengo miedo de la muerte'],
  ['es', 'Si quiere, cuénteme la más grande.', 'por mi hija', 'Me preocupa mi hija'],
  ['en', 'Tell me the biggest, if you like.', 'I would rather not', undefined],
  ['en', 'Tell me the biggest, if you like.', 'how?', undefined],
  ['en', 'Drink a glass of water.', 'my rent', undefined],
])('in %s, after “%s”: %s', (language, before, message, whole) => {
  expect(completed(message, before, language)).toBe(whole)
})

it.each<[Language, string, string, RegExp]>([
  ['en', 'I worry too much', 'my granddaughter', /worry stays/u],
  ['en', 'I feel lonely', 'Saturdays', /the hour to fill/u],
  ['en', "I'm scared", 'of falling', /it means that you take care/u],
  ['es', 'Me preocupo mucho', 'lo de mi salud', /No saber suele ser lo más duro/u],
  ['es', 'Me siento sola', 'por las noches', /la hora que hay que llenar/u],
])('is answered in %s: %s, %s', (language, told, message, said) => {
  expect(lastOf([told, message], language)?.text).toMatch(said)
})

it.each<[Language, string, string]>([
  ['en', "I'm scared", 'my son'],
  ['es', 'Tengo miedo', 'de mi marido'],
])('hears in %s whom somebody is afraid of: %s, %s', (language, told, message) => {
  expect(lastOf([told, message], language)?.safety.map(({ code }) => code)).toContain(
    'abuse_neglect',
  )
})
