/** The jobs of a whole server: they begin when it listens, do their work, and end with it. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testId } from '../store/test-records.ts'
import { startTestApp, type TestApp, type TestMember } from '../test-support/test-app.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describe('a server that listens', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    server = await startTestApp({ INACTIVE_ACCOUNT_DAYS: '90', AUDIT_MONTHS: '12' })
    ann = await server.newMember()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })

  afterEach(async () => {
    await server.close()
    vi.useRealTimers()
  })

  const contents = () =>
    readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      .join('\n')
  const isInOutbox = () => readdirSync(server.dataDir).includes('outbox')
  const tickAfter = (ms: number) => {
    server.passMs(ms)
    vi.advanceTimersByTime(minuteMs)
  }

  it('tells each page after how many days accounts go, and after how many months the log book', async () => {
    const site = await server.send({ method: 'GET', url: '/api/site' })
    expect(site.json()).toMatchObject({ inactiveAccountDays: 90, auditMonths: 12 })
  })

  it('sweeps what has ended once a minute has passed', async () => {
    const payload = { email: ann.email, password: 'not it at all' }
    await server.send({ method: 'POST', url: '/login', payload })
    const { throttles } = server.rows()
    expect(throttles).toBeGreaterThan(0)
    expect(server.rows()).toMatchObject({ sessions: 1, jobs: 0 })
    tickAfter(dayMs)
    await expect.poll(server.rows).toMatchObject({ sessions: 0, devices: 1, jobs: 4, throttles: 0 })
  })

  const signIns = () => server.store.audit.list({ action: 'sign-in-password', limit: 100 })

  it('writes one event for all sign-ins beyond those that are written each', async () => {
    for (let count = 1; count < 30; count += 1) await server.signIn(ann)
    expect(await signIns()).toHaveLength(20)
    tickAfter(60 * minuteMs)
    await expect.poll(async () => (await signIns()).length).toBe(21)
    expect((await signIns()).reduce((sum, { times }) => sum + times, 0)).toBe(30)
  })

  it('removes an old month of the audit once a minute has passed', async () => {
    const old = { at: '2020-02-29T23:59:59.999Z', action: 'deleted', actor: 'person' } as const
    await server.store.audit.record({ ...old, id: testId(1), userId: undefined, newSubject: '' })
    tickAfter(0)
    const removed = () => server.store.audit.list({ action: 'month-removed', limit: 2 })
    await expect.poll(removed).toMatchObject([{ actor: 'system', subject: '2020-02', times: 1 }])
    expect(await server.store.audit.list({ until: '2020-03', limit: 1 })).toEqual([])
  })

  it('lets go of an account nobody uses, after a letter, and leaves nothing of it in any file', async () => {
    tickAfter(60 * dayMs)
    await expect.poll(isInOutbox).toBe(true)
    await expect.poll(contents).toContain(`To: ${ann.email}`)
    server.passMs(31 * dayMs)
    // The first run may still be noting what it sent.
    const rowsAfterAnHour = () => {
      tickAfter(60 * minuteMs)
      return server.rows()
    }
    await expect.poll(rowsAfterAnHour).toMatchObject({ users: 0, audit_subjects: 0 })
    await expect.poll(contents).not.toContain(ann.email)
    expect(contents()).not.toContain(ann.userId)
    expect(server.log.join('')).not.toContain(ann.email)
    const [event] = await server.store.audit.list({ limit: 1 })
    expect(event).toMatchObject({ action: 'inactivity-deleted', actor: 'system' })
  })
})

describe('a server that only answers', () => {
  it('does no jobs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = await startTestApp()
    vi.advanceTimersByTime(minuteMs)
    expect(vi.getTimerCount()).toBe(0)
    await server.close()
    vi.useRealTimers()
  })
})
