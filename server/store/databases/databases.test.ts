/** Writing, migrating and reopening, on both databases. */

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../migrations/migrate.ts'
import { createStore } from '../store.ts'
import { databaseKinds, type FreshDatabase } from '../test-databases.ts'
import { noon, testId, testUser } from '../test-records.ts'
import type { Database } from './database.ts'

describe.each(databaseKinds)('a database of $name', ({ createBare, name }) => {
  let fresh: FreshDatabase
  let database: Database

  beforeEach(async () => {
    fresh = await createBare()
    database = await fresh.open()
  })

  afterEach(async () => {
    await database.close()
    await fresh.remove()
  })

  const countUsers = async () =>
    (await database.reader.selectFrom('users').select('id').execute()).length

  const addUser = (number: number, fault?: Error) =>
    database.write(async (transaction) => {
      const { passwordHash: password_hash, gender } = testUser()
      await transaction
        .insertInto('users')
        .values({
          id: testId(number),
          email: `${number}@example.org`,
          password_hash,
          year_of_birth: 1950,
          gender,
          registered_at: '2026-03-01T12:00:00.000Z',
          last_seen_at: '2026-03-01T12:00:00.000Z',
        })
        .execute()
      if (fault !== undefined) throw fault
      return number
    })

  it('can be migrated again without harm', async () => {
    await migrate(database)
    await addUser(1)
    await migrate(database)
    expect(await countUsers()).toBe(1)
  })

  it('tells of statements that fail, and of no answer such as an address that is taken', async () => {
    await migrate(database)
    const kinds: string[] = []
    database.onFault((kind) => kinds.push(kind))
    await addUser(1)
    await expect(addUser(1)).rejects.toThrow()
    expect(kinds).toEqual([])
    await expect(sql`select * from no_such_table`.execute(database.reader)).rejects.toThrow()
    expect(kinds).toEqual(['other'])
  })

  it('undoes a job that fails, and no other', async () => {
    await migrate(database)
    const fault = new Error('changed my mind')
    const outcomes = await Promise.allSettled([
      addUser(1),
      addUser(2, fault),
      addUser(3),
      addUser(1),
      addUser(4),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(outcomes[1]).toMatchObject({ reason: fault })
    expect(await countUsers()).toBe(3)
  })

  it('keeps what was written when it is closed and opened again', async () => {
    await migrate(database)
    const pending = Promise.all([addUser(1), addUser(2)])
    await (name === 'SQLite' ? undefined : pending)
    await database.close()
    await pending
    database = await fresh.open()
    expect(await countUsers()).toBe(2)
  })

  it('says that it is not ready when it has no answer', async () => {
    const store = createStore(database)
    await database.close()
    expect(await store.isReady()).toBe(false)
    database = await fresh.open()
  })

  it('refuses a row of a person who is not there', async () => {
    await migrate(database)
    const store = createStore(database)
    const given = store.consents.give(testId(9), { version: 'first', givenAt: noon })
    await expect(given).rejects.toThrow()
  })
})

describe('several servers on one PostgreSQL', () => {
  it('may all migrate it at once', async () => {
    const fresh = await databaseKinds[1]?.createBare()
    if (fresh === undefined) throw new Error('There is no second kind of database.')
    const nodes = await Promise.all([fresh.open(), fresh.open(), fresh.open()])
    await Promise.all(nodes.map((node) => migrate(node)))
    await Promise.all(nodes.map((node) => node.close()))
    await fresh.remove()
  })
})

describe('a PostgreSQL that is restarted', () => {
  it('costs the writes under way, and never the server', async () => {
    const fresh = await databaseKinds[1]?.createBare()
    if (fresh === undefined) throw new Error('There is no second kind of database.')
    const lost: string[] = []
    const database = await fresh.open((fault) => lost.push(fault.name))
    const broken = database.write(async (transaction) => {
      const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      // What a stopping server does to each connection, here while a transaction holds it.
      await sql`select pg_terminate_backend(${own.rows[0]?.pid})`.execute(database.reader)
      await expect.poll(() => lost.length).toBeGreaterThan(0)
      await sql`select 1`.execute(transaction)
    })
    await expect(broken).rejects.toThrow()
    expect(await createStore(database).isReady()).toBe(true)
    await database.close()
    await fresh.remove()
  })
})
