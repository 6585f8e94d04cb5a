/** The list of a person's browsers, and signing out in them from afar. */

import type { Transaction } from 'kysely'
import { recordEvent, type NewAuditEvent } from './audit.ts'
import type { Database } from './databases/database.ts'
import type { KnownDevice } from './devices.ts'
import type { Schema } from './schema.ts'

/** One browser on the list. Moments are UTC ISO. */
export interface SignedInBrowser {
  readonly id: string
  readonly name: string
  readonly firstSeen: string
  readonly lastUsed: string
  readonly isSignedIn: boolean
}

/** What opens an account besides a browser, or lets others read in it. */
export type AccountOpener = 'passkeys' | 'share_links' | 'password'

/**
 * Makes the repository of signed-in browsers.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createSignedInBrowsers(database: Database) {
  return {
    /**
     * Lists the browsers in which a person is signed in, or may sign in by email alone.
     *
     * @param userId - whose.
     * @param now - UTC ISO.
     * @returns the one used last first.
     */
    list: (userId: string, now: string): Promise<readonly SignedInBrowser[]> =>
      list(database, userId, now),
    /**
     * Forgets a browser and ends every session in it, both at once.
     *
     * @param device - the browser, with the person.
     * @param event - what the audit says of it.
     * @returns false when it is none of the person's; nothing is changed then.
     */
    remove: (device: KnownDevice, event?: NewAuditEvent): Promise<boolean> =>
      database.write((transaction) => forget(transaction, '=', device, event)),
    /**
     * Forgets every browser of a person but one, and ends every session in them, all in one write.
     *
     * @param device - the browser that stays, with the person.
     * @param event - what the audit says of it; where there is no other browser, nothing.
     * @param also - what else ends, each with what the audit says of it where there was any.
     */
    removeOthers: (
      device: KnownDevice,
      event?: NewAuditEvent,
      also: Readonly<Partial<Record<AccountOpener, NewAuditEvent>>> = {},
    ): Promise<void> =>
      database.write(async (transaction) => {
        await database.lockUser(transaction, device.userId)
        await forget(transaction, '<>', device, event)
        for (const opener of ['passkeys', 'share_links', 'password'] as const) {
          const told = also[opener]
          if (told !== undefined && (await end(transaction, opener, device.userId))) {
            await recordEvent(transaction, told)
          }
        }
      }),
    /**
     * Forgets a person in the browser that shows these secrets, and ends their sessions in it.
     *
     * @param userId - whom; nothing is changed where none of the secrets is theirs.
     * @param tokenHashes - hashes of the browser's secrets; one or more.
     * @param event - what the audit says of it.
     */
    removeShown: (
      userId: string,
      tokenHashes: readonly string[],
      event?: NewAuditEvent,
    ): Promise<void> =>
      database.write(async (transaction) => {
        const shown = await transaction
          .selectFrom('devices')
          .select('id')
          .where('user_id', '=', userId)
          .where('token_hash', 'in', tokenHashes)
          .execute()
        for (const { id } of shown) {
          await forget(transaction, '=', { userId, deviceId: id }, event)
        }
      }),
    /**
     * Lets a browser be forgotten by itself: email alone signs in there no more. The person stays signed
     * in, and it stays on the list for as long.
     *
     * @param device - the browser, with the person.
     * @param now - UTC ISO.
     */
    stopRemembering: ({ userId, deviceId }: KnownDevice, now: string): Promise<void> =>
      database.write(async (transaction) => {
        await transaction
          .updateTable('devices')
          .set({ expires_at: now })
          .where('user_id', '=', userId)
          .where('id', '=', deviceId)
          .execute()
      }),
  }
}

async function list(database: Database, userId: string, now: string): Promise<SignedInBrowser[]> {
  const live = await database.reader
    .selectFrom('sessions')
    .select('device_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute()
  const signedIn = new Set(live.map((session) => session.device_id))
  const devices = await database.reader
    .selectFrom('devices')
    .select(['id', 'name', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return devices
    .filter(({ id, expires_at }) => expires_at > now || signedIn.has(id))
    .map((device) => ({
      id: device.id,
      name: device.name,
      firstSeen: device.created_at,
      lastUsed: device.last_used_at,
      isSignedIn: signedIn.has(device.id),
    }))
}

/** Says whether there was any. */
async function end(
  transaction: Transaction<Schema>,
  opener: AccountOpener,
  userId: string,
): Promise<boolean> {
  if (opener !== 'password') {
    const gone = await transaction
      .deleteFrom(opener)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return gone.numDeletedRows > 0n
  }
  const changed = await transaction
    .updateTable('users')
    .set({ password_hash: '' })
    .where('id', '=', userId)
    .where('password_hash', '<>', '')
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Browsers first: a session that is being opened holds its browser, and is seen once that is through. */
async function forget(
  transaction: Transaction<Schema>,
  comparison: '=' | '<>',
  { userId, deviceId }: KnownDevice,
  event: NewAuditEvent | undefined,
): Promise<boolean> {
  const result = await transaction
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('id', comparison, deviceId)
    .executeTakeFirst()
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('device_id', comparison, deviceId)
    .execute()
  const isForgotten = result.numDeletedRows > 0n
  if (isForgotten && event !== undefined) await recordEvent(transaction, event)
  return isForgotten
}
