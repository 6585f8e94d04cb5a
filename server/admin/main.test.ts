/** The program as the operator starts it: what it asks, and the number it ends with. */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqlite } from '../store/databases/sqlite.ts'
import { migrate } from '../store/migrations/migrate.ts'
import { createStore } from '../store/store.ts'
import { testDevice, testUser } from '../store/test-records.ts'
import { doAdmin, runAdmin, type Settings } from './test-programs.ts'

describe('the program of the operator', () => {
  let folder: string
  let settings: Settings

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-admin-'))
    settings = { DATA_DIR: join(folder, 'data') }
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  it('deletes nobody before the address is typed again', async () => {
    const database = openSqlite(join(folder, 'data'))
    await migrate(database)
    const ann = testUser()
    await createStore(database).users.add(ann, testDevice())
    await database.close()
    const wrong = await runAdmin(settings, ['delete-person', ann.email], 'bob@example.org\n')
    expect(wrong).toMatchObject({ code: 1, out: '' })
    expect(wrong.err).toContain('Nothing was deleted.')
    expect(await runAdmin(settings, ['delete-person', ann.email])).toMatchObject({ code: 1 })
    const right = await runAdmin(settings, ['delete-person', ann.email], `${ann.email}\n`)
    expect(right).toMatchObject({ code: 0 })
    expect((await doAdmin(settings, ['delete-person', ann.email, '--yes'])).code).toBe(1)
  })

  it('says what is wrong with a command, and ends with 2', async () => {
    const { code, out, err } = await runAdmin(settings, ['help'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^Say what to do\.\n\nCommands, /)
    expect((await doAdmin(settings, ['restore'])).code).toBe(2)
  })

  it('says when there is no database to work on', async () => {
    const { code, err } = await doAdmin(settings, ['backup', join(folder, 'all.gz')])
    expect(code).toBe(1)
    expect(err).toMatch(/^There is no database in/)
    expect(readdirSync(folder)).toEqual([])
  })

  it('says which settings are wrong', async () => {
    const { code, err } = await doAdmin({ ...settings, PORT: 'many' }, ['audit'])
    expect(code).toBe(1)
    expect(err).toMatch(/^Please mend these settings:\n- PORT must be a number\n$/)
  })
})
