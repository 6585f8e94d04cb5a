/** One connection to the embedded database file, set up so that nothing acknowledged is ever lost. */

import { DatabaseSync } from 'node:sqlite'
import { UnfitDatabase } from './database.ts'
import { troubleOf } from './faults.ts'

/** First release without the bug that could damage a file when its log is reset (March 2026). */
const oldestSafeSqlite = '3.51.3'

const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
  pragma cache_size = -65536;
`

/**
 * Opens an existing file.
 *
 * @param file - path of the database file.
 * @param patienceMs - how long a write waits while another process is writing.
 * @returns the connection.
 * @throws Error with a sentence when the file is no database, SQLite is too old, or the disk cannot
 * hold a write-ahead log (a network share).
 */
export function openConnection(file: string, patienceMs: number): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: patienceMs })
  try {
    setUpConnection(connection, file)
    checkConnection(connection)
  } catch (fault) {
    connection.close()
    throw fault
  }
  return connection
}

/**
 * Takes what was deleted out of the log. It never waits: SQLite would keep all writes, and with
 * them this whole process, waiting for whoever is still reading.
 *
 * @param connection - an open connection without a transaction.
 * @param patienceMs - what the connection was opened with.
 * @returns false while somebody else still reads from the log.
 */
export function emptyLog(connection: DatabaseSync, patienceMs: number): boolean {
  connection.exec('pragma busy_timeout = 0')
  try {
    return connection.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
  } finally {
    connection.exec(`pragma busy_timeout = ${patienceMs}`)
  }
}

function setUpConnection(connection: DatabaseSync, file: string): void {
  try {
    connection.exec(pragmas)
  } catch (cause) {
    if (troubleOf(cause) !== 'damaged') throw cause
    throw new UnfitDatabase(
      `${file} cannot be read as a database. Put back a copy of it, or move it away to begin anew.`,
      { cause },
    )
  }
}

function checkConnection(connection: DatabaseSync): void {
  const version = String(connection.prepare('select sqlite_version() as v').get()?.['v'])
  if (isOlder(version, oldestSafeSqlite)) {
    throw new Error(
      `This Node carries SQLite ${version}; ${oldestSafeSqlite} or later is needed to keep data safe. Please update Node.`,
    )
  }
  const mode = connection.prepare('pragma journal_mode').get()?.['journal_mode']
  if (mode !== 'wal') {
    throw new Error(
      'This disk cannot hold the database safely (no write-ahead log). Set DATA_DIR to a folder on a local disk, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
}

/**
 * Compares two release numbers.
 *
 * @param version - digits with dots, for example `3.53.4`.
 * @param oldest - the same form.
 * @returns true when `version` came before `oldest`.
 */
export function isOlder(version: string, oldest: string): boolean {
  const parts = version.split('.').map(Number)
  const limits = oldest.split('.').map(Number)
  const at = limits.findIndex((limit, index) => (parts[index] ?? 0) !== limit)
  return at !== -1 && (parts[at] ?? 0) < (limits[at] ?? 0)
}
