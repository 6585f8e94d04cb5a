/** Checks that a talk about a loss stays with it. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'
import type { Said } from '../text/said.ts'

const lost: Said = {
  en: 'My husband died in the autumn',
  es: 'Mi esposo murió en otoño',
}

it.each<[Language, RegExp]>([
  ['en', /^I am so sorry about your husband\.\n\nWhich time of day is hardest now\?$/u],
  ['es', /^Siento mucho lo de su esposo\.\n\n¿Qué hora del día/u],
])('says for whom it is sorry, in %s', (language, expected) => {
  expect(lastOf([lost[language]], language).text).toMatch(expected)
})

it.each<[Language, string]>([
  ['en', 'I miss my husband so much'],
  ['en', 'Missing my late husband'],
  ['es', 'Echo mucho de menos a mi marido'],
  ['es', 'Me hace falta mi marido'],
])('meets whoever only misses somebody, in %s: %s', (language, message) => {
  expect(lastOf([message], language).text).toMatch(/your husband|su marido/u)
})

it.each<[Language, string]>([
  ['en', 'My wife died in May, and evenings are the worst'],
  ['es', 'Mi esposa murió en mayo, y las noches son lo peor'],
])('asks for no hour that was told, in %s', (language, message) => {
  const { text } = lastOf([message], language)
  expect(text).not.toMatch(/Which time|Qué hora/u)
})

it.each<[Language, string, RegExp]>([
  ['en', 'why did he go first', /^I have no answer to that why/u],
  ['es', '¿por qué se fue primero?', /^A ese porqué no le tengo respuesta/u],
  ['en', 'will it get easier', /there is no timetable/u],
  ['es', '¿se me va a quitar?', /no hay plazo/u],
  ['en', 'he whistled in the yard', /^Thank you for telling me that\./u],
  ['es', 'silbaba en el patio', /^Gracias por contármelo\./u],
])('answers in grief, in %s: %s', (language, message, expected) => {
  const { text, sources } = lastOf([lost[language], message], language)
  expect(text).toMatch(expected)
  expect(sources.every(({ id }) => id === 'S13')).toBe(true)
})

it('leaves another matter its answer', () => {
  expect(lastOf([lost.en, 'How much protein do I need?']).domains[0]).toBe('Diet')
})

it.each<[Language, string, string]>([
  ['en', 'How can I sleep better?', 'I miss him so, I wept over his garden gloves'],
  ['es', '¿Cómo duermo mejor?', 'Es que lo extraño, lloré con sus guantes en la mano'],
])('stays with whoever comes back to the loss, in %s', (language, between, message) => {
  const { text } = lastOf([lost[language], between, message], language)
  expect(text).toMatch(
    /^You miss them very much|^Le hace mucha falta|^A love like that|^Missing somebody/u,
  )
})

it.each<[Language, string]>([
  ['en', 'I would rather be in the ground beside him'],
  ['en', 'there is no point in going on'],
  ['es', 'ya no tiene sentido seguir'],
  ['es', 'quisiera estar en la tumba con él'],
])(
  'asks whoever sees no point in living on whether they are safe, in %s: %s',
  (language, message) => {
    const { text, safety, help } = lastOf([lost[language], message], language)
    expect(safety.length > 0 || /safe\?|a salvo\?/u.test(text)).toBe(true)
    expect(help).not.toBeNull()
  },
)

it.each<[Language, string]>([
  ['en', 'My husband died last week. We married 50 years ago.'],
  ['es', 'Mi esposo murió la semana pasada. Nos casamos hace 50 años.'],
])('is sorry where the years are of something else, in %s: %s', (language, message) => {
  expect(lastOf([message], language).text).toMatch(/^I am so sorry|^Siento mucho/u)
})

it('takes nobody who went to the market for dead', () => {
  expect(lastOf(['se fue mi esposo al mercado'], 'es').text).not.toContain('Siento mucho')
})

it('lets go of a loss of long ago that somebody says is not the matter', () => {
  const { sources } = lastOf(
    ['Soy viuda', 'No es el duelo, hace nueve años que murió. Quiero ser útil'],
    'es',
  )
  expect(sources.map(({ id }) => id)).toEqual(['S10'])
})

it.each<[Language, string]>([
  ['en', 'Mother asks for her own mother, who died forty years ago. What do I say?'],
  ['es', 'Me preocupa mi memoria: mi padre murió con demencia hace treinta años'],
])('takes nobody who died long ago for fresh grief, in %s: %s', (language, message) => {
  expect(lastOf([message], language).text).not.toMatch(
    /sorry (about|for your)|Siento mucho|Lo siento/u,
  )
})
