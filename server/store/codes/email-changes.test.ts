/** A new address waits for its proof, and is given once, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { databaseKinds, storeForTest } from '../test-databases.ts'
import { noon, testDevice, testId, testLoginCode, testUser } from '../test-records.ts'

const end = '2026-03-01T12:10:00.000Z'
const ann = testId(1)
const newEmail = 'ann.new@example.org'

describe.each(databaseKinds)('a new address on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
    await add(1, 'ann@example.org')
  })

  const add = (number: number, email: string) =>
    store.users.add(
      testUser({ id: testId(number), email }),
      testDevice({ userId: testId(number), tokenHash: `device ${number}` }),
    )
  const wish = (userId = ann, codeHash = 'hash', email = newEmail) =>
    store.emailChanges.replace({ userId, newEmail: email, codeHash, expiresAt: end, tries: 2 })
  const emailOf = async (userId = ann) => (await store.users.find(userId))?.email

  it('is given for the right code, once', async () => {
    await wish()
    expect(await store.emailChanges.takeTry(ann, noon)).toEqual(['hash'])
    const both = await Promise.all([
      store.emailChanges.apply(ann, 'hash'),
      store.emailChanges.apply(ann, 'hash'),
    ])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await emailOf()).toBe(newEmail)
    expect(await store.emailChanges.find(ann)).toBeUndefined()
  })

  it('ends with its tries and with its time', async () => {
    await wish()
    expect(await store.emailChanges.takeTry(ann, end)).toEqual([])
    await store.emailChanges.takeTry(ann, noon)
    await store.emailChanges.takeTry(ann, noon)
    expect(await store.emailChanges.takeTry(ann, noon)).toEqual([])
  })

  it('is not kept where somebody has it, and the earlier wish goes all the same', async () => {
    await add(2, 'bob@example.org')
    expect(await wish()).toBe('kept')
    expect(await wish(ann, 'other hash', 'bob@example.org')).toBe('taken')
    expect(await store.emailChanges.find(ann)).toBeUndefined()
    expect(await wish(testId(9))).toBe('gone')
  })

  it('lets no sign-in code in that goes to the old one afterwards', async () => {
    await wish()
    await store.emailChanges.apply(ann, 'hash')
    expect(await store.loginCodes.keep(testLoginCode())).toBe(false)
    expect(await store.loginCodes.takeTry(ann, noon)).toEqual([])
    expect(await store.loginCodes.keep(testLoginCode({ email: newEmail }))).toBe(true)
  })

  it('gives way to the next one', async () => {
    await wish()
    await wish(ann, 'second', 'other@example.org')
    expect(await store.emailChanges.apply(ann, 'hash')).toBe(false)
    expect(await store.emailChanges.find(ann)).toBe('other@example.org')
  })

  it('is not given when somebody registered it in the meantime', async () => {
    await wish()
    await add(2, newEmail)
    expect(await store.emailChanges.apply(ann, 'hash')).toBe(false)
    expect(await emailOf()).toBe('ann@example.org')
  })

  it('goes to one of many who prove it at the same moment', async () => {
    const people = [1, 2, 3, 4, 5, 6]
    for (const number of people.slice(1)) await add(number, `${number}@example.org`)
    for (const number of people) await wish(testId(number), `hash ${number}`)
    const given = await Promise.all(
      people.map((number) => store.emailChanges.apply(testId(number), `hash ${number}`)),
    )
    expect(given.filter(Boolean)).toHaveLength(1)
  })

  it('ends a sign-in code that went to the old address', async () => {
    await store.loginCodes.keep(testLoginCode())
    await wish()
    await store.emailChanges.apply(ann, 'hash')
    expect(await store.loginCodes.takeTry(ann, noon)).toEqual([])
  })

  it('is forgotten with its person, and with who has it by then', async () => {
    await add(2, 'bob@example.org')
    await wish(testId(2), 'hash 2', 'bob.new@example.org')
    await add(3, 'bob.new@example.org')
    await store.users.remove(testId(3))
    expect(await store.emailChanges.find(testId(2))).toBeUndefined()
    await wish(testId(2), 'hash 2')
    await store.users.remove(testId(2))
    expect(await store.emailChanges.find(testId(2))).toBeUndefined()
  })
})
