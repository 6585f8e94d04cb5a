/** A condolence names the one who died, and nobody who lives. */

import { expect, it } from 'vitest'
import { sorryAbout } from './lost.ts'

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
