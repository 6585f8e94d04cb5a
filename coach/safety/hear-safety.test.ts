/** Danger is heard over a conversation, the most urgent first. */

import { expect, it } from 'vitest'
import { hearConversation, hearSafety } from './hear-safety.ts'

it('puts the most urgent tier first', () => {
  const codes = hearSafety('My chest hurts. Should I take an extra aspirin tablet?')
  expect(codes).toEqual(['chest_pain', 'medication'])
})

it('remembers emergencies of the last four turns, and only those', () => {
  expect(hearConversation('thanks', ['I want to die'])).toEqual(['suicide_self_harm'])
  expect(hearConversation('thanks', ['I want to die', 'a', 'b', 'c'])).toEqual([
    'suicide_self_harm',
  ])
  expect(hearConversation('thanks', ['I want to die', 'a', 'b', 'c', 'd'])).toEqual([])
  expect(hearConversation('thanks', ['Can I stop my pills?'])).toEqual([])
})

it('hears words split over lines, in capitals and with slips', () => {
  expect(hearSafety('I WANT\nTO DIE')).toEqual(['suicide_self_harm'])
  expect(hearSafety('terible um pain in my chst')).toContain('chest_pain')
})

it('is quiet on nothing', () => {
  expect(hearSafety('')).toEqual([])
})
