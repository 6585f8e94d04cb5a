/** What was done and when: events are added and never changed; only old months of them go (upkeep/audit-months.ts). */

import type { Transaction } from 'kysely'
import { actorOf, type AuditAction, type AuditActor } from './audit-actions.ts'
import type { Database } from './databases/database.ts'
import { preparePages, turned } from './databases/pages.ts'
import type { Row, Schema } from './schema.ts'
import { takeOne, type Use } from './throttles.ts'

/** Something to record. */
export interface NewAuditEvent {
  readonly id: string
  /** UTC ISO. */
  readonly at: string
  readonly action: AuditAction
  readonly actor: AuditActor
  /** Whom it is about; undefined for nobody, and an unknown id is recorded as nobody. */
  readonly userId: string | undefined
  /** Pseudonym the person gets if they have none yet: 128 random bits as text. */
  readonly newSubject: string
}

/** Something that was recorded. */
export interface AuditEvent {
  readonly id: string
  /** UTC ISO. */
  readonly at: string
  readonly action: AuditAction
  readonly actor: AuditActor
  /**
   * Pseudonym of the person, by which nobody is found any more once they are deleted; of `month-removed` the month,
   * like 2025-11; or null.
   */
  readonly subject: string | null
  /** How often it was done; 1, or the number of events this one stands for. */
  readonly times: number
}

/**
 * Events of one action that are written for one person in a day. Further ones are counted, and one
 * event an hour says how many they were: nobody fills the disk by doing what they may do.
 */
const writtenADay = 20
const dayMs = 86_400_000

/** Which events are wanted; what is left out does not matter. */
export interface AuditFilter {
  /** UTC ISO; the first moment wanted. */
  readonly since?: string
  /** UTC ISO; the first moment not wanted any more. */
  readonly until?: string
  readonly action?: AuditAction
  readonly subject?: string
  /** Most events; 1 or more. */
  readonly limit: number
}

/**
 * Makes the repository of events.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createAudit(database: Database) {
  const events = preparePages(database, {
    table: 'audit_events',
    owner: 'subject',
    moment: 'at',
  })
  return {
    /**
     * Records an event by itself; {@link recordEvent} does so within a larger write.
     *
     * @param event - what happened.
     */
    record: (event: NewAuditEvent): Promise<void> =>
      database.write((transaction) => recordEvent(transaction, event)),
    /**
     * Records an event that anyone can cause as often as they like.
     *
     * @param event - what happened.
     * @param use - what is counted; beyond its allowance nothing is recorded.
     */
    recordCounted: (event: NewAuditEvent, use: Use): Promise<void> =>
      database.write(async (transaction) => {
        const { allowed } = await takeOne(transaction, use)
        if (!allowed) return
        const subject = await findOrMakeSubject(transaction, event)
        await transaction.insertInto('audit_events').values(toRow(event, subject)).execute()
      }),
    /**
     * Writes one event for each count of events that were not written one by one.
     *
     * @param at - UTC ISO; the moment of those events.
     * @param newId - makes their ids.
     */
    writeCounts: (at: string, newId: () => string): Promise<void> =>
      database.write(async (transaction) => {
        const counts = await transaction.deleteFrom('audit_counts').returningAll().execute()
        for (const count of counts) {
          const event = { ...count, id: newId(), at, actor: actorOf(count.action) }
          await transaction.insertInto('audit_events').values(event).execute()
        }
      }),
    /**
     * Reads events.
     *
     * @param filter - which ones.
     * @returns the newest first.
     */
    async list({ since, until, action, subject, limit }: AuditFilter): Promise<AuditEvent[]> {
      let wanted = database.reader.selectFrom('audit_events').selectAll()
      if (since !== undefined) wanted = wanted.where('at', '>=', since)
      if (until !== undefined) wanted = wanted.where('at', '<', until)
      if (action !== undefined) wanted = wanted.where('action', '=', action)
      if (subject !== undefined) wanted = wanted.where('subject', '=', subject)
      const rows = await wanted.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(fromRow)
    },
    /**
     * Reads every event about a person, page by page, oldest first.
     *
     * @param subject - their pseudonym.
     * @returns the pages.
     */
    pages: (subject: string): AsyncGenerator<readonly AuditEvent[]> =>
      turned(events.pages(subject, 'oldest-first'), fromRow),
    /**
     * Finds the pseudonym under which a person's events stand.
     *
     * @param userId - the person.
     * @returns the pseudonym, or undefined for somebody unknown, deleted, or without events.
     */
    async subjectOf(userId: string): Promise<string | undefined> {
      const row = await database.reader
        .selectFrom('audit_subjects')
        .select('subject')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.subject
    },
  }
}

/** The repository of events. */
export type Audit = ReturnType<typeof createAudit>

/**
 * Records an event as part of a larger write, so that there is never the one without the other.
 * What a person does more often than {@link writtenADay} is counted, and written by the hourly sweep.
 * Call it first, or right after the person is locked or added: it may wait for a deletion of the
 * same person, and must hold nothing then that the deletion waits for.
 *
 * @param transaction - the write it belongs to.
 * @param event - what happened.
 */
export async function recordEvent(
  transaction: Transaction<Schema>,
  event: NewAuditEvent,
): Promise<void> {
  const subject = await findOrMakeSubject(transaction, event)
  if (subject !== undefined && (await isOften(transaction, event, subject))) {
    await countEvents(transaction, { subject, action: event.action, times: 1 })
    return
  }
  await transaction.insertInto('audit_events').values(toRow(event, subject)).execute()
}

/**
 * Counts events that are not written one by one, and locks their count until the write ends.
 *
 * @param transaction - the write it belongs to.
 * @param count - whom they are about, what was done, and how many more.
 */
export async function countEvents(
  transaction: Transaction<Schema>,
  count: Row<'audit_counts'>,
): Promise<void> {
  await transaction
    .insertInto('audit_counts')
    .values(count)
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'action'])
        .doUpdateSet((eb) => ({ times: eb('audit_counts.times', '+', count.times) })),
    )
    .execute()
}

/** The operator and the server do nothing because somebody wants the disk full. */
async function isOften(
  transaction: Transaction<Schema>,
  { at, action, actor }: NewAuditEvent,
  subject: string,
): Promise<boolean> {
  if (actor !== 'person') return false
  const written = await transaction
    .selectFrom('audit_events')
    .select('id')
    .where('subject', '=', subject)
    .where('at', '>', new Date(Date.parse(at) - dayMs).toISOString())
    .where('action', '=', action)
    .where('times', '=', 1)
    .limit(writtenADay)
    .execute()
  return written.length === writtenADay
}

function toRow({ id, at, action, actor }: NewAuditEvent, subject: string | undefined) {
  return { id, at, action, actor, subject: subject ?? null, times: 1 }
}

/** Nobody costs the same query as somebody: a refused sign-in must not tell them apart by its time. */
async function findOrMakeSubject(
  transaction: Transaction<Schema>,
  { userId, newSubject }: NewAuditEvent,
): Promise<string | undefined> {
  const find = async () => {
    const row = await transaction
      .selectFrom('audit_subjects')
      .select('subject')
      .where('user_id', '=', userId ?? '')
      .executeTakeFirst()
    return row?.subject
  }
  const known = await find()
  if (known !== undefined || userId === undefined) return known
  await transaction
    .insertInto('audit_subjects')
    .columns(['user_id', 'subject'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(['id', eb.val(newSubject).as('subject')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return find()
}

function fromRow({ id, at, action, actor, subject, times }: Row<'audit_events'>): AuditEvent {
  return { id, at, action, actor, subject, times }
}
