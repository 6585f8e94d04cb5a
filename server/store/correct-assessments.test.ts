/** The assessments of a corrected or deleted person are where they belong, or nowhere, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from './store.ts'
import { databaseKinds, storeForTest } from './test-databases.ts'
import { noon, testAssessment, testDevice, testId, testMark, testUser } from './test-records.ts'
import { gathered } from './databases/pages.ts'

describe.each(databaseKinds)('a person who changes or leaves, on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
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

  it('is among people of the corrected age and gender, and it is known since when', async () => {
    const correction = { yearOfBirth: 1956, gender: 'Male' } as const
    await store.users.correct(testId(1), correction, noon)
    expect(await store.users.find(testId(1))).toMatchObject({ ...correction, correctedAt: noon })
    const kept = await gathered(store.assessments.pages(testId(1), 'oldest-first'))
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
    expect(await store.users.find(testId(2))).toBeDefined()
    expect(await gathered(store.assessments.pages(testId(2), 'oldest-first'))).toHaveLength(1)
  })

  it('is gone from every repository after leaving', async () => {
    await store.users.remove(testId(1))
    expect(await store.users.find(testId(1))).toBeUndefined()
    expect(await gathered(store.assessments.pages(testId(1), 'oldest-first'))).toEqual([])
    expect(
      await store.devices.find('ann@example.org', ['device-hash'], '2026-03-02'),
    ).toBeUndefined()
  })

  it('changes nothing for somebody unknown', async () => {
    await store.users.correct(testId(9), { yearOfBirth: 1940, gender: 'Male' }, noon)
    await store.users.remove(testId(9))
    const kept = await gathered(store.assessments.pages(testId(1), 'oldest-first'))
    expect(kept.map(({ ageBand }) => ageBand)).toEqual(['75+', '75+', '75+'])
  })
})
