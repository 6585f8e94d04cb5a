/** Whom a snapshot counts, and that it is read as it was made, on both databases. */

import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { ageBandOf, type Gender } from '#core/comparison/cohort-cell.ts'
import type { CountedMember, SnapshotGroup } from '#core/comparison/snapshot.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import { createIdSource, idsFrom } from '../ids.ts'
import { storedAgeBand, type MemberPage } from './cohorts.ts'
import type { Database } from './databases/database.ts'
import type { Store } from './store.ts'
import { databaseKinds, openForTest } from './test-databases.ts'
import { testAssessment, testDevice, testId, testMark, testUser } from './test-records.ts'
import type { NewUser } from './users.ts'

const today = '2026-03-31T12:00:00.000Z'
const aWeekAgo = '2026-03-24T12:00:00.000Z'
const aMonthAgo = '2026-03-01T12:00:00.000Z'
const longAgo = '2026-01-01T12:00:00.000Z'

const everybody: MemberPage = {
  afterId: '',
  limit: 100,
  registeredUntil: aWeekAgo,
  settledSince: aMonthAgo,
  settledBelowId: idsFrom(new Date(aMonthAgo)),
  isProofNeeded: false,
}

const event = fc.record({
  kind: fc.constantFrom('answer', 'answer', 'correct the answers', 'correct the profile', 'leave'),
  person: fc.nat(7),
  instrument: fc.constantFrom('stress', 'sleep'),
  score: fc.nat(20),
  day: fc.integer({ min: 10, max: 28 }),
  yearOfBirth: fc.constantFrom(1945, 1955, 1965, 1990),
  gender: fc.constantFrom('Male', 'Female'),
})

interface RecountedPerson {
  readonly yearOfBirth: number
  readonly gender: Gender
  /** In the order they came. */
  readonly sittings: {
    readonly id: string
    readonly at: string
    readonly instrument: InstrumentId
    readonly score: number
  }[]
}

type Counted = Pick<CountedMember, 'instrument' | 'ageBand' | 'gender' | 'score'>

function named({ instrument, ageBand, gender, score }: Counted): string {
  return `${instrument} ${ageBand} ${gender} ${score}`
}

/** Looks at everybody's every sitting, with nothing kept from before. */
function recount(people: Iterable<RecountedPerson>): string[] {
  return Array.from(people)
    .flatMap(({ yearOfBirth, gender, sittings }) =>
      (['stress', 'sleep'] as const).flatMap((instrument) => {
        const ofInstrument = sittings.filter((each) => each.instrument === instrument)
        const newest = ofInstrument.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1)
        const ageBand = ageBandOf(2026 - yearOfBirth)
        if (newest === undefined || ageBand === null) return []
        return [named({ instrument, ageBand, gender, score: newest.score })]
      }),
    )
    .toSorted()
}

