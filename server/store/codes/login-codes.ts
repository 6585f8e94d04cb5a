/** Codes that were sent by mail: two a person at most, for a short time, for a bounded number of tries. */

import type { Database } from '../databases/database.ts'
import { takeOne, type Use } from '../throttles.ts'
import { equalizeWriteTiming } from '../equalize-write-timing.ts'
import { takeCodeTry, type KeptCode } from './code-tries.ts'

/** Whom a code is for. */
export interface LoginCodeSubject {
  /** The empty text for nobody. */
  readonly userId: string
  /** Where the code goes. */
  readonly email: string
}

/** A code that is to be sent. */
export interface NewLoginCode extends LoginCodeSubject, KeptCode {
  /** The count of letters to the mailbox. An address that its owner has proved is not bound by it. */
  readonly letters: Use
}

/**
 * How far apart codes are made: whoever asks in between has one in the mailbox that works for as long
 * again. Codes work for ten minutes, so there are never more than two.
 */
const apartMs = 5 * 60_000

/**
 * Makes the repository of codes.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createLoginCodes(database: Database) {
  return {
    /**
     * Keeps a code beside the person's earlier one, which goes on working. For nobody it takes as long.
     *
     * @param code - the code.
     * @returns false, with nothing kept, where another was kept in the five minutes before, where the
     *   mailbox has had its letters, and where the person is gone or has another address by now: whoever
     *   reads the mail at an old address must not come in.
     */
    keep: (code: NewLoginCode): Promise<boolean> => keep(database, code),
    /**
     * Uses up one try of each code before it is judged, so that many guesses at once are counted too.
     *
     * @param userId - whose codes are guessed.
     * @param now - UTC ISO; a code that ends now or earlier is no more.
     * @returns the hashes to judge the guess by, two at most; none where no try is left.
     */
    takeTry: (userId: string, now: string): Promise<readonly string[]> =>
      takeCodeTry(database, 'login_codes', userId, now),
    /**
     * Ends a code that was guessed right, and the person's other one with it.
     *
     * @param userId - whose.
     * @param codeHash - the hash the guess was judged by.
     * @returns true for the first caller alone: a code opens one session.
     */
    useUp: (userId: string, codeHash: string): Promise<boolean> =>
      database.write(async (transaction) => {
        const result = await transaction
          .deleteFrom('login_codes')
          .where('user_id', '=', userId)
          .where('code_hash', '=', codeHash)
          .executeTakeFirst()
        if (result.numDeletedRows === 0n) return false
        await transaction.deleteFrom('login_codes').where('user_id', '=', userId).execute()
        return true
      }),
  }
}

function keep(database: Database, code: NewLoginCode): Promise<boolean> {
  const { userId, email, codeHash, expiresAt, tries, letters } = code
  return database.write(async (transaction) => {
    await database.lockUser(transaction, userId)
    const user = await transaction
      .selectFrom('users')
      .select('email_proved_at')
      .where('id', '=', userId)
      .where('email', '=', email)
      .executeTakeFirst()
    // Later than one made now end those alone that were made while a clock had jumped ahead: they would
    // work for as long, and keep every other code back.
    await transaction
      .deleteFrom('login_codes')
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date(Date.parse(expiresAt) + apartMs).toISOString())
      .execute()
    const newest = await transaction
      .selectFrom('login_codes')
      .select((eb) => eb.fn.max('expires_at').as('expires_at'))
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const lastMs = Date.parse(newest?.expires_at ?? '') || 0
    const mayKeep = user !== undefined && lastMs <= Date.parse(expiresAt) - apartMs
    const { allowed } = mayKeep ? await takeOne(transaction, letters) : { allowed: false }
    if (!mayKeep || !(allowed || user.email_proved_at !== null)) {
      await equalizeWriteTiming(transaction)
      return false
    }
    await transaction
      .insertInto('login_codes')
      .values({ user_id: userId, code_hash: codeHash, expires_at: expiresAt, tries_left: tries })
      .execute()
    return true
  })
}
