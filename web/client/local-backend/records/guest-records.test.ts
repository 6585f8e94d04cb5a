/** What a guest would lose if the device kept results badly. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withGuestDatabase } from './guest-database.ts'
import {
  changeGuestRecords,
  guestsWithRecords,
  readGuestRecords,
  removeGuestRecords,
} from './guest-records.ts'
import { type GuestBmi, type GuestRecords, guestStores } from './guest-schema.ts'

const bmi = (id: string): GuestBmi => ({
  id,
  bmi: '24.2',
  category: 'Healthy Weight',
  savedAt: '2026-11-21T10:00:00.000Z',
})
const idsOf = async (userId: string) =>
  (await readGuestRecords(userId)).bmiRecords.map(({ id }) => id)
const once = ({ bmiRecords }: GuestRecords) => ({
  added: { bmiRecords: bmiRecords.length === 0 ? [bmi('once')] : [] },
  result: null,
})
const add = (userId: string, id: string) =>
  changeGuestRecords(userId, () => ({ added: { bmiRecords: [bmi(id)] }, result: id }))

beforeEach(async () => {
  await withGuestDatabase(async (database) => {
    for (const name of guestStores) await database.clear(name)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('results on this device', () => {
  it('come back in the order in which they were kept', async () => {
    for (const id of ['c', 'a', 'b']) await add('ann', id)
    expect(await idsOf('ann')).toEqual(['c', 'a', 'b'])
  })

  it('of two guests are kept apart, and one can be forgotten without the other', async () => {
    await add('ann', 'a')
    await add('bob', 'b')
    expect(await idsOf('ann')).toEqual(['a'])
    expect(await guestsWithRecords()).toEqual(['ann', 'bob'])
    await removeGuestRecords('ann')
    expect(await idsOf('ann')).toEqual([])
    expect(await idsOf('bob')).toEqual(['b'])
  })

  it('are all there after two tabs kept some at the same moment', async () => {
    vi.resetModules()
    const otherTab = await import('./guest-records.ts')
    const ids = Array.from({ length: 20 }, (_, at) => `${at}`)
    await Promise.all(
      ids.map((id, at) =>
        (at % 2 === 0 ? changeGuestRecords : otherTab.changeGuestRecords)('ann', () => ({
          added: { bmiRecords: [bmi(id)] },
          result: null,
        })),
      ),
    )
    expect((await idsOf('ann')).toSorted()).toEqual(ids.toSorted())
  })

  it('are decided from what the other tab has kept, so that a repeat in both makes one', async () => {
    vi.resetModules()
    const otherTab = await import('./guest-records.ts')
    await Promise.all([changeGuestRecords('ann', once), otherTab.changeGuestRecords('ann', once)])
    expect(await idsOf('ann')).toEqual(['once'])
  })

  it('are asked to be written to the disk before the promise is kept', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await add('ann', 'a')
    expect(transaction.mock.lastCall).toEqual([
      [...guestStores],
      'readwrite',
      { durability: 'strict' },
    ])
  })

  it('are refused when the browser gives up at the last moment, and nothing is half kept', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const kept = changeGuestRecords('ann', () => {
      const work = begun.mock.results.at(-1)
      queueMicrotask(() => {
        if (work?.type === 'return') work.value.abort()
      })
      return { added: { bmiRecords: [bmi('a')] }, result: null }
    })
    await expect(kept).rejects.toMatchObject({ reason: 'failed' })
    vi.restoreAllMocks()
    expect(await idsOf('ann')).toEqual([])
  })

  it('that another tab added stay when those that were brought away go', async () => {
    await add('ann', 'a')
    const brought = await readGuestRecords('ann')
    await add('ann', 'b')
    await removeGuestRecords('ann', brought)
    expect(await idsOf('ann')).toEqual(['b'])
  })

  it('are asked to be kept for good with the first one, and not again', async () => {
    const persist = vi.fn(() => Promise.resolve(false))
    vi.stubGlobal('navigator', { storage: { persist } })
    await add('ann', 'a')
    await add('ann', 'b')
    expect(persist).toHaveBeenCalledTimes(1)
  })
})
