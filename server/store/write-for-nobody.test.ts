/** Who is unknown costs a write as well: a missing one could be measured, and would tell. */

import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './databases/database.ts'
import type { Store } from './store.ts'
import { databaseKinds, openForTest } from './test-databases.ts'
import { noon, testDevice, testId, testLoginCode, testUser } from './test-records.ts'

const end = '2026-03-01T12:10:00.000Z'
const nobody = ''

/** A database that everybody can ask how much was changed. */
const kinds = databaseKinds.filter(({ name }) => name === 'SQLite')

describe.each(kinds)('nobody on $name', ({ create }) => {
  let database: Database
  let store: Store

  beforeEach(async () => {
    ;({ database, store } = await openForTest(create))
    await store.users.add(testUser(), testDevice())
  })

  const changes = async () => {
    const { rows } = await sql<{ n: number }>`select total_changes() as n`.execute(database.reader)
    return rows[0]?.n ?? 0
  }
  const code = { codeHash: 'hash', expiresAt: end, tries: 5 }
  const cases: Record<string, () => Promise<unknown>> = {
    'asks for a code': () =>
      store.loginCodes.keep(testLoginCode({ userId: nobody, email: 'bob@example.org' })),
    'guesses a code': () => store.loginCodes.takeTry(nobody, noon),
    'guesses a code that a person has not asked for': () =>
      store.loginCodes.takeTry(testId(1), noon),
    'wants an address that somebody has': () =>
      store.emailChanges.replace({ ...code, userId: testId(1), newEmail: 'ann@example.org' }),
    'registers an address that somebody has': () =>
      store.users.add(
        testUser({ id: testId(2) }),
        testDevice({ userId: testId(2), tokenHash: 'two' }),
      ),
  }

  it.each(Object.keys(cases))('writes when a stranger %s, and leaves nothing', async (name) => {
    const before = await changes()
    await cases[name]?.()
    expect(await changes()).toBeGreaterThan(before)
    const left = await database.reader.selectFrom('throttles').selectAll().execute()
    expect(left).toEqual([])
  })
})
