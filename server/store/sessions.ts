/** Sessions: which token stands for whom, and until when. */

import type { Transaction } from 'kysely'
import { recordEvent, type NewAuditEvent } from './audit.ts'
import type { Database } from './databases/database.ts'
import { prepareRead, slot } from './databases/prepared-read.ts'
import { touchUser } from './upkeep/inactive-people.ts'
import {
  forgetWithSession,
  rememberDevice,
  touchDevice,
  type KnownDevice,
  type NewDevice,
} from './devices.ts'
import { proveEmail, stillHolds, type KnownSession, type Proof } from './proofs.ts'
import type { Gender } from '#core/comparison/cohort-cell.ts'
import type { Row, Schema } from './schema.ts'

/** A session to open. */
export interface NewSession {
  /** SHA-256 of the token, in hexadecimal. */
  readonly tokenHash: string
  /** UTC ISO. */
  readonly createdAt: string
  /** UTC ISO; later than `createdAt`. */
  readonly expiresAt: string
}

/** The person behind a token, with what most calls need of them. */
export interface SessionMember {
  readonly userId: string
  /** The browser the session was opened in. */
  readonly deviceId: string
  readonly yearOfBirth: number
  readonly gender: Gender
  /** UTC ISO; when the session was opened. */
  readonly createdAt: string
  /** UTC ISO. */
  readonly expiresAt: string
  /** UTC ISO, when the person last proved who they are in it; null where the browser alone was known. */
  readonly provedAt: string | null
}

/**
 * Makes the repository of sessions.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createSessions(database: Database) {
  const read = prepareRead<SessionRow>(
    database,
    database.reader
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'users.id',
        'users.year_of_birth',
        'users.gender',
        'sessions.device_id',
        'sessions.created_at',
        'sessions.expires_at',
        'sessions.proved_at',
      ])
      .where('sessions.token_hash', '=', slot<string>('tokenHash'))
      .where('sessions.expires_at', '>', slot<string>('now')),
  )
  return {
    /**
     * Opens a session for a person who has proved who they are, remembers the browser they did it in
     * and forgets their expired sessions. The first code that comes back from their address ends
     * everything that was set up before, in the same write.
     *
     * @param session - the session.
     * @param device - the browser, with the person.
     * @param event - what the audit says of it.
     * @param proof - how they proved it.
     * @returns false, with nothing stored, when the person is gone or the proof holds no more.
     */
    open: (
      session: NewSession,
      device: NewDevice,
      event?: NewAuditEvent,
      proof?: Proof,
    ): Promise<boolean> =>
      database.write(async (transaction) => {
        const { userId } = device
        const at = session.createdAt
        if (!(await touchUser(transaction, userId, at))) return false
        if (proof !== undefined && !(await stillHolds(transaction, userId, proof))) return false
        if (proof?.by === 'code') await proveEmail(transaction, { userId, at, ...proof })
        if (event !== undefined) await recordEvent(transaction, event)
        const deviceId = await rememberDevice(transaction, device)
        await addSession(transaction, { ...session, provedAt: at }, { userId, deviceId })
        return true
      }),
    /**
     * Opens a session in a remembered browser and forgets the person's expired ones.
     *
     * @param session - the session.
     * @param device - the browser, with the person.
     * @param event - what the audit says of it.
     * @returns false, with nothing stored, when the browser was forgotten in the meantime.
     */
    openIn: (session: NewSession, device: KnownDevice, event?: NewAuditEvent): Promise<boolean> =>
      database.write(async (transaction) => {
        await touchUser(transaction, device.userId, session.createdAt)
        if (!(await touchDevice(transaction, device, session.createdAt))) return false
        if (event !== undefined) await recordEvent(transaction, event)
        await addSession(transaction, { ...session, provedAt: null }, device)
        return true
      }),
    /**
     * Finds who a token stands for.
     *
     * @param tokenHash - SHA-256 of the token, in hexadecimal.
     * @param now - UTC ISO; a session that ends now or earlier is not found.
     * @returns the person, or undefined.
     */
    async find(tokenHash: string, now: string): Promise<SessionMember | undefined> {
      const [row] = await read({ tokenHash, now })
      if (row === undefined) return undefined
      return {
        userId: row.id,
        deviceId: row.device_id,
        yearOfBirth: row.year_of_birth,
        gender: row.gender,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        provedAt: row.proved_at,
      }
    },
    /**
     * Writes down that a person proved who they are again. It ends nothing: the first code that comes back
     * from an address opens a session anew (`open`).
     *
     * @param session - the session they did it in.
     * @param proof - how.
     * @param at - UTC ISO.
     * @param event - what the audit says of it.
     * @returns false, with nothing stored, when the session is gone or the proof holds no more.
     */
    prove: (
      session: KnownSession,
      proof: Proof,
      at: string,
      event?: NewAuditEvent,
    ): Promise<boolean> =>
      database.write(async (transaction) => {
        const { userId, tokenHash } = session
        await database.lockUser(transaction, userId)
        if (!(await stillHolds(transaction, userId, proof))) return false
        const result = await transaction
          .updateTable('sessions')
          .set({ proved_at: at })
          .where('user_id', '=', userId)
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst()
        if (result.numUpdatedRows === 0n) return false
        if (event !== undefined) await recordEvent(transaction, event)
        return true
      }),
    /**
     * Moves the end of a session, and notes that its browser is in use.
     *
     * @param device - where it was opened, with the person.
     * @param tokenHash - which one; an unknown one is left alone.
     * @param now - UTC ISO.
     * @param expiresAt - UTC ISO; later than `now`.
     */
    extend: (
      device: KnownDevice,
      tokenHash: string,
      now: string,
      expiresAt: string,
    ): Promise<void> =>
      database.write(async (transaction) => {
        await touchUser(transaction, device.userId, now)
        if (!(await touchDevice(transaction, device, now))) return
        await transaction
          .updateTable('sessions')
          .set({ expires_at: expiresAt })
          .where('user_id', '=', device.userId)
          .where('token_hash', '=', tokenHash)
          .execute()
      }),
    /**
     * Ends a session for good.
     *
     * @param userId - whose session it is.
     * @param tokenHash - which one; an unknown one is left alone.
     * @param event - what the audit says of it.
     */
    revoke: (userId: string, tokenHash: string, event?: NewAuditEvent): Promise<void> =>
      database.write(async (transaction) => {
        if (event !== undefined) await recordEvent(transaction, event)
        await forgetWithSession(transaction, userId, tokenHash)
        await transaction
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('token_hash', '=', tokenHash)
          .execute()
      }),
  }
}

type SessionRow = Pick<Row<'users'>, 'id' | 'year_of_birth' | 'gender'> &
  Pick<Row<'sessions'>, 'device_id' | 'created_at' | 'expires_at' | 'proved_at'>

async function addSession(
  transaction: Transaction<Schema>,
  session: NewSession & Pick<SessionMember, 'provedAt'>,
  { userId, deviceId }: KnownDevice,
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', session.createdAt)
    .execute()
  await transaction
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: session.tokenHash,
      device_id: deviceId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      proved_at: session.provedAt,
    })
    .execute()
}
