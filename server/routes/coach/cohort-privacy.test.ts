/** Invented accounts learn nothing of the one real person in their group. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAll } from '../../test-support/answer-sets.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../../test-support/test-app.ts'

describe('the people a score is compared with', () => {
  let server: TestApp

  beforeAll(async () => {
    server = await startTestApp()
  })

  afterAll(() => server.close())

  const submit = (member: TestMember, pick: 'first' | 'last') =>
    server.send({
      method: 'POST',
      url: '/api/stress-scale',
      headers: bearer(member),
      payload: { userId: member.userId, responses: answerAll('stress', pick) },
    })
  const compare = async (member: TestMember) => {
    const answer = await server.send({
      method: 'POST',
      url: '/get-advice',
      headers: bearer(member),
      payload: { userID: member.userId, criteria: 'LikeMe' },
    })
    return answer.json<{ comparison: string }>().comparison
  }

  it('are not one real person among accounts that were invented today', async () => {
    await submit(await server.newMember(), 'last')
    const invented = await Promise.all(Array.from({ length: 20 }, () => server.newMember()))
    for (const each of invented) await submit(each, 'first')
    for (const each of invented) {
      expect(await compare(each)).not.toContain('who use this program')
    }
  })
})
