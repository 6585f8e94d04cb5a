/** A copy of the database that lags, lies or is away: what a person sent is never missing, and nobody waits for it. */

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/store/databases/database.ts'
import { openPostgres } from '#server/store/databases/postgres.ts'
import { withReplica } from '#server/store/databases/replica.ts'
import { migrate } from '#server/store/migrations/migrate.ts'
import { createStore } from '#server/store/store.ts'
import { testDevice, testId, testUser } from '#server/store/test-records.ts'
import { type AppServer, startAppServer } from '../support/app-server.ts'
import { startCopyOf } from '../support/copied-cluster.ts'
import { registerMember } from '../support/person.ts'
import { startPostgres, type ThrowawayPostgres } from '../support/throwaway-postgres.ts'

const watch = { onLostConnection: () => undefined }

describe('a copy of the database', () => {
  let primary: ThrowawayPostgres
  let copy: ThrowawayPostgres
  let direct: Database
  let onCopy: Database
  let opened: Database[]
  /** What was said of the copy. */
  let said: string[]

  beforeAll(async () => {
    primary = await startPostgres()
    direct = await openPostgres(primary.url, watch, 'unhurried')
    await migrate(direct)
    copy = await startCopyOf(primary)
    onCopy = await openPostgres(copy.url, watch, 'unhurried')
    opened = [direct, onCopy]
    said = []
  })

  afterAll(async () => {
    for (const one of opened) await one.close()
    await copy?.stop()
    await primary?.stop()
  })

  const open = async (url: string) => {
    const database = withReplica(
      await openPostgres(primary.url, watch),
      { url, limits: 'unhurried', catchUpMs: 1000 },
      { ...watch, onReplicaAway: ({ message }) => said.push(message) },
    )
    opened.push(database)
    return database
  }
  /** Adds a person and reads at once, where long reads go: whether it was a copy, and whether the person is there. */
  const addAndRead = async (database: Database, number: number) => {
    const userId = testId(number)
    const user = testUser({ id: userId, email: `person${number}@example.org` })
    await createStore(direct).users.add(user, testDevice({ userId, tokenHash: `${number}` }))
    const { reader } = (await database.apart?.()) ?? database
    const { rows } = await sql<{ is_copy: boolean; is_there: boolean }>`
      select pg_is_in_recovery() as is_copy,
        exists (select 1 from users where id = ${userId}) as is_there`.execute(reader)
    return rows[0]
  }
  const tellCopy = (what: 'pause' | 'resume') =>
    sql`select ${sql.raw(`pg_wal_replay_${what}()`)}`.execute(onCopy.reader)

  it('serves long reads once it has all that was acknowledged, however far it was behind', async () => {
    const database = await open(copy.url)
    expect(await addAndRead(database, 1)).toEqual({ is_copy: true, is_there: true })
    await tellCopy('pause')
    setTimeout(() => void tellCopy('resume'), 400)
    expect(await addAndRead(database, 2)).toEqual({ is_copy: true, is_there: true })
    expect(said).toEqual([])
  })

  it('is passed over while it is too far behind, which is said once', async () => {
    const database = await open(copy.url)
    await tellCopy('pause')
    expect(await addAndRead(database, 3)).toEqual({ is_copy: false, is_there: true })
    expect(await addAndRead(database, 4)).toEqual({ is_copy: false, is_there: true })
    expect(said.splice(0)).toEqual([expect.stringContaining('behind')])
    await tellCopy('resume')
  })

  it('is passed over where it is no copy, or not there', async () => {
    const away = 'postgres://sledss@127.0.0.1:1/postgres'
    for (const [place, url] of [primary.url, away].entries()) {
      const database = await open(url)
      expect(await addAndRead(database, 5 + place)).toEqual({ is_copy: false, is_there: true })
    }
    expect(said.splice(0)).toEqual([
      'The server at DATABASE_READ_URL is no copy.',
      expect.stringContaining('cannot be used'),
    ])
  })

  it('never answers a person: what they have just sent is there, while it stands still', async () => {
    let server: AppServer | undefined
    await tellCopy('pause')
    try {
      server = await startAppServer({ DATABASE_URL: primary.url, DATABASE_READ_URL: copy.url })
      const { userID, token } = await registerMember(server.url)
      const answer = await fetch(`${server.url}/api/me`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await answer.json()).toMatchObject({ userID })
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    } finally {
      await server?.stop()
      await tellCopy('resume')
    }
  })
})
