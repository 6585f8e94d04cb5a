/** One process of several is frozen while it holds a row: people on the others go on. */

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { databaseKinds, type FreshDatabase } from '#server/store/test-databases.ts'
import { type AppServer, startAppServer } from '../support/app-server.ts'
import { startPgbouncer, type ThrowawayPgbouncer } from '../support/throwaway-pgbouncer.ts'

/**
 * Longer than usual: a third of it is what those in line have for one another once the row is free, and on a busy
 * machine each of them takes a while.
 */
const patienceMs = 6000
/** Nobody waits for longer, and without limits in the database it would be for ever. */
const longestMs = 4 * patienceMs

let fresh: FreshDatabase | undefined
let pgbouncer: ThrowawayPgbouncer | undefined
const servers: AppServer[] = []
let watcher: Client | undefined

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.signal('SIGCONT')
    await server.stop()
  }
  await watcher?.end()
  await pgbouncer?.stop()
  pgbouncer = undefined
  await fresh?.remove()
})

async function start(name: string): Promise<AppServer> {
  const direct = fresh?.url ?? ''
  const url = new URL(pgbouncer?.url ?? direct)
  url.searchParams.set('application_name', name)
  const settings = {
    DATABASE_URL: url.href,
    DATABASE_DIRECT_URL: pgbouncer === undefined ? '' : direct,
    DATABASE_PATIENCE_MS: String(patienceMs),
  }
  const server = await startAppServer(settings)
  servers.push(server)
  return server
}

/** A wrong password: counted for the account, in one row, before it is judged. */
async function guess({ url }: AppServer, email = 'ann@example.org'): Promise<number> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function sessionsIn(state: string, name: string): Promise<number> {
  const answer = await watcher?.query<{ n: number }>(
    'select count(*)::int as n from pg_stat_activity where application_name = $1 and state = $2',
    [name, state],
  )
  return answer?.rows[0]?.n ?? 0
}

/**
 * Freezes a process. On a busy machine all its calls may be between two transactions, or the one that holds the row
 * be ended before it is seen: then it is woken again.
 *
 * @returns how many of its transactions are open and not heard of.
 */
async function freezeInTransaction(server: AppServer): Promise<number> {
  server.signal('SIGSTOP')
  for (let look = 0; look < 10; look += 1) {
    const held = await sessionsIn('idle in transaction', 'frozen')
    if (held > 0) return held
    await pause(100)
  }
  server.signal('SIGCONT')
  return 0
}

it.each(['itself', 'PgBouncer'])(
  'on %s it costs the people of the other process no fault and only a short wait',
  async (way) => {
    fresh = await databaseKinds[1]?.create()
    if (way === 'PgBouncer') pgbouncer = await startPgbouncer(fresh?.url ?? '')
    watcher = new Client(fresh?.url)
    await watcher.connect()
    const frozen = await start('frozen')
    const healthy = await start('healthy')

    // With several transactions in line for one row, whenever it is frozen one of them gets the row and
    // is never heard of again.
    const calls = new AbortController()
    const callers = Array.from({ length: 12 }, async () => {
      while (!calls.signal.aborted) await guess(frozen).catch(() => undefined)
    })
    await expect.poll(() => sessionsIn('active', 'frozen')).toBeGreaterThan(3)
    await expect.poll(() => freezeInTransaction(frozen)).toBeGreaterThan(0)
    const frozenAt = Date.now()

    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => [await guess(healthy), Date.now() - frozenAt] as const),
    )
    expect(statuses.filter(([status]) => status >= 500)).toEqual([])
    expect(Math.max(...statuses.map(([, ms]) => ms))).toBeLessThan(longestMs)
    expect((await fetch(`${healthy.url}/readyz`)).status).toBe(200)

    // Woken, it has lost those transactions and serves again.
    calls.abort()
    frozen.signal('SIGCONT')
    await Promise.all(callers)
    expect(await guess(frozen, `${randomUUID()}@example.org`)).toBe(401)
  },
)
