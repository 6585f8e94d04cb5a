/** What was told earlier in a talk tells how a later sign is heard, and a guess that is denied holds nobody. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf, talk } from '../test-support/talk.ts'

describe('low sugar in somebody who told of diabetes before', () => {
  it.each<[Language, readonly string[]]>([
    ['en', ['I have diabetes. What breakfast is good?', 'I am shaky and sweaty, have not eaten']],
    ['es', ['Soy diabético, ¿qué desayuno?', 'Ando temblando y sudando frío, no he comido']],
    ['es', ['Tomo metformina, ¿qué ceno?', 'Me salió 56 en el aparatito, ¿qué hago?']],
  ])('leads with sugar, in %s: %j', (language, messages) => {
    expect(lastOf(messages, language).text).toMatch(
      /^This could be low sugar|^Esto podría ser azúcar/u,
    )
  })

  it.each([
    ['No, I do not have diabetes.', 'I am sweaty and weak after walking'],
    ['I have diabetes.', 'My hands are shaky and I am sweating from walking'],
    ['I have diabetes.', 'My blood pressure is 130 over 65 and I feel weak'],
    ['I have diabetes.', 'speech slurred and weak suddenly'],
  ])('is not heard in: %s %s', (told, message) => {
    expect(lastOf([told, message]).text).not.toMatch(/^This could be low sugar/u)
  })

  it('is not heard where nobody told of it', () => {
    const { text } = lastOf(['What breakfast is good?', 'I am shaky on my feet today'])
    expect(text).not.toMatch(/^This could be low sugar/u)
  })
})

it.each<[Language, readonly string[]]>([
  ['en', ['My mother has dementia.', 'At night she gets up and thinks it is her old house']],
  ['es', ['Mi mamá tiene alzheimer.', 'Mi mamá pregunta quién soy y quiere irse a su casa']],
])('a muddle in a dementia that was told is not new, in %s', (language, messages) => {
  expect(lastOf(messages, language).safety).toEqual([])
})

it('a muddle that is told as new is, whatever was told before', () => {
  const told = ['My mother has dementia.', 'Since last night she does not know who I am']
  expect(lastOf(told).safety.map(({ code }) => code)).toContain('sudden_confusion')
})

it.each<[Language, readonly string[]]>([
  ['en', ['My father has dementia.', 'He slaps at me when I help him into the shower']],
  ['es', ['Mi mamá tiene alzheimer.', 'Me pega cuando la baño']],
])('what an illness of another leaves is no news, in %s: %j', (language, messages) => {
  expect(lastOf(messages, language).safety).toEqual([])
})

it.each([
  'My son slaps me when I ask for my purse',
  'My grandson hits me when I ask for help',
  'The woman who comes hits her when she washes her',
  'My boyfriend punched me when I went to the door',
  'She hits me when I come out of the bathroom',
])('what another does is: %s', (message) => {
  const told = 'My father has dementia.'
  expect(lastOf([told, message]).safety.map(({ code }) => code)).toContain('abuse_neglect')
})

describe('a wish to die that no plain words told', () => {
  const guessed = 'My family would be better off'

  it.each([
    'No, I am not thinking of that. How do I make soup?',
    'I am not suicidal. We are all fine here',
  ])('ends with a denial: %s', (denial) => {
    const [first, second] = talk([guessed, denial])
    expect(first?.safety.map(({ code }) => code)).toEqual(['suicide_self_harm'])
    expect(second?.safety).toEqual([])
    expect(second?.act).not.toBe('danger')
    expect(second?.help).toContain('988')
  })

  it.each([
    'why do you ask',
    'no, but there is nothing left for me',
    'not today',
    'I am not suicidal, I just have a plan',
    'I do not want to die in pain, so it must be quick',
    'nobody wants to die. But I do.',
  ])('does not end with: %s', (reply) => {
    expect(talk([guessed, reply])[1]?.act).toBe('danger')
  })
})

it('a wish to die in plain words does not end with a first denial', () => {
  expect(talk(['I want to end my life', 'No, I am not thinking of that'])[1]?.act).toBe('danger')
})

it('harm that is told plainly leads before a wish to die that is only guessed', () => {
  const told = 'My husband grabs me by the neck. He says if I tell anybody it will be worse.'
  expect(lastOf([told]).safety[0]?.code).toBe('abuse_neglect')
})
