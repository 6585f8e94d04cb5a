/** The file that leaves for research, from a database to the table. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createIdSource } from '../ids.ts'
import { createStore } from '../store/store.ts'
import { databaseKinds, type FreshDatabase } from '../store/test-databases.ts'
import { testAssessment, testDevice, testId, testMark, testUser } from '../store/test-records.ts'
import { doAdmin, type Settings } from './test-programs.ts'

const inAugust = '2025-08-08T09:00:00.000Z'
const newId = createIdSource(
  () => new Date(inAugust),
  (count) => new Uint8Array(count),
)

describe.each(databaseKinds)('data for research from $name', ({ create }) => {
  let folder: string
  let fresh: FreshDatabase
  let settings: Settings

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-research-'))
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

  it('holds only what eleven people or more share', async () => {
    await fill(11, 'Female')
    await fill(2, 'Male')
    const file = join(folder, 'research.csv')
    const words = ['export-deidentified', file]
    const refused = await doAdmin(settings, [...words, '--min-cell', '12'])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/^No group has 12 people or more, so nothing was written\./)
    expect(readdirSync(folder).filter((name) => name.startsWith('research'))).toEqual([])
    const { code, out } = await doAdmin(settings, words)
    expect(code).toBe(0)
    expect(out).toContain('Between a tenth and a half of all is left out')
    expect(out).toMatch(/The last time was \d{4}-/)
    const [header, ...lines] = readFileSync(file, 'utf8').split('\r\n').filter(Boolean)
    expect(header).toMatch(/^instrument,version,age_band,gender,answered_by,period,score,band,/)
    expect(lines).toHaveLength(11)
    for (const line of lines) expect(line).toMatch(/^stress,1,75\+,Female,self,2025-Q3,/)
    const { out: events } = await doAdmin(settings, ['audit', '--limit', '2'])
    expect(events.split('admin-export-deidentified')).toHaveLength(3)
  })

  async function fill(people: number, gender: 'Female' | 'Male'): Promise<void> {
    const store = createStore(await fresh.open())
    for (let number = 0; number < people; number += 1) {
      const id = testId(number + (gender === 'Male' ? 500 : 1))
      const email = `${gender}${number}@example.org`
      await store.users.add(
        testUser({ id, email, gender }),
        testDevice({ userId: id, tokenHash: id }),
      )
      const sitting = testAssessment({ userId: id, id: newId(), gender, finishedAt: inAugust })
      await store.assessments.add(sitting, testMark())
    }
    await store.close()
  }
})
