/** A guest's calls, answered on this device with the refusals of the server. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { becomeGuest, forgetSession } from '../session.ts'
import { withGuestDatabase } from './records/guest-database.ts'
import { guestStores } from './records/guest-schema.ts'
import { callThisDevice } from './local-transport.ts'

const userId = '0193a5c0-0000-7000-8000-000000000001'
const stressAnswers = Object.fromEntries(
  ['1-0', '1-1', '1-2', '1-3', '1-4', '2-0', '2-1', '2-2', '2-3'].map((key) => [key, 'Sometimes']),
)

const mnaAnswers = {
  'food-intake': 'Eating the same or more',
  'weight-loss': 'I do not know',
  mobility: 'I go out',
  stress: 'No',
  neuro: 'No such problems',
}

beforeEach(async () => {
  localStorage.clear()
  await withGuestDatabase(async (database) => {
    for (const name of guestStores) await database.clear(name)
  })
  becomeGuest(userId)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('no network'))),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('submitting', () => {
  it('scores as the server does and gives the shape of the contract', async () => {
    const body = { userId, responses: stressAnswers, startedAt: '2026-11-21T10:00:00.000Z' }
    const outcome = await callThisDevice('submitStress', { body, idempotencyKey: 'k1' })
    if (!outcome.ok) throw new Error('refused')
    expect(outcome.reply).toMatchObject({ instrument: 'stress', score: 20, band: 'Moderate' })
    expect(outcome.reply.answers).toEqual(stressAnswers)
    expect(outcome.reply.change).toBeNull()
  })

  it('scores the newest result again with a changed answer, in its place', async () => {
    const sent = (body: object) =>
      callThisDevice('submitStress', { body: { userId, responses: stressAnswers, ...body } })
    const first = await sent({})
    if (!first.ok) throw new Error('refused')
    const responses = { ...stressAnswers, '1-0': 'Never' }
    const again = await sent({ responses, corrects: first.reply.id })
    const { id, finishedAt } = first.reply
    expect(again).toMatchObject({ ok: true, reply: { id, finishedAt, score: 18, change: null } })
    const history = await callThisDevice('history', { params: { userId } })
    expect(history.ok && history.reply.assessments).toHaveLength(1)
    expect(await sent({ corrects: 'another' })).toMatchObject({ ok: false, status: 404 })
  })

  it('makes one record of one key and another of another', async () => {
    const options = { body: { userId, responses: stressAnswers } }
    const first = await callThisDevice('submitStress', { ...options, idempotencyKey: 'k1' })
    const again = await callThisDevice('submitStress', { ...options, idempotencyKey: 'k1' })
    expect(again).toEqual(first)
    const second = await callThisDevice('submitStress', { ...options, idempotencyKey: 'k2' })
    expect(second.ok && second.reply.change?.verdict).toBe('too-soon')
    const history = await callThisDevice('history', { params: { userId } })
    if (!history.ok) throw new Error('refused')
    expect(history.reply.assessments).toHaveLength(2)
  })

  it('refuses what cannot be scored and names the question', async () => {
    const body = { userId, responses: { ...stressAnswers, '2-1': 'Daily' } }
    const outcome = await callThisDevice('submitStress', { body })
    expect(outcome).toMatchObject({
      ok: false,
      status: 400,
      problem: { code: 'INVALID_OPTION', field: '2-1' },
    })
  })

  it('refuses to say that it worked where there is no room, and says what can be done', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const outcome = await callThisDevice('submitStress', {
      body: { userId, responses: stressAnswers },
    })
    expect(outcome).toMatchObject({ ok: false, status: 507, problem: { code: 'UNAVAILABLE' } })
    expect(!outcome.ok && outcome.problem?.error).toContain('no room left')
  })
})

describe('nutrition', () => {
  it('needs the saved body mass index as its sixth item', async () => {
    const body = { userID: userId, answers: mnaAnswers }
    const before = await callThisDevice('submitMna', { body })
    expect(before).toMatchObject({ ok: false, problem: { code: 'BMI_REQUIRED' } })
    const bmi = { userID: userId, bmi: '24.2', category: 'Healthy Weight' }
    const saved = await callThisDevice('saveBmi', {
      body: { ...bmi, feet: 5, inches: 6, weight: 150 },
    })
    expect(saved.ok).toBe(true)
    const after = await callThisDevice('submitMna', { body })
    if (!after.ok) throw new Error('refused')
    expect(after.reply.bmi).toBe('24.2')
    const newest = await callThisDevice('mnaScore', { query: { userID: userId } })
    expect(newest.ok && newest.reply.mnaScore).toBe(after.reply.score)
  })

  it('refuses an index that does not fit', async () => {
    const body = { userID: userId, bmi: '30.0', category: 'Healthy Weight' }
    expect(await callThisDevice('saveBmi', { body })).toMatchObject({ ok: false, status: 400 })
    expect(await callThisDevice('latestBmi', {})).toMatchObject({ ok: false, status: 404 })
  })
})

describe('reading', () => {
  it('says that there is no score yet', async () => {
    expect(await callThisDevice('sleepScore', { params: { userId } })).toMatchObject({
      ok: false,
      status: 404,
      problem: { code: 'NO_SCORE', error: 'No score found' },
    })
  })

  it('lists measured and entered scores, newest first', async () => {
    await callThisDevice('submitStress', { body: { userId, responses: stressAnswers } })
    const scores = [{ forum: 'Sleep' as const, value: 7 }]
    const entered = await callThisDevice('enterScores', { body: { userID: userId, scores } })
    expect(entered.ok && entered.reply[0]?.meaning).toBe('Moderate')
    const list = await callThisDevice('viewScores', { params: { userId } })
    if (!list.ok) throw new Error('refused')
    expect(list.reply.map(({ forum }) => forum)).toEqual(['Sleep', 'Stress'])
  })

  it('keeps scores of one key once, however often they are sent', async () => {
    const scores = [{ forum: 'Sleep' as const, value: 7 }]
    const options = { body: { userID: userId, scores }, idempotencyKey: 'k1' }
    const first = await callThisDevice('enterScores', options)
    expect(await callThisDevice('enterScores', options)).toEqual(first)
    const list = await callThisDevice('viewScores', { params: { userId } })
    expect(list.ok && list.reply).toHaveLength(1)
  })

  it('refuses a score out of range and keeps none of them', async () => {
    const scores = [
      { forum: 'Sleep' as const, value: 7 },
      { forum: 'Stress' as const, value: 41 },
    ]
    const outcome = await callThisDevice('enterScores', { body: { userID: userId, scores } })
    expect(outcome).toMatchObject({ ok: false, problem: { field: 'scores.1.value' } })
    expect(await callThisDevice('viewScores', {})).toEqual({ ok: true, reply: [] })
  })

  it('needs an id for everything but the topic chat', async () => {
    forgetSession()
    expect(await callThisDevice('viewScores', {})).toMatchObject({ ok: false, status: 401 })
    const answer = await callThisDevice('chat', { body: { message: 'How can I sleep better?' } })
    expect(answer.ok).toBe(true)
  })
})

describe('the coach', () => {
  it('shows where help is even while the results cannot be read', async () => {
    vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('broken', 'DataError')
    })
    const answer = await callThisDevice('aiAdvice', { body: { prompt: 'I want to end my life' } })
    expect(answer.ok && answer.reply.safety.length).toBeGreaterThan(0)
  })

  it('has nothing to say before the first assessment', async () => {
    const body = { userID: userId, criteria: 'Anyone' as const }
    const outcome = await callThisDevice('getAdvice', { body })
    expect(outcome).toMatchObject({ ok: false, status: 404, problem: { code: 'NO_SCORE' } })
  })

  it.each(['Anyone', 'LikeMe'] as const)(
    'advises %s from what is on the device',
    async (criteria) => {
      await callThisDevice('submitStress', { body: { userId, responses: stressAnswers } })
      const outcome = await callThisDevice('getAdvice', { body: { userID: userId, criteria } })
      if (!outcome.ok) throw new Error('refused')
      expect(outcome.reply.points.length).toBeGreaterThan(2)
    },
  )

  it('answers a question in the shape of the contract', async () => {
    const outcome = await callThisDevice('aiAdvice', {
      body: { prompt: 'How can I sleep better?' },
    })
    if (!outcome.ok) throw new Error('refused')
  })
})
