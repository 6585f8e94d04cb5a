/** The passkeys of people: public keys only, which prove nothing without the device that made them. */

import { recordEvent, type NewAuditEvent } from '../audit.ts'
import type { Database } from '../databases/database.ts'
import { lockUser, removerOf } from '../own-rows.ts'
import type { Row } from '../schema.ts'

/** One passkey. */
export interface Passkey {
  readonly userId: string
  readonly id: string
  /** Base64url. */
  readonly credentialId: string
  /** COSE key as base64url. */
  readonly publicKey: string
  /** Times the authenticator says it was used; stays 0 for most. */
  readonly counter: number
  /** How the authenticator is reached, for example `internal`. */
  readonly transports: readonly string[]
  /** Shown to the person. */
  readonly name: string
  /** UTC ISO. */
  readonly createdAt: string
  /** UTC ISO; null until it is used for the first time. */
  readonly lastUsedAt: string | null
}

/** What came of keeping a passkey; `known` is one that the person has already. */
export type PasskeyAdded = 'added' | 'known' | 'full' | 'nobody'

/**
 * Makes the repository of passkeys.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createPasskeys(database: Database) {
  const ofUser = (userId: string) =>
    database.reader.selectFrom('passkeys').selectAll().where('user_id', '=', userId)
  return {
    /**
     * Keeps a new passkey.
     *
     * @param passkey - the passkey.
     * @param max - most that the person may have, this one included.
     * @param event - what the audit says of it, where it is added.
     * @param tokenHash - the session it was made in: one that was ended meanwhile is nobody's.
     * @returns what came of it; only `added` stores anything.
     */
    add: (
      passkey: Passkey,
      max: number,
      event?: NewAuditEvent,
      tokenHash?: string,
    ): Promise<PasskeyAdded> => addPasskey(database, { passkey, max, event, tokenHash }),
    /**
     * Lists the passkeys of a person.
     *
     * @param userId - whose.
     * @returns all of them, oldest first.
     */
    async list(userId: string): Promise<Passkey[]> {
      const rows = await ofUser(userId).orderBy('created_at').orderBy('id').execute()
      return rows.map(fromRow)
    },
    /**
     * Finds the passkey a browser has shown.
     *
     * @param userId - whom it names.
     * @param credentialId - base64url.
     * @returns the passkey, or undefined.
     */
    async find(userId: string, credentialId: string): Promise<Passkey | undefined> {
      const row = await ofUser(userId).where('credential_id', '=', credentialId).executeTakeFirst()
      return row && fromRow(row)
    },
    /**
     * Writes down that a passkey was used.
     *
     * @param passkey - which, and the counter it showed.
     * @param usedAt - UTC ISO.
     * @returns false, with nothing written, where it is gone or its counter did not go up (0 may stay
     *   0: most authenticators do not count).
     */
    use: (
      { userId, id, counter }: Pick<Passkey, 'userId' | 'id' | 'counter'>,
      usedAt: string,
    ): Promise<boolean> =>
      database.write(async (transaction) => {
        const result = await transaction
          .updateTable('passkeys')
          .set({ counter, last_used_at: usedAt })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('counter', counter === 0 ? '=' : '<', counter)
          .executeTakeFirst()
        return result.numUpdatedRows === 1n
      }),
    /**
     * Removes a passkey.
     *
     * @param userId - whose.
     * @param id - which.
     * @param event - what the audit says of it, where there is one to remove.
     * @returns false where the person has no such passkey.
     */
    remove: removerOf(database, 'passkeys'),
  }
}

interface Addition {
  readonly passkey: Passkey
  readonly max: number
  readonly event: NewAuditEvent | undefined
  readonly tokenHash: string | undefined
}

function addPasskey(
  database: Database,
  { passkey, max, event, tokenHash }: Addition,
): Promise<PasskeyAdded> {
  return database.write(async (transaction) => {
    const { userId } = passkey
    if (!(await lockUser(database, transaction, userId, tokenHash))) return 'nobody'
    const theirs = await transaction
      .selectFrom('passkeys')
      .select('credential_id')
      .where('user_id', '=', userId)
      .execute()
    if (theirs.some((row) => row.credential_id === passkey.credentialId)) return 'known'
    if (theirs.length >= max) return 'full'
    await transaction.insertInto('passkeys').values(toRow(passkey)).execute()
    if (event !== undefined) await recordEvent(transaction, event)
    return 'added'
  })
}

function toRow(passkey: Passkey): Row<'passkeys'> {
  return {
    user_id: passkey.userId,
    id: passkey.id,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: JSON.stringify(passkey.transports),
    name: passkey.name,
    created_at: passkey.createdAt,
    last_used_at: passkey.lastUsedAt,
  }
}

function fromRow(row: Row<'passkeys'>): Passkey {
  const transports: string[] = JSON.parse(row.transports)
  return {
    userId: row.user_id,
    id: row.id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
