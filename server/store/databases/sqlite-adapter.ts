/** Fits node:sqlite to the shape Kysely expects, and keeps prepared statements. */

import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery, SqliteDatabase, SqliteStatement } from 'kysely'
import type { FaultFeed } from './faults.ts'

/** Far above the number of different queries of this program; a guard, not a tuning knob. */
const maxStatements = 500

/** A connection in the shape Kysely expects, which can also be asked directly. */
export interface AdaptedSqlite extends SqliteDatabase {
  /**
   * Runs a compiled query that reads.
   *
   * @param query - the query; its type says what the rows are.
   * @returns all rows.
   */
  all<Output>(query: CompiledQuery<Output>): Output[]
  /** True from the begin of a transaction to its end, also where SQLite itself has ended it. */
  isInTransaction(): boolean
}

/**
 * Wraps a connection for Kysely's SQLite dialect.
 *
 * @param connection - an open connection; closed together with the wrapper.
 * @param faults - told of every fault.
 * @returns the wrapper; preparing the same text twice gives the same statement.
 */
export function adaptSqlite(connection: DatabaseSync, faults: FaultFeed): AdaptedSqlite {
  const statements = new Map<string, SqliteStatement>()
  const prepareOnce = (sql: string) => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    if (statements.size >= maxStatements) statements.clear()
    const statement = prepare(connection, sql, faults)
    statements.set(sql, statement)
    return statement
  }
  return {
    prepare: prepareOnce,
    all<Output>({ sql, parameters }: CompiledQuery<Output>) {
      const rows = prepareOnce(sql).all(parameters)
      assertRows<Output>(rows)
      return rows
    },
    isInTransaction: () => connection.isTransaction,
    close() {
      statements.clear()
      connection.close()
    },
  }
}

/** The database knows nothing of types: the query's own type says what its rows are. */
function assertRows<Output>(_rows: unknown[]): asserts _rows is Output[] {
  return undefined
}

/** Kysely hands over values it does not know the types of; SQLite itself refuses the others. */
interface LooseStatement {
  all(...values: unknown[]): unknown[]
  run(...values: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate(...values: unknown[]): IterableIterator<unknown>
}

function prepare(connection: DatabaseSync, sql: string, faults: FaultFeed): SqliteStatement {
  const prepared = told(faults, () => connection.prepare(sql))
  const statement: LooseStatement = prepared
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => told(faults, () => statement.all(...parameters)),
    run: (parameters) => told(faults, () => statement.run(...parameters)),
    iterate: (parameters) => statement.iterate(...parameters),
  }
}

function told<Result>(faults: FaultFeed, run: () => Result): Result {
  try {
    return run()
  } catch (fault) {
    faults.tell(fault)
    throw fault
  }
}
