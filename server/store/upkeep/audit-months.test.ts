/** An old month of the audit goes as a whole, says so, and opens the door to nothing else. */

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../databases/database.ts'
import { createStore, type Store } from '../store.ts'
import { databaseKinds, type FreshDatabase } from '../test-databases.ts'
import { testId } from '../test-records.ts'
import { monthsAfter } from './audit-months.ts'

// The database goes by its own clock.
const now = new Date().toISOString()
const old = monthsAfter(now, -13)
const older = monthsAfter(now, -14)
const young = monthsAfter(now, -12)

describe.each(databaseKinds)('months of the audit on $name', ({ create, name }) => {
  let fresh: FreshDatabase
  let database: Database
  let store: Store
  let ids: number

  beforeEach(async () => {
    fresh = await create()
    database = await fresh.open()
    store = createStore(database)
    ids = 0
  })

  afterEach(async () => {
    await store.close()
    await fresh.remove()
  })

  const newId = () => testId((ids += 1))

  const add = (month: string, count: number) =>
    database.write(async (transaction) => {
      const events = Array.from({ length: count }, (_, place) => ({
        id: newId(),
        at: `${month}-${String(1 + (place % 28)).padStart(2, '0')}T23:59:59.999Z`,
        action: 'exported' as const,
        actor: 'person' as const,
        subject: null,
        times: 1,
      }))
      await transaction.insertInto('audit_events').values(events).execute()
    })

  const removePiece = (month: string, from = month) =>
    store.auditMonths.removePiece({ month, from, now, eventId: newId() })

  const countOf = async (month: string) =>
    (await store.audit.list({ since: month, until: monthsAfter(month, 1), limit: 10_000 })).length

  const told = async () =>
    (await store.audit.list({ action: 'month-removed', limit: 100 })).map(
      ({ at, actor, subject, times }) => ({ at, actor, subject, times }),
    )

  it('are found from the oldest on, and none that is to be kept', async () => {
    expect(await store.auditMonths.oldestBefore(young)).toBeUndefined()
    await add(young, 1)
    expect(await store.auditMonths.oldestBefore(young)).toBeUndefined()
    await add(old, 1)
    await add(older, 1)
    expect(await store.auditMonths.oldestBefore(young)).toBe(older)
    expect(await store.auditMonths.oldestBefore(old)).toBe(older)
    expect(await store.auditMonths.oldestBefore(older)).toBeUndefined()
  })

  it('go in pieces with what others write in between, and one event says how many they were', async () => {
    await add(older, 3)
    await add(old, 450)
    await add(young, 5)
    const left = []
    for (let from: string | undefined = old; from !== undefined; ) {
      from = await removePiece(old, from)
      left.push(await countOf(old))
      if (from !== undefined) expect(await told()).toEqual([])
    }
    expect(left).toEqual([250, 50, 0])
    expect(await told()).toEqual([{ at: now, actor: 'system', subject: old, times: 450 }])
    expect([await countOf(older), await countOf(young)]).toEqual([3, 5])
  })

  it.each([0, 200, 201])('of %i events end with one event', async (count) => {
    if (count > 0) await add(old, count)
    let from: string | undefined = old
    while (from !== undefined) from = await removePiece(old, from)
    expect(await told()).toMatchObject([{ times: count }])
    expect(await countOf(old)).toBe(0)
  })

  it('that are removed in part are told of by the hourly sweep, and the rest by itself', async () => {
    await add(old, 300)
    await removePiece(old)
    await store.audit.writeCounts(now, newId)
    expect(await told()).toEqual([{ at: now, actor: 'system', subject: old, times: 200 }])
    await removePiece(old)
    expect((await told()).map(({ times }) => times)).toEqual(expect.arrayContaining([200, 100]))
  })

  it('are refused by the database itself where twelve whole months have not passed', async () => {
    await add(young, 2)
    await expect(removePiece(young)).rejects.toThrow('audit_events can only be added to')
    expect(await countOf(young)).toBe(2)
    expect(await told()).toEqual([])
    await store.audit.writeCounts(now, newId)
    expect(await told()).toEqual([])
  })

  const change = sql`update audit_events set action = 'sign-out'`
  const tampering = {
    'remove an event of another old month': () =>
      sql`delete from audit_events where at < ${monthsAfter(older, 1)}`,
    'remove all': () => sql`delete from audit_events`,
    'change an event': () => change,
    ...(name === 'SQLite'
      ? {
          'replace an event': () => sql`insert or replace into audit_events
            select id, at, 'sign-out', actor, subject, times from audit_events`,
        }
      : {
          truncate: () => sql`truncate audit_events`,
          'put an event over another': () => sql`insert into audit_events
            select * from audit_events on conflict (id) do update set action = 'sign-out'`,
        }),
  }

  it.each(Object.entries(tampering))(
    'that are being removed let nobody %s',
    async (_, statement) => {
      await add(older, 1)
      await add(old, 201)
      await removePiece(old)
      const before = await store.audit.list({ limit: 1000 })
      expect(before).toHaveLength(2)
      await expect(
        database.write((transaction) => statement().execute(transaction)),
      ).rejects.toThrow('audit_events can only be added to')
      expect(await store.audit.list({ limit: 1000 })).toEqual(before)
    },
  )

  it('let nobody remove an event again once they are removed', async () => {
    await add(old, 2)
    await removePiece(old)
    await add(old, 1)
    await expect(
      database.write((transaction) =>
        sql`delete from audit_events where at < ${young}`.execute(transaction),
      ),
    ).rejects.toThrow('audit_events can only be added to')
    expect(await countOf(old)).toBe(1)
  })
})

describe('a month', () => {
  it.each([
    ['2026-11-28T05:00:00.000Z', -12, '2025-11'],
    ['2026-03-31T23:59:59.999Z', -1, '2026-02'],
    ['2025-12', 1, '2026-01'],
    ['2026-01', -13, '2024-12'],
  ])('from %s on, %i later, is %s', (moment, count, month) => {
    expect(monthsAfter(moment, count)).toBe(month)
  })
})
