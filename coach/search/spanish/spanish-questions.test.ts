/** Checks that everyday Spanish questions find their domain, and that others are declined. */

import { expect, it } from 'vitest'
import { retrieve } from '../retrieval.ts'
import {
  asked,
  askedElsewhere,
  askedNext,
  type SpanishQuestion,
} from './test-support/spanish-questions.ts'
import { askedInSayings } from './test-support/spanish-sayings.ts'

/** The questions whose domain does not come first. */
function missed(questions: readonly SpanishQuestion[]): readonly string[] {
  return questions
    .filter(([domain, question]) => retrieve(question).domains[0] !== domain)
    .map(([, question]) => question)
}

it('finds the domain of 57 of 60 everyday questions', () => {
  expect(missed(asked).length, missed(asked).join('\n')).toBeLessThanOrEqual(3)
})

it('finds the domain of 56 of 60 questions rich in sayings', () => {
  expect(missed(askedInSayings).length, missed(askedInSayings).join('\n')).toBeLessThanOrEqual(4)
})

it('finds the domain of 31 of 36 questions the words were not gathered for', () => {
  expect(missed(askedNext).length, missed(askedNext).join('\n')).toBeLessThanOrEqual(5)
})

it('is not sure of what is about something else', () => {
  expect(askedElsewhere.filter((question) => retrieve(question).isSure)).toEqual([])
})
