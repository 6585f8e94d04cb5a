/** Simulated attackers with many accounts never learn more of a person's score than the part of the range it lies in. */

import { describe, expect, it } from 'vitest'
import { instruments } from '../catalog.ts'
import { compareWithCohort } from '../cohort.ts'
import { type InstrumentId, instrumentIds } from '../instrument-table.ts'
import { type Gender, genders } from './cohort-cell.ts'
import { type GroupGender, type GroupPlaces, placesOfBand } from './snapshot.ts'
import { countedBand, positionsOfBands } from './position.ts'

const cells = 10_000
const days = 30
const mostAccounts = 200

/** One account, or one person whose score the attackers know anyway. */
interface Known {
  gender: Gender
  score: number
}

/** Numbers from 0 to below a bound, the same in every run (Lehmer's generator). */
function createChance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type Chance = ReturnType<typeof createChance>

/** How scores are counted: as in the product, or each by itself, to see that the attackers can attack. */
interface Counting {
  readonly bands: (id: InstrumentId) => number
  readonly bandOf: (id: InstrumentId, score: number) => number
  readonly read: (id: InstrumentId, members: Record<GroupGender, number[]>) => string
}

/** Each text that was ever told, by its number: the same words have the same number. */
const numbers = new Map<string, number>()
const told = new Map<string, number>()

/** Everything that accounts of a gender and of every score are told, word for word. */
function wordsTo(gender: Gender, id: InstrumentId, cell: GroupPlaces, pooled: GroupPlaces): number {
  const name = `${id} ${gender} ${cell.people} ${cell.places.join()} ${pooled.people} ${pooled.places.join()}`
  const known = told.get(name)
  if (known !== undefined) return known
  const { minScore, maxScore } = instruments[id]
  const words: string[] = []
  for (let score = minScore; score <= maxScore; score += 1) {
    const asked = { instrument: instruments[id], score, ageYears: 70, gender }
    const { sentences, position, people, group } = compareWithCohort(asked, { cell, pooled })
    words.push(sentences.join(' '), `${position} ${people} ${group}`)
  }
  const all = words.join('\n')
  const number = numbers.get(all) ?? numbers.size
  numbers.set(all, number)
  told.set(name, number)
  return number
}

const bandsOfScores: Readonly<Partial<Record<InstrumentId, readonly number[]>>> =
  Object.fromEntries(
    instrumentIds.map((id) => [
      id,
      Array.from({ length: instruments[id].maxScore + 1 }, (_, score) => countedBand(id, score)),
    ]),
  )

const asInTheProduct: Counting = {
  bands: (id) => instruments[id].countedFrom.length,
  bandOf: (id, score) => bandsOfScores[id]?.[score] ?? 0,
  read(id, members) {
    // Nobody came lately and all are of different networks: the attackers had time and money.
    const tally = (gender: GroupGender) => ({
      members: members[gender],
      recent: 0,
      fromOneNetwork: 1,
    })
    const tallies = { Male: tally('Male'), Female: tally('Female'), Any: tally('Any') }
    const shown = placesOfBand(tallies, id)
    return genders.map((each) => wordsTo(each, id, shown[each], shown.Any)).join()
  },
}

const everyScoreByItself: Counting = {
  bands: (id) => instruments[id].maxScore + 1,
  bandOf: (_, score) => score,
  read: (id, members) =>
    JSON.stringify(
      genders.map((each) => positionsOfBands(members[each], instruments[id].direction)),
    ),
}

/** What the attackers do with their accounts before the next snapshot. */
type Strategy = (
  accounts: Known[],
  possible: readonly number[],
  top: number,
  chance: Chance,
) => void

const edges = [15, 30, 50, 70, 85]

