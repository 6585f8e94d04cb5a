/** Fits node:sqlite to the shape Kysely expects, and keeps prepared statements. */

import type { DatabaseSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Far above the number of different queries of this program; a guard, not a tuning knob. */
const maxStatements = 500

/**
 * Wraps a connection for Kysely's SQLite dialect.
 *
 * @param connection - an open connection; closed together with the wrapper.
 * @returns the wrapper; preparing the same text twice gives the same statement.
 */
export function adaptSqlite(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known !== undefined) return known
      if (statements.size >= maxStatements) statements.clear()
      const statement = prepare(connection, sql)
      statements.set(sql, statement)
      return statement
    },
    close() {
      statements.clear()
      connection.close()
    },
  }
}

/** Kysely hands over values it does not know the types of; SQLite itself refuses the others. */
interface LooseStatement {
  all(...values: unknown[]): unknown[]
  run(...values: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate(...values: unknown[]): IterableIterator<unknown>
}

function prepare(connection: DatabaseSync, sql: string): SqliteStatement {
  const prepared = connection.prepare(sql)
  const statement: LooseStatement = prepared
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  }
}
