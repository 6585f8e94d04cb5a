/** Tries, deeds and farewells in plain words are heard for what they are. */

import { expect, it } from 'vitest'
import { moveOf } from './hear-move.ts'

it.each([
  ['I gave it a try this morning', { act: 'tried' }],
  ['we had a go at it', { act: 'tried' }],
  ['gave the slow one a shot but it set my hip off', { act: 'tried', outcome: 'harmed' }],
  ['had a try at the stairs and could not', { act: 'tried', outcome: 'too-hard' }],
  ['kept to it since Monday', { act: 'did' }],
  ['I have worked up to ten times', { act: 'did' }],
  ['Ciao!', { act: 'goodbye' }],
  ['am I talking to a real woman?', { act: 'about_coach' }],
  ['¿hablo con un robot?', { act: 'about_coach' }],
  ['eso no es para mí', { act: 'cannot', limit: 'dislike' }],
])('%s', (message, move) => {
  expect(moveOf(message)).toMatchObject(move)
})

it.each(['I had a go at my neighbor for shouting', 'up to what age is it good?'])(
  'is no try and no deed: %s',
  (message) => {
    expect(moveOf(message)).toBeUndefined()
  },
)
