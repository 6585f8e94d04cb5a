/** Fresh databases for tests: every store test runs on each of them. */

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { makeDatabase, removeDatabase } from './test-support/postgres-databases.ts'
import type { Database } from './databases/database.ts'
import { openPostgres } from './databases/postgres.ts'
import { openSqlite } from './databases/sqlite.ts'
import { createStore, type Store } from './store.ts'

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
   * @returns the open database.
   */
  open(onLostConnection?: (fault: Error) => void): Promise<Database>
  /** Removes it; all that was opened must be closed. */
  remove(): Promise<void>
}

/** A kind of database. */
export interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Makes a new one with every table and no row. */
  readonly create: () => Promise<FreshDatabase>
  /** Makes a new one without any table, for tests of how the tables come about. */
  readonly createBare: () => Promise<FreshDatabase>
}

/** Both kinds the product runs on. */
export const databaseKinds: readonly DatabaseKind[] = [
  { name: 'SQLite', create: createSqlite, createBare: createBareSqlite },
  { name: 'PostgreSQL', create: createPostgres, createBare: createBarePostgres },
]

const fileName = 'lifestyle.sqlite'

/**
 * Puts an embedded database with every table and no row where there is none yet: a copy is there in a
 * moment, the migrations take many times as long.
 *
 * @param dataDir - its directory.
 */
export function placeTables(dataDir: string): void {
  const migrated: string | undefined = inject('migratedSqlite')
  // Trips make none beforehand: there the server makes its tables itself.
  if (migrated !== undefined) copyFileSync(join(migrated, fileName), join(dataDir, fileName))
}

/**
 * Opens an embedded database that does not wait for the disk, which would be a quarter of the time of
 * these tests. Only a power cut could tell; what must outlast one is tested with the program itself.
 *
 * @param dataDir - its directory.
 */
export async function openUnsynced(dataDir: string): Promise<Database> {
  const database = openSqlite(dataDir)
  await sql`pragma synchronous = off`.execute(database.reader)
  return database
}

async function createBareSqlite(): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sledss-store-'))
  return {
    dataDir,
    open: () => openUnsynced(dataDir),
    remove: async () => rmSync(dataDir, { recursive: true }),
  }
}

async function createSqlite(): Promise<FreshDatabase> {
  const fresh = await createBareSqlite()
  if (fresh.dataDir !== undefined) placeTables(fresh.dataDir)
  return fresh
}

function createPostgres(): Promise<FreshDatabase> {
  return createBarePostgres(inject('migratedPostgres') ?? undefined)
}

async function createBarePostgres(template?: string): Promise<FreshDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    throw new Error(
      'This test needs a PostgreSQL. Run `npm test`, which starts one, or set TEST_DATABASE_URL.',
    )
  }
  const { name, url } = await makeDatabase(server, template)
  return {
    url,
    open: (onLostConnection = () => undefined) => openPostgres(url, { onLostConnection }),
    remove: () => removeDatabase(server, name),
  }
}

/** A database for the one test that runs, removed as that test ends. */
export async function createForTest(create: DatabaseKind['create']): Promise<FreshDatabase> {
  const fresh = await create()
  onTestFinished(() => fresh.remove())
  return fresh
}

/** The same, opened, and its store. */
export async function openForTest(
  create: DatabaseKind['create'],
): Promise<{ readonly database: Database; readonly store: Store }> {
  const database = await (await createForTest(create)).open()
  onTestFinished(() => database.close())
  return { database, store: createStore(database) }
}

/** Its store alone. */
export async function storeForTest(create: DatabaseKind['create']): Promise<Store> {
  return (await openForTest(create)).store
}

/**
 * Counts the rows of every table of an embedded database, also while a server has it open.
 *
 * @param dataDir - its directory.
 * @returns counts by table; tables of the migrations left out.
 */
export function countRows(dataDir: string): Record<string, number> {
  const connection = new DatabaseSync(join(dataDir, fileName), { readOnly: true })
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
