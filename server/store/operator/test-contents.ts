/** A little of everything that can be stored, for tests of what backups hold. */

import type { Database } from '../databases/database.ts'
import { createStore } from '../store.ts'
import {
  noon,
  testAssessment,
  testBmiRecord,
  testDevice,
  testEnteredScore,
  testId,
  testLoginCode,
  testMessage,
  testReminder,
  testMark,
  testStep,
  testTick,
  testUser,
} from '../test-records.ts'

const later = '2027-03-01T12:00:00.000Z'

const testPasskey = {
  userId: testId(1),
  id: testId(60),
  credentialId: 'AQID',
  publicKey: 'BAUG',
  counter: 2 ** 32 - 1,
  transports: ['internal'],
  name: 'Firefox on Windows',
  createdAt: noon,
  lastUsedAt: null,
}

/**
 * Puts rows into every table.
 *
 * @param database - migrated and empty; Ann and Bob are there afterwards.
 */
export async function fillEveryTable(database: Database): Promise<void> {
  const store = createStore(database)
  const ann = testId(1)
  const consent = { version: '2026-11', givenAt: noon }
  await store.users.add(testUser(), testDevice(), consent)
  const bob = testUser({ id: testId(2), email: 'bob@example.org', gender: 'Male' })
  await store.users.add(bob, testDevice({ userId: bob.id, tokenHash: 'of-bob' }))
  const event = { at: noon, action: 'exported', actor: 'person' } as const
  const firstProof = {
    ...event,
    id: testId(890),
    action: 'email-proved',
    userId: bob.id,
    newSubject: 'subject of Bob',
  } as const
  await store.sessions.open(
    { tokenHash: 'of-bob', createdAt: noon, expiresAt: later },
    testDevice({ userId: bob.id, id: testId(51), tokenHash: 'newer-of-bob' }),
    undefined,
    { by: 'code', email: bob.email, firstProof },
  )
  await store.passkeys.add(testPasskey, 20)
  await store.passkeyChallenges.keep('challenge-hash', noon, later)
  await store.assessments.add(testAssessment(), testMark('a key'))
  await store.assessments.add(
    testAssessment({ id: testId(101), instrument: 'mna', bmi: '23.5' }),
    testMark(),
  )
  await store.bmiRecords.add(testBmiRecord(200, '23.5', noon), testMark())
  await store.enteredScores.add([testEnteredScore(7)], testMark())
  const told = { kind: 'limit', words: 'My knees hurt', about: ['E14'], outcome: null } as const
  const memory = { consent: 'yes', told: [{ ...told, isForNow: false }] } as const
  await store.memories.change(ann, memory, noon)
  await store.reminders.change(ann, testReminder())
  await store.reminderMessages.begin(testMessage(), noon)
  await store.plans.change(ann, { steps: [testStep()], ticks: [testTick()] }, noon)
  // One more than are written in a day, so that some are counted.
  for (let count = 0; count <= 20; count += 1) {
    const next = { ...event, id: testId(900 + count), userId: ann, newSubject: 'subject of Ann' }
    await store.audit.record(next)
  }
  const session = { tokenHash: 't', createdAt: noon, expiresAt: later }
  await store.sessions.openIn(session, { userId: ann, deviceId: testId(50) })
  await store.loginCodes.keep(testLoginCode({ userId: ann, expiresAt: later }))
  await store.installKeys.obtain('counts', 'secret of this installation')
  await store.throttles.take('login:x', new Date(noon), { max: 5, windowMs: 1000 })
}
