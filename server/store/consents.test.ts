/** What a person agreed to stays on record, on both databases, until the person goes. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from './store.ts'
import { databaseKinds, storeForTest } from './test-databases.ts'
import { noon, testDevice, testId, testUser } from './test-records.ts'

const later = '2026-05-01T12:00:00.000Z'

describe.each(databaseKinds)('consents on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
  })

  it('keeps what was agreed to as a person registered', async () => {
    await store.users.add(testUser(), testDevice(), { version: 'first', givenAt: noon })
    expect(await store.consents.list(testId(1))).toEqual([{ version: 'first', givenAt: noon }])
  })

  it('claims nothing of a person who was not asked', async () => {
    await store.users.add(testUser(), testDevice())
    expect(await store.consents.list(testId(1))).toEqual([])
    expect(await store.consents.list(testId(2))).toEqual([])
  })

  it('keeps every version, from old to new, each with its first time', async () => {
    await store.users.add(testUser(), testDevice(), { version: 'z-first', givenAt: noon })
    await store.consents.give(testId(1), { version: 'a-second', givenAt: later })
    await store.consents.give(testId(1), { version: 'z-first', givenAt: later })
    expect(await store.consents.list(testId(1))).toEqual([
      { version: 'z-first', givenAt: noon },
      { version: 'a-second', givenAt: later },
    ])
  })

  it('keeps nothing of a registration that lost its email to another', async () => {
    await store.users.add(testUser(), testDevice())
    const second = testUser({ id: testId(2) })
    const device = testDevice({ userId: testId(2), tokenHash: 'second' })
    await store.users.add(second, device, { version: 'first', givenAt: noon })
    expect(await store.consents.list(testId(2))).toEqual([])
  })

  it('forgets it with the person, and nobody else', async () => {
    const bob = testUser({ id: testId(2), email: 'bob@example.org' })
    const ofBob = testDevice({ userId: testId(2), tokenHash: 'of-bob' })
    await store.users.add(testUser(), testDevice(), { version: 'first', givenAt: noon })
    await store.users.add(bob, ofBob, { version: 'first', givenAt: noon })
    await store.users.remove(testId(1))
    expect(await store.consents.list(testId(1))).toEqual([])
    expect(await store.consents.list(testId(2))).toHaveLength(1)
  })
})
