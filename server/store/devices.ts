/** The browsers in which a person may sign in by email alone. */

import type { Transaction } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { Database } from './databases/database.ts'
import type { Schema } from './schema.ts'

/** A browser to remember for one person. */
export interface NewDevice {
  readonly userId: string
  /** UUIDv7; the id of what it replaces stays where there is such a one. */
  readonly id: string
  /** SHA-256 of the browser's secret, in hexadecimal. */
  readonly tokenHash: string
  /** Coarse, for example `Firefox on Windows`. */
  readonly name: string
  /** UTC ISO. */
  readonly createdAt: string
  /** UTC ISO; not later than `createdAt` for one in which email alone never signs in. */
  readonly expiresAt: string
  /** Hashes of this person's earlier secrets in the same browser, to be forgotten; often none. */
  readonly replaces: readonly string[]
}

/** A browser that is remembered for a person. */
export interface KnownDevice {
  readonly userId: string
  readonly deviceId: string
}

/**
 * Makes the reader of remembered browsers; they are written together with the proof that earned them.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createDevices(database: Database) {
  return {
    /**
     * Finds whose account a browser may open. An unknown email costs the same query as a known one.
     *
     * @param email - in lower case.
     * @param tokenHashes - hashes of the browser's secrets; one or more.
     * @param now - UTC ISO; a browser remembered until now or earlier is forgotten.
     * @returns the person and the browser, or undefined.
     */
    async find(
      email: string,
      tokenHashes: readonly string[],
      now: string,
    ): Promise<KnownDevice | undefined> {
      return database.reader
        .selectFrom('devices')
        .innerJoin('users', 'users.id', 'devices.user_id')
        .select(['users.id as userId', 'devices.id as deviceId'])
        .where('devices.token_hash', 'in', tokenHashes)
        .where('devices.expires_at', '>', now)
        .where('users.email', '=', email)
        .executeTakeFirst()
    },
    /**
     * Finds whose accounts the secrets of a browser open.
     *
     * @param tokenHashes - hashes of the browser's secrets.
     * @param now - UTC ISO; a browser remembered until now or earlier is forgotten.
     * @returns the person's id by hash; hashes that open nothing are left out.
     */
    async ownersOf(
      tokenHashes: readonly string[],
      now: string,
    ): Promise<ReadonlyMap<string, string>> {
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

/** The repository of devices. */
export type Devices = ReturnType<typeof createDevices>

/**
 * Remembers a browser as part of a larger write, and forgets the person's expired ones and those
 * beyond the limit, with their sessions. A browser
 * that was known already keeps its id and the day it was first seen, and its sessions stay in it.
 *
 * @param transaction - the write it belongs to.
 * @param device - the browser.
 * @returns the id it has.
 */
export async function rememberDevice(
  transaction: Transaction<Schema>,
  device: NewDevice,
): Promise<string> {
  await forgetExpired(transaction, device.userId, device.createdAt)
  const earlier = await takeReplaced(transaction, device)
  const [oldest] = earlier.toSorted((one, other) => one.created_at.localeCompare(other.created_at))
  const id = oldest?.id ?? device.id
  await transaction
    .insertInto('devices')
    .values({
      user_id: device.userId,
      id,
      token_hash: device.tokenHash,
      name: device.name,
      created_at: oldest?.created_at ?? device.createdAt,
      last_used_at: device.createdAt,
      expires_at: device.expiresAt,
    })
    .execute()
  const others = earlier.map((one) => one.id).filter((other) => other !== id)
  if (others.length > 0) {
    await transaction
      .updateTable('sessions')
      .set({ device_id: id })
      .where('user_id', '=', device.userId)
      .where('device_id', 'in', others)
      .execute()
  }
  await forgetBeyondLimit(transaction, device, id)
  return id
}

/**
 * The one not used for longest goes first, never the one that is being remembered. Those that are not
 * remembered, on shared devices, push none out.
 */
async function forgetBeyondLimit(
  transaction: Transaction<Schema>,
  { userId, createdAt }: NewDevice,
  newest: string,
): Promise<void> {
  const devices = await transaction
    .selectFrom('devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', newest)
    .where('expires_at', '>', createdAt)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = devices.slice(limits.browsersMax - 1).map(({ id }) => id)
  if (ids.length === 0) return
  await transaction
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('device_id', 'in', ids)
    .execute()
}

/** One in which the person is still signed in stays on the list until that ends. */
async function forgetExpired(
  transaction: Transaction<Schema>,
  userId: string,
  now: string,
): Promise<void> {
  await transaction
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('device_id')
        .where('user_id', '=', userId)
        .where('expires_at', '>', now),
    )
    .execute()
}

/**
 * Forgets as part of a larger write the browser of a session that ends, if email alone did not sign in
 * there any more and nobody else is signed in: a shared device leaves nothing on the list.
 *
 * @param transaction - the write it belongs to; the session is still there.
 * @param userId - whose session it is.
 * @param tokenHash - which one.
 */
export async function forgetWithSession(
  transaction: Transaction<Schema>,
  userId: string,
  tokenHash: string,
): Promise<void> {
  await transaction
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .whereRef('expires_at', '<=', 'last_used_at')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('device_id')
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash),
    )
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('device_id')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', tokenHash),
    )
    .execute()
}

async function takeReplaced(transaction: Transaction<Schema>, { userId, replaces }: NewDevice) {
  if (replaces.length === 0) return []
  return transaction
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', replaces)
    .returning(['id', 'created_at'])
    .execute()
}

/**
 * Notes as part of a larger write that a browser is in use.
 *
 * @param transaction - the write it belongs to.
 * @param device - the browser.
 * @param now - UTC ISO.
 * @returns false when it has been forgotten; until the write ends, nobody can forget it.
 */
export async function touchDevice(
  transaction: Transaction<Schema>,
  { userId, deviceId }: KnownDevice,
  now: string,
): Promise<boolean> {
  const result = await transaction
    .updateTable('devices')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', deviceId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
