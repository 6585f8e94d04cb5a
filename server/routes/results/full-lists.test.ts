/**
 * One person whose account is full must not keep everybody waiting. On the embedded database, which
 * answers in the thread that serves everybody.
 */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { openSqliteBeside } from '../../store/databases/sqlite.ts'
import { fillAccount } from '../../test-support/full-account.ts'
import { bearer, type TestApp, appForTest } from '../../test-support/test-app.ts'

const most = limits.recordsOfAKindMax

describe('an account that is full', () => {
  let server: TestApp

  beforeEach(async () => {
    server = await appForTest()
  })

  it('lets others through at every page of its lists, its file and its report', async () => {
    const ann = await server.newMember()
    const database = openSqliteBeside(server.dataDir)
    const rows = await fillAccount(database, ann.userId)
    await database.close()
    const headers = bearer(ann)
    const get = (url: string) => server.send({ method: 'GET', url, headers })
    const post = (url: string, payload: object) =>
      server.send({ method: 'POST', url, headers, payload })
    const share = { name: 'x', duration: 'week', withAnswers: true, withPerson: true }
    const { secret } = (await post('/api/me/shares', share)).json<{ secret: string }>()

    const state = { isReading: true }
    const reading = Promise.all([
      get(`/view-scores/${ann.userId}`),
      get(`/api/history/${ann.userId}`),
      get('/api/me/export'),
      post('/api/shared-report', { secret }),
    ]).finally(() => {
      state.isReading = false
    })
    let others = 0
    while (state.isReading) {
      // A call by itself may be done within one turn, and would then keep the readers out.
      await nextTurn()
      expect((await server.send({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
      others += 1
    }

    const [list, history, file, report] = await reading
    const times = list.json<{ timestamp: string }[]>().map(({ timestamp }) => timestamp)
    expect(times).toHaveLength(rows - most)
    expect(times.every((time, at) => at === 0 || time <= (times[at - 1] ?? ''))).toBe(true)
    expect(history.json<{ assessments: object[] }>().assessments).toHaveLength(6 * most)
    expect(file.json<{ bmiRecords: object[] }>().bmiRecords).toHaveLength(most)
    expect(report.json<{ entered: object[] }>().entered).toHaveLength(6 * most)
    // The list alone has some 800 pages; read in one go, it let three calls through.
    expect(others).toBeGreaterThan(300)
  })
})
