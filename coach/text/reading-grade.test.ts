/** Checks the reading grade against texts of known ease. */

import { expect, it } from 'vitest'
import { readingGrade, sentencesOf, syllablesOf } from './reading-grade.ts'

it('counts syllables', () => {
  expect(['walk', 'water', 'exercise', 'banana', 'happy'].map(syllablesOf)).toEqual([1, 2, 3, 3, 2])
})

it('finds plain words easy and long ones hard', () => {
  expect(readingGrade('Go for a walk. Call a friend.')).toBeLessThan(2)
  expect(
    readingGrade('Cardiovascular conditioning facilitates neurological adaptation considerably.'),
  ).toBeGreaterThan(12)
  expect(readingGrade('')).toBe(0)
})

it('splits sentences', () => {
  expect(sentencesOf('One. Two! Three?\nFour')).toHaveLength(4)
})
