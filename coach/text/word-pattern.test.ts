/** Checks that every pattern of every rule compiles, and that the short cut never changes a result. */

import { expect, it } from 'vitest'
import { pattern } from './pattern.ts'
import { rules } from '../safety/rules/catalog.ts'
import { viewOf, wordPattern } from './word-pattern.ts'

it('compiles every pattern', () => {
  const sources = rules.flatMap(({ catches, unless }) => [...catches.flat(), ...unless])
  expect(sources.length).toBeGreaterThan(300)
  for (const { source } of sources) expect(() => pattern(source)).not.toThrow()
})

it.each([
  ['(my )?(cat|dog*) sleeps', ' the dogs sleeps '],
  ['pass(ed)? out', ' he passed out '],
  ['fits? of', ' a fit of '],
  ['{fell} ... head', ' she tripped on her head '],
  ['a b|c d', ' see c d '],
  ['\\. tengo', ' . tengo '],
  ['(day|night) ?light', ' daylight '],
  ['c?hamomile', ' chamomile '],
  ['(with)?in reach', ' within reach '],
  ['(cat|dog)s? sleep', ' dogs sleep '],
])('%s is found in%s', (notation, text) => {
  expect(wordPattern(notation).isFoundIn(viewOf(text))).toBe(true)
})
