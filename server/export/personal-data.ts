/** Everything that is stored about a person, gathered once for every form it can be taken along in. */

import type { Memory } from '#core/memory.ts'
import type { Plan } from '#core/plan.ts'
import type { Pages } from '../http/json-pieces.ts'
import type { Services } from '../services.ts'
import type { AuditEvent } from '../store/audit.ts'
import type { Assessment } from '../store/assessment.ts'
import type { BmiRecord } from '../store/bmi-records.ts'
import type { Consent } from '../store/consents.ts'
import { turned } from '../store/databases/pages.ts'
import type { EnteredScore } from '../store/entered-scores.ts'
import type { Passkey } from '../store/passkeys/passkeys.ts'
import type { KeptMessage } from '../store/reminders/reminder-messages.ts'
import type { Reminder } from '../store/reminders/reminders.ts'
import type { ShareLink } from '../store/sharing/share-links.ts'
import type { SignedInBrowser } from '../store/signed-in-browsers.ts'
import type { User } from '../store/users.ts'

/** A passkey without what proves something. */
type ShownPasskey = Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

/** A link without what opens it. */
type ShownShareLink = Omit<ShareLink, 'userId' | 'secretHash'>

/** A line of the log book without the pseudonym, which must never stand beside a name. */
type ShownEvent = Omit<AuditEvent, 'subject'>

/** What is known of one person. Lists run from old to new; the long ones come in pages and are read once. */
export interface PersonalData {
  readonly person: Omit<User, 'passwordHash'>
  readonly consents: readonly Consent[]
  /** The one used last comes first. */
  readonly browsers: readonly SignedInBrowser[]
  readonly assessments: Pages<Assessment>
  readonly bmiRecords: Pages<BmiRecord>
  readonly enteredScores: Pages<EnteredScore>
  readonly passkeys: readonly ShownPasskey[]
  /** Those that work; the newest comes first. */
  readonly shareLinks: readonly ShownShareLink[]
  /** What the coach remembers. */
  readonly memory: Memory
  readonly plan: Plan
  /** Null where there are no reminders. */
  readonly reminder: ReturnType<typeof shownReminder> | null
  /** What became of reminders; the newest first. */
  readonly reminderMessages: readonly KeptMessage[]
  readonly logBook: Pages<ShownEvent>
}

/**
 * Gathers the data of a person.
 *
 * @param services - where it is kept.
 * @param userId - whose.
 * @returns everything but the proofs of identity; undefined for a person who is not there.
 */
export async function gatherPersonalData(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  userId: string,
): Promise<PersonalData | undefined> {
  const now = clock().toISOString()
  const [user, consents, browsers, passkeys, shareLinks, subject] = await Promise.all([
    store.users.find(userId),
    store.consents.list(userId),
    store.signedInBrowsers.list(userId, now),
    store.passkeys.list(userId),
    store.shareLinks.list(userId, now),
    store.audit.subjectOf(userId),
  ])
  const [memory, plan, reminder, reminderMessages] = await Promise.all([
    store.memories.read(userId),
    store.plans.read(userId),
    store.reminders.find(userId),
    store.reminderMessages.list(userId),
  ])
  if (user === undefined) return undefined
  const { passwordHash: _hash, ...person } = user
  return {
    person,
    consents,
    browsers,
    assessments: store.assessments.pages(userId, 'oldest-first'),
    bmiRecords: store.bmiRecords.pages(userId, 'oldest-first'),
    enteredScores: store.enteredScores.pages(userId, 'oldest-first'),
    passkeys: passkeys.map(withoutProof),
    shareLinks: shareLinks.map(withoutSecret),
    memory,
    plan,
    reminder: reminder ? shownReminder(reminder) : null,
    reminderMessages,
    logBook: turned(eventsOf(store.audit, subject), shownEvent),
  }
}

async function* eventsOf(audit: Services['store']['audit'], subject: string | undefined) {
  if (subject !== undefined) yield* audit.pages(subject)
}

function shownEvent({ subject: _pseudonym, ...shown }: AuditEvent): ShownEvent {
  return shown
}

/** Without the keys of the device, with which notes could be sent to it. */
function shownReminder({ userId: _owner, push, ...shown }: Reminder) {
  const channel = push === null ? 'mail' : 'push'
  return { ...shown, channel, device: push?.endpoint ?? null }
}

function withoutProof({ id, name, createdAt, lastUsedAt }: Passkey): ShownPasskey {
  return { id, name, createdAt, lastUsedAt }
}

function withoutSecret({ userId: _owner, secretHash: _hash, ...shown }: ShareLink): ShownShareLink {
  return shown
}
