/** Which questions are asked now, how far a person has come, and the form in which answers travel. */

import { describe, expect, it } from 'vitest'
import { itemsOf } from './instrument.ts'
import { exercise } from './instruments/exercise/scoring.ts'
import { sleep } from './instruments/sleep/scoring.ts'
import { social } from './instruments/social/scoring.ts'
import {
  fromWireAnswers,
  progressOf,
  requiredItems,
  responseFault,
  toWireAnswers,
  unansweredItems,
} from './responses.ts'

const ids = (items: readonly { readonly linkId: string }[]) => items.map((item) => item.linkId)
const [walking, , , , , , , , , , work] = exercise.pages
const pageOf = (page: typeof walking) => ({ pages: page === undefined ? [] : [page] })

describe('requiredItems', () => {
  it('asks follow-ups only once the days are answered with anything but Never', () => {
    expect(requiredItems(exercise, {})).toHaveLength(12)
    expect(ids(requiredItems(pageOf(walking), {}))).toEqual(['1-0'])
    expect(ids(requiredItems(pageOf(walking), { '1-0': 'Never' }))).toEqual(['1-0'])
    expect(ids(requiredItems(pageOf(walking), { '1-0': ' ' }))).toEqual(['1-0'])
    expect(ids(requiredItems(pageOf(walking), { '1-0': '1-2 days' }))).toEqual(['1-0', '1-1'])
    const all = ids(requiredItems(pageOf(work), { '11-0': '5-7 days' }))
    expect(all).toEqual(['11-0', '11-1', '11-2'])
  })
})

describe('unansweredItems', () => {
  it('takes blank text for no answer', () => {
    const responses = { '1-0': '10 PM', '1-1': ' ', '1-3': '' }
    expect(ids(unansweredItems({ pages: sleep.pages.slice(0, 1) }, responses))).toEqual([
      '1-1',
      '1-2',
      '1-3',
    ])
  })
})

describe('progressOf', () => {
  it('counts what is answered of what is required now', () => {
    expect(progressOf(social, {})).toEqual({ answered: 0, total: 12, fraction: 0 })
    expect(progressOf(social, { 0: '1', 5: 'Daily', 99: 'x' })).toEqual({
      answered: 2,
      total: 12,
      fraction: 2 / 12,
    })
    expect(progressOf(exercise, { '1-0': '1-2 days' })).toMatchObject({ answered: 1, total: 13 })
    expect(progressOf(exercise, { '1-0': 'Never', '1-1': 'left over' })).toMatchObject({
      answered: 1,
      total: 12,
    })
    expect(progressOf({ pages: [] }, {})).toEqual({ answered: 0, total: 0, fraction: 0 })
  })
})

describe('toWireAnswers', () => {
  it('sends social as a list of twelve', () => {
    const wire = toWireAnswers(social, { 0: '9+', 11: 'Daily' })
    expect(wire).toEqual(['9+', ...Array.from({ length: 10 }, () => ''), 'Daily'])
    expect(social.score(wire, {})).toEqual({ error: 'INCOMPLETE', field: 1 })
  })

  it('leaves out what is not asked, not answered or not known', () => {
    const responses = { '1-0': 'Never', '1-1': '2 to 4 hours', '2-0': ' ', '12-0': 'x' }
    expect(toWireAnswers(exercise, responses)).toEqual({ '1-0': 'Never' })
  })
})

describe('fromWireAnswers', () => {
  it('turns numbers into text and passes over what cannot be a response', () => {
    const wire = { '1-0': '10 PM', '1-1': 20, '1-2': null, '1-3': {}, '2-0': true, other: 'x' }
    expect(fromWireAnswers(sleep, wire)).toEqual({ '1-0': '10 PM', '1-1': '20' })
    expect(fromWireAnswers(social, ['1', '', 'x'])).toEqual({ 0: '1', 2: 'x' })
    expect(fromWireAnswers(social, { 0: '1' })).toEqual({})
    expect(fromWireAnswers(sleep, ['10 PM'])).toEqual({})
    expect(fromWireAnswers(sleep, null)).toEqual({})
  })
})

describe('responseFault judges a single response as the scorer would', () => {
  it.each([
    ['1-0', undefined, 'INCOMPLETE'],
    ['1-0', ' ', 'INCOMPLETE'],
    ['1-0', 'late', 'INVALID_TIME'],
    ['1-0', '10', null],
    ['1-1', '721', 'INVALID_NUMBER'],
    ['1-1', ' 720 ', null],
    ['1-3', '7,5', 'INVALID_NUMBER'],
    ['1-3', '7.5', null],
    ['2-0', 'often', 'INVALID_OPTION'],
    ['2-0', 'Not in the past month', null],
  ])('item %s with %j: %s', (linkId, response, fault) => {
    const item = itemsOf(sleep).find((each) => each.linkId === linkId)
    if (item === undefined) expect.fail(linkId)
    expect(responseFault(item, response)).toBe(fault)
  })
})
