/** A backup that was cut short is never mistaken for a whole one. */

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toAssessmentRow } from '../store/assessment.ts'
import { openSqlite } from '../store/databases/sqlite.ts'
import { migrate } from '../store/migrations/migrate.ts'
import { createStore } from '../store/store.ts'
import { testAssessment, testDevice, testId, testMark, testUser } from '../store/test-records.ts'
import { runAdmin, startAdmin, type Settings } from './test-programs.ts'

/** Enough to take longer than the kill needs. */
const sittings = 20_000
const atOnce = 500

describe('a backup that is cut short', () => {
  let folder: string
  let file: string
  let settings: Settings

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-cut-'))
    file = join(folder, 'all.gz')
    settings = { DATA_DIR: join(folder, 'data') }
    await fill(join(folder, 'data'))
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  const endOnceBegun = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const program = startAdmin(settings, ['backup', file])
    await untilBegun(program, `${file}.part`)
    program.kill(signal)
    if (program.exitCode === null) await once(program, 'close')
    return program.exitCode
  }

  it('by a kill leaves no file under its name, and what is left stands in nobody’s way for long', async () => {
    expect(await endOnceBegun('SIGKILL')).toBeNull()
    expect(existsSync(file)).toBe(false)
    const next = await runAdmin(settings, ['backup', file])
    expect(next.code).toBe(1)
    expect(next.err).toContain('one was cut short. If none is running, remove it and try again.')
    rmSync(`${file}.part`)
    expect(await runAdmin(settings, ['backup', file])).toMatchObject({ code: 0 })
  })

  it('by the operator leaves nothing at all', async () => {
    expect(await endOnceBegun('SIGTERM')).toBe(1)
    expect(readdirSync(folder)).toEqual(['data'])
  })
})

async function untilBegun(program: ChildProcess, part: string): Promise<void> {
  while (!existsSync(part) && program.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

async function fill(dataDir: string): Promise<void> {
  const database = openSqlite(dataDir)
  await migrate(database)
  await createStore(database).users.add(testUser(), testDevice())
  for (let first = 0; first < sittings; first += atOnce) {
    const rows = Array.from({ length: atOnce }, (_, number) =>
      toAssessmentRow(testAssessment({ id: testId(1000 + first + number) }), testMark()),
    )
    await database.write((transaction) =>
      transaction.insertInto('assessments').values(rows).execute(),
    )
  }
  await database.close()
}
