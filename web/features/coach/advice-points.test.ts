/** Advice splits on newlines, bullets and dashes, and nowhere else. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder, type Point, splitAdvice, stepOfAction } from './advice-points.ts'

const walkAndCall = ['Walk after lunch.', 'Call a friend.']

const pointOn = (domain: Point['domain'], text: string, isGoal = false): Point => ({
  domain,
  text,
  isGoal,
  reason: '',
  sources: [],
})

describe('inOrder', () => {
  const points = [
    pointOn('Stress', 'breathe', true),
    pointOn('Stress', 'rest'),
    pointOn('Sleep', 'rise early'),
    pointOn('Diet', 'eat beans'),
  ]
  const said = (wanted: Point['domain'] | null) => inOrder(points, wanted).map(({ text }) => text)

  it('begins with what was asked about, then the goal', () => {
    expect(said('Sleep')).toEqual(['rise early', 'breathe', 'rest', 'eat beans'])
  })

  it.each([null, 'Exercise'] as const)('begins with the goal where asked about %s', (wanted) => {
    expect(said(wanted)).toEqual(['breathe', 'rest', 'rise early', 'eat beans'])
  })
})

describe('splitAdvice', () => {
  it.each([
    'Walk after lunch.\nCall a friend.',
    'Walk after lunch.\r\n\r\nCall a friend.\n',
    '• Walk after lunch. • Call a friend.',
    '•Walk after lunch.\n•Call a friend.',
    '- Walk after lunch.\n- Call a friend.',
    '- Walk after lunch. - Call a friend.',
    '– Walk after lunch. — Call a friend.',
    '* Walk after lunch.\n* Call a friend.',
    '-Walk after lunch.\n-Call a friend.',
  ])('splits %j', (advice) => {
    expect(splitAdvice(advice)).toEqual(walkAndCall)
  })

  it.each([
    'Walk for 20-30 minutes.',
    'Walk for 20 - 30 minutes.',
    'Eat well-cooked food for your well-being.',
    'Your score is 12.',
  ])('keeps %j whole', (advice) => {
    expect(splitAdvice(advice)).toEqual([advice])
  })

  it('gives nothing for nothing', () => {
    expect(splitAdvice(' \n • \n - ')).toEqual([])
  })

  it('brings back the points it was made of', () => {
    const point = fc
      .array(fc.constantFrom('walk', 'well-being', '20-30', 'minutes', 'tea,', 'sleep.'), {
        minLength: 1,
        maxLength: 8,
      })
      .map((words) => words.join(' '))
    const sign = fc.constantFrom('\n', '\n\n', '\n• ', '\n- ', '\n– ', ' • ')
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), sign, (points, between) => {
        expect(splitAdvice(points.join(between))).toEqual(points)
      }),
    )
  })
})

describe('the step of an advice', () => {
  it('is its first sentence, ready to be said in other words', () => {
    expect(stepOfAction('Walk to the corner after lunch. Sit down when you feel dizzy.')).toBe(
      'Walk to the corner after lunch',
    )
    expect(stepOfAction('Drink a glass of water')).toBe('Drink a glass of water')
  })

  it('is never longer than a step may be, and breaks no word', () => {
    const step = stepOfAction(`${'slowly '.repeat(60)}.`)
    expect(step.length).toBeLessThanOrEqual(200)
    expect(step.endsWith('slowly')).toBe(true)
  })
})
