/** The audit keeps what was done whatever anybody tries, and lets go of who did it. */

import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NewAuditEvent } from './audit.ts'
import type { Database } from './databases/database.ts'
import type { Store } from './store.ts'
import { databaseKinds, openForTest } from './test-databases.ts'
import { noon, testDevice, testId, testUser } from './test-records.ts'

const ann = testId(1)
const hourMs = 3_600_000
const after = (second: number) => new Date(Date.parse(noon) + second * 1000).toISOString()

function testEvent(number: number, parts: Partial<NewAuditEvent> = {}): NewAuditEvent {
  return {
    id: testId(1000 + number),
    at: new Date(Date.parse(noon) + number * hourMs).toISOString(),
    action: 'exported',
    actor: 'person',
    userId: ann,
    newSubject: `subject-${number}`,
    ...parts,
  }
}

describe.each(databaseKinds)('the audit on $name', ({ create, name }) => {
  let database: Database
  let store: Store

  beforeEach(async () => {
    ;({ database, store } = await openForTest(create))
    await store.users.add(testUser(), testDevice())
  })

  const list = () => store.audit.list({ limit: 100 })
  const hours = async (filter: object) =>
    (await store.audit.list({ limit: 100, ...filter })).map(
      ({ at }) => (Date.parse(at) - Date.parse(noon)) / hourMs,
    )

  it('gives a person one pseudonym that holds nothing of them', async () => {
    await store.audit.record(testEvent(1))
    await store.audit.record(testEvent(2, { action: 'sign-out' }))
    expect(await list()).toEqual([
      { ...listed(2), action: 'sign-out', subject: 'subject-1' },
      { ...listed(1), action: 'exported', subject: 'subject-1' },
    ])
    expect(await store.audit.subjectOf(ann)).toBe('subject-1')
  })

  it('gives one pseudonym also when the first events come at once', async () => {
    const events = Array.from({ length: 8 }, (_, number) => testEvent(number))
    await Promise.all(events.map((event) => store.audit.record(event)))
    expect(new Set((await list()).map(({ subject }) => subject)).size).toBe(1)
  })

  it('names nobody where nobody is known', async () => {
    await store.audit.record(testEvent(1, { userId: undefined }))
    await store.audit.record(testEvent(2, { userId: testId(77) }))
    expect((await list()).map(({ subject }) => subject)).toEqual([null, null])
    expect(await store.audit.subjectOf(testId(77))).toBeUndefined()
  })

  it('keeps the events of a person who is deleted, and nothing that leads to them', async () => {
    await store.audit.record(testEvent(1))
    await store.users.remove(ann)
    expect(await list()).toHaveLength(1)
    expect(await store.audit.subjectOf(ann)).toBeUndefined()
    const links = await database.reader.selectFrom('audit_subjects').selectAll().execute()
    expect(links).toEqual([])
  })

  it('lists by time, action and person, and no more than asked for', async () => {
    for (let hour = 0; hour < 6; hour += 1) {
      const action = hour % 2 === 0 ? 'exported' : 'sign-out'
      const userId = hour < 4 ? ann : undefined
      await store.audit.record(testEvent(hour, { action, userId }))
    }
    expect(await hours({ since: testEvent(2).at, until: testEvent(5).at })).toEqual([4, 3, 2])
    expect(await hours({ action: 'sign-out' })).toEqual([5, 3, 1])
    expect(await hours({ subject: 'subject-0', limit: 2 })).toEqual([3, 2])
  })

  it('writes twenty events of an action a day for a person, and one for all beyond, losing none', async () => {
    for (let count = 0; count < 200; count += 1) {
      await store.audit.record(testEvent(count, { at: after(count), action: 'sign-in-browser' }))
    }
    await store.audit.record(testEvent(1000, { at: after(1000) }))
    expect(await list()).toHaveLength(21)
    let newest = 5000
    await store.audit.writeCounts(after(1001), () => testId((newest += 1)))
    await store.audit.writeCounts(after(1002), () => testId((newest += 1)))
    const events = await store.audit.list({ action: 'sign-in-browser', limit: 100 })
    expect(events).toHaveLength(21)
    expect(events[0]).toMatchObject({ subject: 'subject-0', times: 180, at: after(1001) })
    expect(events.reduce((sum, { times }) => sum + times, 0)).toBe(200)
    await store.audit.record(testEvent(24, { action: 'sign-in-browser' }))
    expect(await list()).toHaveLength(23)
  })

  const tampering = {
    update: sql`update audit_events set action = 'sign-out'`,
    delete: sql`delete from audit_events`,
    ...(name === 'SQLite'
      ? {
          replace: sql`insert or replace into audit_events values
            (${testEvent(1).id}, '', 'sign-out', 'person', null, 1)`,
          'replace by its row number': sql`insert or replace into audit_events
            (rowid, id, at, action, actor, subject, times)
            values (1, 'another', '', 'sign-out', 'person', null, 1)`,
        }
      : {
          truncate: sql`truncate audit_events`,
          upsert: sql`insert into audit_events values
            (${testEvent(1).id}, '', 'sign-out', 'person', null, 1)
            on conflict (id) do update set action = 'sign-out'`,
        }),
  }

  it.each(Object.entries(tampering))('refuses to %s an event', async (_, statement) => {
    await store.audit.record(testEvent(1))
    const before = await list()
    await expect(database.write((transaction) => statement.execute(transaction))).rejects.toThrow(
      'audit_events can only be added to',
    )
    expect(await list()).toEqual(before)
  })
})

function listed(number: number) {
  const { id, at, actor } = testEvent(number)
  return { id, at, actor, times: 1 }
}
