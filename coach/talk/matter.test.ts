/** A plain question gets its own answer, and the talk goes on from it: how, how much, more, as a goal; and not where a limit bars it. */

import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#core/languages.ts'
import { answeredMatters } from '../matters/catalog.ts'
import { labelOf } from './acts.ts'
import { lastOf, talk } from '../test-support/talk.ts'

/** A message by which each is asked, as it is taught. */
const asked: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  stairs: { en: 'are stairs good for me', es: '¿subir escaleras es buen ejercicio?' },
  vaccination: { en: 'Should I get the shingles shot?', es: '¿me toca la vacuna de la gripe?' },
  'musical-instrument': {
    en: 'is it too late for me to learn the piano',
    es: '¿es tarde para aprender a tocar la guitarra?',
  },
  'magnesium-for-sleep': {
    en: 'should I take magnesium to sleep',
    es: '¿sirve el magnesio para dormir?',
  },
}

describe.each(Object.keys(asked))('%s', (name) => {
  const matter = answeredMatters.find((each) => each.name === name)
  it.each(languages)('goes on from its answer in %s', (language) => {
    const press = (act: string) => [asked[name]?.[language] ?? '', labelOf(act, language) ?? '']
    const start = matter?.say[language].split('. ')[0]
    expect(lastOf(press('how').slice(0, 1), language).text).toContain(start)
    for (const act of ['how', 'how_much', 'more', 'goal', 'other']) {
      const { text } = lastOf(press(act), language)
      expect(text).not.toContain('{')
      expect(text).not.toMatch(/^Begin small|^Empiece con poco/u)
    }
    const [line = ''] = matter?.how[language] ?? []
    expect(lastOf(press('how'), language).text).toContain(line.split('{')[0])
  })
})

it.each<[Language, readonly string[], RegExp]>([
  ['en', ['I have trouble swallowing', 'are eggs good for me'], /Today, have one, cooked/u],
  ['es', ['me atraganto mucho al tragar', '¿puedo comer huevos?'], /Hoy, coma uno bien cocido/u],
  ['en', ['I have trouble swallowing', 'how many eggs can I eat'], /Today, have one, cooked/u],
  ['en', ['I am in a wheelchair', 'do I need a walking stick'], /cane/u],
])('is not said where a limit bars it, in %s: %j', (language, messages, not) => {
  expect(talk(messages, language).at(-1)?.text).not.toMatch(not)
})

it.each<[Language, string, string, RegExp]>([
  [
    'en',
    'My mother with dementia asks the same thing, how do I answer her without losing my temper?',
    'I have not slept for five nights.',
    /belongs with your doctor or nurse/u,
  ],
  [
    'es',
    'Mi mamá con demencia pregunta lo mismo, ¿cómo le contesto sin perder la paciencia?',
    'Se me acabaron el viernes y el corazón me brinca',
    /es para su médico o enfermera/u,
  ],
])('sends what is grave to the doctor, in %s', (language, first, reply, expected) => {
  expect(lastOf([first, reply], language).text).toMatch(expected)
})
