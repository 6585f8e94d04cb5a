/** What is special about the embedded database. */

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DirectoryInUse } from './directory-lock.ts'
import { isOlder, openSqlite } from './sqlite.ts'

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

  it('belongs to one program at a time', async () => {
    const first = openSqlite(parent)
    expect(() => openSqlite(parent)).toThrow(DirectoryInUse)
    await first.close()
    await openSqlite(parent).close()
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
