/** A whole trip leaves nothing personal in the log. */

import { describe, expect, it } from 'vitest'
import { answerAll } from '../test-support/answer-sets.ts'
import { bearer, appForTest } from '../test-support/test-app.ts'

describe('the log', () => {
  it('names routes and never a person, their token or their answers', async () => {
    const server = await appForTest({ LOG_LEVEL: 'trace' })
    const member = await server.newMember()
    const headers = bearer(member)
    await server.send({
      method: 'POST',
      url: '/social',
      headers: { ...headers, 'idempotency-key': 'my-own-key' },
      payload: { userId: member.userId, answers: answerAll('social', 'last') },
    })
    await server.send({ method: 'GET', url: `/social-score/${member.userId}`, headers })
    await server.send({ method: 'GET', url: `/api/mna-score?userID=${member.userId}`, headers })
    await server.send({ method: 'GET', url: `/nowhere/${member.userId}`, headers })
    await server.send({
      method: 'POST',
      url: '/api/ai-advice',
      headers,
      payload: { prompt: 'My neighbour Zebulon keeps me awake' },
    })
    await server.send({
      method: 'POST',
      url: '/login',
      payload: { email: member.email, password: 'a wrong guess' },
    })
    const text = server.log.join('\n')
    const lines = server.log.map((line): { route?: string } => JSON.parse(line))
    expect(lines.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/social', '/social-score/:userId', '/api/mna-score', '/login']),
    )
    const secret = member.cookie.split('=')[1] ?? '?'
    for (const personal of [
      member.email,
      member.userId,
      member.token,
      member.password,
      secret,
      'a wrong guess',
      'my-own-key',
      'Zebulon',
      'Daily',
      '127.0.0.1',
    ]) {
      expect(text).not.toContain(personal)
    }
  })
})
