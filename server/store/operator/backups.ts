/** Everything that is kept, read as of one moment, and put back into an empty database. */

import { sql, type Kysely, type Transaction } from 'kysely'
import { UnfitDatabase, type Database } from '../databases/database.ts'
import { appliedMigrations, migrate, migrateUpTo, migrationNames } from '../migrations/migrate.ts'
import type { Schema } from '../schema.ts'
import { keptTables, type KeptTable } from './kept-tables.ts'

/** Rows in memory at a time. */
const pageSize = 1000

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766; rows here have about 20. */
const rowsAtOnce = 200

/** SQLite's numbers for an unknown column, a broken rule and a value of a wrong kind. */
const sqliteRowFaults: ReadonlySet<number> = new Set([1, 19, 20])

/** A row as the database has it: texts, numbers, nulls and bytes by column. */
export type PlainRow = Readonly<Record<string, unknown>>

/** A row with its table. */
export interface KeptRow {
  readonly table: KeptTable
  readonly row: PlainRow
}

/** What was read. */
export interface BackupContent {
  /** Names of the migrations the database has seen, in order: the form of the rows. */
  readonly migrations: readonly string[]
  /** Rows of each kept table. */
  readonly counts: Readonly<Partial<Record<KeptTable, number>>>
  /** The rows, in an order in which they can be put back; to be read once. */
  readonly rows: AsyncIterable<KeptRow>
}

/**
 * Makes the reader and writer of everything.
 *
 * @param database - the database; to restore into, it need not be migrated.
 * @returns it.
 */
export function createBackups(database: Database) {
  return {
    /**
     * Reads every kept table as of one moment, while others may go on writing.
     *
     * @param use - takes the content; what it holds is gone once this is done.
     * @returns what `use` returned.
     */
    read: <Result>(use: (content: BackupContent) => Promise<Result>): Promise<Result> =>
      database.snapshot(async (reader) => {
        const counts: Partial<Record<KeptTable, number>> = {}
        for (const { table } of keptTables) counts[table] = await countRows(reader, table)
        return use({ migrations: migrationNames, counts, rows: readRows(reader) })
      }),
    /**
     * Fills an empty database, all or nothing, and brings it to the newest form. Nobody counts as
     * warned of their account's end any more.
     *
     * @param content - what was read.
     * @throws UnfitDatabase, with no row stored, when the database is not empty or of a later form
     * than the content, or the rows do not fit into the tables; whatever reading the rows throws, with no row stored.
     */
    async restore({ migrations, rows }: Pick<BackupContent, 'migrations' | 'rows'>): Promise<void> {
      await checkPlace(database, migrations)
      await migrateUpTo(database, migrations.at(-1) ?? '')
      // It waits for the file that it reads, which a job of `write` may not.
      await database.reader.transaction().execute(async (transaction) => {
        await checkEmpty(transaction)
        for await (const [table, batch] of inBatches(withoutWarnings(rows))) {
          await insertRows(transaction, table, batch).catch((fault: unknown) => {
            throw isOfRows(fault) ? unfitRows(fault) : fault
          })
        }
      })
      await migrate(database)
    },
  }
}

async function countRows(reader: Kysely<Schema>, table: KeptTable): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    reader,
  )
  return rows[0]?.n ?? 0
}

async function* readRows(reader: Kysely<Schema>): AsyncGenerator<KeptRow> {
  for (const { table, key } of keptTables) {
    let page: readonly PlainRow[] = []
    do {
      page = await readPage(reader, table, key, page.at(-1))
      for (const row of page) yield { table, row }
    } while (page.length === pageSize)
  }
}

async function readPage(
  reader: Kysely<Schema>,
  table: KeptTable,
  key: readonly string[],
  after: PlainRow | undefined,
): Promise<readonly PlainRow[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const beyond = after
    ? sql`where (${columns}) > (${sql.join(key.map((column) => after[column]))})`
    : sql``
  const { rows } = await sql<PlainRow>`
    select * from ${sql.table(table)} ${beyond} order by ${columns} limit ${sql.lit(pageSize)}
  `.execute(reader)
  return rows
}

async function checkPlace(database: Database, migrations: readonly string[]): Promise<void> {
  if (!isBeginningOf(migrations, migrationNames)) {
    throw new UnfitDatabase(
      'The backup was made by another, newer release. Restore it with that release.',
    )
  }
  const applied = await appliedMigrations(database)
  if (applied.length > 0) await checkEmpty(database.reader)
  if (!isBeginningOf(applied, migrations)) {
    throw new UnfitDatabase(
      'The backup is of an earlier release than the database. Restore it into a database that was never used: another DATA_DIR, or a new database in PostgreSQL.',
    )
  }
}

/** Events of the audit may be there: the server writes some before there is anybody. */
async function checkEmpty(reader: Kysely<Schema>): Promise<void> {
  const there = new Set((await reader.introspection.getTables()).map(({ name }) => name))
  for (const { table } of keptTables) {
    if (table === 'audit_events' || !there.has(table)) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(reader)
    if (rows.length === 0) continue
    throw new UnfitDatabase(
      'The database is not empty. A backup is restored only into an empty one: set another DATA_DIR or DATABASE_URL.',
    )
  }
}

function isBeginningOf(some: readonly string[], all: readonly string[]): boolean {
  return some.every((name, index) => all[index] === name)
}

/**
 * Whoever was warned before the backup may have come back since: they are to be told anew before
 * their account goes.
 */
async function* withoutWarnings(rows: AsyncIterable<KeptRow>): AsyncGenerator<KeptRow> {
  for await (const { table, row } of rows) {
    const isWarned = table === 'users' && row['inactivity_warned_at'] !== undefined
    yield { table, row: isWarned ? { ...row, inactivity_warned_at: null } : row }
  }
}

async function* inBatches(
  rows: AsyncIterable<KeptRow>,
): AsyncGenerator<readonly [KeptTable, readonly PlainRow[]]> {
  let table: KeptTable | undefined
  let batch: PlainRow[] = []
  for await (const next of rows) {
    if (table !== undefined && (next.table !== table || batch.length === rowsAtOnce)) {
      yield [table, batch]
      batch = []
    }
    table = next.table
    batch.push(next.row)
  }
  if (table !== undefined) yield [table, batch]
}

async function insertRows(
  transaction: Transaction<Schema>,
  table: KeptTable,
  rows: readonly PlainRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(tuples)}
  `.execute(transaction)
}

/** True where the database took offence at the rows, and not at its disk or its connection. */
function isOfRows(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  if ('errcode' in fault) return sqliteRowFaults.has(Number(fault.errcode) & 0xff)
  return 'code' in fault && /^(22|23|42)/.test(String(fault.code))
}

function unfitRows(cause: unknown): UnfitDatabase {
  return new UnfitDatabase(
    'The rows of this backup do not fit into the tables: it was altered. Take another one. Nothing was restored.',
    { cause },
  )
}
