/** Whoever turned something down does not read it again in a list. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'
import { withoutItems } from './list-items.ts'

const eggs = new Set(['egg'])

it.each([
  [
    'Soft protein helps: eggs, yogurt, fish or beans.',
    'Soft protein helps: yogurt, fish or beans.',
  ],
  [
    'Sit upright and take smooth yogurt, custard or soft egg by the teaspoon, slowly.',
    'Sit upright and take smooth yogurt or custard by the teaspoon, slowly.',
  ],
  ['Have fish, cheese or eggs.', 'Have fish or cheese.'],
  ['Walk to the shop, with a friend or the dog.', 'Walk to the shop, with a friend or the dog.'],
  // What rests on it is no list.
  ['Beat two eggs, pour them in, and stir until nothing runs.', undefined],
])('takes one item out of a list: %s', (sentence, left) => {
  expect(withoutItems(sentence, eggs)).toBe(left)
})

it.each<[Language, string, RegExp]>([
  ['en', 'no fish please', /eggs, yogurt, minced meat or beans/u],
  ['es', 'nada de pescado por favor', /^(?!.*pescado)/u],
])('keeps the rest of what was just listed, in %s: %s', (language, message, left) => {
  const asked = { en: 'What can I eat to get more protein', es: '¿Qué como para tener proteína?' }
  expect(lastOf([asked[language], message], language).text).toMatch(left)
})
