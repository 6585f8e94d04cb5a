/** A plan keeps every mark that a person makes, on both databases, and goes with the person. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noPlan } from '#core/plan.ts'
import { createStore, type Store } from './store.ts'
import { databaseKinds, type FreshDatabase } from './test-databases.ts'
import { noon, testDevice, testId, testStep, testTick, testUser } from './test-records.ts'

const later = '2026-03-08T12:00:00.000Z'
const week = ['01', '02', '03', '04', '05'].map((date) => `2026-03-${date}`)

describe.each(databaseKinds)('plans on $name', ({ create }) => {
  let fresh: FreshDatabase
  let store: Store

  beforeEach(async () => {
    fresh = await create()
    store = createStore(await fresh.open())
    await store.users.add(testUser(), testDevice())
    await store.plans.change(testId(1), { steps: [testStep()] }, noon)
  })

  afterEach(async () => {
    await store.close()
    await fresh.remove()
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
