/** A database that stops, or has no place left: everybody hears when to come back, and nobody a fault. */

import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/store/databases/postgres.ts'
import { databaseKinds } from '#server/store/test-databases.ts'
import { bearer, startTestApp } from '#server/test-support/test-app.ts'
import { type AppServer, startAppServer } from '../support/app-server.ts'
import { startPostgres } from '../support/throwaway-postgres.ts'

const toComeBack = {
  status: 503,
  retryAfter: expect.stringMatching(/^\d+$/),
  words: 'The server is busy. Please try again in a moment.',
}

describe('a database that is stopped', () => {
  let server: AppServer | undefined

  afterEach(() => server?.stop())

  it('costs nobody more than a try: those under way, and those who come later', async () => {
    const postgres = await startPostgres()
    server = await startAppServer({ DATABASE_URL: postgres.url, DATABASE_CONNECTIONS: '4' })
    const { url } = server
    const call = async (path: string, body: object) => {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { error } = Object(await answer.json())
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), words: error }
    }
    const login = (number: number) =>
      call('/login', { email: `person${number}@example.org`, password: 'not the password' })
    const underWay = Array.from({ length: 40 }, (_, number) => login(number))
    await underWay[0]
    const stopped = postgres.stop()
    for (const answer of await Promise.all(underWay)) {
      if (answer.status !== 401) expect(answer).toEqual(toComeBack)
    }
    await stopped
    const person = { email: 'ann@example.org', password: 'a long enough password' }
    const register = { ...person, age: 76, yearOfBirth: 1950, gender: 'Female' }
    expect(await login(1)).toEqual(toComeBack)
    expect(await call('/register', register)).toEqual(toComeBack)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

describe('a pool whose connections are all in use', () => {
  it('lets nobody wait for long, and says when to come back', async () => {
    const fresh = await databaseKinds[1]?.create()
    if (fresh === undefined) throw new Error('There is no second kind of database.')
    const limits = { connections: 1, patienceMs: 300 }
    const open = () => openPostgres(fresh.url ?? '', { onLostConnection: () => undefined }, limits)
    const server = await startTestApp({}, { database: { ...fresh, open } })
    const member = await server.newMember()
    const me = () => server.send({ method: 'GET', url: '/api/me', headers: bearer(member) })
    const other = new Client(fresh.url)
    await other.connect()
    await other.query('begin; lock table users, sessions in access exclusive mode')
    for (const answer of await Promise.all([me(), me(), me(), me()])) {
      expect({
        status: answer.statusCode,
        retryAfter: answer.headers['retry-after'],
        words: answer.json<{ error: string }>().error,
      }).toEqual(toComeBack)
    }
    await other.query('rollback')
    expect((await me()).statusCode).toBe(200)
    await other.end()
    await server.close()
    await fresh.remove()
  })
})
