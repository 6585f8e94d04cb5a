/** The whole trip of a member over HTTP, on both databases. */

import { describe, expect, it } from 'vitest'
import { bmiCategory } from '#core/bmi.ts'
import { answerAll } from './test-support/answer-sets.ts'
import { bearer, startTestApp } from './test-support/test-app.ts'
import { databaseKinds } from './store/test-databases.ts'

const submits = [
  ['/social', 'answers', 'social'],
  ['/api/mna-test', 'answers', 'mna'],
  ['/api/learn-scale', 'answers', 'literacy'],
  ['/api/stress-scale', 'responses', 'stress'],
  ['/api/sleep-scale', 'responses', 'sleep'],
  ['/api/exercise-scale', 'responses', 'exercise'],
] as const

describe.each(databaseKinds)('a call on $name', ({ create }) => {
  it('goes from registering to advice and out', async () => {
    const database = await create()
    const server = await startTestApp({}, { database })
    const member = await server.newMember()
    const headers = bearer(member)
    const post = async (url: string, body: object, key?: string) => {
      const answer = await server.send({
        method: 'POST',
        url,
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
        payload: { userID: member.userId, ...body },
      })
      expect(answer.statusCode).toBe(200)
      return answer.json<object>()
    }
    const get = async (url: string) => (await server.send({ method: 'GET', url, headers })).json()

    await post('/api/save-bmi', { bmi: '21.4', category: bmiCategory('21.4') })
    for (const [url, field, id] of submits) {
      const once = { [field]: answerAll(id) }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post(url, once, `key of ${id}`.replaceAll(' ', '-'))),
      )
      for (const answer of answers) expect(answer).toEqual(answers[0])
    }
    await post('/api/scores', { scores: [{ forum: 'Stress', value: 14 }] })
    expect(await get(`/view-scores/${member.userId}`)).toHaveLength(submits.length + 1)
    expect(await get(`/api/mna-score?userID=${member.userId}`)).toMatchObject({ bmi: '21.4' })
    const { assessments } = await get(`/api/history/${member.userId}`)
    expect(assessments).toHaveLength(submits.length)
    const advice = await post('/get-advice', { criteria: 'LikeMe' })
    expect(advice).toMatchObject({ comparison: expect.stringContaining('Source: ') })
    await post('/logout', {})
    expect(await get('/api/me')).toMatchObject({ code: 'UNAUTHENTICATED' })
    await server.close()
    await database.remove()
  })
})
