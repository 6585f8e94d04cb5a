/** Holds the rules of plans over a grid of persons: every band of every test, ages, genders and bodies. */

import { describe, expect, it } from 'vitest'
import { advise } from './advice.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Advice, AdvicePoint } from './plan.ts'
import { withoutSplitters } from './point-text.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { Person } from '../person/person.ts'
import { readingGrade, sentencesOf, wordsOf } from '../text/reading-grade.ts'
import { orderBySeverity, severityOf } from '../person/severity.ts'
import { regionOf } from '../safety/regions.ts'
import { saysTheSame } from './barred-steps.ts'
import { personGrid } from './test-support/person-grid.ts'

const plan = (person: Person, criteria: 'Anyone' | 'LikeMe'): Advice =>
  advise({ person, criteria, comparisons: [], region: 'US' })

const grid = personGrid().map((person) => ({
  person,
  anyone: plan(person, 'Anyone'),
  likeMe: plan(person, 'LikeMe'),
}))
const plans = grid.flatMap(({ person, anyone, likeMe }) => [
  { person, advice: anyone },
  { person, advice: likeMe },
])
const points = plans.flatMap(({ person, advice }) =>
  advice.points.map((point) => ({ person, point })),
)

/** Words that carry no content of their own, or stand in the frame of every plan. */
const empty: ReadonlySet<string> = new Set(
  'because comes from source plan score scores that this what with your have about'.split(' '),
)

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? []

/** Everything a point may take numbers from. */
function known({ sources }: AdvicePoint, { results, bmi, ageYears }: Person): ReadonlySet<string> {
  const entries = sources.flatMap(({ id }) => evidenceOf(id) ?? [])
  const named = entries.flatMap(({ id }) => cardOf(id)?.also ?? [])
  const also = named.flatMap((id) => evidenceOf(id) ?? [])
  const texts = [...entries, ...also].flatMap(({ fact, firstStep, caution }) => [
    fact,
    firstStep,
    caution,
  ])
  const lines = Object.values(regionOf('US')).map((line) => withoutSplitters(line.en))
  const scores = Object.values(results).map(({ score }) => String(score))
  return new Set([
    ...[...texts, ...lines].flatMap(numbersIn),
    ...scores,
    String(bmi),
    String(ageYears),
    '65',
  ])
}

/** What went wrong, once each, so that a failure can be read. */
function wrong<T>(items: readonly T[], isFine: (item: T) => boolean, say: (item: T) => string) {
  return [...new Set(items.filter((item) => !isFine(item)).map(say))].slice(0, 8)
}

const length = (point: AdvicePoint): number => wordsOf(`${point.text} ${point.reason}`).length

const isShort = (text: string): boolean =>
  sentencesOf(text).every((each) => wordsOf(each).length < 20)

const show = ({ point }: { point: AdvicePoint }): string =>
  `${length(point)} ${readingGrade(point.text).toFixed(1)} ${point.text} ${point.reason}`

function barred(person: Person, id: string): boolean {
  const at = (name: keyof Person['results']) => person.results[name]?.score ?? Number.NaN
  const { bmi = Number.NaN } = person
  if (at('mna') <= 11 && ['D07', 'D01', 'D02'].includes(id)) return true
  if ((at('mna') <= 7 || bmi < 18.5) && ['E01', 'E15', 'E07'].includes(id)) return true
  if (at('exercise') < 50 && ['E01', 'E02', 'E15', 'E04'].includes(id)) return true
  return at('sleep') >= 16 && ['Z04', 'Z12', 'Z13'].includes(id)
}

/** Malnourished or at risk of it (short form of the MNA), or too thin. */
function needsFood({ results, bmi = Number.NaN, ageYears = 0 }: Person): boolean {
  return (results.mna?.score ?? 14) <= 11 || bmi < 18.5 || (ageYears >= 65 && bmi < 21)
}

