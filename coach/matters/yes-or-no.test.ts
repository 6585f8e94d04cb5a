/** An answer is heard as people give it; one taken the wrong way round would send somebody the wrong way. */

import { describe, expect, it } from 'vitest'
import { normalise } from '../text/normalise.ts'
import { saysNew, saysNo, saysNobody, saysOld, saysUnsure, saysYes } from './yes-or-no.ts'

function heard(answer: string): readonly string[] {
  const words = normalise(answer)
  return [...(saysYes.test(words) ? ['yes'] : []), ...(saysNo.test(words) ? ['no'] : [])]
}

it.each([
  'Yes',
  'Yes, both of them',
  'my brother does',
  'They say I do',
  'My wife says I do',
  'well, sometimes',
  'Oh yes, nearly every time',
  'He does when he hears the bell',
  'Yeah, I have one somewhere',
  'I have an old one',
  'I am told so',
  'It rained in too, so yes',
  'most nights',
  'pues a veces',
  'La verdad es que sí',
  'mi cuñada sí',
  'Dicen que sí',
  'fíjese que sí',
  'por desgracia sí',
  'tengo uno de mi papá',
  'Casi todas las noches',
])('yes: %s', (answer) => {
  expect(heard(answer)).toEqual(['yes'])
})

it.each([
  'No',
  'No, not that I know',
  'not really',
  "I don't think so",
  'my nurse does not',
  'Well, honestly no',
  'hardly ever',
  "I haven't told her",
  'I have none',
  "He doesn't",
  'I am afraid not',
  'pues no',
  'La verdad es que no',
  'que yo sepa no',
  'Todavía no, doctora',
  'casi nunca',
  'mi marido no',
  'no, para nada',
  'Nunca aprendí',
])('no: %s', (answer) => {
  expect(heard(answer)).toEqual(['no'])
})

it.each([
  'I am not sure',
  'no idea',
  "Well, I don't really know",
  'no sé',
  'La verdad, no sabría decirle',
  'no me acuerdo',
  'depende',
])('not known: %s', (answer) => {
  expect(heard(answer)).toEqual([])
  expect(saysUnsure.test(normalise(answer))).toBe(true)
})

it.each(['nada más anoche', 'maybe', 'my hands are warm by day'])('neither: %s', (answer) => {
  expect(heard(answer)).toEqual([])
})

describe('new or old', () => {
  it.each([
    'since last week',
    'yes, it is new',
    'about two weeks',
    'It started on Sunday',
    'no, since Monday',
    'for years, but worse since last week',
    'desde ayer',
    'hace unos días',
    'de repente',
    'sí',
  ])('new: %s', (answer) => {
    expect([saysNew, saysOld].map((each) => each.test(normalise(answer)))).toEqual([true, false])
  })
  it.each([
    'for years',
    'no',
    'No, I have always had it',
    'not new',
    'since I was young',
    'on and off for years',
    'desde hace años',
    'toda la vida',
    'no es nuevo',
    'ya lo tenía',
  ])('old: %s', (answer) => {
    expect([saysNew, saysOld].map((each) => each.test(normalise(answer)))).toEqual([false, true])
  })
})

it.each([
  ['nobody', true],
  ["I can't think of anyone", true],
  ['they are all gone', true],
  ['no tengo a nadie', true],
  ['ya todos murieron', true],
  ['my niece', false],
  ['mi vecina', false],
])('nobody there: %s %s', (answer, is) => {
  expect(saysNobody.test(normalise(answer))).toBe(is)
})
