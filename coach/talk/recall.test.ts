/** What is asked back for is said back, and nothing comes twice after a correction. */

import { expect, it } from 'vitest'
import { lastOf, talk } from '../test-support/talk.ts'

it('says what the coach said of the thing that is asked back for', () => {
  const [answer, recalled] = talk(['How long may I nap?', 'What was it you said about naps again?'])
  expect(recalled?.act).toBe('recall')
  const said = /“?(?:I said: )(.+)/u.exec(recalled?.text ?? '')?.[1] ?? ''
  expect(answer?.text).toContain(said)
})

it('keeps the own words of a goal beside which a reminder is asked for', () => {
  const { text } = lastOf([
    'How can I get stronger legs?',
    'I will climb the stairs twice after lunch. Can you remind me on Friday?',
  ])
  expect(text).toContain('climb the stairs twice after lunch')
  expect(text).toMatch(/cannot ring you/u)
})

it.each([
  ['Call my daughter please', /^I cannot ring or write to anybody/u],
  ['Llame a mi hija, por favor', /^No puedo llamar ni escribir a nadie/u],
  ['call my son, I fell', /^I cannot ring or write to anybody/u],
  ['call my daughter and tell her I am bleeding', /call 911/u],
  ['I want to call my daughter', /^(?!I cannot ring)/u],
  ['call my sister and my brother', /^(?!I cannot ring)/u],
])('never lets somebody believe that it rings for them: %s', (message, says) => {
  const language = message.startsWith('Llame') ? 'es' : 'en'
  expect(lastOf(['I miss my husband', message], language).text).toMatch(says)
})

it('says what to look out for to whoever tried a step and asks whether it is fine', () => {
  const told = [
    'Give me a step for balance',
    'I tried that standing thing, managed ten seconds and wobbled. Is that alright?',
  ]
  expect(lastOf(told).text).toMatch(/^Well done for trying it/u)
})

it('never says the same again to whoever puts it right', () => {
  const [first, second] = talk([
    'How much should I walk?',
    'No, that is not what I asked. May I walk to the market and back?',
  ])
  const step = first?.text.split('\n\n')[0] ?? ''
  expect(second?.text).not.toContain(step)
})
