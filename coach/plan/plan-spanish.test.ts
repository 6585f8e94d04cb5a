/** A person who reads Spanish gets the same plan, and no English word in it. */

import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { compareWithCohort, compareWithNorms } from '#core/cohort.ts'
import { placesOf } from '#core/comparison/snapshot.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import { advise } from './advice.ts'
import type { Advice } from './plan.ts'
import type { Person } from '../person/person.ts'
import type { Language } from '#core/languages.ts'
import { englishIn } from '../test-support/english-in.ts'
import { comparisonOf } from './standing.ts'
import { personGrid } from './test-support/person-grid.ts'

/** Every fifth person of the grid still meets every band, age and gender. */
const persons = personGrid()
  .filter((_, index) => index % 5 === 0)
  .map((person, index) => withPast(person, index))

function withPast(person: Person, index: number): Person {
  const id = instrumentIds[index % instrumentIds.length] ?? 'sleep'
  const score = index % instruments[id].maxScore
  return { ...person, earlier: [{ instrument: id, score, ageDays: 30 }] }
}

function comparisonsFor({ results, ageYears, gender }: Person, language: Language, people: number) {
  return instrumentIds.flatMap((id) => {
    const score = results[id]?.score
    if (score === undefined) return []
    const input = { instrument: instruments[id], score, ageYears, gender }
    const members = instruments[id].countedFrom.map((_, band) => (band === 0 ? people + 1 : 0))
    const cell = placesOf({ members, recent: 0, fromOneNetwork: 1 }, id)
    const compared =
      people > 0 ? compareWithCohort(input, { cell, pooled: cell }) : compareWithNorms(input)
    return [comparisonOf(instruments[id].domain, compared, score, language)]
  })
}

function plansOf(language: Language): readonly Advice[] {
  return persons.flatMap((person, index) => [
    advise({ person, criteria: 'Anyone', comparisons: [], region: 'US', language }),
    advise({
      person,
      criteria: 'LikeMe',
      comparisons: comparisonsFor(person, language, (index % 3) * 20),
      region: index % 2 === 0 ? 'US' : 'MX',
      language,
    }),
  ])
}

const english = plansOf('en')
const spanish = plansOf('es')

function wordsIn({ safety, opening, changes, standings, points }: Advice): readonly string[] {
  return [
    ...safety.map(({ text }) => text),
    opening,
    ...changes,
    ...standings.flatMap((row) => [row.scoreName, row.band ?? '', row.standing, ...row.figures]),
    ...points.flatMap((point) => [point.text, point.reason, point.scoreWords ?? '']),
  ]
}

/** What must not depend on the language. */
function choicesOf({ safety, order, standings, points }: Advice) {
  return {
    alerts: safety.map(({ code, tier }) => `${code} ${tier}`),
    order,
    places: standings.map(({ domain, position, score }) => `${domain} ${position} ${score}`),
    points: points.map(({ domain, sources }) => [domain, ...sources.map(({ id }) => id)].join(' ')),
  }
}

const count = (text: string): number => text.split(/\s+/u).length

const linesOf = ({ text }: Advice): number => text.split('\n- ').length

describe('plans in Spanish', () => {
  it('hold no English', () => {
    expect(englishIn(spanish.flatMap(wordsIn)).slice(0, 8)).toEqual([])
  })

  it('say Spanish around the names of the sources too', () => {
    const lines = spanish.flatMap(({ text }) => text.split('\n'))
    expect(lines.filter((line) => /\b(?:This comes|Sources?:|Your|because)\b/u.test(line))).toEqual(
      [],
    )
    const sources = spanish.flatMap(({ standings }) => standings.flatMap((row) => row.sources))
    expect(sources.filter((source) => /\b(?:and|people|men|survey|us)\b/u.test(source))).toEqual([])
  })

  it('choose the same alerts, order, places and evidence as in English', () => {
    expect(spanish.map(choicesOf)).toEqual(english.map(choicesOf))
  })

  it('are at most a little longer', () => {
    const long = spanish.flatMap(({ points }) =>
      points.map(({ text, reason }) => `${text} ${reason}`).filter((text) => count(text) > 56),
    )
    expect([...new Set(long)].slice(0, 5)).toEqual([])
    const ratio =
      count(spanish.map(({ text }) => text).join(' ')) /
      count(english.map(({ text }) => text).join(' '))
    expect(ratio).toBeLessThan(1.15)
  })

  it('split into points as in English', () => {
    expect(spanish.map(linesOf)).toEqual(english.map(linesOf))
  })
})
