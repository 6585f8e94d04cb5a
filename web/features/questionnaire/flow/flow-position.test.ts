/** Which pages may be opened, and what they are called. */

import { describe, expect, it } from 'vitest'
import { exercise } from '#core/instruments/exercise/scoring.ts'
import { literacy } from '#core/instruments/literacy/scoring.ts'
import { sleep } from '#core/instruments/sleep/scoring.ts'
import { social } from '#core/instruments/social/scoring.ts'
import { questionnaireTexts } from '../../../locales/questionnaire.ts'
import { pageOf, placeFrom, placeName, reachablePlace } from './flow-position.ts'

const texts = questionnaireTexts

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

describe('the name of a place', () => {
  it('counts questions where their number is reliable', () => {
    expect(placeName(literacy, 3, texts)).toBe('Question 3 of 7')
    expect(placeName(social, 1, texts)).toBe('Questions 1 to 3 of 12')
    expect(placeName(social, 3, texts)).toBe('Question 6 of 12')
    expect(placeName(sleep, 7, texts)).toBe('Questions 20 to 22 of 22')
  })

  it('counts pages where follow-ups come and go', () => {
    expect(placeName(exercise, 9, texts)).toBe('Page 9 of 11')
  })

  it('has words for the review', () => {
    expect(placeName(social, 'review', texts)).toBe('Review your answers')
  })
})

describe('the page of a question', () => {
  it('is counted from 1', () => {
    expect(pageOf(social, '0')).toBe(1)
    expect(pageOf(social, '11')).toBe(6)
    expect(pageOf(social, '12')).toBeNull()
  })
})
