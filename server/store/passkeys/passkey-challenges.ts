/** Challenges that were given out and not yet answered, shared by every process on the database. */

import type { Database } from '../databases/database.ts'

/**
 * Makes the repository of challenges.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createPasskeyChallenges(database: Database) {
  return {
    /**
     * Keeps a challenge, and forgets those that have ended.
     *
     * @param challengeHash - SHA-256 of the challenge and of what it is for, in hexadecimal.
     * @param now - UTC ISO.
     * @param expiresAt - UTC ISO; later than `now`.
     */
    keep: (challengeHash: string, now: string, expiresAt: string): Promise<void> =>
      database.write(async (transaction) => {
        await transaction.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
        await transaction
          .insertInto('passkey_challenges')
          .values({ challenge_hash: challengeHash, expires_at: expiresAt })
          .execute()
      }),
    /**
     * Uses a challenge up.
     *
     * @param challengeHash - as it was kept.
     * @param now - UTC ISO; a challenge that ends now or earlier is no more.
     * @returns true for the first caller alone, and only in time.
     */
    take: (challengeHash: string, now: string): Promise<boolean> =>
      database.write(async (transaction) => {
        const row = await transaction
          .deleteFrom('passkey_challenges')
          .where('challenge_hash', '=', challengeHash)
          .returning('expires_at')
          .executeTakeFirst()
        return row !== undefined && row.expires_at > now
      }),
  }
}

/** The repository of challenges. */
export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>
