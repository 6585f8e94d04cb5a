/** Reads that are turned into SQL once and then only filled in, for the calls that come most often. */

import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely'
import type { NewRow, Schema } from '../schema.ts'
import type { Database } from './database.ts'

/** Stands in a query where a value will be filled in. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Leaves a place open in a query.
 *
 * @param name - the name the value will be given under.
 * @returns an expression to compare a column with.
 */
export function slot<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${new Slot(name)}`
}

/** Values for the slots of a query, by name. */
export type SlotValues = Readonly<Record<string, unknown>>

/**
 * Prepares a query, to be run inside a transaction as often as needed.
 *
 * @param query - the query, with a {@link slot} for each value.
 * @returns a function that takes the values and gives the query to run.
 */
export function prepare<Output>(
  query: Compilable<Output>,
): (values: SlotValues) => CompiledQuery<Output> {
  const compiled = query.compile()
  return (values) => {
    const fill = (part: unknown) => (part instanceof Slot ? values[part.name] : part)
    return { ...compiled, parameters: compiled.parameters.map(fill) }
  }
}

/**
 * Prepares a read.
 *
 * @param database - where it will run.
 * @param query - the query, with a {@link slot} for each value.
 * @returns a function that runs it: it takes the values by name and gives the rows.
 */
export function prepareRead<Output>(
  database: Database,
  query: Compilable<Output>,
): (values: SlotValues) => Promise<Output[]> {
  const filled = prepare(query)
  return (values) => database.read(filled(values))
}

/**
 * Prepares the insert of a row that may be there already.
 *
 * @param database - where it will run.
 * @param table - which table.
 * @param columns - every column of the row.
 * @param key - unique columns: where a row has the same values in all of them, nothing is inserted.
 * @returns a function that takes the row and gives the query to run.
 */
export function prepareInsert<Table extends keyof Schema>(
  { reader }: Pick<Database, 'reader'>,
  table: Table,
  columns: Readonly<Record<keyof NewRow<Table> & string, true>>,
  key: readonly (keyof NewRow<Table> & string)[],
): (row: NewRow<Table>) => CompiledQuery {
  const names = Object.keys(columns)
  const filled = prepare({
    compile: () =>
      sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
        values (${sql.join(names.map((name) => slot(name)))})
        on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do nothing`.compile(reader),
  })
  return (row) => filled({ ...row })
}
