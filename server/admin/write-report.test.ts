/** The report of an installation, from a database to its two files. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '../store/store.ts'
import { databaseKinds, type FreshDatabase } from '../store/test-databases.ts'
import {
  noon,
  testAssessment,
  testDevice,
  testId,
  testMark,
  testStep,
  testTick,
  testUser,
} from '../store/test-records.ts'
import { doAdmin, type Settings } from './test-programs.ts'

/** More sittings than a page of the reader, and a person whose sittings begin on one and end on the next. */
const people = 30
const sittingsEach = 34

describe.each(databaseKinds)('a report from $name', ({ create }) => {
  let folder: string
  let fresh: FreshDatabase
  let settings: Settings

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-report-'))
    fresh = await create()
    settings = {
      DATA_DIR: fresh.dataDir ?? join(folder, 'data'),
      ...(fresh.url !== undefined && { DATABASE_URL: fresh.url }),
    }
  })

  afterEach(async () => {
    await fresh.remove()
    rmSync(folder, { recursive: true })
  })

  const files = () => readdirSync(folder).filter((name) => name.startsWith('november'))

  it('counts everybody once, tells tens, and is for its owner alone', async () => {
    await fill()
    const name = join(folder, 'november')
    const { code, out } = await doAdmin(settings, ['report', name])
    expect(code).toBe(0)
    expect(out).toBe(`Wrote ${name}.html\nWrote ${name}.csv\n`)
    for (const ending of ['html', 'csv']) {
      expect(statSync(`${name}.${ending}`).mode & 0o777).toBe(0o600)
    }
    const lines = readFileSync(`${name}.csv`, 'utf8').split('\r\n')
    for (const line of [
      'participation,parts,everybody,30,100',
      'participation,parts,one,30,100',
      'participation,domains,stress,30,100',
      'results,stress,Low,30,100',
      'change,stress,better,30,100',
      'time,stress,not-noted,30,100',
      'questions,stress,1-0,30,100',
      'plans,plans,ticked,20,67',
      'plans,steps,Exercise,20,100',
      'plans,weeks,everybody,<20,',
    ]) {
      expect(lines).toContain(line)
    }
    expect(readFileSync(`${name}.html`, 'utf8')).toMatch(/^<!doctype html>/)
  })

  it('takes the place of no file, and is in the audit', async () => {
    const name = join(folder, 'november')
    writeFileSync(`${name}.csv`, 'precious')
    const refused = await doAdmin(settings, ['report', name])
    expect(refused.code).toBe(1)
    expect(refused.err).toContain(`${name}.csv is there already, and is not replaced.`)
    expect(files()).toEqual(['november.csv'])
    rmSync(`${name}.csv`)
    await doAdmin(settings, ['report', name])
    const again = await doAdmin(settings, ['report', `${name}-again`])
    expect(again.out).toMatch(/The last time was \d{4}-.*give out one of them/)
    const { out: events } = await doAdmin(settings, ['audit', '--action', 'admin-report'])
    expect(events.split('admin-report')).toHaveLength(3)
  })

  it('leaves no half of itself behind', async () => {
    const name = join(folder, 'november')
    writeFileSync(`${name}.csv.part`, 'of another command')
    const { code, err } = await doAdmin(settings, ['report', name])
    expect(code).toBe(1)
    expect(err).toContain('another command is writing this file')
    expect(files()).toEqual(['november.csv.part'])
  })

  async function fill(): Promise<void> {
    const store = createStore(await fresh.open())
    for (let number = 1; number <= people; number += 1) {
      const userId = testId(number)
      const user = testUser({ id: userId, email: `${number}@example.org` })
      await store.users.add(user, testDevice({ userId, tokenHash: userId }))
      for (let turn = 0; turn < sittingsEach; turn += 1) {
        const isFirst = turn === sittingsEach - 1
        const finishedAt = isFirst ? '2025-08-08T09:00:00.000Z' : noon
        const score = isFirst ? 38 : 12
        const id = testId(number * 100 + turn)
        const sitting = testAssessment({ userId, id, score, finishedAt })
        await store.assessments.add(sitting, testMark())
      }
      if (number > 22) continue
      await store.plans.change(userId, { steps: [testStep()], ticks: [testTick()] }, noon)
    }
    await store.close()
  }
})
