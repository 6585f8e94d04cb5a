/** Several processes on one PostgreSQL behind PgBouncer, with a copy that lags on purpose; all can be broken. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { runAdmin } from '#server/admin/test-programs.ts'
import { type AppServer, startAppServer } from '../app-server.ts'
import { startCopyOf } from '../copied-cluster.ts'
import { freePort } from '../free-port.ts'
import { startPgbouncer } from '../throwaway-pgbouncer.ts'
import { startPostgres } from '../throwaway-postgres.ts'
import { type Balancer, startBalancer } from './balancer.ts'

const processes = 3

/** Behind the database by this much at all times. */
const lag = 'recovery_min_apply_delay=2s'

/** A running fleet. */
export interface Fleet {
  readonly balancer: Balancer
  /** Stops a process in whatever it does, and lets it go on. */
  readonly freeze: (place: number) => void
  readonly wake: (place: number) => void
  /** Ends a process at once. */
  readonly kill: (place: number) => Promise<void>
  /** Starts another one where a killed one was. */
  readonly replace: (place: number) => Promise<void>
  /** The database goes down as in a crash, and comes back. */
  readonly restartDatabase: () => Promise<void>
  /** Has the operator make a report of the copy. */
  readonly report: () => Promise<{ readonly code: number | null; readonly err: string }>
  /** Asks the database, or its copy, itself. */
  readonly rows: (sql: string, where?: 'database' | 'copy') => Promise<readonly object[]>
  /** What the processes have said. */
  readonly said: () => string
  readonly stop: () => Promise<void>
}

/** Starts a fleet. */
export async function startFleet(): Promise<Fleet> {
  const started: { stop: () => Promise<void> }[] = []
  const stop = async () => {
    for (const one of started.splice(0).toReversed()) await one.stop()
  }
  const keep = <One extends { stop: () => Promise<void> }>(one: One): One => {
    started.push(one)
    return one
  }
  try {
    return await start(keep, stop)
  } catch (fault) {
    await stop()
    throw fault
  }
}

async function start(
  keep: <One extends { stop: () => Promise<void> }>(one: One) => One,
  stop: () => Promise<void>,
): Promise<Fleet> {
  const database = keep(await startPostgres())
  const copy = keep(await startCopyOf(database, [lag, 'hot_standby_feedback=on']))
  const pgbouncer = keep(await startPgbouncer(database.url))
  const folder = mkdtempSync(join(tmpdir(), 'sledss-fleet-'))
  keep({ stop: async () => rmSync(folder, { recursive: true }) })
  const settings = {
    DATABASE_URL: pgbouncer.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_READ_URL: copy.url,
  }
  const ports: string[] = []
  for (let place = 0; place < processes; place += 1) ports.push(String(await freePort()))
  const servers = await Promise.all(ports.map((PORT) => startAppServer({ ...settings, PORT })))
  const said: string[] = []
  keep({ stop: async () => stopAll(servers) })
  const urls = servers.map(({ url }) => url)
  const balancer = keep(startBalancer(urls))
  const at = (place: number): AppServer => {
    const server = servers[place]
    if (server === undefined) throw new Error(`There is no process ${place}.`)
    return server
  }
  return {
    balancer,
    freeze: (place) => at(place).signal('SIGSTOP'),
    wake: (place) => at(place).signal('SIGCONT'),
    async kill(place) {
      at(place).signal('SIGKILL')
      said.push(at(place).said())
      await at(place).stop()
    },
    async replace(place) {
      servers[place] = await startAppServer({ ...settings, PORT: ports[place] })
    },
    restartDatabase: () => database.restart('SIGQUIT'),
    report: () => runAdmin({ ...settings, DATA_DIR: folder }, ['report', join(folder, 'report')]),
    async rows(sql, where = 'database') {
      const client = new Client(where === 'copy' ? copy.url : database.url)
      await client.connect()
      try {
        const { rows } = await client.query<object>(sql)
        return rows
      } finally {
        await client.end()
      }
    },
    said: () => [...said, ...servers.map((server) => server.said())].join('\n'),
    stop,
  }
}

async function stopAll(servers: readonly AppServer[]): Promise<void> {
  for (const server of servers) server.signal('SIGCONT')
  await Promise.all(servers.map((server) => server.stop()))
}
