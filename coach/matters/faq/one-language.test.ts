/** A guest who talks in one language is answered as if both were at hand, and in both once both are. */

import { afterEach, expect, it } from 'vitest'
import { answerQuestion } from '../../answer/answer.ts'
import { faqs } from './all.ts'
import { bringIn, faqLabelled } from './catalog.ts'
import { faqIn, faqInBoth } from './one-language.ts'

afterEach(() => bringIn(faqs))

const message = 'My mother has dementia and wants to go home every evening, but she is at home.'

function answered(said: string, language: 'en' | 'es') {
  return answerQuestion({ message: said, history: [], region: 'US', language }).text
}

it('is whole again when both are there', () => {
  expect(faqs.map((faq) => faqInBoth(faqIn(faq, 'en'), faqIn(faq, 'es')))).toEqual(faqs)
})

it('answers in the one that is there as with both', () => {
  const whole = answered(message, 'en')
  bringIn(faqs.map((faq) => faqIn(faq, 'en')))
  expect(answered(message, 'en')).toBe(whole)
})

it('answers from cards in the other until it comes, and never with an empty text', () => {
  bringIn(faqs.map((faq) => faqIn(faq, 'en')))
  const text = answered('Mi mamá tiene demencia y cada tarde quiere irse a su casa.', 'es')
  expect(text.length).toBeGreaterThan(20)
  expect(faqLabelled('')).toBeUndefined()
})
