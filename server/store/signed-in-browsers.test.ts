/** The browsers of a person: listed, kept apart, and signed out from afar, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Store } from './store.ts'
import { databaseKinds, storeForTest } from './test-databases.ts'
import { noon, testDevice, testId, testUser } from './test-records.ts'

const later = '2026-03-01T13:00:00.000Z'
const evening = '2026-03-01T20:00:00.000Z'
const nextYear = '2027-03-01T12:00:00.000Z'
const ann = testId(1)
const bob = testId(2)
const at = (minute: number) => new Date(Date.parse(noon) + minute * 60_000).toISOString()

describe.each(databaseKinds)('signed-in browsers on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
    await store.users.add(testUser(), testDevice({ tokenHash: 'desk' }))
    await store.users.add(
      testUser({ id: bob, email: 'bob@example.org' }),
      testDevice({ userId: bob, id: testId(60), tokenHash: 'of-bob' }),
    )
  })

  const phone = testDevice({ id: testId(51), tokenHash: 'phone', name: 'Safari on iPhone' })
  const open = (tokenHash: string, device = phone, createdAt = noon) =>
    store.sessions.open({ tokenHash, createdAt, expiresAt: evening }, device)
  const openIn = (tokenHash: string, deviceId: string, userId = ann) =>
    store.sessions.openIn({ tokenHash, createdAt: later, expiresAt: evening }, { userId, deviceId })
  const list = (now = later) => store.signedInBrowsers.list(ann, now)
  const ids = async () => (await list()).map(({ id }) => id)

  it('are listed with the one used last first, and with nobody else in the list', async () => {
    await open('token')
    await openIn('at the desk', testId(50))
    expect(await list()).toEqual([
      {
        id: testId(50),
        name: 'Firefox on Windows',
        firstSeen: noon,
        lastUsed: later,
        isSignedIn: true,
      },
      {
        id: testId(51),
        name: 'Safari on iPhone',
        firstSeen: noon,
        lastUsed: noon,
        isSignedIn: true,
      },
    ])
  })

  it('are not pushed out by sign-ins on shared devices, which are not remembered', async () => {
    for (let count = 1; count <= limits.browsersMax; count += 1) {
      const moment = at(count)
      const shared = { id: testId(100 + count), tokenHash: `shared ${count}` }
      const device = testDevice({ ...shared, createdAt: moment, expiresAt: moment })
      await open(`session ${count}`, device, moment)
    }
    expect(await ids()).toContain(testId(50))
  })

  it('are twenty at most: the one not used for longest goes, with its sessions', async () => {
    for (let count = 1; count <= limits.browsersMax; count += 1) {
      const device = testDevice({
        id: testId(100 + count),
        tokenHash: `browser ${count}`,
        createdAt: at(count),
      })
      await open(`session ${count}`, device, at(count))
      // The first is in use all the time, and stays.
      if (count > 1) {
        const first = { userId: ann, deviceId: testId(101) }
        await store.sessions.extend(first, 'session 1', at(count), evening)
      }
    }
    const kept = await ids()
    expect(kept).toHaveLength(20)
    expect(kept).not.toContain(testId(50))
    await open('one more', phone, at(30))
    expect(await ids()).toHaveLength(20)
    expect(await ids()).toEqual(expect.arrayContaining([testId(51), testId(101)]))
    expect(await ids()).not.toContain(testId(102))
    expect(await store.sessions.find('session 2', later)).toBeUndefined()
    expect(await store.sessions.find('session 1', later)).toBeDefined()
    expect((await store.signedInBrowsers.list(bob, later)).map(({ id }) => id)).toEqual([
      testId(60),
    ])
  })

  it('are still known when the person has logged out there', async () => {
    await open('token')
    await store.sessions.revoke(ann, 'token')
    expect(await list()).toMatchObject([
      { id: testId(51), isSignedIn: false },
      { id: testId(50), isSignedIn: false },
    ])
  })

  it('keep their id and first day when the person proves again who they are', async () => {
    await open('token')
    const renewed = { tokenHash: 'renewed', name: 'Firefox on Mac', replaces: ['phone', 'of-bob'] }
    const again = testDevice({ id: testId(52), ...renewed, createdAt: later })
    await open('second', again, later)
    expect((await list())[0]).toEqual({
      id: testId(51),
      name: 'Firefox on Mac',
      firstSeen: noon,
      lastUsed: later,
      isSignedIn: true,
    })
    expect(await ids()).toEqual([testId(51), testId(50)])
    expect((await store.sessions.find('token', later))?.deviceId).toBe(testId(51))
    expect(await store.devices.find('bob@example.org', ['of-bob'], later)).toBeDefined()
  })

  it('become one where one browser was known twice', async () => {
    await openIn('at the desk', testId(50))
    const both = testDevice({ id: testId(51), tokenHash: 'phone', createdAt: later })
    await open('token', both, later)
    const renewed = { id: testId(52), tokenHash: 'renewed', replaces: ['desk', 'phone'] }
    await open('third', testDevice({ ...renewed, createdAt: later }), later)
    expect(await ids()).toEqual([testId(50)])
    expect((await store.sessions.find('token', later))?.deviceId).toBe(testId(50))
  })

  it('are used when a session in them is extended', async () => {
    await open('token')
    await store.sessions.extend({ userId: ann, deviceId: testId(51) }, 'token', later, nextYear)
    expect((await list())[0]).toMatchObject({ id: testId(51), lastUsed: later })
  })

  it('lose every session and the way in by email alone when they are removed', async () => {
    await open('first')
    await openIn('second', testId(51))
    await openIn('at the desk', testId(50))
    const device = { userId: ann, deviceId: testId(51) }
    expect(await store.signedInBrowsers.remove(device)).toBe(true)
    expect(await ids()).toEqual([testId(50)])
    for (const token of ['first', 'second']) {
      expect(await store.sessions.find(token, later)).toBeUndefined()
    }
    expect(await store.devices.find('ann@example.org', ['phone'], later)).toBeUndefined()
    expect(await store.sessions.find('at the desk', later)).toBeDefined()
    expect(await store.signedInBrowsers.remove(device)).toBe(false)
    expect(await openIn('third', testId(51))).toBe(false)
    expect(await store.sessions.find('third', later)).toBeUndefined()
  })

  it('of another person cannot be removed, nor opened', async () => {
    await openIn('of bob', testId(60), bob)
    expect(await store.signedInBrowsers.remove({ userId: ann, deviceId: testId(60) })).toBe(false)
    expect(await openIn('token', testId(60))).toBe(false)
    expect(await store.sessions.find('of bob', later)).toBeDefined()
    expect(await store.devices.find('bob@example.org', ['of-bob'], later)).toBeDefined()
  })

  it('can all be removed but one, and nobody else loses any', async () => {
    await open('token')
    await openIn('at the desk', testId(50))
    await openIn('of bob', testId(60), bob)
    await store.signedInBrowsers.removeOthers({ userId: ann, deviceId: testId(51) })
    expect(await ids()).toEqual([testId(51)])
    expect(await store.sessions.find('at the desk', later)).toBeUndefined()
    expect(await store.sessions.find('token', later)).toBeDefined()
    expect(await store.sessions.find('of bob', later)).toBeDefined()
  })

  it('leave no session behind when they are opened and removed at the same moment', async () => {
    const device = { userId: ann, deviceId: testId(50) }
    const opened = Array.from({ length: 8 }, (_, index) => openIn(`token ${index}`, testId(50)))
    await Promise.all([...opened, store.signedInBrowsers.remove(device)])
    for (let index = 0; index < opened.length; index += 1) {
      expect(await store.sessions.find(`token ${index}`, later)).toBeUndefined()
    }
  })

  it('leave the list when their time is over, unless somebody is signed in there', async () => {
    await open('token', testDevice({ ...phone, expiresAt: later }))
    expect(await ids()).toContain(testId(51))
    const desk = { id: testId(53), tokenHash: 'new', createdAt: later }
    await open('new', testDevice(desk), later)
    expect(await ids()).toContain(testId(51))
    await store.sessions.revoke(ann, 'token')
    expect(await ids()).not.toContain(testId(51))
  })
})
