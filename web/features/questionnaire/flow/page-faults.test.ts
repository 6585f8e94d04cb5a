/** What holds a person on a page, and what is said about it. */

import { describe, expect, it } from 'vitest'
import type { Item, Questionnaire } from '#core/instrument.ts'
import { exercise } from '#core/instruments/exercise/scoring.ts'
import { sleep } from '#core/instruments/sleep/scoring.ts'
import { stress } from '#core/instruments/stress/scoring.ts'
import type { Responses } from '#core/responses.ts'
import { questionnaireTexts } from '../../../locales/questionnaire.ts'
import { pageFaults, scoringFault, timeInBedOf } from './page-faults.ts'

const texts = questionnaireTexts

function pageOne(instrument: Questionnaire) {
  const [page] = instrument.pages
  if (page === undefined) throw new Error('no pages')
  return page
}

function faultsOnPageOne(instrument: Questionnaire, responses: Responses) {
  return pageFaults(instrument, pageOne(instrument), responses, texts)
}

function faultyIds(instrument: Questionnaire, responses: Responses) {
  return faultsOnPageOne(instrument, responses).map(({ linkId }) => linkId)
}

function night(bed: string, minutes: string, wake: string, hours: string): Responses {
  return { '1-0': bed, '1-1': minutes, '1-2': wake, '1-3': hours }
}

describe('a page of choices', () => {
  it('names every question without an answer, in order', () => {
    const faults = faultsOnPageOne(stress, { '1-1': 'Never', '1-3': 'Never' })
    expect(faults.map(({ linkId }) => linkId)).toEqual(['1-0', '1-2', '1-4'])
    expect(faults[0]?.message).toBe('Choose an answer: Bad surprises')
  })

  it('asks for follow-ups only where they apply', () => {
    expect(faultyIds(exercise, {})).toEqual(['1-0'])
    expect(faultyIds(exercise, { '1-0': 'Never' })).toEqual([])
    expect(faultyIds(exercise, { '1-0': '1-2 days' })).toEqual(['1-1'])
  })
})

describe('the page of typed answers', () => {
  it.each([
    ['what cannot be read', night('soon', 'a few', '7', '7,5'), ['1-0', '1-1', '1-3']],
    ['numbers out of range', night('22:00', '721', '7', '25'), ['1-1', '1-3']],
    ['ranges, which are no answer', night('10-11', '15-20', '7', '7-8'), ['1-0', '1-1', '1-3']],
    ['the same time twice', night('7 am', '10', '7', '7'), ['1-2']],
    ['more sleep than time in bed', night('23:00', '10', '6:00', '8.5'), ['1-3']],
    ['nothing in a good night', night(' about 10:30 pm', '0', '7', ' 7.5 '), []],
  ])('finds %s', (_what, responses, linkIds) => {
    expect(faultyIds(sleep, responses)).toEqual(linkIds)
  })

  it('says how the two times were read where they leave too little time for the sleep', () => {
    const [fault] = faultsOnPageOne(sleep, night('11', '10', '6', '8.5'))
    expect(fault?.message).toBe(
      '11:00 PM to 6:00 AM is 7 hours in bed. You wrote 8 hours 30 minutes of sleep. Please look at both.',
    )
    // A slip between AM and PM lies in a time, which on a phone is on another screen.
    expect(fault?.others.map(({ linkId }) => linkId)).toEqual(['1-0', '1-2'])
  })

  it('says which numbers fit', () => {
    const [fault] = faultsOnPageOne(sleep, night('22:00', '-1', '7', '7'))
    expect(fault?.message).toBe('Use one number from 0 to 720, like 20.')
  })

  it('knows the time in bed once all four answers fit', () => {
    expect(timeInBedOf(sleep, pageOne(sleep), night('10 pm', '10', '6', ''))).toBeNull()
    expect(timeInBedOf(sleep, pageOne(sleep), night('10 pm', '10', '6', '7'))).toMatchObject({
      minutesInBed: 480,
      sleepMinutes: 420,
    })
    expect(timeInBedOf(stress, pageOne(stress), {})).toBeUndefined()
  })
})

describe('a fault that scoring found', () => {
  it('has a plain sentence for every code', () => {
    const messageOf = (code: string, item: Item) =>
      scoringFault(code, item, sleep, {}, texts).message
    const [bed, minutes] = pageOne(sleep).items
    if (bed === undefined || minutes === undefined) throw new Error('no items')
    expect(messageOf('INVALID_TIME', bed)).toBe(texts.invalidTime)
    expect(messageOf('INVALID_NUMBER', minutes)).toBe(texts.invalidNumber(0, 720, 'minutes'))
    const [choice] = pageOne(stress).items
    if (choice === undefined) throw new Error('no items')
    expect(messageOf('INVALID_OPTION', choice)).toBe('Please answer this again: Bad surprises')
  })
})
