/** Whoever tells of signs that together need a doctor today is sent to one, and to nothing else first. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'

const today =
  /needs a doctor today|call your doctor today|necesita un médico hoy|nurse today|Llame hoy a su médico|needs your doctor or nurse today|necesita hoy a su médico/u

it.each<[Language, readonly string[]]>([
  ['en', ['I get winded making the bed and my ankles are puffy by noon']],
  ['en', ['my ankles swell every afternoon now', 'and I can not lie flat any more']],
  ['es', ['me ahogo al tender la cama y tengo los tobillos hinchados']],
  ['es', ['subí tres kilos en cinco días', 'y duermo sentada, si no me falta el aire']],
  ['en', ['did the marches, and today my left calf is red and sore']],
  ['es', ['amanecí con la pantorrilla hinchada']],
  ['en', ['I have had the runs for four days now']],
  ['es', ['ando con diarrea desde el domingo y me siento débil']],
  ['en', ['My meter reads 320 and I am so thirsty. What should I eat?']],
  ['es', ['ayer me marcó 310 y ando con mucha sed, ¿qué como?']],
  ['en', ['I am hoarse, for five weeks now']],
  ['es', ['soy diabética, presión 150 y azúcar 400, estoy débil']],
])('is sent, in %s: %j', (language, messages) => {
  const { text, sources } = lastOf(messages, language)
  expect(text).toMatch(today)
  expect(sources).toEqual([])
})

it.each<[Language, string]>([
  ['en', 'I get out of breath on the stairs, how do I get fitter?'],
  ['en', 'I fall asleep in my chair every evening'],
  ['es', 'se me hinchan los pies con el calor, ¿qué como?'],
  ['en', 'Does rice help with diarrhea?'],
  ['en', 'My sugar was 280 after supper. What should I eat?'],
  ['en', 'I walked 300 meters and I am tired'],
  ['en', 'I take metformin 500 for diabetes and feel tired'],
  ['en', 'My blood pressure meter reads 250 and I am tired'],
  ['es', 'El aparato me marca 260 de presión y me siento débil'],
])('is not for one sign alone, in %s: %s', (language, message) => {
  expect(lastOf([message], language).text).not.toMatch(today)
})

it.each<[Language, readonly string[]]>([
  ['en', ['I am on apixaban. Can I take ibuprofen for my knee?']],
  ['es', ['Tomo Sintrom y me tomé dos Advil, ¿pasa algo?']],
  ['en', ['I take a blood thinner', 'and what if I take aspirin for my back?']],
])('a painkiller beside a blood thinner may bleed, in %s: %j', (language, messages) => {
  expect(lastOf(messages, language).text).toMatch(/can cause bleeding|pueden causar sangrado/u)
})

it.each<[Language, string]>([
  ['en', 'I am on rivaroxaban and my elbow is very sore. Which painkiller is all right?'],
  ['es', 'Uso anticoagulante y me duele mucho el codo, ¿qué calmante me sirve?'],
])('and so may one that is not named, where no fall was told, in %s: %s', (language, message) => {
  const { text, safety } = lastOf([message], language)
  expect(safety.map(({ code }) => code)).toEqual(['medication'])
  expect(text).toMatch(/can cause bleeding|pueden causar sangrado/u)
})

it.each<[Language, string]>([
  ['en', 'Dad has dementia and he shoved me while I was dressing him, what now?'],
  ['es', 'Mi esposa tiene Alzheimer y me pega cuando la cambio, ¿cómo le hago?'],
])('a push by somebody with dementia who is washed is no abuse, in %s: %s', (language, message) => {
  const { text, safety } = lastOf([message], language)
  expect(safety).toEqual([])
  expect(text).toMatch(/is the illness|es de la enfermedad/u)
  expect(text).toContain('911')
})

it.each<[Language, readonly string[]]>([
  ['en', ['My son died', 'I meant my dog. My son is alive, he only moved to Utah']],
  ['es', ['Se murió mi hija', 'no, no se murió, me expresé mal, solo se mudó']],
])('a condolence is taken back for one who lives, in %s: %j', (language, messages) => {
  expect(lastOf(messages, language).text).toMatch(/^I am sorry, I took|^Perdone, lo tomé/u)
})

it('a weak heart that holds water, with no trouble of breath, is for its team today, and no alarm', () => {
  const { safety, text } = lastOf([
    'I have heart failure and gained 5 lbs since Sunday, my feet are puffy. Should I eat less soup?',
  ])
  expect(safety).toEqual([])
  expect(text).toMatch(/needs (?:your heart team|a doctor) today/u)
})

it.each<[Language, readonly string[], RegExp]>([
  ['en', ['I had three whiskies and a sleeping pill tonight'], /Do not be alone now/u],
  [
    'en',
    ['I had three whiskies and a sleeping pill tonight', 'how do I stay awake'],
    /call 911 now/u,
  ],
  ['es', ['me tomé dos copas de vino y la pastilla para dormir'], /No se quede a solas/u],
])(
  'drink with a sleeping tablet gets no tip for the night, in %s: %j',
  (language, messages, says) => {
    expect(lastOf(messages, language).text).toMatch(says)
  },
)

it('and no word of it to whoever asks whether they go together', () => {
  const { text } = lastOf(['Can I take a sleeping pill if I had a glass of wine?'])
  expect(text).not.toMatch(/Do not be alone now/u)
})
