/** What a person told, or what their answers show, changes the plan: a step that cannot be done costs trust, or a hip. */

import { describe, expect, it } from 'vitest'
import type { InstrumentId } from '#core/instrument-table.ts'
import { languages } from '#core/languages.ts'
import { advise } from './advice.ts'
import { cardOf } from '../cards/catalog.ts'
import { isBarredBy } from '../cards/suiting.ts'
import type { EarlierResult, Person, Result } from '../person/person.ts'
import { limitsIn } from '../talk/limits-heard.ts'
import { saysTheSame } from './barred-steps.ts'
import type { Advice, AdviceRequest } from './plan.ts'

type Scores = Readonly<Partial<Record<InstrumentId, number>>>

const well = { social: 1, literacy: 9, exercise: 280, mna: 14, stress: 5, sleep: 2 }
const weak = { social: 7, literacy: 3, exercise: 90, mna: 13, stress: 20, sleep: 12 }
const criteria = ['Anyone', 'LikeMe'] as const

function resultOf(score: number, components: Result['components'] = {}): Result {
  return { score, band: 'A band', flags: [], components, ageDays: 0 }
}

function plan(
  scores: Scores,
  more: Partial<Person> = {},
  request: Partial<AdviceRequest> = {},
): Advice {
  const results = Object.fromEntries(
    Object.entries(scores).map(([id, score]) => [id, resultOf(score)]),
  )
  const person = { ageYears: 78, gender: 'Female', bmi: 25, results, ...more } as const
  return advise({ person, criteria: 'Anyone', comparisons: [], region: 'US', ...request })
}

const idsOf = ({ points }: Advice) => points.map(({ sources }) => sources[0]?.id ?? '')
const actionsOf = ({ points }: Advice) => points.map(({ action }) => action).join('\n')

const told: readonly string[] = [
  'I get dizzy when I stand up.',
  'I fell twice this winter.',
  'I use a wheelchair.',
  'My hands shake and I cannot write.',
  'I am on oxygen for COPD.',
  'My husband died three months ago and I am a widow.',
  'I care for my husband who has dementia.',
  'I have nobody to call.',
  'I cannot leave the house.',
  'I am nearly blind.',
  'I choke on my food.',
  'I have glaucoma and osteoporosis.',
  'I had a hip replacement last month.',
  'I take warfarin.',
  'I have been sober for two years.',
  'I have kidney disease.',
  'I had anorexia.',
  'I have epilepsy.',
  'No tengo a quién llamar.',
  'Uso silla de ruedas.',
  'Me caí dos veces este invierno.',
]

describe('a plan for whoever told of a limit', () => {
  it.each(told)('holds no card that it bars in a chat: %s', (said) => {
    const limits = limitsIn([said])
    for (const scores of [weak, well, { ...weak, exercise: 20, sleep: 17 }]) {
      for (const criterion of criteria) {
        const ids = idsOf(plan(scores, { said: [said] }, { criteria: criterion }))
        const barred = ids.filter((id) => {
          const card = cardOf(id)
          return card === undefined || isBarredBy(card, limits)
        })
        expect(barred).toEqual([])
      }
    }
  })

  it.each(told)('says no step twice: %s', (said) => {
    for (const criterion of criteria) {
      const advice = plan(weak, { said: [said] }, { criteria: criterion })
      const ids = idsOf(advice)
      const twice = ids.filter((id, place) =>
        ids.slice(0, place).some((one) => saysTheSame(one, id)),
      )
      expect(twice).toEqual([])
      expect(new Set(advice.points.map(({ action }) => action)).size).toBe(ids.length)
      expect(advice.points.length).toBeLessThanOrEqual(6)
      expect(advice.points.filter(({ isGoal }) => isGoal)).toHaveLength(1)
    }
  })

  it.each([
    ['I get dizzy when I stand up.', 'Call your doctor about the dizziness'],
    ['I fell twice this winter.', 'falls check'],
    ['I care for my husband who has dementia.', 'sit in while you rest'],
    ['I choke on my food.', 'swallowing check'],
    ['I am worried about my memory.', 'to tell a doctor'],
    ['I had a hip replacement last month.', 'what their sheet says first'],
    ['My best friend died last week.', 'gentle thing for your hardest hour'],
    ['My wife died in spring, I am a widower.', 'gentle thing for your hardest hour'],
  ])('owes a step to "%s" even where every score is fine', (said, step) => {
    for (const criterion of criteria) {
      expect(actionsOf(plan(well, { said: [said] }, { criteria: criterion }))).toContain(step)
    }
  })

  it('condoles before anything else, and makes the gentle step the goal', () => {
    const advice = plan(weak, { said: ['My husband died in spring, I am a widow.'] })
    expect(advice.opening).toMatch(/^I am sorry for your loss/u)
    const goal = advice.points.find(({ isGoal }) => isGoal)
    expect(goal?.sources[0]?.id).toBe('S13')
    expect(goal?.reason).toContain('what you told me')
  })

  it('offers the chair and not the hall to whoever is unsteady and cannot go out', () => {
    const said = ['I cannot leave the house and I am unsteady on my feet.']
    expect(actionsOf(plan({ ...weak, exercise: 120 }, { said }))).not.toMatch(/\b(?:hall|walk)/iu)
  })

  it('leaves out what did harm in a talk', () => {
    const [first = ''] = idsOf(plan(weak))
    expect(idsOf(plan(weak, { withdrawn: [first] }))).not.toContain(first)
  })

  it('speaks of the same greens to whoever takes warfarin, and not of a newer blood thinner', () => {
    const scores = { ...well, mna: 12 }
    const onWarfarin = plan(scores, { bmi: 31, said: ['I take warfarin.'] })
    const onEliquis = plan(scores, { bmi: 31, said: ['I take Eliquis.'] })
    expect(onWarfarin.text).toContain('same greens each week')
    expect(onEliquis.text).not.toMatch(/same greens|warfarin/iu)
  })
})

