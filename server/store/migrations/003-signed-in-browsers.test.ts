/** People who were signed in before browsers had names lose none of them, on both databases. */

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../databases/database.ts'
import { databaseKinds, type FreshDatabase } from '../test-databases.ts'
import { firstTables } from './001-first-tables.ts'
import { proofs } from './002-proofs.ts'
import { signedInBrowsers } from './003-signed-in-browsers.ts'

const morning = '2026-03-01T08:00:00.000Z'
const noon = '2026-03-01T12:00:00.000Z'
const end = '2027-03-01T12:00:00.000Z'

describe.each(databaseKinds)('browsers from an earlier release on $name', ({ createBare }) => {
  let fresh: FreshDatabase
  let database: Database

  beforeEach(async () => {
    fresh = await createBare()
    database = await fresh.open()
    await firstTables(database.reader)
    await proofs(database.reader)
  })

  afterEach(async () => {
    await database.close()
    await fresh.remove()
  })

  const add = async (userId: string, devices: readonly string[]) => {
    await sql`insert into users values
      (${userId}, ${`${userId}@example.org`}, 'hash', 1950, 'Male', ${morning})`.execute(
      database.reader,
    )
    for (const device of devices) {
      await sql`insert into devices (user_id, token_hash, created_at, expires_at)
        values (${userId}, ${device}, ${morning}, ${end})`.execute(database.reader)
    }
    await sql`insert into sessions (user_id, token_hash, created_at, expires_at)
      values (${userId}, ${`session of ${userId}`}, ${noon}, ${end})`.execute(database.reader)
  }

  it('get an id of their own and keep their day; a session goes where it can only have been', async () => {
    await add('ann', ['desk', 'phone'])
    await add('bob', ['tablet'])
    await signedInBrowsers(database.reader)
    const devices = await database.reader
      .selectFrom('devices')
      .selectAll()
      .orderBy('user_id')
      .execute()
    expect(devices).toHaveLength(3)
    for (const { id, name, created_at } of devices) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/)
      expect({ name, created_at }).toEqual({ name: 'A browser', created_at: morning })
    }
    expect(new Set(devices.map(({ id }) => id)).size).toBe(3)
    expect(devices.map((device) => device.last_used_at)).toEqual([morning, morning, noon])
    const sessions = await database.reader.selectFrom('sessions').selectAll().execute()
    expect(sessions).toEqual([
      expect.objectContaining({ user_id: 'bob', device_id: devices.at(-1)?.id }),
    ])
  })
})
