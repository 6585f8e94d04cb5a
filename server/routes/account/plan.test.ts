/** A member keeps a plan: theirs alone, harmless to send again, and gone when they delete it. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '#contract/endpoints.ts'
import { testStep, testTick } from '../../store/test-records.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

describe('my plan', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appForTest()
    ann = await server.newMember()
  })

  const change = (payload: object, who = ann) =>
    server.send({ method: 'PATCH', url: '/api/me/plan', headers: bearer(who), payload })
  const planOf = async (who = ann) => {
    const call = { method: 'GET', url: '/api/me/plan', headers: bearer(who) } as const
    return (await server.send(call)).json<Reply<'plan'>>()
  }
  const step = testStep()
  const id = step.id
  const walked = { steps: [step], ticks: [testTick()] }

  it('is kept in the words of the person, and is nobody else’s', async () => {
    const bob = await server.newMember()
    const { markedAt, onDate, mark } = testTick()
    const kept = { ...step, ticks: [{ onDate, mark, markedAt }], lookBacks: [] }
    expect((await change(walked)).json()).toEqual({ steps: [kept], removed: [] })
    expect(await planOf()).toEqual({ steps: [kept], removed: [] })
    expect(await planOf(bob)).toEqual({ steps: [], removed: [] })
    await change({ remove: [id] }, bob)
    expect((await planOf()).steps).toHaveLength(1)
  })

  it('is the same when a device that was offline sends again, or late', async () => {
    const rest = testTick({ mark: 'rest', markedAt: '2026-03-01T13:00:00.000Z' })
    await change({ ...walked, ticks: [rest] })
    const before = await planOf()
    await change(walked)
    await change({ ...walked, ticks: [rest] })
    expect(await planOf()).toEqual(before)
    expect(before.steps[0]?.ticks.map(({ mark }) => mark)).toEqual(['rest'])
  })

  it('says in the log book that a step was saved and deleted, and never what it is', async () => {
    await change(walked)
    await change({ ticks: [testTick({ mark: 'none' })] })
    await change({ remove: [id] })
    expect((await planOf()).steps).toEqual([])
    const call = { method: 'GET', url: '/api/me/export', headers: bearer(ann) } as const
    const { logBook } = (await server.send(call)).json<{ logBook: { action: string }[] }>()
    const actions = logBook
      .map(({ action }) => action)
      .filter((action) => action.startsWith('plan'))
    expect(actions).toEqual(['plan-saved', 'plan-deleted'])
    expect(JSON.stringify(logBook)).not.toContain(step.text)
  })

  it('is nothing for a stranger, and refuses what is no plan', async () => {
    for (const method of ['GET', 'PATCH'] as const) {
      const stranger = { method, url: '/api/me/plan', payload: {} }
      expect((await server.send(stranger)).statusCode).toBe(401)
    }
    const bad = [
      { steps: [testStep({ text: ' ' })] },
      { steps: [testStep({ text: 'x'.repeat(201) })] },
      { steps: [testStep({ days: [] })] },
      { steps: [testStep({ startOn: '2026-02-30' })] },
      { steps: [{ ...step, days: [8] }] },
      { ticks: [{ ...testTick(), mark: 'failed' }] },
      { remove: ['<b>'] },
    ]
    for (const body of bad) expect((await change(body)).statusCode).toBe(400)
  })
})
