/** Everything that is kept moves from one database to another, of the same kind or not. */

import { afterEach, describe, expect, it } from 'vitest'
import { UnfitDatabase, type Database } from '../databases/database.ts'
import { migrate, migrateUpTo, migrationNames } from '../migrations/migrate.ts'
import { toAssessmentRow } from '../assessment.ts'
import { createStore } from '../store.ts'
import { databaseKinds, type FreshDatabase } from '../test-databases.ts'
import { noon, testAssessment, testDevice, testId, testMark, testUser } from '../test-records.ts'
import { createBackups, type KeptRow } from './backups.ts'
import { fillEveryTable } from './test-contents.ts'
import { gathered } from '../databases/pages.ts'

const [sqlite, postgres] = databaseKinds
if (sqlite === undefined || postgres === undefined) throw new Error('Both kinds are needed.')

/** A page of the reader and some more, so that its end falls into a table. */
const manySittings = 1001

describe.each([
  { from: sqlite, to: sqlite },
  { from: sqlite, to: postgres },
  { from: postgres, to: sqlite },
  { from: postgres, to: postgres },
])('from $from.name to $to.name', ({ from, to }) => {
  const opened: { fresh: FreshDatabase; database: Database }[] = []

  afterEach(async () => {
    for (const { fresh, database } of opened.splice(0)) {
      await database.close()
      await fresh.remove()
    }
  })

  const openFresh = async (kind: typeof from) => {
    const fresh = await kind.createBare()
    const database = await fresh.open()
    opened.push({ fresh, database })
    return database
  }
  const openFilled = async () => {
    const database = await openFresh(from)
    await migrate(database)
    await fillEveryTable(database)
    return database
  }

  it('arrives every row of every kept table', async () => {
    const [old, next] = [await openFilled(), await openFresh(to)]
    await createBackups(old).read((content) => createBackups(next).restore(content))
    const sent = await contentOf(old)
    expect(await contentOf(next)).toEqual(sent)
    for (const [table, count] of Object.entries(sent.counts))
      expect(count, table).toBeGreaterThan(0)
  })

  it('arrives who proved their address, and who has no password', async () => {
    const [old, next] = [await openFilled(), await openFresh(to)]
    await createBackups(old).read((content) => createBackups(next).restore(content))
    const { users } = createStore(next)
    expect(await users.find(testId(1))).toMatchObject({ emailProvedAt: null })
    expect(await users.find(testId(2))).toMatchObject({ emailProvedAt: noon, passwordHash: '' })
  })

  it('arrives more than is held in memory at a time, as of one moment', async () => {
    const [old, next] = [await openFresh(from), await openFresh(to)]
    await migrate(old)
    await createStore(old).users.add(testUser(), testDevice())
    const sittings = Array.from({ length: manySittings }, (_, number) =>
      toAssessmentRow(testAssessment({ id: testId(1000 + number) }), testMark()),
    )
    await old.write((transaction) =>
      transaction.insertInto('assessments').values(sittings).execute(),
    )
    await createBackups(old).read((content) => createBackups(next).restore(content))
    expect(
      await gathered(createStore(next).assessments.pages(testId(1), 'oldest-first')),
    ).toHaveLength(manySittings)
  })

  it('warns everybody anew before an account goes: they may have come back since', async () => {
    const [old, next] = [await openFilled(), await openFresh(to)]
    const { inactivePeople } = createStore(old)
    const filter = { seenUntil: '2027-01-01', afterId: '', limit: 10 }
    const [ann] = await inactivePeople.list({ ...filter, isWarned: false })
    if (ann === undefined) throw new Error('Nobody is there.')
    await inactivePeople.markWarned(ann, '2026-12-01T12:00:00.000Z')
    expect(await inactivePeople.list({ ...filter, isWarned: true })).toHaveLength(1)
    await createBackups(old).read((content) => createBackups(next).restore(content))
    const people = createStore(next).inactivePeople
    expect(await people.list({ ...filter, isWarned: true })).toEqual([])
    expect(await people.list({ ...filter, isWarned: false })).toHaveLength(2)
  })

  it('signs nobody in, and keeps the browsers that know them', async () => {
    const [old, next] = [await openFilled(), await openFresh(to)]
    await createBackups(old).read((content) => createBackups(next).restore(content))
    for (const table of ['sessions', 'login_codes', 'throttles', 'install_keys'] as const) {
      expect(await next.reader.selectFrom(table).selectAll().execute()).toEqual([])
    }
    const owners = await createStore(next).devices.ownersOf(['device-hash'], '2026-03-02')
    expect(owners.get('device-hash')).toBe(testId(1))
  })

  it('refuses a database with anybody in it, and leaves it as it was', async () => {
    const [old, next] = [await openFilled(), await openFresh(to)]
    await migrate(next)
    await createStore(next).users.add(testUser({ email: 'bob@example.org' }), testDevice())
    const before = await contentOf(next)
    const attempt = createBackups(old).read((content) => createBackups(next).restore(content))
    await expect(attempt).rejects.toThrow(UnfitDatabase)
    await expect(attempt).rejects.toThrow('not empty')
    expect(await contentOf(next)).toEqual(before)
  })

  it('stores nothing when the rows break off', async () => {
    const [old, next] = [await openFilled(), await openFresh(to)]
    const attempt = createBackups(old).read(({ migrations, rows }) =>
      createBackups(next).restore({ migrations, rows: brokenOff(rows) }),
    )
    await expect(attempt).rejects.toThrow('the file ends here')
    expect(Object.values((await contentOf(next)).counts).every((count) => count === 0)).toBe(true)
  })

  it.each([
    { what: 'a row twice', change: (row: KeptRow) => [row, row] },
    {
      what: 'a column that is none',
      change: ({ table, row }: KeptRow) => [
        { table, row: { ...row, 'x"; drop table users; --': 1 } },
      ],
    },
  ])('stores nothing of an altered backup with $what, and says so', async ({ change }) => {
    const [old, next] = [await openFilled(), await openFresh(to)]
    const attempt = createBackups(old).read(({ migrations, rows }) =>
      createBackups(next).restore({ migrations, rows: altered(rows, change) }),
    )
    await expect(attempt).rejects.toThrow(UnfitDatabase)
    await expect(attempt).rejects.toThrow('it was altered')
    expect(Object.values((await contentOf(next)).counts).every((count) => count === 0)).toBe(true)
  })

  it('takes rows of an earlier form and brings them to the newest', async () => {
    const [old, next] = [await openFresh(from), await openFresh(to)]
    await migrateUpTo(old, '002-proofs')
    const { id, email, passwordHash, gender } = testUser()
    const row = {
      id,
      email,
      gender,
      password_hash: passwordHash,
      year_of_birth: 1950,
      registered_at: '2026-03-01T12:00:00.000Z',
    }
    async function* rows(): AsyncGenerator<KeptRow> {
      yield { table: 'users', row }
    }
    const migrations = migrationNames.slice(0, 2)
    await createBackups(next).restore({ migrations, rows: rows() })
    expect(await createStore(next).users.findByEmail(email)).toBeDefined()
    const used = await openFresh(to)
    await migrate(used)
    const late = createBackups(used).restore({ migrations, rows: rows() })
    await expect(late).rejects.toThrow('earlier release')
  })

  it('refuses the form of a newer release', async () => {
    const next = await openFresh(to)
    const migrations = [...migrationNames, '999-from-the-future']
    const attempt = createBackups(next).restore({ migrations, rows: noRows() })
    await expect(attempt).rejects.toThrow('newer release')
    expect(await next.reader.introspection.getTables()).toEqual([])
  })
})

function contentOf(database: Database) {
  return createBackups(database).read(async ({ counts, rows }) => {
    const all: KeptRow[] = []
    for await (const row of rows) all.push(row)
    return {
      counts,
      rows: all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    }
  })
}

async function* altered(
  rows: AsyncIterable<KeptRow>,
  change: (row: KeptRow) => readonly KeptRow[],
): AsyncGenerator<KeptRow> {
  for await (const row of rows) yield* change(row)
}

async function* noRows(): AsyncGenerator<KeptRow> {}

async function* brokenOff(rows: AsyncIterable<KeptRow>): AsyncGenerator<KeptRow> {
  let count = 0
  for await (const row of rows) {
    if (count === 5) throw new Error('the file ends here')
    count += 1
    yield row
  }
}
