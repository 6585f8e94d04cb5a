/** A plan of one's own is taken up in the person's own words; a risk, a farewell or a refusal never is. */

import { expect, it } from 'vitest'
import { lastOf } from '../test-support/talk.ts'

it.each([
  [
    'I have decided to walk to the shop every day instead of driving',
    'walk to the shop every day instead of driving',
  ],
  ['I will have an egg for breakfast instead of toast', 'have an egg for breakfast'],
  ['I think I will call my cousin on Sundays', 'call my cousin on Sundays'],
])('takes up as it was said: %s', (said, words) => {
  for (const talk of [[said], ['I am lonely', said]]) {
    const { act, text, step } = lastOf(talk)
    expect(act).toBe('goal')
    expect(text).toContain(`“${words}`)
    expect(step?.text).toBeTruthy()
  }
})

it('says what it thinks of it', () => {
  expect(lastOf(['Voy a caminar todas las mañanas', '¿Qué le parece?'], 'es').text).toMatch(
    /^Sí, pruébelo/u,
  )
  expect(
    lastOf(['I am lonely', 'I am going to join the choir', 'Is that a good idea?']).text,
  ).toMatch(/^Yes, try it/u)
})

it.each([
  'I will join my wife soon',
  'I will call my children one last time',
  'I am going to visit my late husband where he is',
  'I will walk out onto the motorway',
  'I will use the pool to drown myself',
  "I'll go to bed with the whole bottle of sleepers",
  'I will go to bed and stay there until it is over',
  'I am going to walk with my broken hip',
  'I am going to call my daughter tomorrow about this tightness',
  'I will turn off my oxygen tonight',
  'Voy a llamar a mis hijos por última vez',
  'Voy a caminar aunque me acaban de operar la cadera',
  'Voy a ir a las vías',
  'I am going to put my things in order and then go',
  'I am going to walk into the sea',
  'I will drink more wine',
  'I am going to call 911 now',
  'I will call my daughter once more',
  'I am going to go to bed with my granddaughter',
  'I will eat just one egg every two days',
  'I will walk instead of breakfast, lunch and dinner',
  'I will give up salt and milk and bread and eggs and water',
  'I will go to bed with them 🔪',
  'I am going to call it a day',
  'Voy a llamar a mi hija una vez más',
  'Voy a jugar con mi nieta en la cama',
  'I am going to walk alone at night to the bridge',
  'I will not walk in the cold',
  'I am going to eat nothing until Friday',
  'Voy a salir por la ventana',
])('never takes up: %s', (said) => {
  expect(lastOf([said]).act).not.toBe('goal')
})
