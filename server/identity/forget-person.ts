/** Removes a person and all that is kept of them: the one way, whoever asks for it. */

import type { AuditTrail } from '../audit-trail.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { AuditAction } from '../store/audit-actions.ts'
import type { Absence } from '../store/upkeep/inactive-people.ts'
import type { Store } from '../store/store.ts'
import type { User } from '../store/users.ts'
import { accountKeys, guessKeys } from './guess-limits.ts'

/** What a removal needs. */
export interface RemovalParts {
  readonly store: Store
  readonly mailer: Mailer
  readonly auditTrail: AuditTrail
}

/**
 * Removes a person. What is kept under their address goes first: a removal that is cut short can
 * then be asked for again. The audit keeps that it was done, and loses whom it was about.
 *
 * @param parts - where they are kept.
 * @param user - whom.
 * @param action - on whose wish.
 * @param absence - removes them only if they have not been seen or warned since this was read.
 * @returns false, with nothing recorded, for somebody who is gone already.
 */
export async function forgetPerson(
  { store, mailer, auditTrail }: RemovalParts,
  { id, email }: Pick<User, 'id' | 'email'>,
  action: Extract<AuditAction, 'deleted' | 'inactivity-deleted' | 'admin-delete-person'>,
  absence?: Absence,
): Promise<boolean> {
  const forgetOutside = async () => {
    await store.throttles.forget([...guessKeys(email), ...accountKeys(id)])
    await mailer.forget(email, id)
  }
  await forgetOutside()
  const isRemoved = await store.users.remove(id, auditTrail.event(action, id), absence)
  // A letter or a count may have come from a call that was under way.
  if (isRemoved) await forgetOutside()
  return isRemoved
}
