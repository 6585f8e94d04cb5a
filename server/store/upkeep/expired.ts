/** Takes out what has ended by itself and is of no use to anybody any more. */

import type { Database } from '../databases/database.ts'

const swept = [
  'sessions',
  'login_codes',
  'passkey_challenges',
  'email_changes',
  'share_links',
] as const

/**
 * Makes the sweep.
 *
 * @param database - where all that is kept.
 * @returns the sweep.
 */
export function createEnded(database: Database) {
  return {
    /**
     * Removes sessions, remembered browsers, codes, challenges, unproved new addresses and links to
     * results whose time is over. A browser in which somebody is still signed in stays until that ends too.
     *
     * @param now - UTC ISO; what ends now or earlier is over.
     */
    async purgeExpired(now: string): Promise<void> {
      for (const table of swept) {
        await database.write(async (transaction) => {
          await transaction.deleteFrom(table).where('expires_at', '<=', now).execute()
        })
      }
      await database.write(async (transaction) => {
        await transaction
          .deleteFrom('devices')
          .where('expires_at', '<=', now)
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('sessions')
                  .select('sessions.device_id')
                  .whereRef('sessions.user_id', '=', 'devices.user_id')
                  .whereRef('sessions.device_id', '=', 'devices.id')
                  .where('sessions.expires_at', '>', now),
              ),
            ),
          )
          .execute()
      })
    },
  }
}
