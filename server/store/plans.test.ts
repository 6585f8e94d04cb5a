/** A plan keeps every mark that a person makes, on both databases, and goes with the person. */

import { beforeEach, describe, expect, it } from 'vitest'
import { noPlan } from '#core/plan.ts'
import type { Store } from './store.ts'
import { databaseKinds, storeForTest } from './test-databases.ts'
import { noon, testDevice, testId, testStep, testTick, testUser } from './test-records.ts'

const later = '2026-03-08T12:00:00.000Z'
const week = ['01', '02', '03', '04', '05'].map((date) => `2026-03-${date}`)

describe.each(databaseKinds)('plans on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
    await store.users.add(testUser(), testDevice())
    await store.plans.change(testId(1), { steps: [testStep()] }, noon)
  })

  it('loses no mark of two devices that send at once', async () => {
    const ticks = week.map((onDate) => testTick({ onDate, markedAt: `${onDate}T13:00:00.000Z` }))
    await Promise.all(ticks.map((tick) => store.plans.change(testId(1), { ticks: [tick] }, later)))
    const [step] = (await store.plans.read(testId(1))).steps
    expect(step?.ticks.map(({ onDate }) => onDate)).toEqual(week)
  })

  it('keeps nothing of a person who is gone, and leaves others alone', async () => {
    const bob = testUser({ id: testId(2), email: 'bob@example.org' })
    await store.users.add(bob, testDevice({ userId: testId(2), tokenHash: 'of-bob' }))
    await store.plans.change(testId(2), { steps: [testStep()] }, noon)
    await store.users.remove(testId(1))
    expect(await store.plans.read(testId(1))).toEqual(noPlan)
    expect(await store.plans.change(testId(1), { steps: [testStep()] }, later)).toEqual(noPlan)
    expect((await store.plans.read(testId(2))).steps).toHaveLength(1)
  })
})
