/** Fits node:sqlite to the shape Kysely expects, and keeps prepared statements. */

import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery, SqliteDatabase, SqliteStatement } from 'kysely'
import type { FaultFeed } from './faults.ts'
import { createReadTurn } from './read-turn.ts'

/** Far above the number of different queries of this program; a guard, not a tuning knob. */
const maxStatements = 500

const changesTables = /^\s*(alter|create|drop)\b/i

/** A connection in the shape Kysely expects, which can also be asked directly. */
export interface AdaptedSqlite extends SqliteDatabase {
  /**
   * Runs a compiled query that reads, together with the other reads of this turn of the event loop.
   *
   * @param query - the query; its type says what the rows are.
   * @returns all rows.
   */
  all<Output>(query: CompiledQuery<Output>): Output[]
  /** Ends what the reads of this turn share, before the connection is asked for anything by itself. */
  endReads(): void
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
  const readTurn = createReadTurn(connection)
  const prepareOnce = (sql: string) => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = prepare(connection, sql, faults)
    // What was prepared before it names the columns of the old tables.
    if (statements.size >= maxStatements || changesTables.test(sql)) statements.clear()
    statements.set(sql, statement)
    return statement
  }
  return {
    prepare(sql) {
      readTurn.end()
      return prepareOnce(sql)
    },
    all<Output>({ sql, parameters }: CompiledQuery<Output>) {
      readTurn.begin()
      const rows = prepareOnce(sql).all(parameters)
      assertRows<Output>(rows)
      return rows
    },
    endReads: () => readTurn.end(),
    isInTransaction: () => connection.isTransaction,
    close() {
      readTurn.end()
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
  const names = prepared.columns().map(({ name }) => name)
  // Named here, a row takes half the time: node:sqlite makes each name anew for each row.
  prepared.setReturnArrays(true)
  const statement: LooseStatement = prepared
  return {
    reader: names.length > 0,
    all: (parameters) =>
      told(faults, () => statement.all(...parameters)).map((values) => named(names, values)),
    run: (parameters) => told(faults, () => statement.run(...parameters)),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters)) yield named(names, values)
    },
  }
}

function named(names: readonly string[], values: unknown): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  if (Array.isArray(values)) for (const [place, name] of names.entries()) row[name] = values[place]
  return row
}

function told<Result>(faults: FaultFeed, run: () => Result): Result {
  try {
    return run()
  } catch (fault) {
    faults.tell(fault)
    throw fault
  }
}
