/** The embedded database: one SQLite file, one process, one connection, every commit synced. */

import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Database } from './database.ts'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'
import { adaptSqlite } from './sqlite-adapter.ts'
import { WriteBatcher } from './write-batcher.ts'

/** First release without the bug that could damage a file when its log is reset (March 2026). */
const oldestSafeSqlite = '3.51.3'

const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
  pragma busy_timeout = 5000;
  pragma cache_size = -65536;
`

/** SQLite can undo the making of tables too; a migration cut short then leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/**
 * Opens the database file in a data directory, making both where they are missing.
 *
 * @param dataDir - directory on a local disk; only the owner may read what is made in it.
 * @returns the open database.
 * @throws DirectoryInUse when another process holds the directory; Error when it cannot be written
 * to, SQLite is too old or the disk cannot hold a write-ahead log (a network share).
 */
export function openSqlite(dataDir: string): Database {
  const unlock = takeDirectory(dataDir)
  const file = join(dataDir, 'lifestyle.sqlite')
  makePrivate(file)
  const connection = new DatabaseSync(file)
  try {
    setUpConnection(connection, file)
    checkConnection(connection)
  } catch (fault) {
    connection.close()
    unlock()
    throw fault
  }
  const adapted = adaptSqlite(connection)
  const kysely = new Kysely<Schema>({ dialect: new TransactionalSqlite({ database: adapted }) })
  const batcher = new WriteBatcher(kysely)
  return {
    reader: kysely,
    async read(query) {
      // Outside of a transaction nothing is to be waited for; inside, Kysely holds the read back.
      if (batcher.isCommitting) return (await kysely.executeQuery(query)).rows
      return adapted.all(query)
    },
    write: (job) => batcher.write(job),
    // One connection: jobs follow each other already.
    lockUser: async () => undefined,
    async forgetDeleted() {
      // Deleted rows are overwritten in the file, but the log still holds them until it is emptied.
      await batcher.finish()
      connection.exec('pragma wal_checkpoint(truncate)')
    },
    async close() {
      await batcher.finish()
      await kysely.destroy()
      if (connection.isOpen) connection.close()
      unlock()
    },
  }
}

function takeDirectory(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return lockDirectory(dataDir)
  } catch (cause) {
    if (cause instanceof DirectoryInUse) throw cause
    throw new Error(
      `${dataDir} cannot hold the data. Set DATA_DIR to a folder that this program may write to.`,
      { cause },
    )
  }
}

/** The directory may be an older one, open to all; SQLite gives its log the rights of the file. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
}

function setUpConnection(connection: DatabaseSync, file: string): void {
  try {
    connection.exec(pragmas)
  } catch (cause) {
    throw new Error(
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
