/** No room on the disk: the person hears it, the operator finds it, and it ends by itself. */

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/store/databases/database.ts'
import { databaseKinds } from '#server/store/test-databases.ts'
import { bearer, startTestApp, type TestApp } from '#server/test-support/test-app.ts'

/** Far more than fits into what is free in the files. */
const manyTries = 500

describe('a disk without room', () => {
  let database: Database | undefined
  let server: TestApp
  let remove: () => Promise<void>

  beforeEach(async () => {
    const fresh = await databaseKinds[0]?.create()
    if (fresh === undefined) throw new Error('There is no embedded database.')
    remove = () => fresh.remove()
    const open = async () => (database = await fresh.open())
    server = await startTestApp({}, { database: { ...fresh, open } })
  })

  afterEach(async () => {
    await server.close()
    await remove()
  })

  /** SQLite then answers as it does on a full disk (SQLITE_FULL). */
  const setRoom = async (pages: number) => {
    if (database === undefined) throw new Error('The database is not open.')
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.reader)
  }
  const ready = () => server.send({ method: 'GET', url: '/readyz' })
  const save = (member: Awaited<ReturnType<TestApp['newMember']>>) =>
    server.send({
      method: 'POST',
      url: '/api/save-bmi',
      headers: bearer(member),
      payload: { userID: member.userId, bmi: '24.5', category: 'Healthy Weight' },
    })

  it('is named to the person, in the log and to whoever asks if all is well', async () => {
    const member = await server.newMember()
    await setRoom(1)
    let answer = await save(member)
    for (let tries = 0; answer.statusCode === 200 && tries < manyTries; tries += 1) {
      answer = await save(member)
    }
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    // What is refused by this code waits on the device and is sent again (web/client/waiting).
    expect(answer.json()).toMatchObject({
      error: expect.stringContaining('no room left'),
      code: 'UNAVAILABLE',
    })
    expect(server.log.join('')).toContain('a request found no room on the disk of the database')

    const notReady = await ready()
    expect(notReady.statusCode).toBe(503)
    expect(notReady.json()).toMatchObject({ error: expect.stringContaining('no room left') })
    // What needs no room is still served.
    const me = await server.send({ method: 'GET', url: '/api/me', headers: bearer(member) })
    expect(me.statusCode).toBe(200)

    await setRoom(1_000_000)
    expect((await ready()).statusCode).toBe(200)
    expect((await save(member)).statusCode).toBe(200)
  })
})
