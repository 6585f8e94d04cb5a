/** A job is done by one process at a time, and goes on when that process dies, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { databaseKinds, storeForTest } from '../test-databases.ts'

const moment = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 12, minutes)).toISOString()

describe.each(databaseKinds)('a job on $name', ({ create }) => {
  let store: Store

  beforeEach(async () => {
    store = await storeForTest(create)
  })

  const take = (holder: string, minutes: number) =>
    store.jobs.take({
      name: 'sweep',
      holder,
      now: moment(minutes),
      leasedUntil: moment(minutes + 10),
      latest: moment(minutes + 120),
    })
  const finish = (holder: string, minutes: number) =>
    store.jobs.finish({ name: 'sweep', holder }, moment(minutes))

  it('is taken by one of many who ask at once', async () => {
    const holders = Array.from({ length: 8 }, (_, index) => `process ${index}`)
    const taken = await Promise.all(holders.map((holder) => take(holder, 0)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('comes round again when it is due, and not before', async () => {
    await take('one', 0)
    await finish('one', 60)
    expect(await take('two', 59)).toBe(false)
    expect(await take('two', 60)).toBe(true)
  })

  it('is taken over when nothing was heard until the lease ran out', async () => {
    await take('crashed', 0)
    expect(await take('two', 9)).toBe(false)
    expect(await take('two', 10)).toBe(true)
  })

  it('stays with whoever took it over when the first one wakes up', async () => {
    await take('slow', 0)
    await take('two', 10)
    await finish('slow', 60)
    expect(await take('three', 11)).toBe(false)
    await finish('two', 70)
    expect(await take('three', 70)).toBe(true)
  })
})
