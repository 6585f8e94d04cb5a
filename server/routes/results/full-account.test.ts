/** An account has room for so much of each kind, says of which, and hands its data out one file at a time. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { accountKey } from '../../identity/guess-limits.ts'
import { openPostgres } from '../../store/databases/postgres.ts'
import { openSqliteBeside } from '../../store/databases/sqlite.ts'
import { databaseKinds, type FreshDatabase } from '../../store/test-databases.ts'
import { answerAll } from '../../test-support/answer-sets.ts'
import { fillAccount, type Filling } from '../../test-support/full-account.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../../test-support/test-app.ts'

const most = limits.recordsOfAKindMax

describe.each(databaseKinds)('an account on $name', ({ create }) => {
  let fresh: FreshDatabase
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    fresh = await create()
    server = await startTestApp({}, { database: fresh })
    ann = await server.newMember()
  })

  afterEach(async () => {
    await server.close()
    await fresh.remove()
  })

  const fill = async (filling: Filling) => {
    const database =
      fresh.dataDir === undefined
        ? await openPostgres(fresh.url ?? '', { onLostConnection: () => undefined })
        : openSqliteBeside(fresh.dataDir)
    await fillAccount(database, ann.userId, filling)
    await database.close()
  }
  const post = (url: string, payload: object, headers = {}) =>
    server.send({
      method: 'POST',
      url,
      headers: { ...bearer(ann), ...headers },
      payload: { userID: ann.userId, ...payload },
    })
  const get = (url: string) => server.send({ method: 'GET', url, headers: bearer(ann) })
  const stress = { responses: answerAll('stress') }
  const enter = (count: number) =>
    post('/api/scores', {
      scores: Array.from({ length: count }, () => ({ forum: 'Sleep', value: 7 })),
    })

  it('takes the last result of a test, and refuses the next one with its name', async () => {
    await fill({ assessments: { stress: most - 1 } })
    const last = await post('/api/stress-scale', stress, { 'idempotency-key': 'last' })
    expect(last.statusCode).toBe(200)
    const next = await post('/api/stress-scale', stress)
    expect(next.statusCode).toBe(409)
    expect(next.json()).toMatchObject({
      code: 'QUOTA_REACHED',
      error: expect.stringContaining(`${most} Stress results`),
    })
    const spanish = await post('/api/stress-scale', stress, { 'accept-language': 'es' })
    expect(spanish.json()).toMatchObject({ error: expect.stringContaining('resultados de estrés') })
    const again = await post('/api/stress-scale', stress, { 'idempotency-key': 'last' })
    expect(again.json()).toEqual(last.json())
    expect((await post('/social', { answers: answerAll('social') })).statusCode).toBe(200)
  })

  it('takes one of many last results that come at once', async () => {
    await fill({ assessments: { stress: most - 1 } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('/api/stress-scale', stress)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
  })

  it('refuses a BMI and typed-in scores beyond the quota, and stores none of them', async () => {
    await fill({ bmiRecords: most, enteredScores: most - 2 })
    const bmi = await post('/api/save-bmi', { bmi: '23.5', category: 'Healthy Weight' })
    expect(bmi.json()).toMatchObject({
      code: 'QUOTA_REACHED',
      error: expect.stringContaining('BMI'),
    })
    expect((await enter(3)).json()).toMatchObject({
      code: 'QUOTA_REACHED',
      error: expect.stringContaining('typed-in Sleep scores'),
    })
    expect((await enter(2)).statusCode).toBe(200)
    expect((await enter(1)).statusCode).toBe(409)
  })

  it('takes nothing of a part that it has no room for, and names what there is too much of', async () => {
    await fill({ assessments: { stress: most - 1 } })
    const sitting = { instrument: 'stress', answers: answerAll('stress') }
    const finishedAt = '2026-11-20T10:00:00Z'
    const answer = await post('/api/import', {
      assessments: ['a', 'b'].map((id) => ({ id, ...sitting, finishedAt })),
      bmiRecords: [{ id: 'c', bmi: '23.5', savedAt: finishedAt }],
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'QUOTA_REACHED' })
    expect((await get(`/api/bmi/${ann.userId}`)).statusCode).toBe(404)
    const { assessments } = (await get(`/api/history/${ann.userId}`)).json<{
      assessments: object[]
    }>()
    expect(assessments).toHaveLength(most - 1)
  })

  it('brings along only so much an hour', async () => {
    const rows = Array.from({ length: 5 }, (_, row) => `row-${row}`)
    const bring = () =>
      post('/api/import', {
        bmiRecords: rows.map((id) => ({ id, bmi: '23.5', savedAt: '2026-11-20T10:00:00Z' })),
      })
    const before = limits.importMaxRecordsAnHour - rows.length
    const allowance = { max: limits.importMaxRecordsAnHour, windowMs: 3_600_000 }
    const now = new Date('2026-11-21T10:00:00.000Z')
    const key = accountKey('import', ann.userId)
    await server.store.throttles.take(key, now, allowance, before)
    expect((await bring()).statusCode).toBe(200)
    const beyond = await bring()
    expect(beyond.statusCode).toBe(429)
    expect(beyond.headers['retry-after']).toBe('3600')
    expect(beyond.json()).toMatchObject({ error: expect.stringContaining('add the rest') })
    server.passMs(3_600_000)
    ann = await server.signIn(ann)
    expect((await bring()).statusCode).toBe(200)
  })

  it('makes one file at a time, and the next one when it is done or nobody waits for it', async () => {
    await fill({ assessments: { exercise: 600 } })
    const [one, other] = await Promise.all([
      get('/api/me/export'),
      get('/api/me/export?format=csv'),
    ])
    const refused = [one, other].find(({ statusCode }) => statusCode !== 200)
    expect(new Set([one.statusCode, other.statusCode])).toEqual(new Set([200, 429]))
    expect(refused?.json()).toMatchObject({ code: 'EXPORT_RUNNING' })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/api/me/export?format=csv')).statusCode).toBe(200)
    await leaveEarly()
    await expect.poll(async () => (await get('/api/me/export')).statusCode).toBe(200)
  })

  /** Asks for the file and goes away after its first bytes. */
  const leaveEarly = async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${origin}/api/me/export`, { headers: bearer(ann) })
    if (answer.body === null) throw new Error('There is no file.')
    const reader = answer.body.getReader()
    await reader.read()
    expect((await get('/api/me/export?format=csv')).statusCode).toBe(429)
    await reader.cancel()
  }
})
