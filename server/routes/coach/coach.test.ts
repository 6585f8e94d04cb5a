/** Advice and chats over HTTP; what the coach says is tested in its own room. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAll } from '../../test-support/answer-sets.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../../test-support/test-app.ts'

describe('the coach', () => {
  let server: TestApp
  let member: TestMember

  beforeAll(async () => {
    server = await startTestApp()
    member = await server.newMember()
  })

  afterAll(() => server.close())

  const post = (url: string, payload: object, headers = {}) =>
    server.send({ method: 'POST', url, headers: { ...bearer(member), ...headers }, payload })

  const advice = (criteria: string) => post('/get-advice', { userID: member.userId, criteria })

  it('has no advice before the first assessment', async () => {
    const answer = await advice('Anyone')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      error: 'Complete at least one assessment first.',
      code: 'NO_SCORE',
    })
  })

  it('takes scores from elsewhere into account where nothing was assessed here', async () => {
    const other = await server.newMember()
    const send = (url: string, payload: object) =>
      server.send({ method: 'POST', url, headers: bearer(other), payload })
    await send('/api/scores', { userID: other.userId, scores: [{ forum: 'Sleep', value: 12 }] })
    const answer = await send('/get-advice', { userID: other.userId, criteria: 'Anyone' })
    expect(answer.statusCode).toBe(200)
    const { points } = answer.json<{ points: { domain: string; reason: string }[] }>()
    expect(points[0]?.domain).toBe('Sleep')
    expect(points[0]?.reason).toContain('12')
  })

  it('gives advice with reasons and sources, for anyone and for people like me', async () => {
    await post('/api/sleep-scale', {
      userId: member.userId,
      responses: answerAll('sleep', 'last'),
    })
    const anyone = (await advice('Anyone')).json<{ points: { sources: object[] }[] }>()
    expect(anyone).toMatchObject({ model: 'the built-in coach', comparison: null })
    expect(anyone.points.length).toBeGreaterThan(0)
    expect(anyone.points.every(({ sources }) => sources.length > 0)).toBe(true)
    const likeMe = (await advice('LikeMe')).json<{ comparison: string }>()
    expect(likeMe.comparison).toMatch(/women aged 75 and over.*Source: /)
  })

  it('says on a call of its own where the scores stand, and to nobody else', async () => {
    const url = `/api/people-like-me/${member.userId}`
    const compare = (who: TestMember) => server.send({ method: 'GET', url, headers: bearer(who) })
    await post('/api/sleep-scale', {
      userId: member.userId,
      responses: answerAll('sleep', 'last'),
    })
    const { group, standings } = (await compare(member)).json<{
      group: string
      standings: { domain: string }[]
    }>()
    expect(group).toBe('women aged 75 and over')
    expect(standings.filter(({ domain }) => domain === 'Sleep')).toMatchObject([
      { domain: 'Sleep', maxScore: 21, position: 'clearly-worse' },
    ])
    expect((await compare(await server.newMember())).statusCode).toBe(403)
  })

  it('compares a score that the person entered as well', async () => {
    await post('/api/scores', {
      userID: member.userId,
      scores: [{ forum: 'Sleep', value: 12 }],
    })
    const likeMe = (await advice('LikeMe')).json<{ comparison: string }>()
    expect(likeMe.comparison).toMatch(/women aged 75 and over.*Source: /)
  })

  it('refuses other criteria', async () => {
    expect((await advice('Everyone')).json()).toMatchObject({ field: 'criteria' })
  })

  it.each(['', '   ', undefined])('refuses the prompt %j', async (prompt) => {
    const answer = await post('/api/ai-advice', { prompt })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'Prompt cannot be empty.', field: 'prompt' })
  })

  it('answers a member', async () => {
    const answer = await post('/api/ai-advice', {
      prompt: 'How can I sleep better?',
      history: [{ role: 'user', content: 'Hello' }],
    })
    expect(answer.json()).toMatchObject({
      advice: expect.stringMatching(/\w+/),
      model: 'the built-in coach',
    })
  })

  it('answers anyone in plain text, the whole body being the answer', async () => {
    const payload = { message: 'How can I sleep better?' }
    const kinds = ['*/*', 'text/html', 'text/plain', 'application/json, text/plain, */*']
    for (const headers of [{}, ...kinds.map((accept) => ({ accept }))]) {
      const answer = await server.send({ method: 'POST', url: '/chat', payload, headers })
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(answer.body).toMatch(/^\w/)
    }
  })

  it('answers in JSON where that is asked for by name', async () => {
    const answer = await server.send({
      method: 'POST',
      url: '/chat',
      payload: { message: 'How can I sleep better?' },
      headers: { accept: 'application/json' },
    })
    expect(answer.json()).toMatchObject({ advice: expect.any(String), sources: expect.any(Array) })
  })

  it('stores nothing of what is said', async () => {
    const before = server.rows()
    await post('/api/ai-advice', { prompt: 'I feel lonely' })
    await post('/chat', { message: 'I feel lonely' })
    expect(server.rows()).toEqual(before)
  })
})
