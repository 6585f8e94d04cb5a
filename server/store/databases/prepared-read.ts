/** Reads that are turned into SQL once and then only filled in, for the calls that come most often. */

import { sql, type Compilable, type RawBuilder } from 'kysely'
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
): (values: Readonly<Record<string, unknown>>) => Promise<Output[]> {
  const compiled = query.compile()
  return (values) => {
    const fill = (part: unknown) => (part instanceof Slot ? values[part.name] : part)
    return database.read({ ...compiled, parameters: compiled.parameters.map(fill) })
  }
}
