/** The plainest words have their own answer, and give way to what is known better. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { faqs } from '../matters/faq/all.ts'
import { plainSubjects } from '../matters/faq/catalog.ts'
import { lastOf } from '../test-support/talk.ts'

function openingOf(text: string, language: Language) {
  return faqs
    .filter(({ name }) => plainSubjects.includes(name))
    .flatMap(({ entries }) => entries)
    .find(({ say }) => text.startsWith(say[language].slice(0, 40)))
}

const notMeant =
  /cool room|cuarto fresco|diabetes|wet, icy|llueve|the dog|al perro|timetable|Pienso en ti|thinking of you/u

describe('a few plain words', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'Night comes and I can’t sleep', /^Lying awake/u],
    ['en', 'why can I not sleep', /^Lying awake/u],
    ['es', 'En la noche no puedo dormir', /^Una noche sin dormir/u],
    ['es', 'tengo problemas para dormir', /^Una noche sin dormir/u],
    ['en', 'is it enough to walk?', /^Walking is a fine half/u],
    ['es', '¿es suficiente caminar?', /^Caminar es una buena mitad/u],
    ['es', 'ya me cuesta pararme de la silla', /^Si fue de golpe/u],
    ['en', 'is fruit healthy?', /^Have some fruit/u],
    ['es', '¿cómo puedo comer mejor?', /^Un buen plato/u],
    ['es', 'estoy tan sola', /^Lo siento; la soledad/u],
    ['es', 'estoy muy nervioso', /^Ese temblor/u],
    ['en', 'I eat way too much', /^It happens to many/u],
    ['es', 'casi nunca salgo', /^El día entre cuatro/u],
    ['en', 'I hardly go out any more', /^A day indoors/u],
    ['en', 'words escape me', /^All at once/u],
    ['en', 'I would love to get fit', /^Well said/u],
    ['es', 'me gustaría ponerme en forma', /^Muy bien dicho/u],
    ['es', 'mis noches son pésimas', /^Las malas noches/u],
    ['en', 'am I too old to learn anything?', /^(?!.*piano)/u],
    ['es', 'no me siento muy feliz', /tristeza|oscur|pesa/u],
  ])(
    'get their own answer, and none on what they do not name, in %s: %s',
    (language, message, own) => {
      const { text } = lastOf([message], language)
      expect(text).toMatch(own)
      expect(text).not.toMatch(notMeant)
    },
  )

  it.each<[Language, string]>([
    ['es', '¿Puedo tomar leche?'],
    ['en', 'Can I have a glass of wine?'],
    ['en', 'I eat too much junk food'],
  ])('of food and drink raise no alarm, in %s: %s', (language, message) => {
    expect(lastOf([message], language).act).not.toBe('danger')
  })

  it.each<[Language, readonly string[]]>([
    ['en', ['My life is so hard', 'money']],
    ['es', ['extraño a mis amigas', 'ya murieron todas']],
  ])(
    'that answer what was said are not taken for another matter, in %s: %s',
    (language, messages) => {
      expect(lastOf(messages, language).text).not.toMatch(/your bank|su banco|Una hora fija/u)
    },
  )
})

describe('a plain opening', () => {
  it.each<[Language, string]>([
    ['en', 'I feel sad'],
    ['en', 'my friend has cancer'],
    ['en', 'how do I cook rice'],
    ['en', 'I fell in love'],
    ['es', 'Estoy triste'],
    ['es', 'quiero dejar de fumar'],
    ['es', 'no duermo bien'],
    ['es', 'me aburro'],
  ])('is met by itself, in %s: %s', (language, message) => {
    expect(openingOf(lastOf([message], language).text, language)).toBeDefined()
  })

  it.each<[Language, string]>([
    ['en', 'My husband died'],
    ['en', 'I want to die'],
    ['en', 'I feel sad and my chest hurts and my left arm is numb'],
    ['es', 'Se murió mi mujer'],
    ['es', 'me quiero morir'],
  ])('gives way to a loss and to a danger, in %s: %s', (language, message) => {
    expect(openingOf(lastOf([message], language).text, language)).toBeUndefined()
  })

  it('gives way to a card with its source', () => {
    const { text, sources } = lastOf(['How many hours of sleep does somebody past 65 need?'])
    expect(openingOf(text, 'en')).toBeUndefined()
    expect(sources.length).toBeGreaterThan(0)
  })
})

it('offers what is near to it', () => {
  expect(lastOf(['I feel sad']).suggestions.length).toBeGreaterThan(2)
})
