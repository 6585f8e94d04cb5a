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
