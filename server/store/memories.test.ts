/** What the coach remembers is kept after a yes alone, and goes when it is forgotten, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import { noMemory, type Told } from '#core/memory.ts'
import type { Store } from './store.ts'
import { databaseKinds, storeForTest } from './test-databases.ts'
import { noon, testDevice, testId, testUser } from './test-records.ts'

const later = '2026-05-01T12:00:00.000Z'

function limit(words: string): Told {
  return { kind: 'limit', words, about: [], outcome: null, isForNow: false }
}

describe.each(databaseKinds)('memories on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
    await store.users.add(testUser(), testDevice())
  })

  const wordsKept = async () => (await store.memories.read(testId(1))).slots.map((one) => one.words)

  it('keeps nothing before a yes, and nothing after a never', async () => {
    await store.memories.change(testId(1), { told: [limit('I hear badly')] }, noon)
    expect(await wordsKept()).toEqual([])
    await store.memories.change(testId(1), { consent: 'yes', told: [limit('I hear badly')] }, noon)
    expect(await wordsKept()).toEqual(['I hear badly'])
    await store.memories.change(testId(1), { consent: 'never', told: [limit('more')] }, later)
    expect(await store.memories.read(testId(1))).toMatchObject({ consent: 'never', slots: [] })
  })

  it('loses nothing of what two conversations tell at once', async () => {
    await store.memories.change(testId(1), { consent: 'yes' }, noon)
    const words = ['one', 'two', 'three', 'four', 'five']
    await Promise.all(
      words.map((each) => store.memories.change(testId(1), { told: [limit(each)] }, noon)),
    )
    const { slots } = await store.memories.read(testId(1))
    expect(new Set(slots.map((one) => one.words))).toEqual(new Set(words))
    expect(new Set(slots.map(({ id }) => id)).size).toBe(words.length)
  })

  it('keeps nothing of a person who is gone, and leaves others alone', async () => {
    const bob = testUser({ id: testId(2), email: 'bob@example.org' })
    await store.users.add(bob, testDevice({ userId: testId(2), tokenHash: 'of-bob' }))
    const change = { consent: 'yes', told: [limit('I hear badly')] } as const
    await store.memories.change(testId(1), change, noon)
    await store.memories.change(testId(2), change, noon)
    await store.users.remove(testId(1))
    expect(await store.memories.read(testId(1))).toEqual(noMemory)
    expect(await store.memories.change(testId(1), change, later)).toEqual(noMemory)
    expect(await store.memories.read(testId(1))).toEqual(noMemory)
    expect((await store.memories.read(testId(2))).slots).toHaveLength(1)
  })
})
