/** A corrected or deleted person is counted where they belong, or nowhere, on both databases. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStore, type Store } from './store.ts'
import { databaseKinds, type FreshDatabase } from './test-databases.ts'
import { testAssessment, testDevice, testId, testMark, testUser } from './test-records.ts'

const stress = (ageBand: string, gender?: 'Male' | 'Female') =>
  ({ instrument: 'stress', ageBand, ...(gender && { gender }) }) as const

describe.each(databaseKinds)('a person who changes or leaves, on $name', ({ create }) => {
  let fresh: FreshDatabase
  let store: Store

  beforeEach(async () => {
    fresh = await create()
    store = createStore(await fresh.open())
    await store.users.add(testUser(), testDevice())
    await store.assessments.add(
      testAssessment({ id: testId(100), score: 12, finishedAt: '2026-03-01T12:00:00.000Z' }),
      testMark(),
    )
    await store.assessments.add(
      testAssessment({ id: testId(101), score: 20, finishedAt: '2026-04-01T12:00:00.000Z' }),
      testMark(),
    )
    await store.assessments.add(
      testAssessment({ id: testId(102), instrument: 'sleep', score: 5 }),
      testMark(),
    )
  })

  afterEach(async () => {
    await store.close()
    await fresh.remove()
  })

  it('is counted by the corrected age and gender, with the newest score alone', async () => {
    await store.users.correct(testId(1), { yearOfBirth: 1956, gender: 'Male' })
    expect(await store.users.find(testId(1))).toMatchObject({ yearOfBirth: 1956, gender: 'Male' })
    expect(await store.cohorts.spread(stress('75+'))).toEqual([])
    expect(await store.cohorts.spread(stress('65-74', 'Male'))).toEqual([{ score: 20, count: 1 }])
    expect(await store.cohorts.spread({ instrument: 'sleep', ageBand: '65-74' })).toEqual([
      { score: 5, count: 1 },
    ])
    const kept = await store.assessments.list(testId(1))
    expect(kept.map(({ ageBand, gender }) => `${ageBand} ${gender}`)).toEqual(
      Array.from(kept, () => '65-74 Male'),
    )
  })

  it('leaves others where they are', async () => {
    await store.users.add(
      testUser({ id: testId(2), email: 'bob@example.org' }),
      testDevice({ userId: testId(2), tokenHash: 'other' }),
    )
    await store.assessments.add(
      testAssessment({ userId: testId(2), id: testId(103), score: 20 }),
      testMark(),
    )
    await store.users.remove(testId(1))
    expect(await store.cohorts.spread(stress('75+'))).toEqual([{ score: 20, count: 1 }])
    expect(await store.users.find(testId(2))).toBeDefined()
    expect(await store.assessments.list(testId(2))).toHaveLength(1)
  })

  it('is gone from every repository and every count after leaving', async () => {
    await store.users.remove(testId(1))
    expect(await store.users.find(testId(1))).toBeUndefined()
    expect(await store.assessments.list(testId(1))).toEqual([])
    expect(await store.cohorts.spread(stress('75+'))).toEqual([])
    expect(await store.cohorts.spread({ instrument: 'sleep', ageBand: '75+' })).toEqual([])
    expect(
      await store.devices.find('ann@example.org', ['device-hash'], '2026-03-02'),
    ).toBeUndefined()
  })

  it('changes nothing for somebody unknown', async () => {
    await store.users.correct(testId(9), { yearOfBirth: 1940, gender: 'Male' })
    await store.users.remove(testId(9))
    expect(await store.cohorts.spread(stress('75+'))).toEqual([{ score: 20, count: 1 }])
  })
})
