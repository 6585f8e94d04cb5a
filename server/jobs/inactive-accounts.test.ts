/** Nobody loses an account without a letter and a month to come back; after that nothing is left. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAuditTrail } from '../audit-trail.ts'
import { createIdSource } from '../ids.ts'
import type { Letter } from '../mail/mailer.ts'
import { createStore, type Store } from '../store/store.ts'
import { databaseKinds, type FreshDatabase } from '../store/test-databases.ts'
import { testAssessment, testDevice, testId, testMark, testUser } from '../store/test-records.ts'
import { deletionMoment, inactiveAccounts } from './inactive-accounts.ts'
import { createJobRunner, type JobRunner } from './job-runner.ts'
import { gathered } from '../store/databases/pages.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const start = Date.parse('2026-01-01T08:00:00.000Z')
const ann = testId(1)
const noBytes = (count: number) => new Uint8Array(count)

describe.each(databaseKinds)('an account nobody uses on $name', ({ create, name }) => {
  let fresh: FreshDatabase
  let stores: Store[]
  let store: Store
  let nowMs: number
  let letters: Letter[]
  let forgotten: string[]
  let faults: unknown[]
  let isMailDown: boolean
  let runner: JobRunner

  const clock = () => new Date(nowMs)
  const onFault = (fault: unknown) => faults.push(fault)

  beforeEach(async () => {
    fresh = await create()
    stores = []
    nowMs = start
    letters = []
    forgotten = []
    faults = []
    isMailDown = false
    store = await openStore()
    runner = newRunner(store, 'one')
    const user = testUser({ registeredAt: clock().toISOString() })
    await store.users.add(user, testDevice({ expiresAt: '2030-01-01T00:00:00.000Z' }))
    await store.assessments.add(testAssessment(), testMark())
  })

  afterEach(async () => {
    for (const one of stores) await one.close()
    await fresh.remove()
  })

  const openStore = async () => {
    const opened = createStore(await fresh.open())
    stores.push(opened)
    return opened
  }

  const newRunner = (of: Store, holder: string, lettersAtOnce = 1000) => {
    const newId = createIdSource(clock, noBytes)
    const mailer = {
      async send(letter: Letter) {
        if (isMailDown) throw new Error('The mail server is down.')
        letters.push(letter)
      },
      async forget(address: string) {
        forgotten.push(address)
      },
    }
    const auditTrail = createAuditTrail({ audit: of.audit, clock, newId, randomBytes: noBytes })
    const publicUrl = 'https://health.example.org'
    const parts = {
      store: of,
      mailer,
      auditTrail,
      clock,
      days: 90,
      lettersAtOnce,
      publicUrl,
      onFault,
    }
    return createJobRunner({
      jobs: [inactiveAccounts(parts)],
      leases: of.jobs,
      clock,
      newId: () => `${holder} ${newId()}`,
      onFault: (_, fault) => onFault(fault),
      onDone: () => undefined,
    })
  }

  const onDay = async (day: number, hours = 0) => {
    nowMs = start + day * dayMs + hours * 3_600_000
    await runner.tick()
  }
  const signIn = async () => {
    const now = clock().toISOString()
    const known = await store.devices.find('ann@example.org', ['device-hash'], now)
    if (known === undefined) throw new Error('The browser is not known.')
    const session = {
      tokenHash: `t${nowMs}`,
      createdAt: now,
      expiresAt: '2030-01-01T00:00:00.000Z',
    }
    await store.sessions.openIn(session, known)
    return known
  }
  it('is written to at a rate that a mail server bears, and nobody stands in the way of others', async () => {
    for (const number of [2, 3, 4]) {
      const registeredAt = clock().toISOString()
      const email = `person${number}@example.org`
      await store.users.add(
        testUser({ id: testId(number), email, registeredAt }),
        testDevice({ id: testId(number), userId: testId(number), tokenHash: `hash${number}` }),
      )
    }
    runner = newRunner(store, 'one', 2)
    isMailDown = true
    await onDay(60)
    expect(faults).toHaveLength(2)
    isMailDown = false
    nowMs += minuteMs
    await runner.tick()
    expect(letters.map(({ to }) => to)).toEqual(['person3@example.org', 'person4@example.org'])
    // Those who could not be written to get theirs within the hour.
    nowMs += 60 * minuteMs
    await runner.tick()
    expect(letters).toHaveLength(4)
  })

  const isThere = async () => (await store.users.find(ann)) !== undefined

  it('is written to once, thirty days before, with the day it goes', async () => {
    await onDay(59.9)
    expect(letters).toEqual([])
    for (const day of [60, 61, 75, 89]) await onDay(day)
    expect(letters).toEqual([
      {
        to: 'ann@example.org',
        subject:
          'Your account will be deleted on April 1, 2026 / Su cuenta se borrará el 1 de abril de 2026',
        text: expect.stringContaining('sign in before April 1, 2026'),
      },
    ])
    expect(await isThere()).toBe(true)
  })

  it('goes on that day, not before it has begun everywhere, and nothing is left', async () => {
    await onDay(60)
    await onDay(90, 3)
    expect(await isThere()).toBe(true)
    await onDay(90, 4)
    expect(await isThere()).toBe(false)
    expect(new Set(forgotten)).toEqual(new Set(['ann@example.org']))
    expect(await gathered(store.assessments.pages(ann, 'oldest-first'))).toEqual([])
    expect(await store.audit.subjectOf(ann)).toBeUndefined()
    expect(await store.audit.list({ limit: 10 })).toEqual([
      {
        id: expect.any(String),
        at: clock().toISOString(),
        action: 'inactivity-deleted',
        actor: 'system',
        subject: expect.any(String),
        times: 1,
      },
    ])
    await onDay(200)
    expect(letters).toHaveLength(1)
    expect(faults).toEqual([])
  })

  it('stays when the person signs in in time, and the count begins anew', async () => {
    await onDay(60)
    nowMs += 29 * dayMs
    await signIn()
    for (const day of [91, 120, 148]) await onDay(day)
    expect(await isThere()).toBe(true)
    expect(letters).toHaveLength(1)
    await onDay(150)
    expect(letters).toHaveLength(2)
    await onDay(179)
    expect(await isThere()).toBe(true)
    await onDay(181)
    expect(await isThere()).toBe(false)
  })

  it('stays when a session that was open all along goes on', async () => {
    nowMs = start + 59 * dayMs
    const known = await signIn()
    nowMs = start + 80 * dayMs
    const now = clock().toISOString()
    await store.sessions.extend(known, `t${start + 59 * dayMs}`, now, '2030-01-01T00:00:00.000Z')
    await onDay(139)
    expect(letters).toEqual([])
    await onDay(140)
    expect(letters).toHaveLength(1)
  })

  it('is never deleted without a letter, however long nobody came', async () => {
    await onDay(400)
    expect(await isThere()).toBe(true)
    expect(letters).toHaveLength(1)
    await onDay(429)
    expect(await isThere()).toBe(true)
    await onDay(431)
    expect(await isThere()).toBe(false)
  })

  it('is not deleted while letters cannot be sent, and is written to once they can', async () => {
    isMailDown = true
    for (const day of [60, 90, 120, 150]) await onDay(day)
    expect(await isThere()).toBe(true)
    expect(faults).toHaveLength(4)
    isMailDown = false
    await onDay(160)
    expect(letters[0]?.text).toContain('before July 10, 2026')
    await onDay(189)
    expect(await isThere()).toBe(true)
    await onDay(191)
    expect(await isThere()).toBe(false)
  })

  it('is not deleted by a process that read it before the person came back', async () => {
    await onDay(60)
    nowMs = start + 95 * dayMs
    const [read] = await store.inactivePeople.list({
      seenUntil: clock().toISOString(),
      isWarned: true,
      afterId: '',
      limit: 1,
    })
    await signIn()
    expect(await store.users.remove(ann, undefined, read)).toBe(false)
    expect(await isThere()).toBe(true)
  })

  it('is written to and deleted once by two processes', async () => {
    const other = name === 'PostgreSQL' ? await openStore() : store
    const second = newRunner(other, 'two')
    for (const day of [60, 60.5, 90.5, 91]) {
      nowMs = start + day * dayMs
      await Promise.all([runner.tick(), second.tick()])
    }
    expect(letters).toHaveLength(1)
    expect(new Set(forgotten)).toEqual(new Set(['ann@example.org']))
    expect(await store.audit.list({ limit: 10 })).toHaveLength(1)
    expect(faults).toEqual([])
  })

  it('is one of many: all are written to, beyond what is read at once', async () => {
    for (let number = 2; number <= 120; number += 1) {
      const user = testUser({
        id: testId(number),
        email: `${number}@example.org`,
        registeredAt: clock().toISOString(),
      })
      const device = testDevice({ userId: user.id, id: testId(1000 + number), tokenHash: user.id })
      await store.users.add(user, device)
    }
    await onDay(60)
    expect(new Set(letters.map(({ to }) => to)).size).toBe(120)
  })
})

describe('the moment an account goes', () => {
  it.each([
    ['2026-04-01T08:00:00.000Z', '2026-04-01T12:00:00.000Z'],
    ['2026-04-01T12:00:00.000Z', '2026-04-01T12:00:00.000Z'],
    ['2026-04-01T12:00:00.001Z', '2026-04-02T12:00:00.000Z'],
  ])('after %s is noon in Greenwich, %s', (earliest, moment) => {
    expect(deletionMoment(new Date(earliest)).toISOString()).toBe(moment)
  })
})
