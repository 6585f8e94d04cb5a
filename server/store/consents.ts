/** What people agreed to: each version of the consent text once, with the server's time. */

import type { Transaction } from 'kysely'
import type { Database } from './databases/database.ts'
import type { Schema } from './schema.ts'

/** One version a person agreed to. */
export interface Consent {
  /** As in `contract/consent.ts`. */
  readonly version: string
  /** UTC ISO. */
  readonly givenAt: string
}

/**
 * Makes the repository of consents. They go with the person and are never taken back alone.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createConsents(database: Database) {
  return {
    /**
     * Keeps that a person agreed. Agreeing to the same version again keeps the first time.
     *
     * @param userId - who; must be a person that is there.
     * @param consent - to what, and when.
     */
    give: (userId: string, consent: Consent): Promise<void> =>
      database.write((transaction) => keepConsent(transaction, userId, consent)),
    /**
     * Lists what a person agreed to.
     *
     * @param userId - whose.
     * @returns every version from old to new; none for an unknown person.
     */
    async list(userId: string): Promise<Consent[]> {
      const rows = await database.reader
        .selectFrom('consents')
        .select(['version', 'given_at'])
        .where('user_id', '=', userId)
        .orderBy('given_at')
        .orderBy('version')
        .execute()
      return rows.map((row) => ({ version: row.version, givenAt: row.given_at }))
    },
  }
}

/**
 * Keeps a consent as part of a larger write.
 *
 * @param transaction - the write it belongs to.
 * @param userId - who agreed.
 * @param consent - to what, and when.
 */
export async function keepConsent(
  transaction: Transaction<Schema>,
  userId: string,
  { version, givenAt }: Consent,
): Promise<void> {
  await transaction
    .insertInto('consents')
    .values({ user_id: userId, version, given_at: givenAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
    .execute()
}