const strategies: Readonly<Record<string, Strategy>> = {
  'compare before and after the person comes': () => undefined,
  'close in from both sides'(accounts, possible, top, chance) {
    const middle = possible[chance(possible.length)] ?? 0
    const edge = edges[chance(edges.length)] ?? 50
    const lower = Math.round((accounts.length * edge) / 100) + chance(5) - 2
    for (const [index, account] of accounts.entries()) {
      account.score = index < lower ? chance(middle + 1) : Math.min(top, middle + chance(2))
    }
  },
  'move their own scores'(accounts, _, top, chance) {
    for (const account of accounts) account.score = chance(top + 1)
  },
  'correct their gender'(accounts, _, top, chance) {
    for (const account of accounts) {
      if (chance(3) === 0) account.gender = genders[chance(2)] ?? 'Male'
      if (chance(9) === 0) account.score = chance(top + 1)
    }
  },
  'delete accounts'(accounts, _, top, chance) {
    accounts.splice(0, chance(1 + accounts.length / 4))
    if (accounts.length < 20) accounts.push({ gender: 'Female', score: chance(top + 1) })
  },
}

/** @returns the scores of the person that agree with everything the attackers were told. */
function attack(
  id: InstrumentId,
  strategy: Strategy,
  counting: Counting,
  chance: Chance,
): number[] {
  const top = instruments[id].maxScore
  const anybody = (): Known => ({ gender: genders[chance(2)] ?? 'Male', score: chance(top + 1) })
  const person = anybody()
  const comesOn = chance(days)
  const accounts = Array.from({ length: 19 + chance(mostAccounts - 18) }, anybody)
  // All others are known to them too: the worst that can be.
  const others = Array.from({ length: chance(10) }, anybody)
  let possible = Array.from({ length: top + 1 }, (_, score) => score)
  for (let day = 0; day < days; day += 1) {
    strategy(accounts, possible, top, chance)
    if (day < comesOn) continue
    const ofScore = readerOf(id, [...accounts, ...others], person.gender, counting)
    const seen = ofScore(person.score)
    possible = possible.filter((score) => ofScore(score) === seen)
  }
  return possible
}

/** What is told if the person had a score; worked out once for all that are counted alike. */
function readerOf(id: InstrumentId, known: readonly Known[], of: Gender, counting: Counting) {
  const ofBands = new Map<number, string>()
  const empty = () => Array.from({ length: counting.bands(id) }, () => 0)
  const members = { Male: empty(), Female: empty(), Any: empty() }
  const put = (band: number, gender: Gender, by: number) => {
    const [own, all] = [members[gender], members.Any]
    own[band] = (own[band] ?? 0) + by
    all[band] = (all[band] ?? 0) + by
  }
  for (const { gender, score } of known) put(counting.bandOf(id, score), gender, 1)
  return (score: number) => {
    const band = counting.bandOf(id, score)
    const words = ofBands.get(band)
    if (words !== undefined) return words
    put(band, of, 1)
    const fresh = counting.read(id, members)
    put(band, of, -1)
    ofBands.set(band, fresh)
    return fresh
  }
}

/** @returns the part of the range that is left in each cell, from 0 to 1. */
function leftOf(strategy: Strategy, counting: Counting, count: number, seed: number): number[] {
  const chance = createChance(seed)
  return Array.from({ length: count }, (_, cell) => {
    const id = instrumentIds[cell % instrumentIds.length] ?? 'stress'
    return attack(id, strategy, counting, chance).length / (instruments[id].maxScore + 1)
  })
}

describe.each(Object.entries(strategies))('attackers who %s', (name, strategy) => {
  const count = cells / Object.keys(strategies).length

  it('are left with a third of the range or more in every cell', () => {
    const left = leftOf(strategy, asInTheProduct, count, 1 + name.length)
    expect(left).toHaveLength(count)
    expect(Math.min(...left)).toBeGreaterThanOrEqual(1 / 3)
  })

  it('would learn more if every score were counted by itself', () => {
    const left = leftOf(strategy, everyScoreByItself, 30, 1 + name.length)
    expect(Math.min(...left)).toBeLessThan(1 / 3)
  })
})
