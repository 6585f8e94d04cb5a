/** What is said back is what was answered, and never what was not. */

import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { itemsOf } from '#core/instrument.ts'
import { type InstrumentId, instrumentIds } from '#core/instrument-table.ts'
import { languages } from '#core/languages.ts'
import { countedPoints } from '#core/rules/answer-sheet.ts'
import type { AnsweredBy } from '#core/answered-by.ts'
import { readingGrade } from '../text/reading-grade.ts'
import { ownAnswers } from './own-answer.ts'

function said(
  id: InstrumentId,
  responses: Readonly<Record<string, string>>,
  language: (typeof languages)[number] = 'en',
  answeredBy: AnsweredBy = 'self',
) {
  const answers = { [id]: { responses, answeredBy } }
  return ownAnswers(instruments[id].domain, { answers }, language)
}

describe.each(instrumentIds)('answers of %s', (id) => {
  const instrument = instruments[id]
  // More points are worse in stress and sleep, better elsewhere; contacts are counted as they are.
  const isMoreWorse = id === 'stress' || id === 'sleep'

  it('are said back for the two least good options of an item alone, worst first', () => {
    let sentences = 0
    for (const item of itemsOf(instrument)) {
      if (item.kind !== 'choice') continue
      const points = (code: string) => {
        const option = item.options.find((one) => one.code === code)
        return option === undefined ? Number.NaN : countedPoints(item, option)
      }
      const fromWorst = item.options
        .map(({ code }) => code)
        .toSorted((a, b) => (isMoreWorse ? points(b) - points(a) : points(a) - points(b)))
      for (const [place, code] of fromWorst.entries()) {
        const found = said(id, { [item.linkId]: code })
        sentences += found.length
        if (found.length > 0) expect(place, `${item.linkId} ${code}`).toBeLessThan(2)
      }
    }
    expect(sentences).toBeGreaterThan(2)
  })
})

it('says the worst of two answers first', () => {
  const [first, second] = said('sleep', {
    '2-1': 'Once or twice a week',
    '2-2': 'Three or more times a week',
  })
  expect(first).toBe(
    'You wrote that you got up for the bathroom at night three or more times a week.',
  )
  expect(second).toBe('You wrote that you woke in the night or too soon once or twice a week.')
})

it('names a helper, in both languages', () => {
  const answers = { '1-2': 'Very Often' }
  expect(said('stress', answers, 'en', 'with-help')).toEqual([
    'You and your helper wrote that you felt tense or on edge very often.',
  ])
  expect(said('stress', answers, 'es', 'self')).toEqual([
    'Usted contestó que sintió tensión o nervios con mucha frecuencia.',
  ])
  expect(said('mna', { mobility: 'I get up but do not go out' }, 'es', 'someone-else')).toEqual([
    'Según lo que contestaron por usted, se levanta, pero no sale.',
  ])
})

it.each(languages)('leaves no place open, and nothing unsaid, in %s', (language) => {
  for (const id of instrumentIds) {
    for (const item of itemsOf(instruments[id])) {
      if (item.kind !== 'choice') continue
      for (const { code } of item.options) {
        for (const sentence of said(id, { [item.linkId]: code }, language)) {
          expect(sentence).toMatch(/^[^{}]+\.$/u)
          if (language === 'en') expect(readingGrade(sentence), sentence).toBeLessThanOrEqual(11)
        }
      }
    }
  }
})

it('says nothing of a score from elsewhere, or of answers that are well', () => {
  expect(ownAnswers('Sleep', {}, 'en')).toEqual([])
  expect(said('sleep', { '2-1': 'Not in the past month' })).toEqual([])
})
