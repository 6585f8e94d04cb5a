/** What is asked about a night before it counts: a slip between AM and PM would spoil a person's score. */

import { describe, expect, it } from 'vitest'
import { sleepQuestionnaire } from '#core/instruments/sleep/questionnaire.ts'
import { stressQuestionnaire } from '#core/instruments/stress/questionnaire.ts'
import { nightDoubts } from './night-doubts.ts'

function asked(bed: string, wake: string, hours: string) {
  const [page] = sleepQuestionnaire.pages
  if (page === undefined) throw new Error('no pages')
  const found = nightDoubts(sleepQuestionnaire, page, {
    '1-0': bed,
    '1-1': '10',
    '1-2': wake,
    '1-3': hours,
  })
  return {
    doubts: found?.doubts ?? [],
    items: found?.items.map(({ linkId }) => linkId) ?? [],
  }
}

describe('a night', () => {
  it('is not asked about where its times fit', () => {
    expect(asked('10:30 pm', '6:30', '7').doubts).toEqual([])
    expect(asked('2 am', '10 am', '8').doubts).toEqual([])
    expect(asked('6 pm', '6 am', '9').doubts).toEqual([])
  })

  it('is asked about where a person slept longer than they lay in bed', () => {
    const { doubts, items } = asked('11 pm', '7', '9')
    expect(doubts).toEqual([{ kind: 'more-sleep-than-bed', inBed: 480, asleep: 540 }])
    expect(items).toEqual(['1-0', '1-2', '1-3'])
  })

  it('is asked about where the person gets up before going to bed', () => {
    const { doubts, items } = asked('10:30 pm', '9 pm', '8')
    expect(doubts).toEqual([{ kind: 'long-night', bed: 1350, wake: 1260, inBed: 1350 }])
    expect(items).toEqual(['1-0', '1-2'])
  })

  it('is asked about where it begins in the middle of the day', () => {
    const { doubts, items } = asked('1 pm', '9 pm', '7')
    expect(doubts).toEqual([{ kind: 'bed-by-day', bed: 780 }])
    expect(items).toEqual(['1-0'])
    expect(asked('8 am', '4 pm', '7').doubts).toHaveLength(1)
    expect(asked('5:59 pm', '6 am', '7').doubts).toHaveLength(1)
  })

  it('is not asked about before it can be scored', () => {
    expect(asked('10 pm', 'late', '7').doubts).toEqual([])
    expect(asked('11 pm', '6', '9').doubts).toEqual([])
    expect(asked('7 am', '7', '7').doubts).toEqual([])
  })

  it('belongs to a page that asks for times', () => {
    const [page] = stressQuestionnaire.pages
    expect(page && nightDoubts(stressQuestionnaire, page, {})).toBeNull()
  })
})
