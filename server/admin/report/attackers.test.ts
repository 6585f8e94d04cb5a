/** What somebody works out of a whole report who knows how its numbers hang together. */

import { array, assert, constantFrom, nat, option, property, record, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument-table.ts'
import { weekOutcomes } from '#core/plan.ts'
import type { UseRow } from '../../store/operator/use-rows.ts'
import { testStep } from '../../store/test-records.ts'
import { fewestTold, type Told } from '../research/small-groups.ts'
import { countPlan, countResults, Counts } from './count-use.ts'
import { reportSections, type ReportSection, type ReportTable } from './report-tables.ts'

/** From, to: both ends included. */
type Range = readonly [number, number]

/** A sum of numbers, each with its factor, is 0, or 0 or more. */
interface Rule {
  readonly terms: readonly (readonly [name: string, factor: number])[]
  readonly isZero: boolean
}

/** Draws from each rule what it says of each number, until there is nothing new. */
class Attacker {
  readonly ranges = new Map<string, Range>()
  readonly #rules: Rule[] = []

  learn(name: string, [from, to]: Range): void {
    const [low, high] = this.rangeOf(name)
    this.ranges.set(name, [Math.max(low, from), Math.min(high, to)])
  }

  rangeOf(name: string): Range {
    return this.ranges.get(name) ?? [0, 100_000]
  }

  /** `larger` is the sum of the others, or, unless `isZero`, at least their sum. */
  relate(larger: readonly (readonly [string, number])[], others: Rule['terms'], isZero: boolean) {
    const terms = [...larger, ...others.map(([name, factor]) => [name, -factor] as const)]
    this.#rules.push({ terms, isZero })
  }

  think(): void {
    for (let isNew = true; isNew; ) {
      const before = JSON.stringify([...this.ranges])
      for (const rule of this.#rules) this.#apply(rule)
      isNew = JSON.stringify([...this.ranges]) !== before
    }
  }

  #apply({ terms, isZero }: Rule): void {
    const most = terms.reduce((sum, term) => sum + this.#end(term, 1), 0)
    const least = terms.reduce((sum, term) => sum + this.#end(term, -1), 0)
    for (const term of terms) {
      const [name, factor] = term
      // The others together are at most, and at least, so much.
      const high = most - this.#end(term, 1)
      const low = least - this.#end(term, -1)
      const [from, to] = [-high / factor, -low / factor]
      if (factor > 0) this.learn(name, [Math.ceil(from), isZero ? Math.floor(to) : Infinity])
      else this.learn(name, [isZero ? Math.ceil(to) : 0, Math.floor(from)])
    }
  }

  #end([name, factor]: readonly [string, number], sign: 1 | -1): number {
    const [from, to] = this.rangeOf(name)
    return factor * (factor * sign > 0 ? to : from)
  }
}

const divided = new Set(['parts', 'results', 'change', 'time', 'weeks', 'days'])

/** The same people have the same name wherever they are told. */
function nameOf({ section }: ReportSection, { measure }: ReportTable, group?: string): string {
  if (section === 'participation') {
    if (group === undefined) return 'accounts'
    return measure === 'domains' ? `domain ${group}` : `parts ${group}`
  }
  if (section === 'plans') {
    if (group === undefined) {
      return { plans: 'accounts', steps: 'plans chosen' }[measure] ?? 'plans looked-back'
    }
    return `${measure} ${group}`
  }
  if (group !== undefined) return `${section} ${measure} ${group}`
  return section === 'months' ? `month ${measure}` : `domain ${measure}`
}

function rangeOf(people: Told): Range {
  return people === null ? [0, fewestTold - 1] : [people, people + 9]
}

function one(name: string): readonly (readonly [string, number])[] {
  return [[name, 1]]
}

/** @returns every number that is withheld, and every rest that two numbers leave, as far as it is narrowed. */
function attack(sections: readonly ReportSection[]): ReadonlyMap<string, Range> {
  const attacker = new Attacker()
  const ofMany: string[] = []
  const part = (whole: string, name: string) => {
    attacker.relate(
      one(whole),
      [
        [name, 1],
        [`${whole} without ${name}`, 1],
      ],
      true,
    )
    ofMany.push(name, `${whole} without ${name}`)
  }
  for (const section of sections) {
    for (const table of section.tables) {
      const whole = nameOf(section, table)
      attacker.learn(whole, rangeOf(table.people))
      const parts = table.rows.map(({ group, people }) => {
        const name = nameOf(section, table, group)
        attacker.learn(name, rangeOf(people))
        part(whole, name)
        return [name, 1] as const
      })
      const isDivided = divided.has(section.section) || divided.has(table.measure)
      if (isDivided) attacker.relate(one(whole), parts, true)
      if (section.section === 'months' || table.measure === 'steps') {
        attacker.relate(parts, one(whole), false)
      }
      if (section.section !== 'months') continue
      part('people', whole)
      for (const { group } of table.rows) part(`domain ${group}`, nameOf(section, table, group))
    }
  }
  const domains = instrumentIds.map((id) => [`domain ${id}`, 1] as const)
  attacker.relate(
    one('accounts'),
    [
      ['people', 1],
      ['parts none', 1],
    ],
    true,
  )
  attacker.relate(domains, one('people'), false)
  for (const [name] of domains) {
    part('people', name)
    part(name, 'parts all')
  }
  const named = ['one', 'two-or-three', 'four-or-five', 'all'].map((name) => `parts ${name}`)
  const times = (factors: readonly number[]) =>
    named.map((name, place) => [name, factors[place] ?? 0] as const)
  attacker.relate(domains, times([1, 2, 4, 6]), false)
  attacker.relate(times([1, 3, 5, 6]), domains, false)
  part('plans chosen', 'plans ticked')
  part('plans chosen', 'plans looked-back')
  attacker.think()
  return new Map(ofMany.map((name) => [name, attacker.rangeOf(name)]))
}

const sitting = record({
  instrument: constantFrom(...instrumentIds),
  band: nat(4),
  scores: array(nat(40), { minLength: 1, maxLength: 2 }),
  gapDays: constantFrom(3, 40),
  minutes: option(constantFrom(5, 500, 5000)),
})

/** People who did the same, so many of them that all tens are reached. */
const alike = record({
  times: nat(32),
  sittings: array(sitting, { maxLength: 4 }),
  plan: option(
    record({
      isTicked: nat(1),
      outcome: option(constantFrom(...weekOutcomes)),
      done: nat(3),
    }),
  ),
  also: subarray([...instrumentIds]),
})

const now = '2026-11-23T12:00:00.000Z'
const dayMs = 86_400_000

function rowOf(instrument: InstrumentId, id: string, parts: Partial<UseRow>): UseRow {
  return {
    user_id: 'somebody',
    id,
    instrument,
    answers: '{}',
    score: 0,
    band: instruments[instrument].bands[0]?.label ?? '',
    components: '{"lsnsR":20}',
    algorithm_version: 1,
    started_at: null,
    finished_at: now,
    ...parts,
  }
}

const everyGroup = array(alike, { maxLength: 8 }).map((groups) => {
  const counts = new Counts()
  for (const { times, sittings, plan, also } of groups) {
    const rows = sittings.flatMap(({ instrument, band, scores, gapDays, minutes }, place) =>
      scores.map((score, turn) => {
        const at = Date.parse(now) - turn * gapDays * dayMs
        const { bands } = instruments[instrument]
        return rowOf(instrument, `${place} ${turn}`, {
          score,
          band: bands[band % bands.length]?.label ?? '',
          finished_at: new Date(at).toISOString(),
          started_at: minutes === null ? null : new Date(at - minutes * 60_000).toISOString(),
        })
      }),
    )
    const all = [...rows, ...also.map((id) => rowOf(id, `also ${id}`, {}))]
    for (let turn = 0; turn < times; turn += 1) {
      if (all.length > 0) countResults(counts, all)
      if (plan === null) continue
      const { isTicked, outcome, done } = plan
      const said = { onDate: '2026-03-08', next: 'same', due: 3, markedAt: now } as const
      const ticks = [
        { onDate: '2026-03-02', mark: isTicked ? 'done' : 'rest', markedAt: now },
      ] as const
      const lookBacks = outcome === null ? [] : [{ ...said, outcome, done }]
      countPlan(counts, { removed: [], steps: [{ ...testStep(), ticks, lookBacks }] })
    }
  }
  return counts
})

describe('somebody who takes the numbers of a report from each other', () => {
  it('is left with six numbers or more for every group that could be one of ten people or fewer', () => {
    assert(
      property(everyGroup, nat(60), (counts, others) => {
        const accounts = counts.of('people', 'everybody') + counts.of('plans', 'chosen') + others
        const found = attack(reportSections({ counts, accounts, now }))
        for (const [name, [from, to]] of found) {
          if (from <= 10) expect(to - from, `${name}: ${from} to ${to}`).toBeGreaterThanOrEqual(5)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('would find what is withheld if the other numbers were exact', () => {
    const attacker = new Attacker()
    attacker.learn('whole', [30, 30])
    attacker.learn('told', [26, 26])
    attacker.relate(
      one('whole'),
      [
        ['told', 1],
        ['withheld', 1],
      ],
      true,
    )
    attacker.think()
    expect(attacker.rangeOf('withheld')).toEqual([4, 4])
  })
})
