/** Who has "no puff" is short of breath, and is sent to a doctor; pastry and pride are none of it. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'

it.each<[Language, string]>([
  ['en', 'No puff'],
  ['en', 'I have no puff any more'],
  ['en', 'out of puff'],
  ['en', 'I am puffed out after the stairs'],
  ['en', 'I get out of puff on the hill'],
  ['en', 'I get puffed when I walk'],
  ['es', 'sin resuello'],
  ['es', 'ando sin aliento'],
  ['es', 'me quedo sin resuello al caminar'],
  ['es', 'me agito con nada'],
  ['es', 'quedo sin aliento en las escaleras'],
])('is told to a doctor this week, in %s: %s', (language, message) => {
  expect(lastOf([message], language).text).toMatch(/doctor this week|médico esta semana/u)
})

it.each(['No puff even sitting down', 'I am out of puff and my chest hurts'])(
  'is an emergency at rest, or with the chest: %s',
  (message) => {
    expect(lastOf([message]).text).toContain('911')
  },
)

it.each([
  'How do I bake puff pastry?',
  'My chest puffed up with pride',
  'Two puffs of the inhaler',
])('is not heard in %s', (message) => {
  expect(lastOf([message]).text).not.toMatch(/doctor this week/u)
})
