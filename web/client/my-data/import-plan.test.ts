/** The plan of a guest goes into the account of whoever it belongs to, and stays where that fails. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guestsHere } from '../local-backend/guests-here.ts'
import { withGuestDatabase } from '../local-backend/records/guest-database.ts'
import { changeGuestPlan, readGuestPlan } from '../local-backend/records/guest-plan.ts'
import { everyGuestStore } from '../local-backend/records/guest-schema.ts'
import { signIn } from '../session.ts'
import { importGuestResults } from './import-guest.ts'

describe('bringing along a plan', () => {
  const step = {
    id: 'a',
    text: 'Walk to the corner',
    when: 'After breakfast',
    where: '',
    days: [1, 3, 7],
    domain: null,
    source: 'own',
    evidenceId: null,
    language: 'en',
    startOn: '2026-03-01',
    lookBackOn: '2026-03-08',
    state: 'active',
    rung: 0,
    changedAt: '2026-03-01T12:00:00.000Z',
  } as const
  const tick = { onDate: '2026-03-01', mark: 'done', markedAt: '2026-03-01T12:00:00.000Z' } as const

  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    await withGuestDatabase(async (database) => {
      for (const name of everyGuestStore) await database.clear(name)
    })
    await changeGuestPlan('ann', { steps: [step], ticks: [{ ...tick, stepId: 'a' }] })
    signIn({ userId: 'member', token: 'secret' })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('takes the steps and their marks along, and leaves nothing here', async () => {
    expect(await guestsHere()).toMatchObject([{ userId: 'ann', results: 0, steps: 1 }])
    const taken: unknown[] = []
    vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
      if (url.endsWith('/api/me/plan')) taken.push(JSON.parse(body ?? ''))
      return Promise.resolve(Response.json({ steps: [], removed: [] }))
    })
    expect(await importGuestResults('ann', 'member')).toMatchObject({ ok: true })
    const ticks = [{ ...tick, stepId: 'a' }]
    expect(taken).toEqual([{ steps: [step], ticks, lookBacks: [] }])
    expect(await guestsHere()).toEqual([])
  })

  it('stays here when the server refuses', async () => {
    const refusal = { error: 'Sorry.', code: 'INTERNAL' }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 500 })))
    expect((await importGuestResults('ann', 'member')).ok).toBe(false)
    expect((await readGuestPlan('ann')).steps).toMatchObject([step])
  })
})
