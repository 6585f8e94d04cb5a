/** Checks plans: order, number of points, reasons, sources, safety and the text on the wire. */

import { describe, expect, it } from 'vitest'
import type { InstrumentId } from '#core/instrument-table.ts'
import { advise } from './advice.ts'
import type { Advice, AdviceRequest } from './plan.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { Person } from '../person/person.ts'
import { comparisonOf } from './standing.ts'
import { sentencesOf, wordsOf } from '../text/reading-grade.ts'

const well = { social: 1, literacy: 9, exercise: 280, mna: 14, stress: 5, sleep: 2 }

function plan(
  scores: Partial<Record<InstrumentId, number>>,
  more: Partial<Person> = {},
  request: Partial<AdviceRequest> = {},
): Advice {
  const results = Object.fromEntries(
    Object.entries(scores).map(([id, score]) => [
      id,
      { score, band: 'A band', flags: [], components: {}, ageDays: 0 },
    ]),
  )
  const person = { ageYears: 72, gender: 'Female', bmi: 25, results, ...more } as const
  return advise({ person, criteria: 'Anyone', comparisons: [], region: 'US', ...request })
}

/** The splitter a simple client uses: line ends, bullets or dashes. */
function split(text: string): readonly string[] {
  return text
    .split(/[\n•–—-]+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

describe('advise', () => {
  it('puts the weakest domain first and gives the number as the reason', () => {
    const advice = plan({ ...well, sleep: 12, social: 5 })
    expect(advice.order[0]).toBe('Sleep')
    expect(advice.points[0]?.domain).toBe('Sleep')
    expect(advice.points[0]?.reason).toBe('because your sleep score is 12 (a band)')
  })

  it.each([
    [{ ...well, sleep: 12 }],
    [{ ...well, sleep: 12, stress: 20 }],
    [{ social: 9, literacy: 3, exercise: 20, mna: 9, stress: 22, sleep: 14 }],
    [{ literacy: 4 }],
    [{ sleep: 3 }],
    [well],
  ])('gives three to six points, none twice, each with a source that exists: %j', (scores) => {
    const { points } = plan(scores)
    expect(points.length).toBeGreaterThanOrEqual(3)
    expect(points.length).toBeLessThanOrEqual(6)
    const ids = points.flatMap(({ sources }) => sources.map(({ id }) => id))
    expect(ids).toHaveLength(points.length)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(evidenceOf(id)).toBeDefined()
  })

  it('splits into one part for each message, the opening and each point', () => {
    const advice = plan({ social: 9, literacy: 3, exercise: 20, mna: 9, stress: 28, sleep: 17 })
    expect(split(advice.text)).toHaveLength(advice.safety.length + 1 + advice.points.length)
    expect(advice.text.startsWith('- ')).toBe(true)
  })

  it('keeps sentences short', () => {
    const { text } = plan({ social: 9, literacy: 3, exercise: 20, mna: 9, stress: 22, sleep: 14 })
    for (const sentence of sentencesOf(text))
      expect(wordsOf(sentence).length).toBeLessThanOrEqual(20)
  })

  it('praises and stretches where all goes well', () => {
    const advice = plan(well)
    expect(advice.safety).toEqual([])
    expect(advice.points.filter(({ text }) => text.startsWith('Well done'))).toHaveLength(2)
  })

  it('says what to do first where nothing was assessed', () => {
    const advice = advise({
      person: { results: {} },
      criteria: 'Anyone',
      comparisons: [],
      region: 'US',
    })
    expect(advice.points).toEqual([])
    expect(advice.text).toContain('six tests')
  })

  it('makes the two criteria visibly different', () => {
    const scores = { ...well, sleep: 8, social: 5, exercise: 100 }
    const comparisons = [
      comparisonOf(
        'Sleep',
        {
          basis: 'published',
          group: 'women aged 65 to 74',
          people: null,
          position: 'about-typical',
          mean: 5.5,
          sentences: ['Your sleep score is about typical.', 'Their average is 5.5.'],
          sources: ['A study, 2017'],
        },
        8,
        'en',
      ),
    ]
    const anyone = plan(scores)
    const alike = plan(scores, {}, { criteria: 'LikeMe', comparisons })
    expect(alike.text).toContain('a woman of 72')
    expect(alike.text).toContain('About what is usual for women aged 65 to 74.')
    expect(alike.text).toContain('A study, 2017')
    expect(anyone.standings).toEqual([])
    expect(alike.standings[0]).toMatchObject({
      domain: 'Sleep',
      score: 8,
      position: 'about-typical',
    })
    expect(alike.points.map(({ text }) => text)).not.toEqual(anyone.points.map(({ text }) => text))
    expect(plan(scores, {}, { criteria: 'LikeMe' }).text).toContain('no comparison')
  })

  it('never says the bands of Learning', () => {
    const { text } = plan({ literacy: 3 })
    expect(text).not.toMatch(/a band/iu)
    expect(text).toContain('not a memory test')
  })

  it('stays with stress and sleep in a crisis', () => {
    const advice = plan({ ...well, stress: 33, sleep: 18, social: 10 })
    expect(advice.safety[0]?.text).toContain('988')
    expect(new Set(advice.points.map(({ domain }) => domain))).toEqual(new Set(['Stress', 'Sleep']))
  })

  it('speaks of food first to someone too thin, and never of hard effort', () => {
    const advice = plan({ ...well, mna: 6, stress: 26, exercise: 40 }, { bmi: 18 })
    expect(advice.order[0]).toBe('Diet')
    expect(advice.text).not.toMatch(/\b(?:jog|sprint|calorie|lose weight)\b/u)
  })

  it('treats nutrition without a body mass index as not done', () => {
    const results = { mna: { score: 8, band: 'At Risk', flags: [], components: {}, ageDays: 0 } }
    const advice = advise({
      person: { results },
      criteria: 'Anyone',
      comparisons: [],
      region: 'US',
    })
    expect(advice.order).toEqual([])
  })

  it('heeds what the person told', () => {
    const epilepsy = plan({ ...well, sleep: 13 }, { said: ['I have epilepsy.'] })
    expect(epilepsy.text).toContain('seizures')
    const ids = epilepsy.points.flatMap(({ sources }) => sources.map(({ id }) => id))
    expect(ids).not.toContain('Z12')
    const past = plan({ ...well, mna: 9 }, { said: ['I had anorexia.'] })
    expect(past.points.map(({ reason }) => reason).join(' ')).not.toContain('nutrition score')
  })

  it('says what changed since the last time, and what now comes first', () => {
    const before = [
      { instrument: 'sleep', score: 2, ageDays: 30 },
      { instrument: 'stress', score: 9, ageDays: 30 },
    ] as const
    const advice = plan({ ...well, stress: 5, sleep: 9 }, { earlier: before })
    expect(advice.changes).toEqual([
      'Your stress score went from 9 to 5. That is about the same.',
      'Your sleep score went from 2 to 9. That is less good than last time.',
      'Sleep now comes first in your plan.',
    ])
    expect(advice.text).toContain('went from 2 to 9')
    expect(plan({ ...well, sleep: 9 }).changes).toEqual([])
  })

  it('starts low after activity fell fast', () => {
    const earlier = [{ instrument: 'exercise', score: 200, ageDays: 40 }] as const
    for (const criteria of ['Anyone', 'LikeMe'] as const) {
      const advice = plan({ ...well, exercise: 80 }, { earlier }, { criteria })
      expect(advice.points[0]?.sources[0]?.id).toBe('E10')
    }
  })

  it('never praises a loss of weight', () => {
    const earlier = [{ instrument: 'bmi', score: 33, ageDays: 40 }] as const
    expect(plan(well, { bmi: 28, earlier }).text).not.toMatch(/better than last time|lighter/u)
  })

  it('stays open to all domains where loneliness goes with high stress', () => {
    const advice = plan({ ...well, stress: 30, social: 10 })
    expect(advice.safety[0]?.code).toBe('social_stress_crisis')
    expect(advice.points.map(({ domain }) => domain)).toContain('Socialization')
  })

  it('names the two scores that led to a step', () => {
    const scores = { ...well, sleep: 12, stress: 20 }
    const { points } = plan(scores, {}, { criteria: 'LikeMe' })
    expect(points.map(({ reason }) => reason)).toContain(
      'because your sleep score is 12 (a band) and your stress score is 20 (a band)',
    )
  })

  it('names body mass index where it makes the diet weak', () => {
    const [first] = plan(well, { bmi: 20, ageYears: 70 }).points
    expect(first?.reason).toBe('because your body mass index is 20')
  })

  it('is the same each time', () => {
    expect(plan({ ...well, sleep: 9 })).toEqual(plan({ ...well, sleep: 9 }))
  })
})
