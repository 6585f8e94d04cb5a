/** Counts are one for all processes, and what is kept of them leads back to nobody. */

import { hash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { databaseKinds, storeForTest } from '../store/test-databases.ts'
import type { Throttles } from '../store/throttles.ts'
import { createSharedCounts } from './shared-counts.ts'

const twice = { max: 2, windowMs: 60_000 }
const address = '192.0.2.7'

describe.each(databaseKinds)('shared counts on $name', ({ create }) => {
  let store: Store
  let nowMs: number
  let keys: string[]

  beforeEach(async () => {
    store = await storeForTest(create)
    nowMs = Date.parse('2026-11-21T10:00:00.000Z')
    keys = []
  })

  /** As one more process would. */
  const start = async (newKey: string) => {
    const throttles: Throttles = {
      ...store.throttles,
      take(key, now, allowance) {
        keys.push(key)
        return store.throttles.take(key, now, allowance)
      },
    }
    const secret = await store.installKeys.obtain('counts', newKey)
    return createSharedCounts({ throttles, clock: () => new Date(nowMs), secret })
  }

  it('hold across processes, until the window ends', async () => {
    const [one, other] = [await start('first'), await start('second')]
    expect(await one.take('login', address, twice)).toEqual({ allowed: true })
    expect(await other.take('login', address, twice)).toEqual({ allowed: true })
    for (const counts of [one, other, one, other]) {
      expect(await counts.take('login', address, twice)).toEqual({
        allowed: false,
        retryAfterS: 60,
      })
    }
    nowMs += 60_000
    expect(await one.take('login', address, twice)).toEqual({ allowed: true })
    expect(await other.take('login', address, twice)).toEqual({ allowed: true })
  })

  it('keep nobody out for years because a clock had jumped ahead', async () => {
    const [one, other] = [await start('first'), await start('second')]
    const now = nowMs
    nowMs += 5 * 365 * 86_400_000
    for (const counts of [one, one, one, other]) await counts.take('login', address, twice)
    nowMs = now
    expect(await one.take('login', address, twice)).toEqual({ allowed: true })
    expect(await other.take('login', address, twice)).toEqual({ allowed: true })
  })

  it('keep apart what is done and who does it', async () => {
    const counts = await start('key')
    const once = { max: 1, windowMs: 60_000 }
    expect(await counts.take('login', address, once)).toEqual({ allowed: true })
    expect(await counts.take('register', address, once)).toEqual({ allowed: true })
    expect(await counts.take('login', '192.0.2.8', once)).toEqual({ allowed: true })
  })

  it('ask the database once about a flood, so that it is no flood of writes', async () => {
    const counts = await start('key')
    for (let call = 0; call < 50; call += 1) await counts.take('login', address, twice)
    expect(keys).toHaveLength(3)
  })

  it('cannot be turned back into addresses by hashing them all', async () => {
    await (await start('one key')).take('login', address, twice)
    const [key = ''] = keys
    expect(key).not.toContain(address)
    for (const encoding of ['hex', 'base64url'] as const) {
      expect(key).not.toContain(hash('sha256', address, encoding))
    }
    const counts = await start('a key that comes too late')
    await counts.take('login', address, twice)
    expect(keys[1]).toBe(key)
    expect((await counts.take('login', address, twice)).allowed).toBe(false)
  })
})