describe.each(databaseKinds)('the members of cohorts on $name', ({ create }) => {
  let database: Database
  let store: Store
  let ids: number

  beforeEach(async () => {
    ;({ database, store } = await openForTest(create))
    ids = 0
  })

  const idAt = (moment: string) => {
    ids += 1
    const random = (count: number) => new Uint8Array(count).fill(ids)
    return createIdSource(() => new Date(moment), random)()
  }
  const addPerson = async (number: number, parts: Partial<NewUser> = {}) => {
    const id = testId(number)
    const user = testUser({ id, email: `${number}@example.org`, registeredAt: longAgo, ...parts })
    await store.users.add(user, testDevice({ userId: id, tokenHash: id }))
    return id
  }
  const answer = (userId: string, score: number, at = longAgo, parts = {}) =>
    store.assessments.add(
      testAssessment({ userId, id: idAt(at), score, finishedAt: at, ...parts }),
      testMark(),
    )
  const scores = async (page: Partial<MemberPage> = {}) => {
    const { members } = await store.cohorts.members({ ...everybody, ...page })
    return members.map(({ score }) => score).toSorted((a, b) => a - b)
  }

  it('are counted once for each instrument, with the newest score, whatever came last', async () => {
    const ann = await addPerson(1)
    await answer(ann, 12, '2026-02-02T12:00:00.000Z')
    await answer(ann, 30, '2026-01-02T12:00:00.000Z')
    await answer(ann, 5, longAgo, { instrument: 'sleep' })
    const { members } = await store.cohorts.members(everybody)
    const who = { ageBand: '75+', gender: 'Female', isRecent: false, network: null }
    expect(new Set(members)).toEqual(
      new Set([
        { ...who, instrument: 'stress', score: 12 },
        { ...who, instrument: 'sleep', score: 5 },
      ]),
    )
  })

  it('have an account for a week, an age of the comparison and, where it is asked for, a proved address', async () => {
    await answer(await addPerson(1, { registeredAt: aWeekAgo }), 1)
    await answer(await addPerson(2, { registeredAt: '2026-03-24T12:00:00.001Z' }), 2)
    await answer(await addPerson(3), 3, longAgo, { ageBand: 'under-55' })
    expect(await scores()).toEqual([1])
    expect(await scores({ isProofNeeded: true })).toEqual([])
    await proveAddressOf(testId(1))
    expect(await scores({ isProofNeeded: true })).toEqual([1])
  })

  it('are new for a month after they registered, corrected their profile or first answered', async () => {
    const later = '2026-03-01T12:00:00.001Z'
    await answer(await addPerson(1, { registeredAt: aMonthAgo, networkMark: 65_535 }), 1)
    await answer(await addPerson(2, { registeredAt: later }), 2)
    const corrected = await addPerson(3)
    await answer(corrected, 3)
    await store.users.correct(corrected, { yearOfBirth: 1950, gender: 'Female' }, later)
    // An older result that came to the server only now.
    await answer(await addPerson(4), 4, longAgo, { id: idAt(later) })
    const again = await addPerson(5)
    await answer(again, 9)
    await answer(again, 5, later)
    // Long known, but in another age band until now: a group could move in together overnight.
    const moved = await addPerson(6)
    await answer(moved, 8, longAgo, { ageBand: '65-74' })
    await answer(moved, 6, later)
    const { members } = await store.cohorts.members(everybody)
    const recent = members.filter(({ isRecent }) => isRecent).map(({ score }) => score)
    expect(new Set(recent)).toEqual(new Set([2, 3, 4, 6]))
    expect(members.find(({ score }) => score === 1)?.network).toBe(65_535)
    // Nothing that reads a person, such as their export, can pass it on.
    expect(Object.values((await store.users.find(testId(1))) ?? {})).not.toContain(65_535)
  })

  it('are what a plain recount finds, in pages of any size, after any answers, corrections and deletions', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 30, maxLength: 50 }), async (events) => {
        run += 1
        const people = new Map<string, RecountedPerson>()
        for (const [index, each] of events.entries()) {
          const userId = testId(run * 100 + each.person)
          const known = people.get(userId)
          if (known === undefined) {
            const facts = { yearOfBirth: each.yearOfBirth, gender: each.gender }
            people.set(userId, { ...facts, sittings: [] })
            await addPerson(run * 100 + each.person, facts)
          } else if (each.kind === 'leave') {
            people.delete(userId)
            await store.users.remove(userId)
            await addPerson(run * 100 + each.person, known)
            people.set(userId, { ...known, sittings: [] })
          } else if (each.kind === 'correct the profile') {
            const facts = { yearOfBirth: each.yearOfBirth, gender: each.gender }
            people.set(userId, { ...known, ...facts })
            await store.users.correct(userId, facts, longAgo)
          } else {
            const { yearOfBirth, gender, sittings } = known
            const wrong = each.kind === 'correct the answers' ? sittings.at(-1) : undefined
            const at = wrong?.at ?? `2026-01-${each.day}T12:${index + 10}:00.000Z`
            const instrument = wrong?.instrument ?? each.instrument
            const parts = { instrument, gender, ageBand: storedAgeBand(yearOfBirth, at) }
            const id = wrong?.id ?? idAt(at)
            const sitting = { id, at, instrument, score: each.score }
            if (wrong === undefined) {
              await answer(userId, each.score, at, { ...parts, id })
              sittings.push(sitting)
            } else {
              const row = { userId, id, score: each.score, finishedAt: at, ...parts }
              await store.assessments.correct(testAssessment(row), testMark())
              sittings.splice(-1, 1, sitting)
            }
          }
        }
        const expected = recount(people.values())
        for (const limit of [1, 3, 100]) expect(await membersInPagesOf(limit)).toEqual(expected)
        for (const userId of people.keys()) await store.users.remove(userId)
      }),
      // A smaller case would begin beside what the failed one left.
      { numRuns: 5, endOnFailure: true },
    )
  })

  it('are shown as they were frozen, the group of one gender and that of both', async () => {
    const wish = { ageBand: '75+', gender: 'Male' } as const
    expect(await store.cohorts.view(wish)).toBeUndefined()
    expect(await store.cohorts.madeAt()).toBeUndefined()
    const men: SnapshotGroup = {
      instrument: 'stress',
      ageBand: '75+',
      gender: 'Male',
      people: 20,
      places: ['about-typical', 'somewhat-worse'],
    }
    const both: SnapshotGroup = { ...men, gender: 'Any', people: 0, places: [] }
    await store.cohorts.replace([{ ...men, people: 30 }], longAgo)
    const women: SnapshotGroup = { ...men, gender: 'Female' }
    await store.cohorts.replace([men, women, both, { ...men, ageBand: '55-64' }], today)
    expect(await store.cohorts.madeAt()).toBe(today)
    const view = await store.cohorts.view(wish)
    expect(view?.madeAt).toBe(today)
    expect(new Set(view?.groups)).toEqual(new Set([men, both]))
  })

  const membersInPagesOf = async (limit: number) => {
    const found: string[] = []
    for (let afterId: string | undefined = ''; afterId !== undefined; ) {
      const page = await store.cohorts.members({ ...everybody, afterId, limit })
      found.push(...page.members.map(named))
      afterId = page.lastId
    }
    return found.toSorted()
  }

  /** Another part of the program fills the column, so the test does it in the table. */
  async function proveAddressOf(id: string): Promise<void> {
    await database.write(async (transaction) => {
      await transaction
        .updateTable('users')
        .set({ email_proved_at: today })
        .where('id', '=', id)
        .execute()
    })
  }
})
