/** An upgrade that takes longer than anything a person may wait for, while two processes serve. */

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { doAdmin, startAdmin } from '#server/admin/test-programs.ts'
import { databaseKinds, type FreshDatabase } from '#server/store/test-databases.ts'
import { type AppServer, startAppServer } from '../support/app-server.ts'

/** The shortest there is: whatever keeps to it ends a statement after one second. */
const hurry = { DATABASE_PATIENCE_MS: '100' }

/** Somebody new, and a call of theirs that writes into the table the upgrade is busy with. */
async function register({ url }: AppServer): Promise<() => Promise<number>> {
  const person = { email: `${randomUUID()}@example.org`, password: 'a long enough password' }
  let login: { token?: string; userID?: string } = {}
  const post = (path: string, body: object, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  // Two servers that have just started may be busy, and say so: a person comes back.
  const logIn = async () => {
    await post('/register', { ...person, age: 76, yearOfBirth: 1950, gender: 'Female' })
    login = Object(await (await post('/login', person)).json())
    return login.token
  }
  await expect.poll(logIn).toBeTypeOf('string')
  const headers = { authorization: `Bearer ${login.token}` }
  const body = { userID: login.userID, bmi: '24.5', category: 'Healthy Weight' }
  return async () => (await post('/api/save-bmi', body, headers)).status
}

describe('a database on PostgreSQL', () => {
  let fresh: FreshDatabase | undefined
  let client: Client
  const servers: AppServer[] = []

  beforeEach(async () => {
    fresh = await databaseKinds[1]?.create()
    client = new Client(fresh?.url)
    await client.connect()
  })

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
    await client.end()
    await fresh?.remove()
  })

  const settings = () => ({ DATABASE_URL: fresh?.url ?? '' })

  it('is upgraded however long it takes, and takes what people send meanwhile', async () => {
    servers.push(await startAppServer(settings()), await startAppServer(settings()))
    const saves = await Promise.all(servers.map(register))
    // Back to what an earlier release left.
    await client.query('drop table memories, plans, reminders, reminder_messages')
    await client.query('alter table share_links drop column with_plan')
    await client.query('drop index bmi_records_newest, entered_scores_newest')
    await client.query("delete from kysely_migration where name >= '016'")

    // Somebody who writes for long: an index cannot be finished before they are done.
    await client.query('begin')
    await client.query('lock table bmi_records in row exclusive mode')
    const upgrade = startAdmin({ ...settings(), ...hurry }, ['migrate'])
    const ended = once(upgrade, 'close')
    const watcher = new Client(fresh?.url)
    await watcher.connect()
    const waiting = async () => {
      const { rows } = await watcher.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where query like 'create index concurrently%' and wait_event_type = 'Lock'
         and query_start < now() - interval '1500 ms'`,
      )
      return rows[0]?.n
    }
    await expect.poll(waiting).toBe(1)
    expect(await Promise.all(saves.map((save) => save()))).toEqual([200, 200])

    await client.query('rollback')
    expect(await ended).toEqual([0, null])
    const { rows } = await watcher.query(
      `select indisvalid from pg_index where indexrelid = 'bmi_records_newest'::regclass`,
    )
    expect(rows).toEqual([{ indisvalid: true }])
    await watcher.end()
  })

  it('that a newer release has made is named as such, with what to do', async () => {
    await client.query(
      `insert into kysely_migration (name, timestamp) values ('999-from-the-future', 'now')`,
    )
    await expect(startAppServer(settings())).rejects.toThrow(
      /made by a newer release, which knows "999-from-the-future"\. .*docs\/upgrade\.md says how\.\n?$/,
    )
    const { code, err } = await doAdmin(settings(), ['audit'])
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('newer release') })
  })
})