function shown(results: Person['results']): Advice {
  const person = { ageYears: 82, bmi: 24, results }
  return advise({ person, criteria: 'LikeMe', comparisons: [], region: 'US' })
}

describe('a plan for what answers show', () => {
  it('keeps to a chair whoever answered that they stay in bed or a chair', () => {
    const { points } = shown({
      exercise: resultOf(60),
      mna: resultOf(12, { mobility: 0, foodIntake: 2, bmi: 3 }),
    })
    const moves = points.filter(({ domain }) => domain === 'Exercise')
    expect(moves.map(({ action }) => action).join()).toContain('chair')
    expect(moves.map(({ action }) => action).join()).not.toMatch(/\b(?:stand|walk|counter)\b/iu)
  })

  it('sends nobody to a friend who answered that they see nobody', () => {
    const advice = shown({ social: resultOf(10, { lsns6Family: 0, lsns6Friends: 0 }) })
    expect(actionsOf(advice)).toContain('Eldercare Locator')
    expect(actionsOf(advice)).not.toMatch(/\b(?:friend|neighbor)s?\b(?! chat)/iu)
  })

  it('asks nobody without a device to use a screen', () => {
    const advice = shown({ literacy: resultOf(1, { device: 0 }), social: resultOf(6) })
    expect(actionsOf(advice)).not.toMatch(/video|online|on your phone/iu)
  })

  it('holds a step on food in a crisis too, and one warning with every finding', () => {
    for (const criterion of criteria) {
      const worst = { social: 11, literacy: 0, exercise: 10, mna: 3, stress: 38, sleep: 20 }
      const advice = plan(worst, { bmi: 17 }, { criteria: criterion })
      expect(advice.points.map(({ domain }) => domain)).toContain('Diet')
      expect(advice.safety).toHaveLength(1)
      const [{ text, tier } = { text: '', tier: 3 }] = advice.safety
      expect(tier).toBe(1)
      expect(text.match(/Please see your doctor this week/gu)).toHaveLength(1)
      expect(text).toMatch(/It is not a memory test\.$/u)
      for (const part of ['988', 'nutrition', 'sleep', 'falls check', 'Eldercare']) {
        expect(text).toContain(part)
      }
      expect(advice.alerts).toContain('low_bmi_watch')
    }
  })

  it('has a step on food and no weight loss for obesity with malnutrition', () => {
    const advice = plan({ ...well, mna: 7 }, { bmi: 36 })
    expect(advice.points[0]?.domain).toBe('Diet')
    expect(advice.text).not.toMatch(/weight loss|strict diet|is my weight/iu)
  })
})

describe('a test that was not taken', () => {
  it.each([{ sleep: 9 }, { literacy: 3 }, { exercise: 120, social: 2 }])(
    'is never the weakest and never spoken of: %j',
    (scores) => {
      const advice = plan(scores, { bmi: 25 })
      expect(advice.order).toHaveLength(Object.keys(scores).length)
      expect(advice.text).not.toMatch(/\b(?:NaN|null|undefined)\b/u)
    },
  )
})

function earlier(instrument: EarlierResult['instrument'], score: number, ageDays: number) {
  return [{ instrument, score, ageDays }] as const
}

describe('the last time', () => {
  it.each([3, 40, 700, 2500])('is acknowledged after %i days', (days) => {
    const advice = plan({ ...well, sleep: 4 }, { earlier: earlier('sleep', 12, days) })
    expect(advice.changes[0]).toBe(
      'Your sleep score went from 12 to 4. That is better than last time.',
    )
  })

  it('is acknowledged where nothing moved, and not on the first time', () => {
    expect(plan(well, { earlier: earlier('sleep', 2, 30) }).changes).toEqual([
      'Your scores are the same as last time.',
    ])
    expect(plan(well).changes).toEqual([])
  })

  it('tells of weight that was lost slowly, without praise, and not to an eating disorder', () => {
    const lost = { bmi: 24, earlier: earlier('bmi', 29, 900) }
    expect(plan(well, lost).changes).toEqual([
      'Your body mass index went from 29 to 24. If you did not plan that, tell your doctor.',
    ])
    expect(plan(well, { ...lost, said: ['I had anorexia.'] }).text).not.toContain('29')
  })
})

it.each(languages)('a plan keeps its limits in %s', (language) => {
  const advice = plan(weak, { said: ['Uso silla de ruedas.'] }, { language })
  expect(idsOf(advice)).toContain('E19')
  expect(advice.text).toContain(language === 'es' ? 'Su meta para esta semana:' : 'Your goal')
})