describe('plans over a grid of persons', () => {
  it('hold three to six points', () => {
    const counts = new Set(plans.map(({ advice }) => advice.points.length))
    expect([...counts].filter((count) => count < 3 || count > 6)).toEqual([])
  })

  it('go from the weakest domain on, food or calm first where it cannot wait', () => {
    for (const { person, advice } of plans) {
      const codes = new Set(advice.alerts)
      const isUrgent = ['stress_sleep_crisis', 'malnourished', 'underweight'].some((code) =>
        codes.has(code),
      )
      const order = orderBySeverity(severityOf(person))
      if (!isUrgent) expect(advice.order).toEqual(order)
      else if (codes.has('stress_sleep_crisis')) {
        const shown = new Set(advice.points.map(({ domain }) => domain))
        expect([...shown].toSorted()).toEqual(
          needsFood(person) ? ['Diet', 'Sleep', 'Stress'] : ['Sleep', 'Stress'],
        )
        expect(advice.order.slice(0, 2).toSorted()).toEqual(['Sleep', 'Stress'])
      } else expect(advice.order[0]).toBe('Diet')
      const places = advice.points.map(({ domain }) => advice.order.indexOf(domain))
      const isPraise = places[0] !== 0
      if (!isPraise) expect(places).toEqual(places.toSorted((one, other) => one - other))
    }
  })

  it('hold no two points that share a fact, and a source for each', () => {
    for (const { advice } of plans) {
      const ids = advice.points.map(({ sources }) => sources[0]?.id ?? '')
      ids.forEach((id, place) => {
        expect(evidenceOf(id)).toBeDefined()
        expect(ids.slice(place + 1).filter((other) => saysTheSame(id, other))).toEqual([])
      })
    }
  })

  it('hold a step on food for everybody malnourished, at risk of it or thin', () => {
    const without = plans.filter(
      ({ person, advice }) =>
        needsFood(person) && advice.points.every(({ domain }) => domain !== 'Diet'),
    )
    expect(without.map(({ advice }) => advice.text).slice(0, 2)).toEqual([])
  })

  it('name exactly one goal for this week, and warn at most once', () => {
    for (const { advice } of plans) {
      expect(advice.points.filter(({ isGoal }) => isGoal)).toHaveLength(1)
      expect(advice.text.split('goal for this week')).toHaveLength(2)
      expect(advice.safety.length).toBeLessThanOrEqual(1)
    }
  })

  it('send nobody who has nobody to a friend or a neighbor', () => {
    const alone = plans.filter(({ person }) => (person.results.social?.score ?? 0) >= 11)
    const sent = alone.flatMap(({ advice }) =>
      advice.points.filter(({ action }) =>
        /\b(?:call|phone|tell|ask|visit|invite) (?:a |your |one |the )?(?:friend|neighbor|relative|person|someone)/iu.test(
          action,
        ),
      ),
    )
    expect(alone.length).toBeGreaterThan(0)
    expect([...new Set(sent.map(({ action }) => action))]).toEqual([])
  })

  it('take numbers only from the fact or from the person', () => {
    const unknown = ({ person, point }: (typeof points)[number]) => {
      const allowed = known(point, person)
      return numbersIn(`${point.text} ${point.reason}`).filter((number) => !allowed.has(number))
    }
    const faults = wrong(
      points,
      (each) => unknown(each).length === 0,
      (each) => `${each.point.sources[0]?.id} ${unknown(each).join()}: ${each.point.text}`,
    )
    expect(faults).toEqual([])
  })

  it('never push what scores forbid', () => {
    expect(
      wrong(
        points,
        ({ person, point }) => !barred(person, point.sources[0]?.id ?? ''),
        ({ point }) => point.text,
      ),
    ).toEqual([])
    const never =
      /los(?:e|ing) weight|calorie|fasting|skip meals|\bdiagnos|dementia|\b(?:jog|sprint)\b|guarantee|cure|cognitive/iu
    expect(
      wrong(
        points,
        ({ point }) => !never.test(`${point.text} ${point.reason}`),
        ({ point }) => point.text,
      ),
    ).toEqual([])
  })

  it('are short and easy to read', () => {
    expect(wrong(points, ({ point }) => length(point) <= 45, show)).toEqual([])
    expect(wrong(points, ({ point }) => isShort(point.text), show)).toEqual([])
    expect(wrong(points, ({ point }) => readingGrade(point.text) <= 8, show)).toEqual([])
    const easy = points.filter(({ point }) => readingGrade(point.text) <= 7)
    expect(easy.length / points.length).toBeGreaterThan(0.97)
    for (const { advice } of plans) {
      expect(readingGrade(advice.points.map(({ text }) => text).join(' '))).toBeLessThan(7)
    }
  })

  it('differ between the two criteria in at least half of the steps that no score demands', () => {
    const demanded = new Set(['D14', 'D08', 'D07', 'S05', 'E10', 'E11', 'Z02', 'T11'])
    const alike = grid.filter(({ anyone, likeMe }) => {
      const said = new Set(anyone.points.map(({ action }) => action))
      const free = likeMe.points.filter(({ sources }) => !demanded.has(sources[0]?.id ?? ''))
      const other = free.filter(({ action }) => !said.has(action))
      return other.length * 2 < free.length
    })
    expect(alike.map(({ likeMe }) => likeMe.text).slice(0, 2)).toEqual([])
  })

  it('are the same when asked again, and another for another person', () => {
    for (const { person, likeMe } of grid.slice(0, 100)) {
      expect(plan(person, 'LikeMe')).toEqual(likeMe)
    }
    expect(new Set(grid.map(({ likeMe }) => likeMe.text)).size).toBeGreaterThan(grid.length * 0.9)
  })

  it('keep order and safety whatever the gender', () => {
    for (const { person, likeMe } of grid) {
      const other = plan(
        { ...person, gender: person.gender === 'Male' ? 'Female' : 'Male' },
        'LikeMe',
      )
      expect([other.order, other.safety]).toEqual([likeMe.order, likeMe.safety])
    }
  })

  it('use words of their own for different persons', () => {
    const words = plans
      .filter((_, index) => index % 41 === 0)
      .map(({ advice }) => advice.text.toLowerCase().match(/[a-z]{4,}/gu) ?? [])
      .map((all) => new Set(all.filter((word) => !empty.has(word))))
    const shares = words.flatMap((one, place) =>
      words.slice(place + 1).map((other) => {
        const both = [...one].filter((word) => other.has(word)).length
        return both / (one.size + other.size - both)
      }),
    )
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.3)
  })
})
