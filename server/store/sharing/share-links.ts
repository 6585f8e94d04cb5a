/** Links under which people let others read their results for a while. */

import type { Transaction } from 'kysely'
import { recordEvent, type NewAuditEvent } from '../audit.ts'
import type { Database } from '../databases/database.ts'
import { lockUser, removerOf } from '../own-rows.ts'
import type { Row, Schema } from '../schema.ts'

/** Openings closer together than this stand in the audit once: whoever has a link can open it without end. */
const recordAgainAfterMs = 10 * 60_000

/** One link. */
export interface ShareLink {
  readonly userId: string
  readonly id: string
  /** SHA-256 in hexadecimal. */
  readonly secretHash: string
  /** For its owner alone. */
  readonly name: string
  readonly withAnswers: boolean
  /** Whether year of birth and gender may be read. */
  readonly withPerson: boolean
  /** Whether what the person is trying may be read. */
  readonly withPlan: boolean
  /** UTC ISO. */
  readonly createdAt: string
  /** UTC ISO; from then on it opens nothing. */
  readonly expiresAt: string
  readonly openedCount: number
  /** UTC ISO; null until it is opened for the first time. */
  readonly lastOpenedAt: string | null
}

/** What came of keeping a link. */
export type ShareLinkAdded = 'added' | 'full' | 'nobody'

/**
 * Makes the repository of links.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createShareLinks(database: Database) {
  return {
    /**
     * Keeps a new link.
     *
     * @param link - the link; those that have ended by the moment it is made do not count.
     * @param max - most that may work at once, this one included.
     * @param event - what the audit says of it, where it is added.
     * @param tokenHash - the session it was made in: one that was ended meanwhile is nobody's.
     * @returns what came of it; only `added` stores anything.
     */
    add: (
      link: ShareLink,
      max: number,
      event?: NewAuditEvent,
      tokenHash?: string,
    ): Promise<ShareLinkAdded> => addLink(database, { link, max, event, tokenHash }),
    /**
     * Lists the links of a person that work.
     *
     * @param userId - whose.
     * @param now - UTC ISO.
     * @returns the newest first.
     */
    async list(userId: string, now: string): Promise<ShareLink[]> {
      const rows = await database.reader
        .selectFrom('share_links')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(fromRow)
    },
    /**
     * Opens a link and counts it. A wrong secret, a link that has ended and one that was stopped
     * are the same query without a row.
     *
     * @param secretHash - SHA-256 in hexadecimal of what was shown.
     * @param now - UTC ISO.
     * @param eventAbout - makes what the audit says of it, given whose link it is.
     * @returns the link as it is after it was counted; undefined where there is none that works.
     */
    async open(
      secretHash: string,
      now: string,
      eventAbout?: (userId: string) => NewAuditEvent,
    ): Promise<ShareLink | undefined> {
      const owner = await database.reader
        .selectFrom('share_links')
        .select('user_id')
        .where('secret_hash', '=', secretHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      if (owner === undefined) return undefined
      return database.write(async (transaction) => {
        // As a deletion does: it comes wholly before or wholly after.
        await database.lockUser(transaction, owner.user_id)
        return openLink(transaction, { userId: owner.user_id, secretHash, now, eventAbout })
      })
    },
    /**
     * Ends a link at once.
     *
     * @param userId - whose.
     * @param id - which.
     * @param event - what the audit says of it, where there is one to end.
     * @returns false where the person has no such link.
     */
    remove: removerOf(database, 'share_links'),
  }
}

interface Addition {
  readonly link: ShareLink
  readonly max: number
  readonly event: NewAuditEvent | undefined
  readonly tokenHash: string | undefined
}

function addLink(
  database: Database,
  { link, max, event, tokenHash }: Addition,
): Promise<ShareLinkAdded> {
  return database.write(async (transaction) => {
    const { userId } = link
    if (!(await lockUser(database, transaction, userId, tokenHash))) return 'nobody'
    const working = await transaction
      .selectFrom('share_links')
      .select('id')
      .where('user_id', '=', userId)
      .where('expires_at', '>', link.createdAt)
      .execute()
    if (working.length >= max) return 'full'
    if (event !== undefined) await recordEvent(transaction, event)
    await transaction.insertInto('share_links').values(toRow(link)).execute()
    return 'added'
  })
}

interface Opening {
  readonly userId: string
  readonly secretHash: string
  readonly now: string
  readonly eventAbout: ((userId: string) => NewAuditEvent) | undefined
}

async function openLink(
  transaction: Transaction<Schema>,
  { userId, secretHash, now, eventAbout }: Opening,
): Promise<ShareLink | undefined> {
  const row = await transaction
    .selectFrom('share_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const quietMs = Date.parse(now) - Date.parse(row.last_opened_at ?? '')
  if (eventAbout !== undefined && !(quietMs < recordAgainAfterMs)) {
    await recordEvent(transaction, eventAbout(userId))
  }
  const counted = { opened_count: row.opened_count + 1, last_opened_at: now }
  await transaction
    .updateTable('share_links')
    .set(counted)
    .where('user_id', '=', userId)
    .where('id', '=', row.id)
    .execute()
  return fromRow({ ...row, ...counted })
}

function toRow(link: ShareLink): Row<'share_links'> {
  return {
    user_id: link.userId,
    id: link.id,
    secret_hash: link.secretHash,
    name: link.name,
    with_answers: link.withAnswers ? 1 : 0,
    with_person: link.withPerson ? 1 : 0,
    with_plan: link.withPlan ? 1 : 0,
    created_at: link.createdAt,
    expires_at: link.expiresAt,
    opened_count: link.openedCount,
    last_opened_at: link.lastOpenedAt,
  }
}

function fromRow(row: Row<'share_links'>): ShareLink {
  return {
    userId: row.user_id,
    id: row.id,
    secretHash: row.secret_hash,
    name: row.name,
    withAnswers: row.with_answers === 1,
    withPerson: row.with_person === 1,
    withPlan: row.with_plan === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    openedCount: row.opened_count,
    lastOpenedAt: row.last_opened_at,
  }
}
