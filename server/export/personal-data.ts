/** Everything that is stored about a person, gathered once for every form it can be taken along in. */

import type { Services } from '../services.ts'
import type { AuditEvent } from '../store/audit.ts'
import type { Assessment } from '../store/assessment.ts'
import type { BmiRecord } from '../store/bmi-records.ts'
import type { Consent } from '../store/consents.ts'
import type { EnteredScore } from '../store/entered-scores.ts'
import type { Passkey } from '../store/passkeys/passkeys.ts'
import type { ShareLink } from '../store/sharing/share-links.ts'
import type { SignedInBrowser } from '../store/signed-in-browsers.ts'
import type { User } from '../store/users.ts'

/** A passkey without what proves something. */
type ShownPasskey = Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

/** A link without what opens it. */
type ShownShareLink = Omit<ShareLink, 'userId' | 'secretHash'>

/** A line of the log book without the pseudonym, which must never stand beside a name. */
type ShownEvent = Omit<AuditEvent, 'subject'>

/** More than a lifetime of sign-ins; the newest are kept where there are more. */
const mostEvents = 100_000

/** What is known of one person. Lists run from old to new. */
export interface PersonalData {
  readonly person: Omit<User, 'passwordHash'>
  readonly consents: readonly Consent[]
  /** The one used last comes first. */
  readonly browsers: readonly SignedInBrowser[]
  readonly assessments: readonly Assessment[]
  readonly bmiRecords: readonly BmiRecord[]
  readonly enteredScores: readonly EnteredScore[]
  readonly passkeys: readonly ShownPasskey[]
  /** Those that work; the newest comes first. */
  readonly shareLinks: readonly ShownShareLink[]
  readonly logBook: readonly ShownEvent[]
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
  const [user, consents, browsers, assessments, bmiRecords, enteredScores, ...others] =
    await Promise.all([
      store.users.find(userId),
      store.consents.list(userId),
      store.signedInBrowsers.list(userId, now),
      store.assessments.list(userId),
      store.bmiRecords.list(userId),
      store.enteredScores.list(userId),
      store.passkeys.list(userId),
      store.shareLinks.list(userId, now),
      readLogBook(store.audit, userId),
    ])
  if (user === undefined) return undefined
  const { passwordHash: _hash, ...person } = user
  const [passkeys, shareLinks, logBook] = others
  return {
    person,
    consents,
    browsers,
    assessments,
    bmiRecords,
    enteredScores,
    passkeys: passkeys.map(withoutProof),
    shareLinks: shareLinks.map(withoutSecret),
    logBook,
  }
}

async function readLogBook(audit: Services['store']['audit'], userId: string) {
  const subject = await audit.subjectOf(userId)
  if (subject === undefined) return []
  const events = await audit.list({ subject, limit: mostEvents })
  return events.map(({ subject: _pseudonym, ...shown }) => shown).toReversed()
}

function withoutProof({ id, name, createdAt, lastUsedAt }: Passkey): ShownPasskey {
  return { id, name, createdAt, lastUsedAt }
}

function withoutSecret({ userId: _owner, secretHash: _hash, ...shown }: ShareLink): ShownShareLink {
  return shown
}
