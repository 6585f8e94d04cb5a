/** The people who have an account. */

import type { Transaction } from 'kysely'
import type { Database } from './databases/database.ts'
import { recordEvent, type NewAuditEvent } from './audit.ts'
import { keepConsent, type Consent } from './consents.ts'
import { toAbsence, type Absence } from './upkeep/inactive-people.ts'
import { rememberDevice, type NewDevice } from './devices.ts'
import { lockUser } from './own-rows.ts'
import type { KnownSession } from './proofs.ts'
import { correctAssessments } from './correct-assessments.ts'
import type { Gender } from '#core/comparison/cohort-cell.ts'
import type { Row, Schema } from './schema.ts'
import { equalizeWriteTiming } from './equalize-write-timing.ts'

/** A person as they register. */
export interface NewUser {
  readonly id: string
  /** In lower case. */
  readonly email: string
  /** PHC string; the empty text where there is no password. */
  readonly passwordHash: string
  readonly yearOfBirth: number
  readonly gender: Gender
  /** UTC ISO. */
  readonly registeredAt: string
  /** Where they register (`createNetworkMarks`); absent where nobody knows. It is never read back. */
  readonly networkMark?: number
}

/** A person as the server knows them. */
export interface User extends Omit<NewUser, 'networkMark'> {
  /** UTC ISO; to the minute while they are there. */
  readonly lastSeenAt: string
  /** UTC ISO, when the owner of the mailbox proved the address; null until then. */
  readonly emailProvedAt: string | null
  /** UTC ISO, when the year of birth or the gender was last corrected; null for never. */
  readonly correctedAt: string | null
}

/** What a person may correct. */
export type Correction = Pick<User, 'yearOfBirth' | 'gender'>

/**
 * Makes the repository of people.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createUsers(database: Database) {
  const select = () => database.reader.selectFrom('users').selectAll()
  return {
    /**
     * Adds a person together with the browser they registered in. Where the email has an account it
     * takes as long.
     *
     * @param user - the person; the email must be in lower case.
     * @param device - the browser to remember.
     * @param consent - what the person agreed to as they registered; undefined for nothing.
     * @param event - what the audit says of it.
     * @returns false, with nothing stored, when the email has an account already.
     */
    add: (
      user: NewUser,
      device: NewDevice,
      consent?: Consent,
      event?: NewAuditEvent,
    ): Promise<boolean> =>
      database.write(async (transaction) => {
        const result = await transaction
          .insertInto('users')
          .values(toRow(user))
          .onConflict((conflict) => conflict.column('email').doNothing())
          .executeTakeFirst()
        if (result.numInsertedOrUpdatedRows === 0n) {
          await equalizeWriteTiming(transaction)
          return false
        }
        if (event !== undefined) await recordEvent(transaction, event)
        await rememberDevice(transaction, device)
        if (consent !== undefined) await keepConsent(transaction, user.id, consent)
        return true
      }),
    /**
     * Finds a person by email.
     *
     * @param email - in lower case.
     * @returns the person, or undefined.
     */
    async findByEmail(email: string): Promise<User | undefined> {
      return fromRow(await select().where('email', '=', email).executeTakeFirst())
    },
    /**
     * Finds a person by id.
     *
     * @param id - the person's id.
     * @returns the person, or undefined.
     */
    async find(id: string): Promise<User | undefined> {
      return fromRow(await select().where('id', '=', id).executeTakeFirst())
    },
    /**
     * Corrects what the person said of themselves, and with it the cohorts of their assessments.
     *
     * @param id - whose; an unknown one changes nothing.
     * @param correction - the right values.
     * @param now - UTC ISO.
     * @param event - what the audit says of it.
     */
    correct: (
      id: string,
      correction: Correction,
      now: string,
      event?: NewAuditEvent,
    ): Promise<void> =>
      database.write(async (transaction) => {
        await database.lockUser(transaction, id)
        if (event !== undefined) await recordEvent(transaction, event)
        await transaction
          .updateTable('users')
          .set({
            year_of_birth: correction.yearOfBirth,
            gender: correction.gender,
            corrected_at: now,
          })
          .where('id', '=', id)
          .execute()
        await correctAssessments(transaction, id, correction)
      }),
    /**
     * Gives a person another password, or none.
     *
     * @param session - the person, and the session they ask in: one that was ended meanwhile changes nothing.
     * @param passwordHash - PHC string; the empty text for none.
     * @param event - what the audit says of it.
     * @returns false, with nothing changed, where the session is gone.
     */
    setPassword: (
      { userId, tokenHash }: Pick<KnownSession, 'userId' | 'tokenHash'>,
      passwordHash: string,
      event?: NewAuditEvent,
    ): Promise<boolean> =>
      database.write(async (transaction) => {
        if (!(await lockUser(database, transaction, userId, tokenHash))) return false
        if (event !== undefined) await recordEvent(transaction, event)
        await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', userId)
          .execute()
        return true
      }),
    /**
     * Removes a person and everything that is theirs.
     *
     * @param id - whom.
     * @param event - what the audit says of it.
     * @param absence - removes them only if they have not been seen or warned since this was read.
     * @returns false, with nothing changed and nothing recorded, for an unknown one.
     */
    async remove(id: string, event?: NewAuditEvent, absence?: Absence): Promise<boolean> {
      const isRemoved = await database.write(async (transaction) => {
        await database.lockUser(transaction, id)
        const row = await transaction
          .selectFrom('users')
          .select(['last_seen_at', 'inactivity_warned_at'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (row === undefined || !isStillAbsent(row, absence)) return false
        // Before the person goes: afterwards nobody could say whom it is about.
        if (event !== undefined) await recordEvent(transaction, event)
        await forgetAsNewEmail(transaction, id)
        // What refers to the person goes with them.
        await transaction.deleteFrom('users').where('id', '=', id).execute()
        return true
      })
      if (isRemoved) await database.forgetDeleted()
      return isRemoved
    },
  }
}

/** Somebody may have asked for the address before the person registered it. */
async function forgetAsNewEmail(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction
    .deleteFrom('email_changes')
    .where('new_email', 'in', (eb) => eb.selectFrom('users').select('email').where('id', '=', id))
    .execute()
}

type AbsenceRow = Pick<Row<'users'>, 'last_seen_at' | 'inactivity_warned_at'>

function isStillAbsent(row: AbsenceRow, read: Absence | undefined): boolean {
  if (read === undefined) return true
  const { lastSeenAt, warnedAt } = toAbsence(row)
  return lastSeenAt === read.lastSeenAt && warnedAt === read.warnedAt
}

function toRow(user: NewUser): Row<'users'> {
  return {
    id: user.id,
    email: user.email,
    password_hash: user.passwordHash,
    year_of_birth: user.yearOfBirth,
    gender: user.gender,
    registered_at: user.registeredAt,
    last_seen_at: user.registeredAt,
    inactivity_warned_at: null,
    email_proved_at: null,
    network_mark: user.networkMark ?? null,
    corrected_at: null,
  }
}

function fromRow(row: Row<'users'> | undefined): User | undefined {
  if (row === undefined) return undefined
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    yearOfBirth: row.year_of_birth,
    gender: row.gender,
    registeredAt: row.registered_at,
    lastSeenAt: row.last_seen_at,
    emailProvedAt: row.email_proved_at,
    correctedAt: row.corrected_at,
  }
}
