/** Who answered is kept beside the score, told wherever the score is told, and changes no score. On both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '#contract/endpoints.ts'
import { answeredByCodes } from '#core/answered-by.ts'
import { databaseKinds } from '../../store/test-databases.ts'
import { answerAll } from '../../test-support/answer-sets.ts'
import {
  bearer,
  type TestApp,
  type TestMember,
  appOnDatabase,
} from '../../test-support/test-app.ts'

describe.each(databaseKinds)('who answered, on $name', ({ create }) => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appOnDatabase(create)
    ann = await server.newMember()
  })

  const get = (url: string) => server.send({ method: 'GET', url, headers: bearer(ann) })
  const post = (url: string, payload: object) =>
    server.send({ method: 'POST', url, headers: bearer(ann), payload })
  const submit = (parts: object) =>
    post('/api/stress-scale', { userId: ann.userId, responses: answerAll('stress'), ...parts })

  it('is the person alone where nobody said', async () => {
    expect((await submit({})).json()).toMatchObject({ answeredBy: 'self' })
  })

  it.each(answeredByCodes)('is told as %s in result, history, list and export', async (code) => {
    const plain = (await submit({})).json<Reply<'submitStress'>>()
    server.passMs(1000)
    const said = (await submit({ answeredBy: code })).json<Reply<'submitStress'>>()
    expect(said).toMatchObject({ answeredBy: code, score: plain.score, band: plain.band })
    const url = `/api/stress-score/${ann.userId}`
    expect((await get(url)).json()).toMatchObject({ answeredBy: code })
    const { assessments } = (await get(`/api/history/${ann.userId}`)).json<Reply<'history'>>()
    expect(assessments.map(({ answeredBy }) => answeredBy)).toEqual(['self', code])
    const [newest] = (await get(`/view-scores/${ann.userId}`)).json<Reply<'viewScores'>>()
    expect(newest).toMatchObject({ answeredBy: code })
    expect((await get('/api/me/export')).body).toContain(`"answeredBy": "${code}"`)
    expect((await get('/api/me/export?format=csv')).body).toContain(`,answeredBy,${code},`)
    expect((await get('/api/me/export?format=codebook')).body).toContain(`,${code},`)
  })

  it.each(['', 'nobody', 3, null])('is not taken as %j', async (answeredBy) => {
    expect((await submit({ answeredBy })).statusCode).toBe(400)
  })

  it('comes along with what a guest brings', async () => {
    const assessments = [
      {
        id: 'a',
        instrument: 'stress',
        answers: answerAll('stress'),
        answeredBy: 'someone-else',
        finishedAt: '2026-11-01T10:00:00.000Z',
      },
    ]
    expect((await post('/api/import', { assessments })).statusCode).toBe(200)
    const url = `/api/stress-score/${ann.userId}`
    expect((await get(url)).json()).toMatchObject({ answeredBy: 'someone-else' })
  })
})
