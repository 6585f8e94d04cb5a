/** Records for store tests: complete ones, of which a test names only what it is about. */

import type { SavedStep, Tick } from '#core/plan.ts'
import type { Assessment } from './assessment.ts'
import type { BmiRecord } from './bmi-records.ts'
import type { NewLoginCode } from './codes/login-codes.ts'
import type { NewDevice } from './devices.ts'
import type { EnteredScore } from './entered-scores.ts'
import type { IdempotencyRecord } from './idempotency.ts'
import type { MessageTry } from './reminders/reminder-messages.ts'
import type { Reminder } from './reminders/reminders.ts'
import type { ShareLink } from './sharing/share-links.ts'
import type { NewUser, User } from './users.ts'

/** The moment most records are of. */
export const noon = '2026-03-01T12:00:00.000Z'

/**
 * Makes an id that sorts by its number.
 *
 * @param number - 0 or more.
 * @returns a UUID.
 */
export function testId(number: number): string {
  return `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/**
 * Makes a sign-in code.
 *
 * @param parts - what the test is about.
 * @returns a code of the person of {@link testUser} that works for ten minutes from noon.
 */
export function testLoginCode(parts: Partial<NewLoginCode> = {}): NewLoginCode {
  return {
    userId: testId(1),
    email: 'ann@example.org',
    codeHash: 'hash',
    expiresAt: '2026-03-01T12:10:00.000Z',
    tries: 5,
    letters: {
      key: 'code-mail:ann',
      now: new Date(noon),
      allowance: { max: 15, windowMs: 3_600_000 },
    },
    ...parts,
  }
}

/**
 * Makes a person.
 *
 * @param parts - what the test is about.
 * @returns the person.
 */
export function testUser(parts: Partial<NewUser & User> = {}): NewUser & User {
  return {
    id: testId(1),
    email: 'ann@example.org',
    passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$dGFndGFn',
    yearOfBirth: 1950,
    gender: 'Female',
    registeredAt: noon,
    lastSeenAt: noon,
    emailProvedAt: null,
    correctedAt: null,
    ...parts,
  }
}

/**
 * Makes a remembered browser.
 *
 * @param parts - what the test is about.
 * @returns the browser.
 */
export function testDevice(parts: Partial<NewDevice> = {}): NewDevice {
  return {
    userId: testId(1),
    id: testId(50),
    tokenHash: 'device-hash',
    name: 'Firefox on Windows',
    createdAt: noon,
    expiresAt: '2027-03-01T12:00:00.000Z',
    replaces: [],
    ...parts,
  }
}

/**
 * Makes an assessment.
 *
 * @param parts - what the test is about.
 * @returns the assessment.
 */
export function testAssessment(parts: Partial<Assessment> = {}): Assessment {
  return {
    userId: testId(1),
    id: testId(100),
    instrument: 'stress',
    answers: { '1-0': 'Sometimes' },
    score: 12,
    band: 'Low',
    components: { strain: 8, lowControl: 3, even: true },
    flags: [],
    bmi: null,
    algorithmVersion: 1,
    ageBand: '75+',
    gender: 'Female',
    answeredBy: 'self',
    startedAt: null,
    finishedAt: noon,
    ...parts,
  }
}

/**
 * Makes a saved body mass index.
 *
 * @param number - makes its id.
 * @param bmi - one decimal.
 * @param savedAt - UTC ISO.
 * @returns the record.
 */
export function testBmiRecord(number: number, bmi: string, savedAt: string): BmiRecord {
  return { userId: testId(1), id: testId(number), bmi, category: 'Healthy Weight', savedAt }
}

/**
 * Makes an entered score.
 *
 * @param number - makes its id and its score.
 * @returns the score.
 */
export function testEnteredScore(number: number): EnteredScore {
  return {
    userId: testId(1),
    id: testId(number),
    domain: 'Sleep',
    score: number,
    band: 'Good',
    enteredAt: noon,
  }
}

/**
 * Makes the mark of a submit.
 *
 * @param key - its key; null for none.
 * @param payloadHash - stands for what was sent.
 * @returns the mark.
 */
export function testMark(key: string | null = null, payloadHash = 'payload'): IdempotencyRecord {
  return { key, payloadHash }
}

/**
 * Makes a link to a person's results.
 *
 * @param parts - what the test is about.
 * @returns the link.
 */
export function testShareLink(parts: Partial<ShareLink> = {}): ShareLink {
  return {
    userId: testId(1),
    id: testId(20),
    secretHash: 'secret-hash',
    name: 'For my daughter',
    withAnswers: true,
    withPerson: false,
    withPlan: false,
    createdAt: noon,
    expiresAt: '2026-03-08T12:00:00.000Z',
    openedCount: 0,
    lastOpenedAt: null,
    ...parts,
  }
}

/**
 * Makes a step of a plan that began on a Sunday.
 *
 * @param parts - what the test is about.
 * @returns the step, without marks.
 */
export function testStep(parts: Partial<SavedStep> = {}): SavedStep {
  return {
    id: testId(80),
    text: 'Walk to the corner',
    when: 'After breakfast',
    where: 'in the street',
    days: [1, 3, 7],
    domain: 'Exercise',
    source: 'own',
    evidenceId: null,
    language: 'en',
    startOn: '2026-03-01',
    lookBackOn: '2026-03-08',
    state: 'active',
    rung: 0,
    changedAt: noon,
    ...parts,
  }
}

/**
 * Makes the mark of its first day.
 *
 * @param parts - what the test is about.
 * @returns the mark.
 */
export function testTick(parts: Partial<Tick> = {}): Tick & { readonly stepId: string } {
  return { stepId: testId(80), onDate: '2026-03-01', mark: 'done', markedAt: noon, ...parts }
}

/**
 * Makes a wish to be reminded at 9:00 in Chicago.
 *
 * @param parts - what the test is about.
 * @returns the wish of the person of {@link testUser}, due at once.
 */
export function testReminder(parts: Partial<Reminder> = {}): Reminder {
  return {
    userId: testId(1),
    atMinutes: 540,
    timeZone: 'America/Chicago',
    showsText: false,
    language: 'en',
    askedAt: '2026-02-01T12:00:00.000Z',
    dueAt: '2026-03-01T15:00:00.000Z',
    push: null,
    ...parts,
  }
}

/**
 * Makes a try to send the message of {@link testReminder}.
 *
 * @param parts - what the test is about.
 * @returns the try.
 */
export function testMessage(parts: Partial<MessageTry> = {}): MessageTry {
  return {
    userId: testId(1),
    onDate: '2026-03-01',
    secretHash: 'hash of the secret',
    dueAt: '2026-03-01T15:00:00.000Z',
    nextDueAt: '2026-03-02T15:00:00.000Z',
    ...parts,
  }
}
