/** BMI, the score list, entered scores and the history. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerAll } from '../../test-support/answer-sets.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../../test-support/test-app.ts'

describe('scores', () => {
  let server: TestApp
  let member: TestMember

  beforeAll(async () => {
    server = await startTestApp()
  })

  beforeEach(async () => {
    member = await server.newMember()
  })

  afterAll(() => server.close())

  const post = (url: string, payload: object, headers = {}) =>
    server.send({
      method: 'POST',
      url,
      headers: { ...bearer(member), ...headers },
      payload: { userID: member.userId, ...payload },
    })

  const get = (url: string) =>
    server.send({ method: 'GET', url: url + member.userId, headers: bearer(member) })

  it('saves a BMI and gives back the latest', async () => {
    expect((await get('/api/bmi/')).json()).toMatchObject({ code: 'NOT_FOUND' })
    const bmi = { bmi: '25.0', category: 'Overweight' }
    const answer = await post('/api/save-bmi', bmi)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ...bmi, savedAt: expect.any(String) })
    expect((await get('/api/bmi/')).json()).toEqual(answer.json())
  })

  it('computes a BMI again from height and weight', async () => {
    const body = { feet: 5, inches: 10, weight: 245, category: 'Obese' }
    expect((await post('/api/save-bmi', { ...body, bmi: '35.2' })).statusCode).toBe(200)
    const wrong = await post('/api/save-bmi', { ...body, bmi: '35.1' })
    expect(wrong.json()).toMatchObject({ code: 'INVALID_FIELD', field: 'bmi' })
    const small = await post('/api/save-bmi', { ...body, feet: 0, bmi: '35.2' })
    expect(small.json()).toMatchObject({
      error: 'Please enter valid height and weight.',
      code: 'INVALID_HEIGHT_WEIGHT',
    })
  })

  it.each([
    { bmi: '0.0', category: 'Underweight', field: 'bmi' },
    { bmi: '25', category: 'Overweight', field: 'bmi' },
    { bmi: '25.00', category: 'Overweight', field: 'bmi' },
    { bmi: '25.0', category: 'Healthy Weight', field: 'category' },
    { bmi: '24.9', category: 'overweight', field: 'category' },
    { bmi: '900.0', category: 'Obese', field: 'bmi' },
    { bmi: '2.4', category: 'Underweight', field: 'bmi' },
    { bmi: '1464.7', category: 'Obese', field: 'bmi' },
  ])('refuses a BMI of $bmi in $category', async ({ bmi, category, field }) => {
    const before = server.rows()
    const answer = await post('/api/save-bmi', { bmi, category })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ field })
    expect(server.rows()).toEqual(before)
  })

  it('takes a BMI of a height and weight that are not whole, if they come along', async () => {
    const size = { heightIn: 31.5, weightLb: 299.829 }
    const body = { bmi: '212.4', category: 'Obese' }
    expect((await post('/api/save-bmi', { ...body, ...size })).statusCode).toBe(200)
    const wrong = await post('/api/save-bmi', { ...body, ...size, weightLb: 290 })
    expect(wrong.json()).toMatchObject({ code: 'INVALID_FIELD', field: 'bmi' })
    const half = await post('/api/save-bmi', { ...body, heightIn: 31.5 })
    expect(half.json()).toMatchObject({ code: 'INVALID_HEIGHT_WEIGHT' })
  })

  it('lists assessments and entered scores together, newest first', async () => {
    await post('/api/stress-scale', { responses: answerAll('stress') })
    server.passMs(1000)
    const entered = await post('/api/scores', { scores: [{ forum: 'Sleep', value: 7 }] })
    server.passMs(1000)
    await post('/social', { answers: answerAll('social') })
    const list = (await get('/view-scores/')).json<{ forum: string; timestamp: string }[]>()
    expect(list.map(({ forum }) => forum)).toEqual(['Socialization', 'Sleep', 'Stress'])
    const [sleep] = entered.json<object[]>()
    expect(sleep).toEqual({
      forum: 'Sleep',
      value: 7,
      meaning: 'Moderate',
      timestamp: list[1]?.timestamp,
      source: 'entered',
    })
    expect(list[1]).toEqual(sleep)
    expect(list[0]).toMatchObject({
      value: 11,
      meaning: 'Very Severely Lonely',
      source: 'assessment',
    })
  })

  it('is an empty list at first', async () => {
    expect((await get('/view-scores/')).json()).toEqual([])
    expect((await get('/api/history/')).json()).toEqual({ assessments: [] })
  })

  it.each([
    ['a score out of range', { forum: 'Stress', value: 41 }, 'scores.1.value'],
    ['a score below the range', { forum: 'Sleep', value: -1 }, 'scores.1.value'],
    ['half a point', { forum: 'Learning', value: 7.5 }, 'scores.1.value'],
    ['an unknown domain', { forum: 'Knitting', value: 7 }, 'scores.1.forum'],
    ['a text', { forum: 'Sleep', value: '7' }, 'scores.1.value'],
  ])('stores none of the rows when one is %s', async (_what, row, field) => {
    const before = server.rows()
    const answer = await post('/api/scores', { scores: [{ forum: 'Diet', value: 12 }, row] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/^Row 2: /), field })
    expect(server.rows()).toEqual(before)
  })

  it('stores entered scores once under one key', async () => {
    const scores = { scores: [{ forum: 'Exercise', value: 350 }] }
    const first = await post('/api/scores', scores, { 'idempotency-key': 'k' })
    const again = await post('/api/scores', scores, { 'idempotency-key': 'k' })
    expect(again.json()).toEqual(first.json())
    expect((await get('/view-scores/')).json()).toHaveLength(1)
  })

  it('tells the history oldest first, each with its change', async () => {
    for (const choice of ['first', 'last'] as const) {
      await post('/api/learn-scale', { answers: answerAll('literacy', choice) })
      await post('/api/stress-scale', { responses: answerAll('stress', choice) })
      server.passMs(20 * 86_400_000)
      member = await server.signIn(member)
    }
    const history = (await get('/api/history/')).json<{ assessments: object[] }>()
    expect(history.assessments).toEqual([
      expect.objectContaining({ instrument: 'literacy', score: 0, change: null }),
      expect.objectContaining({ instrument: 'stress', change: null }),
      expect.objectContaining({
        instrument: 'literacy',
        change: expect.objectContaining({ previous: 0, verdict: 'better' }),
      }),
      expect.objectContaining({
        instrument: 'stress',
        change: expect.objectContaining({ verdict: expect.any(String) }),
      }),
    ])
  })
})
