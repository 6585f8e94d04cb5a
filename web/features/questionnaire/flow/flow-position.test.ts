/** Which pages may be opened, and what they are called. */

import { describe, expect, it } from 'vitest'
import { exercise } from '#core/instruments/exercise/scoring.ts'
import { literacy } from '#core/instruments/literacy/scoring.ts'
import { sleep } from '#core/instruments/sleep/scoring.ts'
import { social } from '#core/instruments/social/scoring.ts'
import { stress } from '#core/instruments/stress/scoring.ts'
import { questionnaireTexts } from '../../../locales/questionnaire.ts'
import { pageOf, placeFrom, questionAt, reachablePlace, spotName } from './flow-position.ts'

const texts = questionnaireTexts

function nameOf(
  instrument: typeof social,
  place: number | 'review',
  at: string | null = null,
  responses = {},
): string {
  return spotName(instrument, { place, at }, responses, texts)
}

describe('a place in the address', () => {
  it.each([
    ['1', 1],
    ['6', 6],
    ['review', 'review'],
    ['0', null],
    ['7', null],
    ['-1', null],
    ['2.5', null],
    ['1e0', null],
    ['', null],
    [null, null],
  ])('%s is read as %s of six pages', (text, place) => {
    expect(placeFrom(text, 6)).toBe(place)
  })
})

describe('the place that may be opened', () => {
  const { pages } = social
  const completeUpTo = (count: number) => (page: (typeof pages)[number]) =>
    pages.indexOf(page) < count

  it('is at most the first page that is not complete', () => {
    expect(reachablePlace(5, pages, completeUpTo(2))).toBe(3)
    expect(reachablePlace('review', pages, completeUpTo(2))).toBe(3)
    expect(reachablePlace(2, pages, completeUpTo(2))).toBe(2)
  })

  it('is any place once all is complete', () => {
    expect(reachablePlace('review', pages, completeUpTo(6))).toBe('review')
    expect(reachablePlace(4, pages, completeUpTo(6))).toBe(4)
  })
})

describe('the question that is shown where there is one at a time', () => {
  const [walking] = exercise.pages
  const questionOf = (responses: Record<string, string>, wish: string | null) =>
    walking && questionAt(walking, responses, wish)

  it('is the one that the address names, else the first without an answer, else the last', () => {
    expect(questionOf({}, null)).toBe('1-0')
    expect(questionOf({ '1-0': '1-2 days' }, null)).toBe('1-1')
    expect(questionOf({ '1-0': '1-2 days' }, '1-0')).toBe('1-0')
    expect(questionOf({ '1-0': '1-2 days', '1-1': '2 to 4 hours' }, null)).toBe('1-1')
  })

  it('is none that another page asks, and no follow-up that does not apply', () => {
    expect(questionOf({ '1-0': '1-2 days' }, '2-0')).toBe('1-1')
    expect(questionOf({ '1-0': 'Never' }, '1-1')).toBe('1-0')
  })
})

describe('the name of a spot', () => {
  it('counts questions where their number is reliable', () => {
    expect(nameOf(literacy, 3)).toBe('Question 3 of 7')
    expect(nameOf(social, 1)).toBe('Questions 1 to 3 of 12')
    expect(nameOf(social, 3)).toBe('Question 6 of 12')
    expect(nameOf(sleep, 7)).toBe('Questions 20 to 22 of 22')
  })

  it('counts pages where follow-ups come and go', () => {
    expect(nameOf(exercise, 9)).toBe('Page 9 of 11')
  })

  it('counts one question among those that are asked now', () => {
    expect(nameOf(stress, 2, '2-1')).toBe('Question 7 of 9')
    expect(nameOf(exercise, 2, '2-0')).toBe('Question 2 of 12')
    expect(nameOf(exercise, 2, '2-0', { '1-0': '1-2 days' })).toBe('Question 3 of 13')
  })

  it('has words for the review', () => {
    expect(nameOf(social, 'review')).toBe('Review your answers')
  })
})

describe('the page of a question', () => {
  it('is counted from 1', () => {
    expect(pageOf(social, '0')).toBe(1)
    expect(pageOf(social, '11')).toBe(6)
    expect(pageOf(social, '12')).toBeNull()
  })
})
