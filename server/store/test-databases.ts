/** Fresh databases for tests: every store test runs on each of them. */

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Database } from './databases/database.ts'
import { openPostgres } from './databases/postgres.ts'
import { openSqlite } from './databases/sqlite.ts'

/** A database nobody else uses. */
export interface FreshDatabase {
  /** Its address; undefined for the embedded one. */
  readonly url?: string
  /** Its folder; undefined for PostgreSQL. */
  readonly dataDir?: string
  /**
   * Opens it, once or several times one after another.
   *
   * @param onLostConnection - told about connections to PostgreSQL that break.
   * @returns the open database, not yet migrated the first time.
   */
  open(onLostConnection?: (fault: Error) => void): Promise<Database>
  /** Removes it; all that was opened must be closed. */
  remove(): Promise<void>
}

/** A kind of database. */
export interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Makes a new, empty one. */
  readonly create: () => Promise<FreshDatabase>
}

/** Both kinds the product runs on. */
export const databaseKinds: readonly DatabaseKind[] = [
  { name: 'SQLite', create: createSqlite },
  { name: 'PostgreSQL', create: createPostgres },
]

async function createSqlite(): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sledss-store-'))
  return {
    dataDir,
    open: async () => openSqlite(dataDir),
    remove: async () => rmSync(dataDir, { recursive: true }),
  }
}

async function createPostgres(): Promise<FreshDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) {
    throw new Error(
      'This test needs a PostgreSQL. Run `npm test`, which starts one, or set TEST_DATABASE_URL.',
    )
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    url: own.href,
    open: (onLostConnection = () => undefined) => openPostgres(own.href, { onLostConnection }),
    remove: () => runOnServer(url, `drop database ${name} with (force)`),
  }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Counts the rows of every table of an embedded database, also while a server has it open.
 *
 * @param dataDir - its directory.
 * @returns counts by table; tables of the migrations left out.
 */
export function countRows(dataDir: string): Record<string, number> {
  const connection = new DatabaseSync(join(dataDir, 'lifestyle.sqlite'), { readOnly: true })
  try {
    const tables = connection
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'kysely%'`)
      .all()
      .map((row) => String(row['name']))
    return Object.fromEntries(
      tables.map((table) => {
        const row = connection.prepare(`select count(*) as n from "${table}"`).get()
        return [table, Number(row?.['n'])]
      }),
    )
  } finally {
    connection.close()
  }
}
