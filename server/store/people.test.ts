/** People, sessions and remembered browsers, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from './store.ts'
import { databaseKinds, storeForTest } from './test-databases.ts'
import { noon, testDevice, testId, testUser } from './test-records.ts'

const later = '2026-03-01T13:00:00.000Z'

describe.each(databaseKinds)('people on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
  })

  const open = (tokenHash: string, expiresAt: string) =>
    store.sessions.openIn(
      { tokenHash, createdAt: noon, expiresAt },
      { userId: testId(1), deviceId: testId(50) },
    )

  it('finds a person by email and by id', async () => {
    const user = testUser()
    expect(await store.users.add(user, testDevice())).toBe(true)
    expect(await store.users.findByEmail(user.email)).toEqual(user)
    expect(await store.users.find(user.id)).toEqual(user)
  })

  it('knows nobody else', async () => {
    expect(await store.users.findByEmail('bob@example.org')).toBeUndefined()
    expect(await store.users.find(testId(2))).toBeUndefined()
  })

  it('keeps the first of two accounts with one email, and no browser of the second', async () => {
    await store.users.add(testUser(), testDevice())
    const second = testUser({ id: testId(2), yearOfBirth: 1940 })
    const device = testDevice({ userId: testId(2), tokenHash: 'second' })
    expect(await store.users.add(second, device)).toBe(false)
    expect((await store.users.findByEmail('ann@example.org'))?.id).toBe(testId(1))
    expect(await store.devices.find('ann@example.org', ['second'], noon)).toBeUndefined()
  })

  it('lets one of many registrations of one email win', async () => {
    const tries = Array.from({ length: 10 }, (_, index) =>
      store.users.add(testUser({ id: testId(index) }), testDevice({ userId: testId(index) })),
    )
    const added = await Promise.all(tries)
    expect(added.filter(Boolean)).toHaveLength(1)
  })

  it('opens the account of a remembered browser alone', async () => {
    await store.users.add(testUser(), testDevice())
    const find = (email: string, hashes: string[], now = noon) =>
      store.devices.find(email, hashes, now)
    expect(await find('ann@example.org', ['other', 'device-hash'])).toEqual({
      userId: testId(1),
      deviceId: testId(50),
    })
    expect(await find('ann@example.org', ['other'])).toBeUndefined()
    expect(await find('bob@example.org', ['device-hash'])).toBeUndefined()
  })

  it('forgets a browser when its time is over', async () => {
    await store.users.add(testUser(), testDevice({ expiresAt: later }))
    const found = await store.devices.find('ann@example.org', ['device-hash'], later)
    expect(found).toBeUndefined()
  })

  it('finds who a token stands for until the session ends', async () => {
    await store.users.add(testUser(), testDevice())
    await open('token', later)
    expect(await store.sessions.find('token', noon)).toEqual({
      userId: testId(1),
      deviceId: testId(50),
      yearOfBirth: 1950,
      gender: 'Female',
      createdAt: noon,
      expiresAt: later,
      provedAt: null,
    })
    expect(await store.sessions.find('token', later)).toBeUndefined()
    expect(await store.sessions.find('another', noon)).toBeUndefined()
  })

  it('extends a session', async () => {
    await store.users.add(testUser(), testDevice())
    await open('token', later)
    const device = { userId: testId(1), deviceId: testId(50) }
    await store.sessions.extend(device, 'token', later, '2026-03-02T00:00:00.000Z')
    expect(await store.sessions.find('token', later)).toBeDefined()
  })

  it('ends one session and leaves the others', async () => {
    await store.users.add(testUser(), testDevice())
    await open('first', later)
    await open('second', later)
    await store.sessions.revoke(testId(1), 'first')
    expect(await store.sessions.find('first', noon)).toBeUndefined()
    expect(await store.sessions.find('second', noon)).toBeDefined()
  })

  it('remembers a browser together with a session', async () => {
    await store.users.add(testUser(), testDevice())
    const session = { tokenHash: 't', createdAt: noon, expiresAt: later }
    await store.sessions.open(session, testDevice({ id: testId(51), tokenHash: 'new-device' }))
    expect(await store.devices.find('ann@example.org', ['new-device'], noon)).toEqual({
      userId: testId(1),
      deviceId: testId(51),
    })
  })

  it("forgets the secret that a new one replaces, and nobody else's", async () => {
    const bob = testUser({ id: testId(2), email: 'bob@example.org' })
    const ofBob = testDevice({ userId: testId(2), tokenHash: 'of-bob' })
    await store.users.add(testUser(), testDevice({ tokenHash: 'old' }))
    await store.users.add(bob, ofBob)
    const shown = ['old', 'of-bob', 'of-nobody']
    const owners = new Map([
      ['old', testId(1)],
      ['of-bob', testId(2)],
    ])
    expect(await store.devices.ownersOf(shown, noon)).toEqual(owners)
    expect(await store.devices.ownersOf([], noon)).toEqual(new Map())
    const session = { tokenHash: 't', createdAt: noon, expiresAt: later }
    const device = testDevice({ id: testId(51), tokenHash: 'new', replaces: ['old', 'of-bob'] })
    await store.sessions.open(session, device)
    const find = async (email: string, hash: string) =>
      (await store.devices.find(email, [hash], noon))?.userId
    expect(await find('ann@example.org', 'old')).toBeUndefined()
    expect(await find('ann@example.org', 'new')).toBe(testId(1))
    expect(await find('bob@example.org', 'of-bob')).toBe(testId(2))
  })

  it('says that it is ready', async () => {
    expect(await store.isReady()).toBe(true)
  })
})
