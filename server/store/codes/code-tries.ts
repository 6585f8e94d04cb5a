/** What every code by mail has in common: a hash, an end, and a few tries. */

import type { Database } from '../databases/database.ts'
import { equalizeWriteTiming } from '../equalize-write-timing.ts'

/** A code as it is kept. */
export interface KeptCode {
  /** PHC string. */
  readonly codeHash: string
  /** UTC ISO. */
  readonly expiresAt: string
  /** 1 or more. */
  readonly tries: number
}

/**
 * Uses up one try of every code of a person before it is judged, so that many guesses at once are
 * counted too. Where there is none it takes as long.
 *
 * @param database - where it is kept.
 * @param table - which kind of code.
 * @param userId - whose code is guessed; the empty text for nobody.
 * @param now - UTC ISO; a code that ends now or earlier is no more.
 * @returns the hashes to judge the guess by; none where no try is left.
 */
export function takeCodeTry(
  database: Database,
  table: 'login_codes' | 'email_changes',
  userId: string,
  now: string,
): Promise<readonly string[]> {
  return database.write(async (transaction) => {
    const rows = await transaction
      .updateTable(table)
      .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .where('tries_left', '>', 0)
      .returning('code_hash')
      .execute()
    if (rows.length === 0) await equalizeWriteTiming(transaction)
    return rows.map((row) => row.code_hash)
  })
}
