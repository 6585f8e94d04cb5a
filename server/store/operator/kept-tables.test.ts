/** No table is forgotten by a backup: people would lose what it held. */

import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../databases/database.ts'
import { databaseKinds, openForTest } from '../test-databases.ts'
import { isKept, keptTables, tableFates } from './kept-tables.ts'

describe.each(databaseKinds)('the tables of $name', ({ create, name: kind }) => {
  let database: Database

  beforeEach(async () => {
    ;({ database } = await openForTest(create))
  })

  it('are each kept, or left out with a reason', async () => {
    const tables = await database.reader.introspection.getTables()
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(tableFates).toSorted())
    for (const fate of Object.values(tableFates)) {
      if ('leftOut' in fate) expect(fate.leftOut).toMatch(/^[A-Z].+\.$/)
    }
  })

  it('are read by a key that no two rows share', async () => {
    if (kind !== 'SQLite') return
    for (const { table, key } of keptTables) {
      const { rows } = await sql<{ name: string; pk: number }>`
        select name, pk from pragma_table_info(${table}) where pk > 0 order by pk
      `.execute(database.reader)
      expect(rows.map(({ name }) => name)).toEqual(key)
    }
  })

  it('are filled after those they refer to', async () => {
    if (kind !== 'SQLite') return
    const order = keptTables.map(({ table }) => table)
    for (const [place, table] of order.entries()) {
      const { rows } = await sql<{ table: string }>`
        select "table" from pragma_foreign_key_list(${table})
      `.execute(database.reader)
      for (const { table: other } of rows) {
        if (!isKept(other)) throw new Error(`${table} refers to ${other}, which is left out.`)
        expect(order.indexOf(other)).toBeLessThan(place)
      }
    }
  })
})

it('knows no table by a name that every object has', () => {
  expect(isKept('constructor')).toBe(false)
  expect(isKept('sessions')).toBe(false)
  expect(isKept('users')).toBe(true)
})
