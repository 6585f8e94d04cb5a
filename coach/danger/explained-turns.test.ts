/** A danger that was explained, or for which help was found, does not go on. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { talk } from '../test-support/talk.ts'

const chest = { en: 'I have crushing chest pain', es: 'Me duele mucho el pecho y sudo frío' }
const fall = 'I fell in the hall and hit my head hard'
const crisis = { en: 'I want to end my life', es: 'Quiero quitarme la vida' }

it.each<[Language, readonly string[], RegExp]>([
  ['en', [chest.en, 'My niece is driving me to the hospital'], /^Good\. Go now/u],
  ['es', [chest.es, 'mi hijo me lleva al hospital'], /^Bien\. Vaya ya/u],
  ['en', [chest.en, 'the ambulance is on its way'], /^Good, help is on the way/u],
  ['en', [chest.en, 'no signal here, the farmer has a van'], /^Then have someone drive you/u],
  ['es', [chest.es, 'no hay señal, mi primo tiene carro'], /^Entonces que alguien le lleve/u],
  ['en', [chest.en, 'shall I ring my son?'], /^911 first\./u],
  ['en', [fall, 'I never hit my head after all, I got up by myself'], /^Thank you for telling me/u],
  [
    'en',
    ['diabetic, meter reads 50, shaking', 'had the juice, it is 96 now'],
    /^Good, it is coming up/u,
  ],
])('in %s: %j', (language, messages, expected) => {
  expect(talk(messages, language).at(-1)?.text).toMatch(expected)
})

it('answers what is asked in the message that explains', () => {
  const [, last] = talk([fall, 'no, I did not hit my head. How do I sleep better?'])
  expect(last?.text).toMatch(/^Thank you for telling me\. I read that wrong/u)
  expect(last?.domains[0]).toBe('Sleep')
  const answers = talk([fall, 'no, I did not hit my head. How do I sleep better?', 'How much?'])
  expect(answers.at(-1)?.domains[0]).toBe('Sleep')
})

it.each<[Language, string, string, string]>([
  ['en', 'I do not want to die, I put it badly', 'no, I am not thinking of ending my life', 'safe'],
  ['es', 'no me quiero morir, lo dije mal', 'no, no pienso quitarme la vida', 'a salvo'],
])('asks plainly once where a wish to die is denied, in %s', (language, denied, no, end) => {
  const [, plain, last] = talk([crisis[language], denied, no], language)
  expect(plain?.safety).toEqual([])
  expect(plain?.text).toMatch(/ending your life today\?$|quitarse la vida hoy\?$/u)
  expect(last?.text).toContain(end)
  expect(last?.help).toContain('988')
})

it('takes up whom they want to call', () => {
  const said = [
    crisis.en,
    'I am alone',
    'not today, but I would be glad not to wake. Shall I ring my sister?',
  ]
  expect(talk(said).at(-1)?.text).toMatch(/Please call them now\./u)
})

it('says no step twice in the same words', () => {
  const said = [chest.en, 'hm', 'ok', 'well', 'right', 'hm', 'ok', 'well']
  const texts = talk(said).map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})
