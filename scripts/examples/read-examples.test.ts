/** What the coach is to learn from holds together: a wrong row would teach a wrong answer to a crisis. */

import { expect, it } from 'vitest'
import { evidence } from '#coach/evidence/catalog.ts'
import { tiers } from '#coach/safety/codes.ts'
import { acts } from '#coach/understanding/acts.ts'
import { writers } from '#coach/examples/writers.ts'
import { readActs, readQuestions, readSafety } from './read-examples.ts'

/** Without case, accents and marks: what differs in these alone teaches nothing. */
function bare(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function countOf(names: readonly string[]): (name: string) => number {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (name) => counts.get(name) ?? 0
}

it.each([
  ['messages', readSafety],
  ['questions', readQuestions],
])('no two %s say the same', (_, read) => {
  const rows = read()
  const seen = countOf(rows.map(({ text }) => bare(text)))
  expect(rows.filter(({ text }) => seen(bare(text)) > 1)).toEqual([])
})

it('every code has enough messages, and half of all or somewhat more are harmless ones of each family', () => {
  const rows = readSafety()
  const ofCode = countOf(rows.flatMap(({ code, also }) => [code, ...also]))
  expect(Object.keys(tiers).filter((code) => ofCode(code) < 170)).toEqual([])
  const share = ofCode('none') / rows.length
  expect(share).toBeGreaterThanOrEqual(0.5)
  expect(share).toBeLessThan(0.6)
  const ofFamily = countOf(rows.map(({ family }) => family))
  const harmless = Array.from({ length: 40 }, (_, place) => `h${place + 1}`)
  expect(harmless.filter((family) => ofFamily(family) < 60)).toEqual([])
})

it('a harmless row has no second code, and a dangerous one is of no harmless family', () => {
  const wrong = readSafety().filter(({ code, also, kind, family }) => {
    const isHarmless = code === 'none'
    return (
      isHarmless !== (kind === 'harmless') ||
      isHarmless !== family.startsWith('h') ||
      (isHarmless && also.length > 0)
    )
  })
  expect(wrong).toEqual([])
})

it('every fact answers some questions, and what is not the coach’s business has no domain', () => {
  const rows = readQuestions()
  const ofFact = countOf(rows.flatMap(({ facts }) => facts))
  expect(evidence.filter(({ id }) => ofFact(id) < 5).map(({ id }) => id)).toEqual([])
  expect(rows.filter(({ facts, domains }) => facts.length > 0 !== domains.length > 0)).toEqual([])
})

it('every act is there in the words of many writers', () => {
  const rows = readActs()
  const pairs = countOf(rows.map(({ act, writer }) => `${act} ${writer}`))
  const few = acts.filter(
    (act) => Object.keys(writers).filter((writer) => pairs(`${act} ${writer}`) >= 3).length < 12,
  )
  expect(few).toEqual([])
})
