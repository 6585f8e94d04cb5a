/** Whoever comes back meets what matters most first, and never an empty page. */

import { describe, expect, it } from 'vitest'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { noPlan, type PlanStep } from '#core/plan.ts'
import { shortestFirst } from '../../../reading/parts-by-length.ts'
import { type Known, whatNext } from './what-next.ts'

const monday = '2026-11-23'
const step: PlanStep = {
  id: 'a',
  text: 'Breathe slowly',
  when: 'After breakfast',
  where: '',
  days: [1, 3, 5],
  domain: 'Stress',
  source: 'own',
  evidenceId: null,
  language: 'en',
  startOn: monday,
  lookBackOn: '2026-11-30',
  state: 'active',
  rung: 0,
  changedAt: '2026-11-23T08:00:00.000Z',
  ticks: [],
  lookBacks: [],
}
const nothing: Known = { plan: noPlan, finished: {}, begun: [] }
const withStep: Known = { ...nothing, plan: { steps: [step], removed: [] } }
const stressDone: Known = { ...withStep, finished: { Stress: monday } }
const all = Object.fromEntries(lifestyleDomains.map((domain) => [domain, monday]))
const kinds = (known: Known, day: string) => whatNext(known, day).map(({ kind }) => kind)

describe('what comes next', () => {
  it('is the shortest part for somebody who has done nothing', () => {
    expect(whatNext(nothing, monday)).toEqual([{ kind: 'part', domain: shortestFirst[0] }])
  })

  it('is the step of today before all else, then the week to look back on', () => {
    expect(kinds(stressDone, monday)).toEqual(['tick', 'part'])
    expect(kinds(stressDone, '2026-11-24')).toEqual(['part'])
    expect(kinds(stressDone, '2026-11-30')).toEqual(['tick', 'lookBack', 'part'])
  })

  it('is whether to go on with a step that lay untouched for three weeks, and not to tick it', () => {
    expect(kinds(stressDone, '2026-12-11')).toEqual(['tick', 'lookBack', 'part'])
    expect(kinds(stressDone, '2026-12-14')).toEqual(['goOn', 'part'])
  })

  it('is what was begun, and a small step where there is a result and none', () => {
    const begun: Known = { ...nothing, finished: { Stress: monday }, begun: ['Sleep'] }
    expect(kinds(begun, monday)).toEqual(['begun', 'noStep', 'part'])
  })

  it('is a second time after four weeks, the oldest first, and not before', () => {
    const finished = { ...all, Sleep: '2026-11-20' }
    expect(kinds({ ...withStep, finished }, '2026-12-17')).toEqual(['goOn'])
    const [, retest] = whatNext({ ...withStep, finished }, '2026-12-22')
    expect(retest).toEqual({ kind: 'retest', domain: 'Sleep' })
  })

  it('says so where nothing is due', () => {
    expect(kinds({ ...withStep, finished: all }, '2026-11-24')).toEqual(['allDone'])
  })
})
