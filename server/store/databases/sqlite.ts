/** The embedded database: one SQLite file, every commit synced; one server, and operators beside it. */

import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import type { Schema } from '../schema.ts'
import { UnfitDatabase, type Database, type ReadJob } from './database.ts'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'
import { createFaultFeed, troubleOf } from './faults.ts'
import { adaptSqlite, type AdaptedSqlite } from './sqlite-adapter.ts'
import { emptyLog, openConnection } from './sqlite-connection.ts'
import { WriteBatcher } from './write-batcher.ts'

/** An operator's deletion takes milliseconds; who waits for longer waits for something broken. */
const serverBusyTimeoutMs = 5_000

/** A busy server commits again and again, and the operator has to find a gap. */
const operatorBusyTimeoutMs = 60_000

/** How often it is tried again to take what was deleted out of the log. */
const retryMs = 50

/** SQLite can undo the making of tables too; a migration cut short then leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * A transaction that begins as a reader and turns writer fails at once when another process has
 * written in between, however long it would wait; one that begins as a writer waits for its turn.
 */
class WritingDriver extends SqliteDriver {
  readonly #database: AdaptedSqlite

  constructor(database: AdaptedSqlite) {
    super({ database })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full disk SQLite has ended the transaction by itself; to say so would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection)
  }
}

class TransactionalSqlite extends SqliteDialect {
  readonly #database: AdaptedSqlite

  constructor(database: AdaptedSqlite) {
    super({ database })
    this.#database = database
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#database)
  }
}

/**
 * Opens the database file in a data directory for the one server that uses it, making both where
 * they are missing.
 *
 * @param dataDir - directory on a local disk; only the owner may read what is made in it.
 * @returns the open database.
 * @throws DirectoryInUse when another process holds the directory; Error when it cannot be written
 * to, SQLite is too old or the disk cannot hold a write-ahead log (a network share).
 */
export function openSqlite(dataDir: string): Database {
  const unlock = takeDirectory(dataDir)
  try {
    const file = databaseFile(dataDir)
    makePrivate(file)
    return openFile(file, serverBusyTimeoutMs, unlock)
  } catch (fault) {
    unlock()
    throw fault
  }
}

/**
 * Opens the database file for a command of the operator, whether a server uses it or not.
 *
 * @param dataDir - the server's directory.
 * @returns the open database; its writes wait for those of the server, and the server's for them.
 * @throws UnfitDatabase when there is none yet; Error as {@link openSqlite} does.
 */
export function openSqliteBeside(dataDir: string): Database {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) {
    throw new UnfitDatabase(
      `There is no database in ${dataDir} that you may read. Set DATA_DIR as for the server, and be the user that runs it.`,
    )
  }
  return openFile(file, operatorBusyTimeoutMs, () => undefined)
}

function databaseFile(dataDir: string): string {
  return join(dataDir, 'lifestyle.sqlite')
}

function openFile(file: string, patienceMs: number, unlock: () => void): Database {
  const connection = openConnection(file, patienceMs)
  const faults = createFaultFeed()
  const adapted = adaptSqlite(connection, faults)
  const kysely = new Kysely<Schema>({ dialect: new TransactionalSqlite(adapted) })
  const batcher = new WriteBatcher(kysely, (statement) => adapted.prepare(statement).run([]))
  const isLogEmptied = () => {
    adapted.endReads()
    return emptyLog(connection, patienceMs)
  }
  return {
    onFault: faults.listen,
    reader: kysely,
    async read(query) {
      // Outside of a transaction nothing is to be waited for; inside, Kysely holds the read back.
      if (batcher.isCommitting) return (await kysely.executeQuery(query)).rows
      return adapted.all(query)
    },
    write: (job) => batcher.write(job),
    snapshot: (job) => readSnapshot(kysely, job),
    // One connection: jobs follow each other already.
    lockUser: async () => undefined,
    async forgetDeleted() {
      // Deleted rows are overwritten in the file, but the log still holds them until it is emptied.
      await batcher.finish()
      while (connection.isOpen && !isLogEmptied()) {
        await wait(retryMs)
        await batcher.finish()
      }
    },
    async close() {
      await batcher.finish()
      await kysely.destroy()
      if (connection.isOpen) connection.close()
      unlock()
    },
  }
}

function readSnapshot<Result>(kysely: Kysely<Schema>, job: ReadJob<Result>): Promise<Result> {
  return kysely.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    try {
      return await job(connection)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
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
  try {
    closeSync(openSync(file, 'a', 0o600))
  } catch (cause) {
    if (troubleOf(cause) === 'full') throw cause
    throw new UnfitDatabase(
      `${file} may not be read or written by this program. Be the user that the file belongs to, or give it to the user that runs the server.`,
      { cause },
    )
  }
}
