/** A copy of the database that follows it (streaming replication), for long reads that belong to no one person. */

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, ReadsApart } from './database.ts'
import { openPostgres, type PostgresWatch } from './postgres.ts'
import type { ServerLimits } from './postgres-limits.ts'

/** How the copy is used. */
export interface ReplicaSettings {
  /** `postgres://user:password@host:port/database` of a server in recovery. */
  readonly url: string
  readonly limits: ServerLimits | 'unhurried'
  /** So long it may need to catch up; then the read goes to the database itself. */
  readonly catchUpMs?: number
}

/** Told how the copy does. */
export interface ReplicaWatch extends PostgresWatch {
  /** Called once when it cannot be used; reads go to the database itself until it can. */
  readonly onReplicaAway?: ((fault: Error) => void) | undefined
}

const usualCatchUpMs = 10_000
const pollMs = 100

/** A copy that is away is not asked for again so soon: who reads would wait for it each time. */
const retryMs = 60_000

/**
 * Has long reads go to a copy. Nothing is connected before the first of them, and nobody's own rows are ever read
 * there: a person sees what they have sent because they are answered by the database itself.
 *
 * @param database - the database itself, on PostgreSQL.
 * @param settings - the copy.
 * @param watch - told how the copy does.
 * @returns the database with its copy; closing it closes both.
 */
export function withReplica(
  database: Database,
  { url, limits, catchUpMs = usualCatchUpMs }: ReplicaSettings,
  watch: ReplicaWatch,
): Database {
  let copy: Database | undefined
  let isAway = false
  let askAgainAt = 0
  return {
    ...database,
    async apart(): Promise<ReadsApart> {
      if (performance.now() < askAgainAt) return database
      try {
        copy ??= await openPostgres(url, watch, limits)
        await caughtUp(database, copy, catchUpMs)
        isAway = false
        return copy
      } catch (fault) {
        askAgainAt = performance.now() + retryMs
        if (!isAway && fault instanceof Error) watch.onReplicaAway?.(fault)
        isAway = true
        return database
      }
    },
    async close() {
      await copy?.close()
      await database.close()
    },
  }
}

/** Until the copy has all that the database has acknowledged by now. */
async function caughtUp(database: Database, copy: Database, catchUpMs: number): Promise<void> {
  const { rows } = await sql<{
    position: string
  }>`select pg_current_wal_lsn()::text as position`.execute(database.reader)
  const deadline = performance.now() + catchUpMs
  for (;;) {
    const { rows: answer } = await sql<{ is_there: boolean | null }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.position}::pg_lsn as is_there
      where pg_is_in_recovery()`.execute(copy.reader)
    if (answer.length === 0) throw new Error('The server at DATABASE_READ_URL is no copy.')
    if (answer[0]?.is_there === true) return
    if (performance.now() > deadline) {
      throw new Error(`The copy at DATABASE_READ_URL is more than ${catchUpMs} ms behind.`)
    }
    await wait(pollMs)
  }
}
