/** Submitting each questionnaire and reading its score. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import { answerAll, answerByItem, type Choice } from '../../test-support/answer-sets.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../../test-support/test-app.ts'

const dayMs = 86_400_000

const calls = [
  { id: 'social', submit: '/social', sends: 'answers', score: '/social-score/' },
  { id: 'mna', submit: '/api/mna-test', sends: 'answers', score: '/api/mna-score?userID=' },
  { id: 'literacy', submit: '/api/learn-scale', sends: 'answers', score: '/api/learn-scale/' },
  { id: 'stress', submit: '/api/stress-scale', sends: 'responses', score: '/api/stress-score/' },
  { id: 'sleep', submit: '/api/sleep-scale', sends: 'responses', score: '/api/sleep-score/' },
  {
    id: 'exercise',
    submit: '/api/exercise-scale',
    sends: 'responses',
    score: '/api/exercise-score/',
  },
] as const

describe('assessments', () => {
  let server: TestApp

  beforeAll(async () => {
    server = await startTestApp()
  })

  afterAll(() => server.close())

  const saveBmi = (member: TestMember, bmi = '23.5') =>
    server.send({
      method: 'POST',
      url: '/api/save-bmi',
      headers: bearer(member),
      payload: { userID: member.userId, bmi, category: 'Healthy Weight' },
    })

  const submit = async (
    member: TestMember,
    id: InstrumentId,
    options: { choice?: Choice; key?: string; extra?: object } = {},
  ) => {
    const call = calls.find((each) => each.id === id)
    return server.send({
      method: 'POST',
      url: call?.submit ?? '',
      headers: { ...bearer(member), ...(options.key && { 'idempotency-key': options.key }) },
      payload: {
        userID: member.userId,
        [call?.sends ?? '']: answerAll(id, options.choice),
        ...options.extra,
      },
    })
  }

  describe.each(calls)('of $id', ({ id, score }) => {
    it('are scored by the server and read back', async () => {
      const member = await server.newMember()
      const headers = bearer(member)
      const none = await server.send({ method: 'GET', url: score + member.userId, headers })
      expect(none.statusCode).toBe(404)
      expect(none.json()).toEqual({ error: 'No score found', code: 'NO_SCORE' })

      await saveBmi(member)
      const extra = { score: 1, startedAt: '2026-11-21T09:50:00Z', band: 'x' }
      const answer = await submit(member, id, { extra })
      expect(answer.statusCode).toBe(200)
      const expected = instruments[id].score(answerAll(id), { bmi: '23.5' })
      expect(answer.json()).toMatchObject({
        ...expected,
        instrument: id,
        bmi: id === 'mna' ? '23.5' : null,
        finishedAt: '2026-11-21T10:00:00.000Z',
        change: null,
      })
      for (const inner of ['userId', 'ageBand', 'gender', 'startedAt', 'payloadHash']) {
        expect(answer.json()).not.toHaveProperty(inner)
      }
      const read = await server.send({ method: 'GET', url: score + member.userId, headers })
      expect(read.json()).toEqual(answer.json())
      expect(Object.keys(read.json()).includes('mnaScore')).toBe(id === 'mna')
    })

    it('are taken under the other spelling of the id', async () => {
      const member = await server.newMember()
      await saveBmi(member)
      const extra = { userID: undefined, userId: member.userId }
      expect((await submit(member, id, { extra })).statusCode).toBe(200)
    })
  })

  it('keep only what was asked', async () => {
    const member = await server.newMember()
    const responses = { ...answerByItem('exercise'), '1-0': 'Never', secret: 'my neighbour' }
    const answer = await submit(member, 'exercise', { extra: { responses } })
    const { answers } = answer.json<{ answers: object }>()
    expect(Object.keys(answers)).not.toContain('secret')
    expect(Object.keys(answers)).not.toContain('1-1')
  })

  it('use the latest saved BMI for MNA and keep it', async () => {
    const member = await server.newMember()
    await saveBmi(member, '18.9')
    await saveBmi(member, '23.0')
    const answer = await submit(member, 'mna', { choice: 'last' })
    expect(answer.json()).toMatchObject({ bmi: '23.0', score: 14, mnaScore: 14 })
  })

  it('take a changed answer as the same sitting, once, and only while it is the newest', async () => {
    let member = await server.newMember()
    const first = (await submit(member, 'stress', { choice: 'last' })).json<{ id: string }>()
    server.passMs(20 * dayMs)
    member = await server.signIn(member)
    const second = (await submit(member, 'stress', { choice: 'last' })).json<{
      id: string
      finishedAt: string
    }>()
    server.passMs(6 * dayMs)
    member = await server.signIn(member)
    const change = { choice: 'first', key: 'again', extra: { corrects: second.id } } as const
    const corrected = await submit(member, 'stress', change)
    const { id, finishedAt } = second
    expect(corrected.json()).toMatchObject({
      id,
      finishedAt,
      change: { verdict: expect.any(String) },
    })
    expect(corrected.json()).toMatchObject(instruments.stress.score(answerAll('stress'), {}))
    expect((await submit(member, 'stress', change)).json()).toEqual(corrected.json())
    const said = (await server.store.audit.list({ limit: 100 })).map(({ action }) => action)
    expect(said.filter((action) => action === 'result-corrected')).toHaveLength(1)
    const headers = bearer(member)
    const url = `/api/history/${member.userId}`
    const history = (await server.send({ method: 'GET', url, headers })).json()
    expect(history.assessments).toHaveLength(2)
    expect(history.assessments.at(-1)).toEqual(corrected.json())

    const refused = async (corrects: string, by = member) =>
      (await submit(by, 'stress', { extra: { corrects } })).json()
    expect(await refused(first.id)).toMatchObject({ code: 'NO_SCORE' })
    expect(await refused(second.id, await server.newMember())).toMatchObject({ code: 'NO_SCORE' })
    server.passMs(2 * dayMs)
    member = await server.signIn(member)
    expect(await refused(second.id, member)).toMatchObject({ code: 'NO_SCORE' })
  })

  it('say whether the score has changed', async () => {
    let member = await server.newMember()
    await submit(member, 'literacy', { choice: 'last' })
    server.passMs(dayMs)
    member = await server.signIn(member)
    const soon = await submit(member, 'literacy')
    expect(soon.json()).toMatchObject({ change: { verdict: 'too-soon', difference: -10 } })
    server.passMs(14 * dayMs)
    member = await server.signIn(member)
    const answer = await submit(member, 'literacy', { choice: 'last' })
    expect(answer.json()).toMatchObject({
      change: { previous: 0, difference: 10, threshold: 3, verdict: 'better', bandMoved: false },
    })
  })

  it('measure a social change on the published total', async () => {
    let member = await server.newMember()
    await submit(member, 'social')
    server.passMs(14 * dayMs)
    member = await server.signIn(member)
    const answer = await submit(member, 'social', { choice: 'last' })
    expect(answer.json()).toMatchObject({
      change: { previous: 0, difference: 60, verdict: 'better' },
    })
  })

  it('that waited for a connection count for the day they were given, and compare with the day before', async () => {
    let member = await server.newMember()
    const first = await submit(member, 'literacy')
    server.passMs(40 * dayMs)
    member = await server.signIn(member)
    const newest = await submit(member, 'literacy')
    const waitedSeconds = (20 * dayMs) / 1000
    const late = await submit(member, 'literacy', { choice: 'last', extra: { waitedSeconds } })
    const { finishedAt } = newest.json<{ finishedAt: string }>()
    expect(late.json()).toMatchObject({
      finishedAt: new Date(Date.parse(finishedAt) - 20 * dayMs).toISOString(),
      change: { previousAt: first.json<{ finishedAt: string }>().finishedAt },
    })
    const url = `/api/learn-scale/${member.userId}`
    const read = await server.send({ method: 'GET', url, headers: bearer(member) })
    expect(read.json()).toMatchObject({ finishedAt })
  })

  it('count for now where the clock of the device was set while they waited', async () => {
    const member = await server.newMember()
    const now = await submit(member, 'stress')
    const { finishedAt } = now.json<{ finishedAt: string }>()
    const late = await submit(member, 'stress', { extra: { waitedSeconds: 315_576_000 } })
    expect(late.json()).toMatchObject({ finishedAt })
  })

  it('cannot have waited for less than no time', async () => {
    const member = await server.newMember()
    const answer = await submit(member, 'stress', { extra: { waitedSeconds: -1 } })
    expect(answer.statusCode).toBe(400)
  })

  it('are stored once under one key, whenever the repeat comes', async () => {
    let member = await server.newMember()
    await submit(member, 'stress')
    const first = await submit(member, 'stress', { key: 'k' })
    server.passMs(dayMs)
    member = await server.signIn(member)
    await submit(member, 'stress')
    const before = server.rows()
    const again = await submit(member, 'stress', { key: 'k' })
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
    expect(server.rows()).toEqual(before)
  })

  it('refuse a key that was used for other answers', async () => {
    const member = await server.newMember()
    await submit(member, 'stress', { key: 'k' })
    const before = server.rows()
    for (const other of [
      await submit(member, 'stress', { key: 'k', choice: 'last' }),
      await submit(member, 'social', { key: 'k' }),
    ]) {
      expect(other.statusCode).toBe(409)
      expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    }
    expect(server.rows()).toEqual(before)
  })

  it('are stored once when twenty submits with one key come at once', async () => {
    const member = await server.newMember()
    const before = server.rows()['assessments'] ?? 0
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(member, 'sleep', { key: 'k' })),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(server.rows()['assessments']).toBe(before + 1)
  })
})
