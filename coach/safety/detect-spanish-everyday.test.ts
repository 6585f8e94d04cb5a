/** Checks that everyday Spanish raises no alarm where nothing is wrong, and still does where something is. */

import { expect, it } from 'vitest'
import { asked, askedNext } from '../search/spanish/test-support/spanish-questions.ts'
import { askedInSayings } from '../search/spanish/test-support/spanish-sayings.ts'
import { tiers } from './codes.ts'
import { hearSafety } from './hear-safety.ts'

/** To choke on food may be happening now: the text for emergencies is right there. */
const chokes = 'Me atraganto con la carne cuando como'

it('raises no emergency on everyday questions', () => {
  const alarmed = [...asked, ...askedNext, ...askedInSayings]
    .map(([, question]) => question)
    .filter((question) => hearSafety(question).some((code) => tiers[code] === 0))
  expect(alarmed).toEqual([chokes])
})

it.each([
  'Al bajar los escalones me agarro de la pared porque me tambaleo',
  'Los vecinos ni me dan los buenos días',
  'Me da pena llamar a mis nietos, no quiero ser una molestia',
  'Me molesta la rodilla al caminar',
  'Quisiera aprender a respirar para los ataques de pánico',
  'Tengo artrosis en la cadera, ¿me conviene nadar?',
])('stays quiet on: %s', (message) => {
  expect(hearSafety(message)).toEqual([])
})

it.each([
  ['abuse_neglect', 'Mi hijo me agarró del pelo'],
  ['abuse_neglect', 'My uncle molested me'],
  ['chest_pain', 'Creo que me está dando un ataque al corazón'],
  ['chest_pain', 'A mi marido le dio un ataque cardiaco'],
  ['chest_pain', 'Es un ataque de pánico pero me duele el pecho'],
])('still hears %s in: %s', (code, message) => {
  expect(hearSafety(message)).toContain(code)
})
