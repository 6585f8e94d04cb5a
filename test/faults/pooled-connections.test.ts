/** PgBouncer lends a connection for one transaction: nothing that people do needs more, and what does goes past it. */

import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { doAdmin } from '#server/admin/test-programs.ts'
import { answerAll } from '#server/test-support/answer-sets.ts'
import { databaseKinds, type FreshDatabase } from '#server/store/test-databases.ts'
import { type AppServer, startAppServer } from '../support/app-server.ts'
import { type Member, registerMember } from '../support/person.ts'
import { startPgbouncer, type ThrowawayPgbouncer } from '../support/throwaway-pgbouncer.ts'

/** Fewer than one of our processes would take for itself; a busy machine may let people wait for one. */
const fewConnections = { default_pool_size: '2', query_wait_timeout: '60' }
/** Nothing here is about it, and a busy machine is slow. */
const unhurried = { DATABASE_PATIENCE_MS: '30000' }
const peopleAtOnce = 12

describe('PgBouncer in transaction mode', () => {
  let fresh: FreshDatabase | undefined
  let pgbouncer: ThrowawayPgbouncer | undefined
  let database: Client
  const servers: AppServer[] = []

  beforeEach(async () => {
    fresh = await databaseKinds[1]?.createBare()
    database = new Client(fresh?.url)
    await database.connect()
  })

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
    await pgbouncer?.stop()
    await database.end()
    await fresh?.remove()
  })

  const pooled = async (changed: Readonly<Record<string, string>> = {}) => {
    pgbouncer = await startPgbouncer(fresh?.url ?? '', { ...fewConnections, ...changed })
    return { ...unhurried, DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: fresh?.url ?? '' }
  }
  const start = async (settings: NodeJS.ProcessEnv) => {
    const server = await startAppServer(settings)
    servers.push(server)
    return server
  }
  const connections = async () => {
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return rows[0]?.n
  }

  it('serves more processes than it has connections, and the operator beside them', async () => {
    const settings = await pooled()
    // Both find an empty database: one of them makes the tables, on connections of its own.
    const both = await Promise.all([start(settings), start(settings)])
    await expect.poll(connections).toBeLessThanOrEqual(2)
    const submits = Array.from({ length: peopleAtOnce }, async (_, place) => {
      const { url } = both[place % 2] ?? both[0]
      const member = await registerMember(url)
      return [await submit(url, member), await submit(url, member)]
    })
    expect(new Set((await Promise.all(submits)).flat())).toEqual(new Set([200]))
    const { rows } = await database.query('select count(*)::int as n from assessments')
    expect(rows).toEqual([{ n: 2 * peopleAtOnce }])
    expect(await connections()).toBeLessThanOrEqual(2)
    expect(await doAdmin(settings, ['audit', '--limit', '1'])).toMatchObject({ code: 0 })
  })

  it('says when to come back where all of them are in use for too long', async () => {
    const settings = await pooled({ query_wait_timeout: '5' })
    const server = await start(settings)
    const member = await registerMember(server.url)
    // Two who wait for a lock have both connections.
    const holder = new Client(fresh?.url)
    const lasting = [new Client(pgbouncer?.url), new Client(pgbouncer?.url)]
    for (const one of [holder, ...lasting]) await one.connect()
    await holder.query('begin; lock table bmi_records in access exclusive mode')
    const waiting = lasting.map((one) => one.query('select count(*) from bmi_records'))
    await expect.poll(connections).toBe(2 + 1)
    const answer = await fetch(`${server.url}/api/me`, {
      headers: { authorization: `Bearer ${member.token}` },
    })
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ error: 'The server is busy. Please try again in a moment.' }),
    ])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    await holder.query('rollback')
    await Promise.all(waiting)
    for (const one of [holder, ...lasting]) await one.end()
    expect(await submit(server.url, member)).toBe(200)
  })

  it.each([{}, { ignore_startup_parameters: 'options, lock_timeout, statement_timeout' }])(
    'is found at the start where nobody said that it is there (%o)',
    async (changed) => {
      const idle = 'idle_in_transaction_session_timeout'
      const dropped = Object.entries(changed).map(([name, value]) => [name, `${value}, ${idle}`])
      const { DATABASE_URL } = await pooled(Object.fromEntries(dropped))
      await expect(start({ DATABASE_URL })).rejects.toThrow(
        'DATABASE_URL leads to a pooler of connections. Set DATABASE_DIRECT_URL',
      )
    },
  )
})

async function submit(url: string, { userID, token }: Member): Promise<number> {
  const answer = await fetch(url + addresses.submitStress.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: userID, responses: answerAll('stress', 'last') }),
  })
  await answer.text()
  return answer.status
}
