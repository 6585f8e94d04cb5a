/** What is told not to be there is left out like what was turned down. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { talk } from '../test-support/talk.ts'
import { lackedIn } from './lacked.ts'
import { withoutItems } from './list-items.ts'

it.each<[string, string]>([
  ['There is no library for thirty miles', 'library'],
  ['We have no library in our village', 'library'],
  ['Our library is closed since spring', 'library'],
  ['No hay biblioteca en mi barrio', 'biblioteca'],
  ['la biblioteca me queda muy lejos', 'biblioteca'],
  ['Our freezer is full', 'freezer'],
  ['mi congelador es muy chico', 'congelador'],
  ['I never drove in my life', 'driv'],
  ['nunca aprendí a manejar', 'manejar'],
  ["I don't own a car", 'car'],
  ['I can not afford the gym', 'gym'],
  ['el banco para la ducha no lo podemos comprar', 'silla+bano'],
  ['There are no benches round the green, no park at all', 'park'],
  ['We have not got a computer', 'computer'],
])('hears what is not there: %s', (message, term) => {
  expect([...lackedIn([message])]).toContain(term)
})

it.each([
  'Is there no library in this town?',
  'There is a library by the mill',
  'What if there is no bus?',
  'My daughter has no car',
  'Mi vecina no tiene carro',
  'My garden is small and full of roses',
  'My grandchildren are small',
  'I have no pain and no fever',
  'I have no more time',
  'I can not swim, is the pool any good for me?',
  'I do not drive at night',
  'The fridge is full of soup',
  'I lost the car in the big parking lot',
  'I do not see the point of the radio',
])('tells of no lack: %s', (message) => {
  expect([...lackedIn([message])]).toEqual([])
})

it('takes out again what is there after all', () => {
  expect([
    ...lackedIn(['We have no library here', 'I found a library over in the next town']),
  ]).toEqual([])
})

it.each<[string, string | undefined]>([
  [
    'Ask at the library, the church and the town hall: “Who meets?”',
    'Ask at the church and the town hall: “Who meets?”',
  ],
  ['Ask the library or the nurse.', 'Ask the nurse.'],
  [
    'Ask in person: at your doctor’s office, the library or the town hall.',
    'Ask in person: at your doctor’s office or the town hall.',
  ],
  [
    'Ask at the library, the church and the office on 1 800 677 1116: “Who meets?”',
    'Ask at the church and the office on 1 800 677 1116: “Who meets?”',
  ],
  ['Walk to the library, with a friend or the dog.', undefined],
  // What keeps a person safe is said whole where it is no list.
  [
    'Phone the library, and then the doctor at once.',
    'Phone the library, and then the doctor at once.',
  ],
])('takes it out of a list: %s', (sentence, left) => {
  expect(withoutItems(sentence, new Set(['library']))).toBe(left)
})

it.each<[Language, readonly string[], RegExp]>([
  [
    'en',
    [
      'How do I meet people here?',
      'we have no library in our village',
      'where else can I ask?',
      'and what else?',
      'another idea',
    ],
    /\blibrar/iu,
  ],
  [
    'es',
    [
      '¿Cómo conozco gente?',
      'aquí no hay biblioteca',
      '¿dónde más pregunto?',
      '¿y qué más?',
      'otra idea',
    ],
    /bibliotec/iu,
  ],
  [
    'en',
    [
      'I am too tired to cook for one',
      'our freezer is full',
      'what can I make for one?',
      'what else?',
      'another idea',
    ],
    /\bfr(?:eez|oz)/iu,
  ],
  [
    'es',
    [
      'Me cansa cocinar para una sola',
      'mi congelador es muy chico',
      '¿qué preparo para una?',
      '¿qué más?',
      'otra idea',
    ],
    /congel/iu,
  ],
  [
    'en',
    [
      'My husband stopped driving and we are stuck',
      'I never drove in my life',
      'who could take me to choir?',
      'could I ask somebody there?',
      'what else?',
    ],
    /(?<!\bnot )\bdr(?:i|o)v(?:e|ing)\b/iu,
  ],
])('is not sent to again, in %s: %s', (language, messages, barred) => {
  const said = talk(messages, language).slice(1)
  expect(said.map(({ text }) => text).join('\n')).not.toMatch(barred)
})
