/** Results of older pages survive the move, whatever happens during it. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guestStores } from './guest-schema.ts'

const older = {
  assessments: [
    {
      id: '0193a5c0-0000-7000-8000-00000000000a',
      instrument: 'stress',
      score: 20,
      band: 'Moderate',
      components: {},
      flags: [],
      answers: {},
      bmi: null,
      algorithmVersion: '1',
      finishedAt: '2026-11-02T10:00:00.000Z',
      startedAt: null,
      submitKey: 'k1',
    },
  ],
  bmiRecords: [{ bmi: '24.2', category: 'Healthy Weight', savedAt: '2026-11-01T10:00:00.000Z' }],
  enteredScores: [
    { forum: 'Sleep', value: 7, meaning: 'Moderate', timestamp: '2026-11-03', source: 'entered' },
    { forum: 'Diet', value: 9, meaning: 'At Risk', timestamp: '2026-11-03', source: 'entered' },
  ],
}

async function freshPage() {
  vi.resetModules()
  return import('./guest-records.ts')
}

const keepAsOlderPagesDid = () => {
  localStorage.setItem('guest:ann', JSON.stringify(older))
}

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  const { withGuestDatabase } = await import('./guest-database.ts')
  await withGuestDatabase(async (database) => {
    for (const name of guestStores) await database.clear(name)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('results of older pages', () => {
  it('are moved once, in their order, and leave local storage', async () => {
    keepAsOlderPagesDid()
    const { readGuestRecords, guestsWithRecords } = await freshPage()
    const moved = await readGuestRecords('ann')
    expect(moved.assessments).toEqual(older.assessments)
    expect(moved.bmiRecords).toMatchObject(older.bmiRecords)
    expect(moved.enteredScores).toMatchObject(older.enteredScores)
    expect(await guestsWithRecords()).toEqual(['ann'])
    expect(localStorage.getItem('guest:ann')).toBeNull()
  })

  it('are not doubled when an earlier move broke off after the write', async () => {
    keepAsOlderPagesDid()
    await (await freshPage()).readGuestRecords('ann')
    keepAsOlderPagesDid()
    const { readGuestRecords } = await freshPage()
    const { assessments, bmiRecords, enteredScores } = await readGuestRecords('ann')
    expect([assessments.length, bmiRecords.length, enteredScores.length]).toEqual([1, 1, 2])
  })

  it('are moved once by two tabs that open together', async () => {
    keepAsOlderPagesDid()
    const one = await freshPage()
    const two = await freshPage()
    await Promise.all([one.readGuestRecords('ann'), two.readGuestRecords('ann')])
    expect((await two.readGuestRecords('ann')).enteredScores).toHaveLength(2)
  })

  it('stay where they are while the write fails, and come along with the next page', async () => {
    keepAsOlderPagesDid()
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await (await freshPage()).readGuestRecords('ann')
    expect(localStorage.getItem('guest:ann')).not.toBeNull()
    full.mockRestore()
    expect((await (await freshPage()).readGuestRecords('ann')).assessments).toHaveLength(1)
    expect(localStorage.getItem('guest:ann')).toBeNull()
  })

  it('are still shown where there is no database to move them to', async () => {
    keepAsOlderPagesDid()
    vi.stubGlobal('indexedDB', undefined)
    expect((await (await freshPage()).readGuestRecords('ann')).assessments).toHaveLength(1)
  })

  it('stay there until all of them are gone, not only some', async () => {
    keepAsOlderPagesDid()
    vi.stubGlobal('indexedDB', undefined)
    const { readGuestRecords, removeGuestRecords } = await freshPage()
    const records = await readGuestRecords('ann')
    await removeGuestRecords('ann', { ...records, enteredScores: [] })
    expect(await readGuestRecords('ann')).toEqual(records)
    await removeGuestRecords('ann', records)
    expect((await readGuestRecords('ann')).assessments).toEqual([])
  })

  it.each(['', 'null', '[[', '{"assessments":[]}'])('that read %j do no harm', async (text) => {
    localStorage.setItem('guest:ann', text)
    expect((await (await freshPage()).readGuestRecords('ann')).assessments).toEqual([])
  })
})
