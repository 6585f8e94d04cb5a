/** A link opens what its owner gave, until it ends or is stopped, and nothing after. On both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { NewAuditEvent } from '../audit.ts'
import type { Store } from '../store.ts'
import { databaseKinds, storeForTest } from '../test-databases.ts'
import { noon, testDevice, testId, testShareLink, testUser } from '../test-records.ts'

const ann = testId(1)
const bob = testId(2)
const minuteBefore = '2026-03-08T11:59:00.000Z'
const end = '2026-03-08T12:00:00.000Z'

describe.each(databaseKinds)('links to results on $name', ({ create }) => {
  let store: Store
  let events: number

  beforeEach(async () => {
    store = await storeForTest(create)
    events = 0
    await store.users.add(testUser(), testDevice())
    const user = testUser({ id: bob, email: 'bob@example.org' })
    await store.users.add(user, testDevice({ userId: bob, tokenHash: 'of-bob' }))
  })

  const opened = (userId: string): NewAuditEvent => {
    events += 1
    return {
      id: testId(100 + events),
      at: noon,
      action: 'share-opened',
      actor: 'person',
      userId,
      newSubject: 'f'.repeat(32),
    }
  }
  const recorded = async () => (await store.audit.list({ limit: 100 })).length

  it('are opened by their secret, which is counted and seen by the owner alone', async () => {
    expect(await store.shareLinks.add(testShareLink(), 10)).toBe('added')
    const after = { ...testShareLink(), openedCount: 1, lastOpenedAt: minuteBefore }
    expect(await store.shareLinks.open('secret-hash', minuteBefore)).toEqual(after)
    expect(await store.shareLinks.list(ann, minuteBefore)).toEqual([after])
    expect(await store.shareLinks.list(bob, minuteBefore)).toEqual([])
  })

  it('open nothing once they have ended, nor for another secret', async () => {
    await store.shareLinks.add(testShareLink(), 10)
    expect(await store.shareLinks.open('another', noon)).toBeUndefined()
    expect(await store.shareLinks.open('secret-hash', end)).toBeUndefined()
    expect(await store.shareLinks.list(ann, end)).toEqual([])
  })

  it('are stopped at once, by their owner alone', async () => {
    await store.shareLinks.add(testShareLink(), 10)
    expect(await store.shareLinks.remove(bob, testId(20))).toBe(false)
    expect(await store.shareLinks.remove(ann, testId(20))).toBe(true)
    expect(await store.shareLinks.remove(ann, testId(20))).toBe(false)
    expect(await store.shareLinks.open('secret-hash', noon)).toBeUndefined()
  })

  it('are not more than the most, also when many are made at once; ended ones do not count', async () => {
    const add = (index: number, createdAt = noon) =>
      store.shareLinks.add(
        testShareLink({
          id: testId(20 + index),
          secretHash: `hash-${index}`,
          createdAt,
          expiresAt: createdAt === noon ? end : '2026-04-01T12:00:00.000Z',
        }),
        4,
      )
    const made = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => add(index)))
    expect(made.filter((one) => one === 'added')).toHaveLength(4)
    expect(made.filter((one) => one === 'full')).toHaveLength(2)
    expect(await add(6, end)).toBe('added')
    expect(await store.shareLinks.list(ann, end)).toHaveLength(1)
  })

  it('are kept for nobody who is not there, and go with their person', async () => {
    expect(await store.shareLinks.add(testShareLink({ userId: testId(3) }), 10)).toBe('nobody')
    await store.shareLinks.add(testShareLink(), 10)
    await store.users.remove(ann)
    expect(await store.shareLinks.open('secret-hash', noon)).toBeUndefined()
    expect(await store.shareLinks.list(ann, noon)).toEqual([])
  })

  it('count every opening, and stand in the audit once in ten minutes', async () => {
    await store.shareLinks.add(testShareLink(), 10)
    const moments = ['12:00:00.000', '12:09:59.999', '12:19:59.998', '12:30:00.000']
    for (const moment of moments) {
      await store.shareLinks.open('secret-hash', `2026-03-01T${moment}Z`, opened)
    }
    expect((await store.shareLinks.list(ann, noon))[0]?.openedCount).toBe(4)
    expect(await recorded()).toBe(2)
  })

  it('lose no count when many open at once', async () => {
    await store.shareLinks.add(testShareLink(), 10)
    await Promise.all([1, 2, 3, 4, 5].map(() => store.shareLinks.open('secret-hash', noon, opened)))
    expect((await store.shareLinks.list(ann, noon))[0]?.openedCount).toBe(5)
    expect(await recorded()).toBe(1)
  })
})
