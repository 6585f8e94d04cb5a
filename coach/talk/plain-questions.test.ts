/** Checks that plain questions in the middle of a talk are answered as asked, or said to be unknown. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'
import { meanings } from './plain-words.ts'
import type { Said } from '../text/said.ts'

const opening: Said = {
  en: 'How do I sleep better at night?',
  es: '¿Cómo duermo mejor?',
}

it.each<[Language, string, RegExp]>([
  ['en', "what's CBT", /^CBT is/u],
  ['es', '¿qué es la TCC?', /^La TCC es/u],
  ['en', 'what is cholesterol then', /^Cholesterol is/u],
  ['en', 'does that cost anything', /what does it cost/u],
  ['es', '¿eso es gratis?', /cuánto cuesta/u],
  ['en', 'what is a flibbert', /no good source on what “flibbert” is/u],
])('in %s: %s', (language, message, expected) => {
  expect(lastOf([opening[language], message], language).text).toMatch(expected)
})

it('answers how to do another thing with no line of the open card', () => {
  const { text } = lastOf(['How can I keep my legs strong?', 'how does one peel a mango'])
  expect(text).not.toContain('Put the chair against a wall')
})

it('explains each word in short sentences of both languages', () => {
  for (const { say } of meanings) {
    expect(say.en.split(/\s+/u).length).toBeLessThanOrEqual(45)
    expect(say.es.split(/\s+/u).length).toBeLessThanOrEqual(45)
  }
})
