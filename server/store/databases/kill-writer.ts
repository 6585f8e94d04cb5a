/** Run by the test of durability: writes without end and says what was acknowledged. */

import { migrate } from '../migrations/migrate.ts'
import { createStore } from '../store.ts'
import { testAssessment, testDevice, testId, testMark, testUser } from '../test-records.ts'
import { openSqlite } from './sqlite.ts'

const writersAtOnce = 16

const [dataDir = ''] = process.argv.slice(2)
const database = openSqlite(dataDir)
await migrate(database)
const store = createStore(database)
await store.users.add(testUser(), testDevice())
let next = 1000

async function writeOn(): Promise<never> {
  for (;;) {
    next += 1
    const id = testId(next)
    await store.assessments.add(testAssessment({ id }), testMark())
    process.stdout.write(`${id}\n`)
  }
}

await Promise.all(Array.from({ length: writersAtOnce }, writeOn))
