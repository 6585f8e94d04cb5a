/** Checks detection over a conversation and the order of what is found. */

import { expect, it } from 'vitest'
import { detect, detectIn } from './detect.ts'

it('puts the most urgent tier first', () => {
  const codes = detectIn('My chest hurts. Should I take an extra aspirin tablet?')
  expect(codes).toEqual(['chest_pain', 'medication'])
})

it('remembers emergencies of the last four turns, and only those', () => {
  expect(detect('thanks', ['I want to die'])).toEqual(['suicide_self_harm'])
  expect(detect('thanks', ['I want to die', 'a', 'b', 'c'])).toEqual(['suicide_self_harm'])
  expect(detect('thanks', ['I want to die', 'a', 'b', 'c', 'd'])).toEqual([])
  expect(detect('thanks', ['Can I stop my pills?'])).toEqual([])
})

it('hears words split over lines, in capitals and with slips', () => {
  expect(detectIn('I WANT\nTO DIE')).toEqual(['suicide_self_harm'])
  expect(detectIn('terible um pain in my chst')).toContain('chest_pain')
})

it('is quiet on nothing', () => {
  expect(detectIn('')).toEqual([])
})
