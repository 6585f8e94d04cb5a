/** A write job that waits for something else holds up nobody, and nothing of it is stored. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeTables } from '../test-databases.ts'
import type { Schema } from '../schema.ts'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'
import { StalledWrite } from './write-batcher.ts'

async function addKey(transaction: Transaction<Schema>, name: string) {
  await transaction.insertInto('install_keys').values({ name, secret: name }).execute()
  return name
}

describe('a write job', () => {
  let dataDir: string
  let database: Database

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sledss-batcher-'))
    placeTables(dataDir)
    database = openSqlite(dataDir)
  })

  afterEach(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })

  const write = (name: string) => database.write((transaction) => addKey(transaction, name))
  const keys = async () => {
    const rows = await database.reader.selectFrom('install_keys').select('name').execute()
    return rows.map(({ name }) => name).toSorted()
  }
  const never = new Promise<never>(() => undefined)

  it.each([
    { what: 'never comes', other: () => never },
    { what: 'comes in the next turn of the event loop', other: () => nextTurn() },
    { what: 'is another write', other: () => write('inner') },
    { what: 'is a read outside its transaction', other: () => keys() },
  ])('that waits for what $what fails alone', async ({ other }) => {
    const stalled = database.write(async (transaction) => {
      await addKey(transaction, 'stalled')
      await other()
    })
    const outcomes = await Promise.allSettled([write('before'), stalled, write('after')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    await expect(stalled).rejects.toThrow(StalledWrite)
    expect(await keys()).not.toContain('stalled')
    expect(await keys()).toEqual(expect.arrayContaining(['after', 'before']))
  })

  it('that wakes up later finds its transaction closed, also while others write', async () => {
    const { promise: bell, resolve: ring } = Promise.withResolvers<void>()
    const late = Promise.withResolvers<unknown>()
    const stalled = database.write(async (transaction) => {
      await bell
      late.resolve(await addKey(transaction, 'late').catch((fault: unknown) => fault))
    })
    await expect(stalled).rejects.toThrow(StalledWrite)
    const other = database.write(async (transaction) => {
      ring()
      for (const name of ['a', 'b', 'c', 'd']) await addKey(transaction, name)
    })
    expect(await late.promise).toMatchObject({ message: 'Transaction is already rolled back' })
    await other
    expect(await keys()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is run once and in its turn when one before it has stalled', async () => {
    const order: number[] = []
    const jobs = Array.from({ length: 9 }, (_, number) =>
      database.write(async () => {
        order.push(number)
        if (number % 3 === 1) await never
      }),
    )
    const outcomes = await Promise.allSettled(jobs)
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  })
})
