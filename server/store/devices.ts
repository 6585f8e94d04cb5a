/** The browsers in which a person may sign in by email alone. */

import type { Transaction } from 'kysely'
import type { Database } from './databases/database.ts'
import type { Schema } from './schema.ts'

/** A browser to remember for one person. */
export interface NewDevice {
  readonly userId: string
  /** SHA-256 of the browser's secret, in hexadecimal. */
  readonly tokenHash: string
  /** UTC ISO. */
  readonly createdAt: string
  /** UTC ISO; later than `createdAt`. */
  readonly expiresAt: string
  /** Hashes of this person's earlier secrets in the same browser, to be forgotten; often none. */
  readonly replaces: readonly string[]
}

/** Reads remembered browsers; they are written together with the proof that earned them. */
export interface Devices {
  /**
   * Finds whose account a browser may open. An unknown email costs the same query as a known one.
   *
   * @param email - in lower case.
   * @param tokenHashes - hashes of the browser's secrets; one or more.
   * @param now - UTC ISO; a browser remembered until now or earlier is forgotten.
   * @returns the person's id, or undefined.
   */
  findUserId(
    email: string,
    tokenHashes: readonly string[],
    now: string,
  ): Promise<string | undefined>
  /**
   * Finds whose accounts the secrets of a browser open.
   *
   * @param tokenHashes - hashes of the browser's secrets.
   * @param now - UTC ISO; a browser remembered until now or earlier is forgotten.
   * @returns the person's id by hash; hashes that open nothing are left out.
   */
  ownersOf(tokenHashes: readonly string[], now: string): Promise<ReadonlyMap<string, string>>
}

/**
 * Makes the repository of remembered browsers.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createDevices(database: Database): Devices {
  return {
    async findUserId(email, tokenHashes, now) {
      const row = await database.reader
        .selectFrom('devices')
        .innerJoin('users', 'users.id', 'devices.user_id')
        .select('users.id')
        .where('devices.token_hash', 'in', tokenHashes)
        .where('devices.expires_at', '>', now)
        .where('users.email', '=', email)
        .executeTakeFirst()
      return row?.id
    },
    async ownersOf(tokenHashes, now) {
      if (tokenHashes.length === 0) return new Map()
      const rows = await database.reader
        .selectFrom('devices')
        .select(['token_hash', 'user_id'])
        .where('token_hash', 'in', tokenHashes)
        .where('expires_at', '>', now)
        .execute()
      return new Map(rows.map((row) => [row.token_hash, row.user_id]))
    },
  }
}

/**
 * Remembers a browser as part of a larger write, and forgets what it replaces and the person's
 * expired ones.
 *
 * @param transaction - the write it belongs to.
 * @param device - the browser.
 */
export async function rememberDevice(
  transaction: Transaction<Schema>,
  device: NewDevice,
): Promise<void> {
  await transaction
    .deleteFrom('devices')
    .where('user_id', '=', device.userId)
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', device.createdAt),
        ...device.replaces.map((hash) => eb('token_hash', '=', hash)),
      ]),
    )
    .execute()
  await transaction
    .insertInto('devices')
    .values({
      user_id: device.userId,
      token_hash: device.tokenHash,
      created_at: device.createdAt,
      expires_at: device.expiresAt,
    })
    .execute()
}
