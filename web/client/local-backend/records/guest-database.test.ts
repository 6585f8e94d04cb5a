/** What a person is told when the browser does not give its database. */

import { IDBFactory, IDBVersionChangeEvent } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guestDatabaseName } from './guest-schema.ts'

/** The page as it is after a reload: nothing open yet. */
async function freshPage() {
  vi.resetModules()
  return import('./guest-records.ts')
}

const keepOne = async () => {
  const { changeGuestRecords } = await freshPage()
  const record = { id: 'a', bmi: '24.2', category: 'Healthy Weight', savedAt: '' } as const
  return changeGuestRecords('ann', () => ({ added: { bmiRecords: [record] }, result: 'kept' }))
}

function ended(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('no reason'))
    })
  })
}

beforeEach(() => {
  localStorage.clear()
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a browser without a database', () => {
  it.each([
    ['has none at all', undefined],
    ['forbids it', { open: () => refuse('SecurityError') }],
    ['forbids it in a private window', { open: () => refuse('InvalidStateError') }],
  ])('that %s is told apart, and has no results instead of a failure', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory)
    await expect(keepOne()).rejects.toMatchObject({ reason: 'blocked' })
    const { readGuestRecords, guestsWithRecords, removeGuestRecords } = await freshPage()
    expect((await readGuestRecords('ann')).bmiRecords).toEqual([])
    expect(await guestsWithRecords()).toEqual([])
    await removeGuestRecords('ann')
  })

  it('is tried again with the next press, after the person has allowed it', async () => {
    vi.stubGlobal('indexedDB', { open: () => refuse('SecurityError') })
    const { readGuestRecords, changeGuestRecords } = await freshPage()
    await expect(
      changeGuestRecords('ann', () => ({ added: {}, result: null })),
    ).rejects.toMatchObject({ reason: 'blocked' })
    vi.unstubAllGlobals()
    await changeGuestRecords('ann', () => ({ added: {}, result: null }))
    expect((await readGuestRecords('ann')).assessments).toEqual([])
  })
})

describe('two tabs of different age', () => {
  it('say so when an older tab holds the database', async () => {
    vi.stubGlobal('indexedDB', { open: openHeld })
    await expect(keepOne()).rejects.toMatchObject({ reason: 'other-tab' })
  })

  it('never make the newer one wait, and the older one asks to be loaded again', async () => {
    const { readGuestRecords } = await freshPage()
    await readGuestRecords('ann')
    const newer = await ended(indexedDB.open(guestDatabaseName, 1000))
    await expect(readGuestRecords('ann')).rejects.toMatchObject({ reason: 'old-page' })
    newer.close()
    await ended(indexedDB.deleteDatabase(guestDatabaseName))
  })
})

describe('a lost connection', () => {
  it('is made anew', async () => {
    expect(await keepOne()).toBe('kept')
    const { readGuestRecords } = await freshPage()
    await readGuestRecords('ann')
    const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('gone', 'InvalidStateError')
    })
    expect((await readGuestRecords('ann')).bmiRecords).toHaveLength(1)
    expect(lost).toHaveBeenCalledTimes(2)
  })
})

/** A database that an older page does not let go. */
function openHeld() {
  const request = new IDBFactory().open('held')
  queueMicrotask(() => request.dispatchEvent(new IDBVersionChangeEvent('blocked')))
  return request
}

function refuse(name: string): never {
  throw new DOMException('no', name)
}
