/** A person who asked for it is reminded once on a day of their plan, and nobody is reminded who need not be. */

import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSecret } from '../identity/secrets.ts'
import type { Letter } from '../mail/mailer.ts'
import { createPushSender, type PushSender } from '../push/push-sender.ts'
import { type PushService, startPushService } from '../test-support/push-service.ts'
import type { Database } from '../store/databases/database.ts'
import { createStore, type Store } from '../store/store.ts'
import { databaseKinds, type FreshDatabase } from '../store/test-databases.ts'
import {
  testDevice,
  testId,
  testReminder,
  testStep,
  testTick,
  testUser,
} from '../store/test-records.ts'
import { planReminders } from './plan-reminders.ts'

/** Sunday, 9:00 in Chicago: the first day of the step. */
const nine = '2026-03-01T15:00:00.000Z'
const nextNine = '2026-03-02T15:00:00.000Z'
const ann = testId(1)

class Refused extends Error {
  readonly responseCode = 451
}

describe.each(databaseKinds)('reminders on $name', ({ create }) => {
  let fresh: FreshDatabase
  let database: Database
  let store: Store
  let now: Date
  let letters: Letter[]
  let settled: string[]
  let service: PushService
  let push: PushSender
  /** What the mail server does before and after the end of a letter. */
  let fails: { before?: Error; after?: Error }

  beforeEach(async () => {
    fresh = await create()
    database = await fresh.open()
    store = createStore(database)
    now = new Date(nine)
    letters = []
    settled = []
    fails = {}
    service = await startPushService()
    push = createPushSender({
      config: { publicUrl: 'https://clinic.example', pushHosts: ['127.0.0.1'] },
      installKeys: store.installKeys,
      randomBytes,
    })
    await store.users.add(testUser({ registeredAt: '2026-02-20T12:00:00.000Z' }), testDevice())
    await prove(ann)
    await store.plans.change(ann, { steps: [testStep()] }, nine)
    await store.reminders.change(ann, testReminder())
  })

  afterEach(async () => {
    await service.stop()
    await store.close()
    await fresh.remove()
  })

  const prove = (userId: string) =>
    database.write((transaction) =>
      transaction
        .updateTable('users')
        .set({ email_proved_at: nine })
        .where('id', '=', userId)
        .execute(),
    )
  const runAt = async (moment: string, lettersAtOnce = 10) => {
    now = new Date(moment)
    const job = planReminders({
      store,
      clock: () => now,
      randomBytes,
      publicUrl: 'https://clinic.example',
      lettersAtOnce,
      channels: { mail: true, push: true },
      push,
      onSettled: (state) => settled.push(state),
      onFault: () => undefined,
      mailer: {
        async send(letter, beforeEnd) {
          if (fails.before) throw fails.before
          await beforeEnd?.()
          if (fails.after) throw fails.after
          letters.push(letter)
        },
      },
    })
    return job.run(() => true)
  }
  const dueAt = async () => (await store.reminders.find(ann))?.dueAt
  const stateOf = async () => (await store.reminderMessages.list(ann))[0]?.state

  it('come once on a day of the plan, with the link that stops them, and name no step unless wished', async () => {
    await runAt(nine)
    await runAt(nine)
    const [letter] = letters
    expect(letters).toHaveLength(1)
    expect(letter).toMatchObject({ to: 'ann@example.org', subject: 'Your step for today' })
    expect(letter?.text).toContain('https://clinic.example/plan')
    expect(letter?.text).not.toContain('Walk')
    const [, secret = ''] = /\/stop#([\w-]{43})/.exec(letter?.text ?? '') ?? []
    expect(letter?.stopAddress).toBe(`https://clinic.example/api/reminder/${secret}/stop`)
    expect(await stateOf()).toBe('sent')
    expect(await dueAt()).toBe(nextNine)
    const event = { id: testId(90), at: nine, action: 'reminder-stopped', actor: 'person' } as const
    expect(
      await store.reminders.stop(hashSecret(secret), nine, (userId) => {
        return { ...event, userId, newSubject: 'one' }
      }),
    ).toBe(true)
    await runAt('2026-03-04T15:00:00.000Z')
    expect(letters).toHaveLength(1)
  })

  it('name the step for whoever wished so, in the language of the wish', async () => {
    await store.reminders.change(ann, testReminder({ showsText: true, language: 'es' }))
    await runAt(nine)
    expect(letters[0]?.subject).toBe('Su paso de hoy')
    expect(letters[0]?.text).toContain('“Walk to the corner”')
  })

  it('leave in peace whoever has marked the day, has no step on it, or has stayed away for weeks', async () => {
    const tuesday = '2026-03-03T15:00:00.000Z'
    await store.reminders.change(ann, testReminder({ dueAt: tuesday }))
    await runAt(tuesday)
    const tick = testTick({ onDate: '2026-03-04', markedAt: '2026-03-04T12:00:00.000Z' })
    await store.plans.change(ann, { ticks: [tick] }, '2026-03-04T12:00:00.000Z')
    await runAt('2026-03-04T15:00:00.000Z')
    expect(letters).toEqual([])
    const april = '2026-04-01T14:00:00.000Z'
    await store.reminders.change(ann, testReminder({ dueAt: april }))
    await runAt(april)
    expect(letters).toEqual([])
    expect(await store.reminderMessages.list(ann)).toEqual([])
  })

  it('ask how the week was on the day it is full, and not again on the next', async () => {
    await store.reminders.change(ann, testReminder({ dueAt: '2026-03-08T14:00:00.000Z' }))
    await runAt('2026-03-08T14:00:00.000Z')
    expect(letters.map(({ subject }) => subject)).toEqual(['How was your week?'])
    await runAt('2026-03-09T14:00:00.000Z')
    expect(letters.map(({ subject }) => subject)[1]).toBe('Your step for today')
  })

  it('are tried again where the letter did not leave, or was refused', async () => {
    fails = { before: new Error('nobody there') }
    await runAt(nine)
    fails = { after: new Refused('later') }
    await runAt('2026-03-01T15:05:00.000Z')
    expect(await stateOf()).toBe('sending')
    fails = {}
    await runAt('2026-03-01T15:34:00.000Z')
    expect(letters).toEqual([])
    await runAt('2026-03-01T15:35:00.000Z')
    expect(letters).toHaveLength(1)
    expect(settled).toEqual(['failed', 'failed', 'sent'])
  })

  it('are given up after three tries, and come again on the next day', async () => {
    fails = { before: new Error('nobody there') }
    for (const at of [nine, '2026-03-01T15:05:00.000Z', '2026-03-01T15:35:00.000Z']) await runAt(at)
    expect(await stateOf()).toBe('expired')
    expect(await dueAt()).toBe(nextNine)
  })

  it('do not come again where nobody knows whether they came', async () => {
    fails = { after: new Error('the line went dead') }
    await runAt(nine)
    fails = {}
    await runAt('2026-03-01T15:30:00.000Z')
    expect(letters).toEqual([])
    expect(await stateOf()).toBe('unsure')
    expect(settled).toEqual(['unsure'])
  })

  it('do not come hours later, and not for the days on which no server ran', async () => {
    await runAt('2026-03-01T18:01:00.000Z')
    expect(await stateOf()).toBe('expired')
    await runAt('2026-03-10T20:00:00.000Z')
    expect(letters).toEqual([])
    expect(await dueAt()).toBe('2026-03-11T14:00:00.000Z')
  })

  it('do not come from a process that was held up while another one sent them', async () => {
    const [first, second] = ['first', 'second'].map((secretHash) => {
      return { userId: ann, onDate: '2026-03-01', dueAt: nine, nextDueAt: nextNine, secretHash }
    })
    if (first === undefined || second === undefined) throw new Error('Two tries are needed.')
    const messages = store.reminderMessages
    expect(await messages.begin(first, nine)).toBe(0)
    expect(await messages.begin(second, nine)).toBe(0)
    expect(await messages.settle(first, 'unsure', nine)).toBe(false)
    expect(await messages.settle(second, 'unsure', nine)).toBe(true)
    expect(await messages.begin(first, nine)).toBeUndefined()
  })

  it('come as a note to the device that was chosen, readable there alone, and name no step unless wished', async () => {
    const phone = service.device('ann')
    await store.reminders.change(ann, testReminder({ push: phone.target }))
    await runAt(nine)
    await runAt(nine)
    expect(letters).toEqual([])
    const [note] = phone.notes
    expect(phone.notes).toHaveLength(1)
    expect(note).toMatchObject({ title: 'Your step for today', body: 'Open to see it.' })
    expect(note?.stop.path).toMatch(/^\/api\/reminder\/[\w-]{43}\/stop$/)
    expect(await stateOf()).toBe('sent')
    const spoken = { push: phone.target, showsText: true, language: 'es' } as const
    await store.reminders.change(ann, testReminder({ ...spoken, dueAt: nextNine }))
    await runAt(nextNine)
    expect(phone.notes[1]).toMatchObject({ title: 'Su paso de hoy', body: 'Walk to the corner' })
    expect(phone.notes[1]?.tag).not.toBe(note?.tag)
  })

  it('are tried again where the push service is away or busy, and end where the device is gone', async () => {
    const phone = service.device('ann')
    await store.reminders.change(ann, testReminder({ push: phone.target }))
    service.answerWith(503)
    await runAt(nine)
    expect(await stateOf()).toBe('sending')
    service.answerWith(201)
    await runAt('2026-03-01T15:05:00.000Z')
    expect(phone.notes).toHaveLength(1)
    service.answerWith(410)
    await runAt(nextNine)
    expect(await stateOf()).toBe('expired')
    expect(await store.reminders.find(ann)).toBeUndefined()
    expect(settled).toEqual(['failed', 'sent', 'expired'])
  })

  it('go to no machine that is not a push service', async () => {
    const phone = service.device('ann')
    const { port } = new URL(phone.target.endpoint)
    for (const endpoint of [
      `http://localhost:${port}/ann`,
      'https://169.254.169.254/latest',
      'https://evil-fcm.googleapis.com.example/send',
      'ftp://127.0.0.1/ann',
    ]) {
      expect(push.takes(endpoint)).toBe(false)
    }
    expect(push.takes(phone.target.endpoint)).toBe(true)
  })

  it('wait their turn where a mail server takes only so many', async () => {
    const bob = testUser({ id: testId(2), email: 'bob@example.org' })
    await store.users.add(bob, testDevice({ userId: testId(2), tokenHash: 'of-bob' }))
    await prove(testId(2))
    await store.plans.change(testId(2), { steps: [testStep()] }, nine)
    await store.reminders.change(testId(2), testReminder({ userId: testId(2) }))
    expect(await runAt(nine, 1)).toBe('unfinished')
    await runAt(nine)
    expect(letters.map(({ to }) => to).toSorted()).toEqual(['ann@example.org', 'bob@example.org'])
  })
})
