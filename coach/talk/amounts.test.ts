/** Checks that how much is answered with the number of the very thing, or with none. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'

const protein = /gram(?:s|os)?(?: of protein| de proteína)? (?:a|por) kilo/u

it.each<[Language, readonly string[], RegExp]>([
  ['en', ['May I have port after dinner with wine?', 'how much is too much'], /At most one drink/u],
  ['es', ['¿Puedo tomar sidra en la cena?', '¿cuánto es demasiado?'], /Una copa al día/u],
  ['en', ['I nap after lunch', 'and coffee, how much is too much'], /After 2 pm, no caffeine/u],
  ['en', ['How much salt is too much?', 'and the wine?'], /At most one drink/u],
  ['en', ['How much protein do I need?', 'how much salt may I use'], /5 grams of salt/u],
  [
    'es',
    ['¿Cuánta proteína debo comer a mi edad?', '¿cuánta sal puedo usar?'],
    /Menos de 5 gramos de sal/u,
  ],
])('in %s: %j', (language, messages, expected) => {
  const { text } = lastOf(messages, language)
  expect(text).toMatch(expected)
  expect(text).not.toMatch(protein)
})

it.each<[Language, readonly string[]]>([
  ['en', ['How much protein do I need?', 'how many grapes can I have']],
  ['es', ['¿Cuánta proteína debo comer a mi edad?', '¿cuántas uvas puedo comer?']],
])('says honestly that it has no amount, in %s', (language, messages) => {
  expect(lastOf(messages, language).text).toMatch(/no good source|no tengo una buena fuente/u)
})

it.each<[Language, readonly string[], RegExp]>([
  ['en', ['How much protein do I need?', 'I asked about salt, not protein'], /5 grams of salt/u],
  ['en', ['How much coffee is too much?', 'no I meant the CIDER'], /At most one drink/u],
  ['es', ['¿Cuánto café es demasiado?', 'dije CERVEZA'], /Una copa al día/u],
])('takes up the thing that was meant, in %s: %j', (language, messages, expected) => {
  const { text } = lastOf(messages, language)
  expect(text).toMatch(/^I am sorry|^Perdone/u)
  expect(text).toMatch(expected)
})

it('asks nothing of a thing that is only told beside the question', () => {
  const { text } = lastOf([
    'My knees are worn. Which exercises can I do in a chair?',
    'How do I keep my balance at the worktop?',
    'I held on while the tea was drawing. How often do I do that in a week?',
  ])
  expect(text).not.toMatch(/caffeine|\btea\b/iu)
})

it.each<[Language, readonly string[]]>([
  ['en', ['My uncle has heart failure, can he walk?', 'how many minutes a day']],
  ['es', ['Mi tía tiene insuficiencia cardíaca, ¿puede caminar?', '¿cuántos minutos al día?']],
  ['en', ['I have kidney disease', 'how much water should I drink']],
])('gives no number to whom it may harm, in %s: %j', (language, messages) => {
  expect(lastOf(messages, language).text.replaceAll('911', '')).not.toMatch(/\d/u)
})

it.each<[Language, string, RegExp]>([
  ['en', 'How much protein do I need?', /^1\.0 to 1\.2 grams of protein a kilo a day\. Put/u],
  ['es', '¿Cuánta agua debo tomar?', /^De beber: unos 1\.6 litros/u],
  ['en', 'How many hours should I sleep?', /^Seven to eight hours suits/u],
])('says an amount once, and of nothing else, in %s: %s', (language, question, expected) => {
  const { text } = lastOf([question], language)
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/To drink|proteína|a night, with/u)
})
