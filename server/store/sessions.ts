/** Signed-in browsers: which token stands for whom, and until when. */

import type { Database } from './databases/database.ts'
import { prepareRead, slot } from './databases/prepared-read.ts'
import { rememberDevice, type NewDevice } from './devices.ts'
import type { Gender, Row } from './schema.ts'

/** A session to open. */
export interface NewSession {
  readonly userId: string
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
  readonly yearOfBirth: number
  readonly gender: Gender
  /** UTC ISO. */
  readonly expiresAt: string
}

/** Reads and writes sessions. */
export interface Sessions {
  /**
   * Opens a session and forgets the person's expired ones.
   *
   * @param session - the session.
   * @param device - a browser to remember with it, where the person has proved who they are.
   */
  open(session: NewSession, device?: NewDevice): Promise<void>
  /**
   * Finds who a token stands for.
   *
   * @param tokenHash - SHA-256 of the token, in hexadecimal.
   * @param now - UTC ISO; a session that ends now or earlier is not found.
   * @returns the person, or undefined.
   */
  find(tokenHash: string, now: string): Promise<SessionMember | undefined>
  /**
   * Moves the end of a session.
   *
   * @param userId - whose session it is.
   * @param tokenHash - which one; an unknown one is left alone.
   * @param expiresAt - UTC ISO.
   */
  extend(userId: string, tokenHash: string, expiresAt: string): Promise<void>
  /**
   * Ends a session for good.
   *
   * @param userId - whose session it is.
   * @param tokenHash - which one; an unknown one is left alone.
   */
  revoke(userId: string, tokenHash: string): Promise<void>
}

/**
 * Makes the repository of sessions.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createSessions(database: Database): Sessions {
  const read = prepareRead<SessionRow>(
    database,
    database.reader
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.year_of_birth', 'users.gender', 'sessions.expires_at'])
      .where('sessions.token_hash', '=', slot<string>('tokenHash'))
      .where('sessions.expires_at', '>', slot<string>('now')),
  )
  return {
    open: (session, device) => openSession(database, session, device),
    async find(tokenHash, now) {
      const [row] = await read({ tokenHash, now })
      if (row === undefined) return undefined
      return {
        userId: row.id,
        yearOfBirth: row.year_of_birth,
        gender: row.gender,
        expiresAt: row.expires_at,
      }
    },
    extend: (userId, tokenHash, expiresAt) =>
      database.write(async (transaction) => {
        await transaction
          .updateTable('sessions')
          .set({ expires_at: expiresAt })
          .where('user_id', '=', userId)
          .where('token_hash', '=', tokenHash)
          .execute()
      }),
    revoke: (userId, tokenHash) =>
      database.write(async (transaction) => {
        await transaction
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('token_hash', '=', tokenHash)
          .execute()
      }),
  }
}

type SessionRow = Pick<Row<'users'>, 'id' | 'year_of_birth' | 'gender'> &
  Pick<Row<'sessions'>, 'expires_at'>

function openSession(database: Database, session: NewSession, device?: NewDevice): Promise<void> {
  return database.write(async (transaction) => {
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', session.userId)
      .where('expires_at', '<=', session.createdAt)
      .execute()
    await transaction
      .insertInto('sessions')
      .values({
        user_id: session.userId,
        token_hash: session.tokenHash,
        created_at: session.createdAt,
        expires_at: session.expiresAt,
      })
      .execute()
    if (device !== undefined) await rememberDevice(transaction, device)
  })
}
