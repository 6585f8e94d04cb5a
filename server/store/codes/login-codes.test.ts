/** Codes work beside each other, few at a time, and letters to one mailbox are bounded, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { databaseKinds, storeForTest } from '../test-databases.ts'
import { noon, testDevice, testId, testLoginCode, testUser } from '../test-records.ts'

const ann = testId(1)
const at = (minute: number) => new Date(Date.parse(noon) + minute * 60_000).toISOString()

describe.each(databaseKinds)('sign-in codes on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
    await store.users.add(testUser(), testDevice())
  })

  /** Sent at a minute; works for ten. */
  const keep = (minute: number, parts = {}) =>
    store.loginCodes.keep(
      testLoginCode({ codeHash: `of ${minute}`, expiresAt: at(minute + 10), ...parts }),
    )
  const works = async (minute: number) =>
    (await store.loginCodes.takeTry(ann, at(minute))).toSorted()

  it('are five minutes apart, two at a time, and each works to its end', async () => {
    const kept: number[] = []
    for (let minute = 0; minute <= 12; minute += 1) {
      if (await keep(minute)) kept.push(minute)
    }
    expect(kept).toEqual([0, 5, 10])
    expect(await works(9)).toContain('of 0')
    expect(await works(14)).toEqual(['of 10', 'of 5'])
  })

  it('are sent although one was made while a clock had jumped ahead, and that one ends', async () => {
    const years = 5 * 365 * 24 * 60
    await keep(years)
    expect(await keep(0)).toBe(true)
    expect(await works(1)).toEqual(['of 0'])
  })

  it('are kept once where many ask at the same moment', async () => {
    const parts = Array.from({ length: 8 }, (_, count) => ({ codeHash: `hash ${count}` }))
    const kept = await Promise.all(parts.map((part) => keep(0, part)))
    expect(kept.filter(Boolean)).toHaveLength(1)
  })

  it('end together once one of them was used, for the first who uses it', async () => {
    await keep(0)
    await keep(5)
    const both = await Promise.all([
      store.loginCodes.useUp(ann, 'of 0'),
      store.loginCodes.useUp(ann, 'of 0'),
    ])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await works(6)).toEqual([])
    expect(await keep(6)).toBe(true)
  })

  it('are bounded for a mailbox, each kind of address by itself', async () => {
    const letters = { key: 'plus', now: new Date(noon), allowance: { max: 1, windowMs: 3_600_000 } }
    expect(await keep(0, { letters })).toBe(true)
    expect(await keep(6, { letters })).toBe(false)
    expect(await keep(6, { letters: { ...letters, key: 'plain' } })).toBe(true)
  })
})
