/** New addresses that people have asked for and not yet proved: one a person, for a short time. */

import { recordEvent, type NewAuditEvent } from '../audit.ts'
import type { Database } from '../databases/database.ts'
import { lockUser } from '../own-rows.ts'
import { proveEmail, type EmailProof } from '../proofs.ts'
import { equalizeWriteTiming } from '../equalize-write-timing.ts'
import { takeCodeTry, type KeptCode } from './code-tries.ts'

/** Who wants which address. */
export interface EmailWish {
  readonly userId: string
  /** In lower case. */
  readonly newEmail: string
  /** The session they asked in: one that was ended meanwhile asks for nothing. */
  readonly tokenHash?: string
}

/** The wish, and the code that was sent to the address. */
export type NewEmailChange = EmailWish & KeptCode

/**
 * What became of a wish: `taken` and `gone` with nothing kept, because somebody has the address or the
 * person is no more.
 */
export type EmailKept = 'kept' | 'taken' | 'gone'

/**
 * Makes the repository of changes.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createEmailChanges(database: Database) {
  const find = async (userId: string) => {
    const row = await database.reader
      .selectFrom('email_changes')
      .select('new_email')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.new_email
  }
  return {
    /**
     * Finds the address a person has asked for.
     *
     * @param userId - whose.
     * @returns the address, also where its time is over; undefined where there is none.
     */
    find,
    /**
     * Keeps a change in place of the person's earlier one. Where somebody has the address already, only
     * the earlier one goes, and that takes as long.
     *
     * @param change - the change.
     * @returns what became of it.
     */
    replace: ({
      userId,
      newEmail,
      tokenHash,
      codeHash,
      expiresAt,
      tries,
    }: NewEmailChange): Promise<EmailKept> =>
      database.write(async (transaction) => {
        if (!(await lockUser(database, transaction, userId, tokenHash))) return 'gone'
        const found = await transaction
          .selectFrom('users')
          .select('id')
          .where('email', '=', newEmail)
          .where('id', '<>', userId)
          .executeTakeFirst()
        await transaction.deleteFrom('email_changes').where('user_id', '=', userId).execute()
        if (found !== undefined) {
          await equalizeWriteTiming(transaction)
          return 'taken'
        }
        await transaction
          .insertInto('email_changes')
          .values({
            user_id: userId,
            new_email: newEmail,
            code_hash: codeHash,
            expires_at: expiresAt,
            tries_left: tries,
          })
          .execute()
        return 'kept'
      }),
    /**
     * Uses up one try before it is judged.
     *
     * @param userId - whose code is guessed.
     * @param now - UTC ISO; a code that ends now or earlier is no more.
     * @returns the hash to judge the guess by; none where no try is left.
     */
    takeTry: (userId: string, now: string): Promise<readonly string[]> =>
      takeCodeTry(database, 'email_changes', userId, now),
    /**
     * Gives a person the address whose code was guessed right. A sign-in code that went to the old
     * address ends with it.
     *
     * @param userId - whose.
     * @param codeHash - the hash the guess was judged by.
     * @param event - what the audit says of it.
     * @param proof - the moment, and the session that stays if no address of theirs was proved before.
     * @returns true for the first caller alone; false too when somebody else has the address by now.
     */
    async apply(
      userId: string,
      codeHash: string,
      event?: NewAuditEvent,
      proof?: EmailProof,
    ): Promise<boolean> {
      try {
        return await applyOnce(database, { userId, codeHash, event, proof })
      } catch (fault) {
        // Two people may prove the same free address at the same moment; the second is too late.
        if (await isTaken(database, await find(userId))) return false
        throw fault
      }
    },
  }
}

interface Application {
  readonly userId: string
  readonly codeHash: string
  readonly event: NewAuditEvent | undefined
  readonly proof: EmailProof | undefined
}

function applyOnce(
  database: Database,
  { userId, codeHash, event, proof }: Application,
): Promise<boolean> {
  return database.write(async (transaction) => {
    await database.lockUser(transaction, userId)
    const change = await transaction
      .deleteFrom('email_changes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .returning('new_email')
      .executeTakeFirst()
    if (change === undefined) return false
    const result = await transaction
      .updateTable('users')
      .set({ email: change.new_email })
      .where('id', '=', userId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('users as other').select('id').where('email', '=', change.new_email),
          ),
        ),
      )
      .executeTakeFirst()
    if (result.numUpdatedRows === 0n) return false
    await transaction.deleteFrom('login_codes').where('user_id', '=', userId).execute()
    if (proof !== undefined && !(await proveEmail(transaction, proof))) {
      const newer = transaction.updateTable('users').set({ email_proved_at: proof.at })
      await newer.where('id', '=', userId).execute()
    }
    if (event !== undefined) await recordEvent(transaction, event)
    return true
  })
}

async function isTaken(database: Database, email: string | undefined): Promise<boolean> {
  if (email === undefined) return false
  const row = await database.reader
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}
