/** A member's tick is never lost: not without a connection, not at a reload, not at a logout. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changedPlan, noPlan, type Plan, type PlanChange } from '#core/plan.ts'
import { forgetSession, signIn } from '../session.ts'
import { forgetPlanHere, leavePlanHere } from './kept-plan.ts'
import { changeMemberPlan, readMemberPlan } from './member-plan.ts'

const userId = 'ann'
const changedAt = '2026-03-01T12:00:00.000Z'
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
  changedAt,
} as const
const tick = { stepId: 'a', onDate: '2026-03-01', mark: 'done', markedAt: changedAt } as const

/** A server that keeps a plan; it can be away. */
function stubServer() {
  const server: { plan: Plan; isAway: boolean; refuses: boolean } = {
    plan: noPlan,
    isAway: false,
    refuses: false,
  }
  vi.stubGlobal('fetch', (_url: string, { method, body }: { method: string; body?: string }) => {
    if (server.isAway) return Promise.reject(new TypeError('no network'))
    if (method !== 'PATCH') return Promise.resolve(Response.json(server.plan))
    if (server.refuses) {
      return Promise.resolve(Response.json({ code: 'INVALID', error: 'No.' }, { status: 400 }))
    }
    const change: PlanChange = JSON.parse(body ?? '{}')
    server.plan = changedPlan(server.plan, change, '2026-04-01T00:00:00.000Z')
    return Promise.resolve(Response.json(server.plan))
  })
  return server
}

const marksOf = ({ steps }: Plan) => steps.flatMap(({ ticks }) => ticks.map(({ mark }) => mark))

describe('the plan of a member on this device', () => {
  let server: ReturnType<typeof stubServer>

  beforeEach(async () => {
    localStorage.clear()
    signIn({ userId, token: 'of-ann' })
    server = stubServer()
    await changeMemberPlan(userId, { steps: [step] })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('shows a tick that was made without a connection, and sends it the next time', async () => {
    server.isAway = true
    const made = await changeMemberPlan(userId, { ticks: [tick] })
    expect(made).toMatchObject({ ok: true, reply: { isWaiting: true } })
    expect(await readMemberPlan(userId)).toMatchObject({ ok: true, reply: { isWaiting: true } })
    expect(marksOf(server.plan)).toEqual([])
    server.isAway = false
    const read = await readMemberPlan(userId)
    expect(read).toMatchObject({ ok: true, reply: { isWaiting: false } })
    expect(marksOf(server.plan)).toEqual(['done'])
  })

  it('keeps a tick that is made while the plan is being read', async () => {
    const { plan } = server
    const { promise, resolve } = Promise.withResolvers<Response>()
    const fetched = vi.fn((_url: string, { method }: { method: string }) =>
      method === 'PATCH' ? Promise.reject(new TypeError('no network')) : promise,
    )
    vi.stubGlobal('fetch', fetched)
    const reading = readMemberPlan(userId)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    await changeMemberPlan(userId, { ticks: [tick] })
    resolve(Response.json(plan))
    const read = await reading
    expect(read).toMatchObject({ ok: true, reply: { isWaiting: true } })
    expect(read.ok && marksOf(read.reply.plan)).toEqual(['done'])
  })

  it('is not kept here when it comes only after the logout', async () => {
    const { plan } = server
    leavePlanHere(userId)
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => promise)
    const answers = Promise.all([
      readMemberPlan(userId),
      changeMemberPlan(userId, { ticks: [tick] }),
    ])
    leavePlanHere(userId)
    forgetSession()
    resolve(Response.json(plan))
    await answers.catch(() => undefined)
    expect(JSON.stringify(localStorage)).not.toContain(step.text)
  })

  it('lets a change go that the server judged and refused, and says so', async () => {
    server.refuses = true
    expect((await changeMemberPlan(userId, { ticks: [tick] })).ok).toBe(false)
    server.refuses = false
    const read = await readMemberPlan(userId)
    expect(read).toMatchObject({ ok: true, reply: { isWaiting: false, plan: { steps: [step] } } })
  })

  it('is not readable here after a logout, but what waits is kept for the person', async () => {
    server.isAway = true
    await changeMemberPlan(userId, { ticks: [tick] })
    leavePlanHere(userId)
    expect(JSON.stringify(localStorage)).not.toContain(step.text)
    server.isAway = false
    await readMemberPlan(userId)
    expect(marksOf(server.plan)).toEqual(['done'])
    forgetPlanHere(userId)
    expect(JSON.stringify(localStorage)).not.toContain(step.text)
  })
})
