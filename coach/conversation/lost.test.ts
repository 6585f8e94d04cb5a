/** A condolence names the one who died, and nobody who lives. */

import { expect, it } from 'vitest'
import { feelingIn } from './feelings.ts'
import { isAlive, sorryAbout } from './lost.ts'

it.each([
  ['My husband died in the autumn', 'husband'],
  ['My mother has stopped eating since my father passed', 'father'],
  ['My sister rings me every day since I lost my wife', 'wife'],
  ['Dad has let the garden go since mum died', 'mum'],
  ['Our old dog was put down on Monday', 'dog'],
  ['Mi hija me cuida desde que murió mi esposo', 'esposo'],
  ['Se me fue mi comadre en marzo', 'comadre'],
])('%s', (message, who) => {
  expect(`${sorryAbout(message)?.en} ${sorryAbout(message)?.es}`).toContain(`your ${who}.`)
})

it.each([
  'My daughter scolds me over it. I have not slept since the funeral',
  'Mi hijo dice que coma. Desde el entierro no tengo hambre',
])('names nobody where the loss is told of none: %s', (message) => {
  expect(sorryAbout(message)).toBeUndefined()
})

it.each([
  'Mi hermana se fue para Chile',
  'Se me fue mi hijo a Canadá',
  'My brother has gone to Ohio',
  'Our son left us for a job in Rome',
  'Mi nieta se fue con su novio a Chile',
])('whoever moved away is alive: %s', (message) => {
  expect(feelingIn(message)?.isGrief).not.toBe(true)
})

it.each(['Mi comadre se fue al cielo', 'Se me fue mi hermana en mayo', 'My brother is gone'])(
  'whoever died is mourned: %s',
  (message) => {
    expect(feelingIn(message)?.isGrief).toBe(true)
  },
)

it.each([
  [' she is not dead ', true],
  [' mi hijo no se murio nada mas se mudo ', true],
  [' my husband died but my daughter is not dead ', false],
])('says that they live: %s', (words, is) => {
  expect(isAlive(words)).toBe(is)
})

it('is sorry about whoever died, and not about whoever is asked for', () => {
  expect(sorryAbout('Our father is ninety, and we lost Mam at Easter')?.en).toMatch(/your mam\./u)
})
