/** What a person has several of and ends one by one: passkeys and shared links. */

import type { Transaction } from 'kysely'
import { recordEvent, type NewAuditEvent } from './audit.ts'
import type { Database } from './databases/database.ts'
import type { Schema } from './schema.ts'

/**
 * Holds on to a person: another write about them comes wholly before this one or wholly after.
 *
 * @param transaction - of the write; the hold ends with it.
 * @param userId - whom.
 * @param tokenHash - the session the write was asked for in: one that was ended meanwhile adds nothing.
 * @returns whether there is such a person, still signed in there.
 */
export async function lockUser(
  database: Database,
  transaction: Transaction<Schema>,
  userId: string,
  tokenHash?: string,
): Promise<boolean> {
  await database.lockUser(transaction, userId)
  const found =
    tokenHash === undefined
      ? transaction.selectFrom('users').select('id as of').where('id', '=', userId)
      : transaction
          .selectFrom('sessions')
          .select('user_id as of')
          .where('user_id', '=', userId)
          .where('token_hash', '=', tokenHash)
  return (await found.executeTakeFirst()) !== undefined
}

/**
 * Makes the removal of one row.
 *
 * @param table - where it stands.
 * @returns takes whose it is, which, and what the audit says of it where there is one to remove; gives
 *   false where the person has no such row.
 */
export function removerOf(database: Database, table: 'passkeys' | 'share_links') {
  return (userId: string, id: string, event?: NewAuditEvent): Promise<boolean> =>
    database.write(async (transaction) => {
      await database.lockUser(transaction, userId)
      const result = await transaction
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      const isRemoved = result.numDeletedRows === 1n
      if (isRemoved && event !== undefined) await recordEvent(transaction, event)
      return isRemoved
    })
}
