/** A guest's results arrive in the account once, with the scores the server makes of them. */

import { beforeEach, describe, expect, it } from 'vitest'
import { answerAll } from '../../test-support/answer-sets.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

const brought = {
  assessments: [
    {
      id: 'b',
      instrument: 'stress',
      answers: answerAll('stress'),
      finishedAt: '2026-11-20T10:00:00Z',
    },
    {
      id: 'a',
      instrument: 'stress',
      answers: answerAll('stress', 'last'),
      startedAt: '2026-11-01T09:55:00Z',
      finishedAt: '2026-11-01T10:00:00Z',
    },
    {
      id: 'c',
      instrument: 'mna',
      answers: answerAll('mna'),
      bmi: '23.5',
      finishedAt: '2026-11-20T11:00:00Z',
    },
  ],
  bmiRecords: [{ id: 'd', bmi: '23.5', savedAt: '2026-11-20T10:30:00Z' }],
  enteredScores: [{ id: 'e', forum: 'Sleep', value: 9, enteredAt: '2026-11-20T12:00:00Z' }],
}
const counts = { assessments: 3, bmiRecords: 1, enteredScores: 1 }

describe('bringing results along', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appForTest()
    ann = await server.newMember()
  })

  const bring = (payload: object, member = ann) =>
    server.send({ method: 'POST', url: '/api/import', headers: bearer(member), payload })
  const list = async (member = ann) => {
    const url = `/view-scores/${member.userId}`
    const answer = await server.send({ method: 'GET', url, headers: bearer(member) })
    return answer.json<{ forum: string; value: number; timestamp: string }[]>()
  }

  it('puts every record in its place, newest first, scored anew', async () => {
    expect((await bring(brought)).json()).toEqual(counts)
    const scores = await list()
    expect(scores.map(({ forum, timestamp }) => `${forum} ${timestamp}`)).toEqual([
      'Sleep 2026-11-20T12:00:00.000Z',
      'Diet 2026-11-20T11:00:00.000Z',
      'Stress 2026-11-20T10:00:00.000Z',
      'Stress 2026-11-01T10:00:00.000Z',
    ])
    expect(scores[1]?.value).toBeGreaterThan(0)
  })

  it('is harmless when it is done twice, also in part', async () => {
    await bring({ assessments: brought.assessments.slice(0, 1) })
    await bring(brought)
    expect((await bring(brought)).json()).toEqual(counts)
    expect(await list()).toHaveLength(4)
  })

  it('takes the same guest records into two accounts apart', async () => {
    const bob = await server.newMember()
    await bring(brought)
    await bring(brought, bob)
    expect(await list(bob)).toHaveLength(4)
  })

  it('believes no score and no moment to come', async () => {
    const [first] = brought.assessments
    const ahead = { ...first, score: 3, band: 'Severe', finishedAt: '2031-01-01T00:00:00Z' }
    await bring({ assessments: [ahead] })
    const [only] = await list()
    expect(only?.timestamp).toBe('2026-11-21T10:00:00.000Z')
    expect(only?.value).not.toBe(3)
  })

  it('takes a record of a clock that is ahead once, however late it comes again', async () => {
    const ahead = { ...brought.assessments[0], finishedAt: '2031-01-01T00:00:00Z' }
    await bring({ assessments: [ahead] })
    server.passMs(60_000)
    expect((await bring({ assessments: [ahead] })).statusCode).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  it('takes nothing of a call with a record it cannot keep, and the others without that one', async () => {
    await bring(brought)
    const [score] = brought.enteredScores
    const other = { ...score, id: 'f', value: 4 }
    const changed = { ...score, value: 3 }
    const bmiRecords = [{ id: 'g', bmi: '24.0', savedAt: '2026-11-20T10:40:00Z' }]
    const { audit_events: _, ...before } = server.rows()
    const answer = await bring({ bmiRecords, enteredScores: [other, changed] })
    expect(answer.statusCode).toBe(409)
    expect(server.rows()).toMatchObject(before)
    expect((await bring({ bmiRecords, enteredScores: [other] })).statusCode).toBe(200)
    expect((await list()).map(({ value }) => value)).toContain(4)
    expect(await list()).toHaveLength(5)
  })

  it.each([
    { what: 'an answer nobody could give', change: { answers: { '1-0': 'Perhaps' } } },
    { what: 'an unknown questionnaire', change: { instrument: 'mood' } },
    { what: 'a moment that is none', change: { finishedAt: 'yesterday' } },
    { what: 'no id', change: { id: '' } },
  ])('stores nothing at all with $what among the records', async ({ change }) => {
    const [first, ...others] = brought.assessments
    const before = server.rows()
    const answer = await bring({ assessments: [...others, { ...first, ...change }] })
    expect(answer.statusCode).toBe(400)
    expect(server.rows()).toEqual(before)
  })
})
