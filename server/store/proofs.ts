/** Proofs of who a person is: whether one still holds when it is written down, and what the first proof of an address ends. */

import type { Transaction } from 'kysely'
import { recordEvent, type NewAuditEvent } from './audit.ts'
import type { Schema } from './schema.ts'

/** How a person proved who they are, with what must still be theirs when that is written down. */
export type Proof =
  /** The PHC string that the password was judged by. */
  | { readonly by: 'password'; readonly passwordHash: string }
  | { readonly by: 'passkey'; readonly passkeyId: string }
  /** Where the code went; `firstProof` is what the audit says if it is the first one given back. */
  | { readonly by: 'code'; readonly email: string; readonly firstProof: NewAuditEvent }

/** One session, with its person and the browser it was opened in. */
export interface KnownSession {
  readonly userId: string
  readonly deviceId: string
  readonly tokenHash: string
}

/**
 * Looks again whether a proof holds: a password, a passkey or an address may have been taken away since
 * it was judged. The write must hold the person already.
 *
 * @param transaction - the write that relies on the proof.
 * @param userId - whose.
 * @param proof - what was judged.
 * @returns false where it is theirs no more.
 */
export async function stillHolds(
  transaction: Transaction<Schema>,
  userId: string,
  proof: Proof,
): Promise<boolean> {
  if (proof.by === 'passkey') {
    const passkey = await transaction
      .selectFrom('passkeys')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', proof.passkeyId)
      .executeTakeFirst()
    return passkey !== undefined
  }
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (proof.by === 'code') return user?.email === proof.email
  return user?.password_hash === proof.passwordHash
}

/** A proof of an address. */
export interface EmailProof {
  readonly userId: string
  /** UTC ISO. */
  readonly at: string
  /** What the audit says of it, where it is the first. */
  readonly firstProof: NewAuditEvent
  /** The session the proof was given in, which stays with its browser; absent at a sign-in. */
  readonly kept?: KnownSession
}

/**
 * Writes down that a person reads the mail at their address. The first time, everything that was set up
 * before ends, because a stranger may have done it: password, browsers, sessions, passkeys, links,
 * consents, codes and changes of the address. Answers and scores stay. Later proofs end nothing.
 *
 * @param transaction - the write it belongs to.
 * @param proof - whose address, when and from where.
 * @returns whether it was the first.
 */
export async function proveEmail(
  transaction: Transaction<Schema>,
  { userId, at, firstProof, kept }: EmailProof,
): Promise<boolean> {
  const result = await transaction
    .updateTable('users')
    .set({ email_proved_at: at, password_hash: '' })
    .where('id', '=', userId)
    .where('email_proved_at', 'is', null)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  const ended = ['passkeys', 'share_links', 'consents', 'login_codes', 'email_changes'] as const
  for (const table of ended) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  // No id and no hash is the empty text: at a sign-in nothing is kept.
  await transaction
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('id', '<>', kept?.deviceId ?? '')
    .execute()
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', kept?.tokenHash ?? '')
    .execute()
  await recordEvent(transaction, firstProof)
  return true
}
