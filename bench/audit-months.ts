/**
 * What removing a month of the audit costs, and what people wait meanwhile, on both databases:
 * `--events 1000000` in the month.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { oldAudit } from '#server/jobs/old-audit.ts'
import type { Database } from '#server/store/databases/database.ts'
import { openPostgres } from '#server/store/databases/postgres.ts'
import { openSqlite } from '#server/store/databases/sqlite.ts'
import { migrate } from '#server/store/migrations/migrate.ts'
import { createStore } from '#server/store/store.ts'
import { startPostgres } from '#test/support/throwaway-postgres.ts'
import { quantile } from './rounds.ts'
import { tableOf } from './row.ts'

const { values } = parseArgs({ options: { events: { type: 'string', default: '1000000' } } })
const events = Number(values.events)

/** The month that goes, and one that stays; the database goes by its own clock. */
const months = ['2024-01', '2026-01'] as const

/** How long people are measured while nothing is removed. */
const quietMs = 5000

const databases: Readonly<
  Record<string, (measured: (database: Database) => Promise<void>) => Promise<void>>
> = {
  async SQLite(measured) {
    const folder = mkdtempSync(join(tmpdir(), 'sledss-audit-'))
    await measured(openSqlite(folder))
    rmSync(folder, { recursive: true })
  },
  async PostgreSQL(measured) {
    const postgres = await startPostgres({
      settings: ['fsync=on', 'full_page_writes=on', 'max_wal_size=4GB'],
      isOnDisk: true,
    })
    try {
      await measured(await openPostgres(postgres.url, { onLostConnection: () => undefined }))
    } finally {
      await postgres.stop()
    }
  },
}

for (const [name, withDatabase] of Object.entries(databases))
  await withDatabase((database) => measure(name, database))

async function measure(name: string, database: Database): Promise<void> {
  await migrate(database)
  for (const month of months) await addEvents(database, name, month)
  const store = createStore(database)
  let ids = 0
  const newId = () => `new-${(ids += 1)}`
  const record = () =>
    store.audit.record({
      id: newId(),
      at: new Date().toISOString(),
      action: 'admin-read-audit',
      actor: 'operator',
      userId: undefined,
      newSubject: '',
    })
  const pieces: number[] = []
  const removing = {
    ...store.auditMonths,
    removePiece: (piece: Parameters<typeof store.auditMonths.removePiece>[0]) =>
      timed(pieces, () => store.auditMonths.removePiece(piece)),
  }
  const quiet: number[] = []
  const endsAt = performance.now() + quietMs
  while (performance.now() < endsAt) await timed(quiet, record)
  const job = oldAudit({
    store: { auditMonths: removing },
    clock: () => new Date(),
    newId,
    months: 24,
  })
  const beside: number[] = []
  const startedAt = performance.now()
  const done = new AbortController()
  const work = job.run(() => true).finally(() => done.abort())
  while (!done.signal.aborted) await timed(beside, record)
  await work
  const seconds = (performance.now() - startedAt) / 1000
  const [told] = await store.audit.list({ action: 'month-removed', limit: 1 })
  const [left] = await store.audit.list({ until: '2025-01', limit: 1 })
  if (told?.times !== events || left !== undefined) throw new Error('The month is not gone.')
  console.log(
    `${name}: ${events.toLocaleString('en-US')} events of one month removed in ${seconds.toFixed(1)} s\n`,
  )
  console.log(
    `${tableOf([
      ['what', 'times', 'median', 'p99', 'longest'],
      cells('a piece', pieces),
      cells('a write of somebody else, nothing removed', quiet),
      cells('a write of somebody else, meanwhile', beside),
    ])}\n`,
  )
  await store.close()
}

async function addEvents(database: Database, name: string, month: string): Promise<void> {
  const isSqlite = name === 'SQLite'
  const numbers = isSqlite
    ? sql`(with recursive s(n) as (select 0 union all select n + 1 from s where n < ${sql.lit(events - 1)}) select n from s)`
    : sql`(select generate_series(0, ${sql.lit(events - 1)}) as n) as s`
  const hash = isSqlite ? sql`lower(hex(randomblob(16)))` : sql`md5(random()::text)`
  const at = isSqlite
    ? sql`strftime('%Y-%m-%dT%H:%M:%f', ${sql.lit(`${month}-01`)}, '+' || (n * 2600000.0 / ${sql.lit(events)}) || ' seconds') || 'Z'`
    : sql`to_char(${sql.lit(`${month}-01`)}::timestamp + n * interval '2600000 seconds' / ${sql.lit(events)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  await sql`insert into audit_events (id, at, action, actor, subject, times)
    select ${sql.lit(month)} || ${hash}, ${at}, 'sign-in-browser', 'person', ${hash}, 1
    from ${numbers}`.execute(database.reader)
  if (!isSqlite) await sql`vacuum analyze audit_events`.execute(database.reader)
}

async function timed<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    times.push(performance.now() - startedAt)
  }
}

function cells(what: string, times: readonly number[]): string[] {
  const ms = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)]
  return [what, times.length.toLocaleString('en-US'), ...ms.map((one) => `${one.toFixed(1)} ms`)]
}
