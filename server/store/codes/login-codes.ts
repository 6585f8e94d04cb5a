/** Codes that were sent by mail: one a person, for a short time, for a few tries. */

import type { Database } from '../databases/database.ts'
import { writeForNobody } from '../write-for-nobody.ts'
import { takeCodeTry, type KeptCode } from './code-tries.ts'

/** Whom a code is for. */
export interface LoginCodeSubject {
  /** The empty text for nobody. */
  readonly userId: string
  /** Where the code goes. */
  readonly email: string
}

/** A code that is to be sent. */
export type NewLoginCode = LoginCodeSubject & KeptCode

/** Reads and writes codes. */
export interface LoginCodes {
  /**
   * Keeps a code in place of the person's earlier one. For nobody it takes as long.
   *
   * @param code - the code.
   * @returns false, with nothing kept, where the person is gone or has another address by now: whoever
   *   reads the mail at an old address must not come in.
   */
  replace(code: NewLoginCode): Promise<boolean>
  /**
   * Uses up one try before it is judged, so that many guesses at once are counted too.
   *
   * @param userId - whose code is guessed.
   * @param now - UTC ISO; a code that ends now or earlier is no more.
   * @returns the hash to judge the guess by, or undefined where no try is left.
   */
  takeTry(userId: string, now: string): Promise<string | undefined>
  /**
   * Ends a code that was guessed right.
   *
   * @param userId - whose.
   * @param codeHash - the hash the guess was judged by.
   * @returns true for the first caller alone: a code opens one session.
   */
  useUp(userId: string, codeHash: string): Promise<boolean>
}

/**
 * Makes the repository of codes.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createLoginCodes(database: Database): LoginCodes {
  return {
    replace: ({ userId, email, codeHash, expiresAt, tries }) =>
      database.write(async (transaction) => {
        await database.lockUser(transaction, userId)
        const user = await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .where('email', '=', email)
          .executeTakeFirst()
        if (user === undefined) {
          await writeForNobody(transaction)
          return false
        }
        const row = { code_hash: codeHash, expires_at: expiresAt, tries_left: tries }
        await transaction
          .insertInto('login_codes')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute()
        return true
      }),
    takeTry: (userId, now) => takeCodeTry(database, 'login_codes', userId, now),
    useUp: (userId, codeHash) =>
      database.write(async (transaction) => {
        const result = await transaction
          .deleteFrom('login_codes')
          .where('user_id', '=', userId)
          .where('code_hash', '=', codeHash)
          .executeTakeFirst()
        return result.numDeletedRows === 1n
      }),
  }
}
