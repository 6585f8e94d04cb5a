/** What is special about the embedded database. */

import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../migrations/migrate.ts'
import type { Schema } from '../schema.ts'
import { createStore } from '../store.ts'
import { testDevice, testId, testUser } from '../test-records.ts'
import { DirectoryInUse } from './directory-lock.ts'
import { openSqlite, openSqliteBeside } from './sqlite.ts'
import { isOlder } from './sqlite-connection.ts'

describe('the embedded database', () => {
  let parent: string

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'sledss-sqlite-'))
  })

  afterEach(() => rmSync(parent, { recursive: true }))

  it('syncs every commit, checks references and keeps a log', async () => {
    const database = openSqlite(join(parent, 'data'))
    const read = async (name: string) => {
      const { rows } = await sql.raw<object>(`pragma ${name}`).execute(database.reader)
      return Object.values(rows[0] ?? {})
    }
    expect(await read('synchronous')).toEqual([2])
    expect(await read('foreign_keys')).toEqual([1])
    expect(await read('journal_mode')).toEqual(['wal'])
    expect(await read('cache_size')).toEqual([-65_536])
    await database.close()
  })

  it('makes a folder that only its owner may enter', async () => {
    const dataDir = join(parent, 'deep', 'data')
    await openSqlite(dataDir).close()
    expect(statSync(dataDir).mode & 0o077).toBe(0)
  })

  it('makes files that only their owner may read, also in a folder that is open to all', async () => {
    chmodSync(parent, 0o755)
    const database = openSqlite(parent)
    await migrate(database)
    const files = readdirSync(parent).filter((name) => name.startsWith('lifestyle.sqlite'))
    expect(files.length).toBeGreaterThan(1)
    for (const name of files) expect(statSync(join(parent, name)).mode & 0o077).toBe(0)
    await database.close()
  })

  it('says what to set when the folder cannot hold the data', () => {
    const dataDir = join(parent, 'a-file')
    writeFileSync(dataDir, '')
    expect(() => openSqlite(dataDir)).toThrow(/cannot hold the data\. Set DATA_DIR to a folder/)
  })

  it('says which file is damaged', () => {
    writeFileSync(join(parent, 'lifestyle.sqlite'), 'no database at all '.repeat(500))
    expect(() => openSqlite(parent)).toThrow(/lifestyle\.sqlite cannot be read as a database/)
  })

  it('belongs to one program at a time', async () => {
    const first = openSqlite(parent)
    expect(() => openSqlite(parent)).toThrow(DirectoryInUse)
    await first.close()
    await openSqlite(parent).close()
  })

  it('lets the operator read and write beside the server', async () => {
    const server = openSqlite(parent)
    await migrate(server)
    const operator = openSqliteBeside(parent)
    await createStore(operator).users.add(testUser(), testDevice())
    const found = await createStore(server).users.findByEmail(testUser().email)
    expect(found).toEqual(testUser())
    await operator.close()
    await server.close()
  })

  it('makes no new database where the operator looks into the wrong folder', () => {
    expect(() => openSqliteBeside(parent)).toThrow(/There is no database in .+ Set DATA_DIR/)
    expect(readdirSync(parent)).toEqual([])
  })

  it('shows a snapshot as it was when it began, whatever is written meanwhile', async () => {
    const server = openSqlite(parent)
    await migrate(server)
    const operator = openSqliteBeside(parent)
    await operator.snapshot(async (reader) => {
      expect(await usersIn(reader)).toHaveLength(0)
      await createStore(server).users.add(testUser(), testDevice())
      expect(await usersIn(reader)).toHaveLength(0)
    })
    expect(await usersIn(operator.reader)).toHaveLength(1)
    await operator.close()
    await server.close()
  })

  it('takes the deleted out of the log once a snapshot has let go of it, and never stands still', async () => {
    const server = openSqlite(parent)
    await migrate(server)
    const store = createStore(server)
    await store.users.add(testUser(), testDevice())
    const operator = openSqliteBeside(parent)
    const log = () => readFileSync(join(parent, 'lifestyle.sqlite-wal'), 'latin1')
    let removal: Promise<unknown> | undefined
    await operator.snapshot(async (reader) => {
      await reader.selectFrom('users').select('id').execute()
      removal = store.users.remove(testId(1))
      await expect.poll(() => store.users.find(testId(1))).toBeUndefined()
      expect(log()).toContain(testUser().email)
    })
    await removal
    expect(log()).toBe('')
    await operator.close()
    await server.close()
  })

  it.each([
    ['3.51.2', true],
    ['3.45.1', true],
    ['2.99.99', true],
    ['3.51.3', false],
    ['3.53', false],
    ['4.0.0', false],
  ])('judges release %s', (version, older) => {
    expect(isOlder(version, '3.51.3')).toBe(older)
  })
})

function usersIn(reader: Kysely<Schema>) {
  return reader.selectFrom('users').select('id').execute()
}
