/** Passkeys and their challenges, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { databaseKinds, storeForTest } from '../test-databases.ts'
import { noon, testDevice, testId, testUser } from '../test-records.ts'
import type { Passkey } from './passkeys.ts'

const later = '2026-03-01T13:00:00.000Z'
const ann = testId(1)
const bob = testId(2)

function testPasskey(parts: Partial<Passkey> = {}): Passkey {
  return {
    userId: ann,
    id: testId(10),
    credentialId: 'credential',
    publicKey: 'key',
    counter: 0,
    transports: ['internal', 'hybrid'],
    name: 'My phone',
    createdAt: noon,
    lastUsedAt: null,
    ...parts,
  }
}

describe.each(databaseKinds)('passkeys on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
    await store.users.add(testUser(), testDevice())
    const user = testUser({ id: bob, email: 'bob@example.org' })
    await store.users.add(user, testDevice({ userId: bob, tokenHash: 'of-bob' }))
  })

  it('are found by person and credential, and by nothing less', async () => {
    expect(await store.passkeys.add(testPasskey(), 20)).toBe('added')
    expect(await store.passkeys.find(ann, 'credential')).toEqual(testPasskey())
    expect(await store.passkeys.find(bob, 'credential')).toBeUndefined()
    expect(await store.passkeys.find(ann, 'another')).toBeUndefined()
  })

  it('are listed from old to new, each person their own', async () => {
    const newer = testPasskey({ id: testId(11), credentialId: 'newer', createdAt: later })
    await store.passkeys.add(newer, 20)
    await store.passkeys.add(testPasskey(), 20)
    await store.passkeys.add(testPasskey({ userId: bob }), 20)
    expect(await store.passkeys.list(ann)).toEqual([testPasskey(), newer])
    expect(await store.passkeys.list(bob)).toHaveLength(1)
  })

  it('are kept once, and for nobody who is not there', async () => {
    await store.passkeys.add(testPasskey(), 20)
    expect(await store.passkeys.add(testPasskey({ id: testId(11) }), 20)).toBe('known')
    expect(await store.passkeys.add(testPasskey({ userId: testId(3) }), 20)).toBe('nobody')
    expect(await store.passkeys.list(ann)).toHaveLength(1)
  })

  it('are not more than the most, also when many come at once', async () => {
    const tries = Array.from({ length: 6 }, (_, index) =>
      store.passkeys.add(testPasskey({ id: testId(index), credentialId: `c${index}` }), 4),
    )
    const added = await Promise.all(tries)
    expect(added.filter((one) => one === 'added')).toHaveLength(4)
    expect(added.filter((one) => one === 'full')).toHaveLength(2)
    expect(await store.passkeys.list(ann)).toHaveLength(4)
  })

  it('may never count, and once they count they only count up', async () => {
    await store.passkeys.add(testPasskey(), 20)
    const use = (counter: number) => store.passkeys.use(testPasskey({ counter }), later)
    expect(await use(0)).toBe(true)
    expect(await use(0)).toBe(true)
    expect((await store.passkeys.find(ann, 'credential'))?.lastUsedAt).toBe(later)
    expect(await use(4_294_967_295)).toBe(true)
    expect(await use(4_294_967_295)).toBe(false)
    expect(await use(5)).toBe(false)
    expect(await use(0)).toBe(false)
    expect((await store.passkeys.find(ann, 'credential'))?.counter).toBe(4_294_967_295)
  })

  it('let one of two uses with the same count through', async () => {
    await store.passkeys.add(testPasskey(), 20)
    const use = () => store.passkeys.use(testPasskey({ counter: 3 }), later)
    const uses = await Promise.all([use(), use(), use()])
    expect(uses.filter(Boolean)).toHaveLength(1)
  })

  it('are removed by their owner alone, and used by nobody afterwards', async () => {
    await store.passkeys.add(testPasskey(), 20)
    expect(await store.passkeys.remove(bob, testId(10))).toBe(false)
    expect(await store.passkeys.remove(ann, testId(10))).toBe(true)
    expect(await store.passkeys.remove(ann, testId(10))).toBe(false)
    expect(await store.passkeys.use(testPasskey({ counter: 9 }), later)).toBe(false)
  })

  it('go with their person', async () => {
    await store.passkeys.add(testPasskey(), 20)
    await store.users.remove(ann)
    expect(await store.passkeys.list(ann)).toEqual([])
  })

  it('need a challenge that is taken by the first who answers it', async () => {
    await store.passkeyChallenges.keep('hash', noon, later)
    const takes = await Promise.all([1, 2, 3].map(() => store.passkeyChallenges.take('hash', noon)))
    expect(takes.filter(Boolean)).toHaveLength(1)
    expect(await store.passkeyChallenges.take('another', noon)).toBe(false)
  })

  it('need a challenge that has not ended; those that have are cleared away by the next', async () => {
    await store.passkeyChallenges.keep('first', noon, later)
    expect(await store.passkeyChallenges.take('first', later)).toBe(false)
    await store.passkeyChallenges.keep('second', noon, later)
    await store.passkeyChallenges.keep('third', later, '2026-03-01T14:00:00.000Z')
    expect(await store.passkeyChallenges.take('second', noon)).toBe(false)
    expect(await store.passkeyChallenges.take('third', noon)).toBe(true)
  })
})
