/** Saved body mass indexes. */

import type { Transaction } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { Database } from './databases/database.ts'
import { preparePages, turned, type Order } from './databases/pages.ts'
import { judgeRepeat, type IdempotencyRecord, type Stored } from './idempotency.ts'
import type { Row, Schema } from './schema.ts'

/** One saved index. */
export interface BmiRecord {
  readonly userId: string
  readonly id: string
  /** One decimal, for example `23.5`. */
  readonly bmi: string
  readonly category: string
  /** UTC ISO. */
  readonly savedAt: string
}

/**
 * Makes the repository of saved indexes.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createBmiRecords(database: Database) {
  const ofUser = (userId: string) =>
    database.reader.selectFrom('bmi_records').selectAll().where('user_id', '=', userId)
  const list = preparePages(database, {
    table: 'bmi_records',
    owner: 'user_id',
    moment: 'saved_at',
  })
  return {
    /**
     * Stores an index.
     *
     * @param record - the index.
     * @param mark - how a repeat is recognised.
     * @returns the stored record; on a repeat that of the first time; `full` where the person has as many
     *   as an account may hold.
     */
    add: (record: BmiRecord, mark: IdempotencyRecord): Promise<Stored<BmiRecord>> =>
      database.write(async (transaction) => {
        await database.lockUser(transaction, record.userId)
        return addBmiRecord(transaction, record, mark)
      }),
    /**
     * Finds the newest index of a person.
     *
     * @param userId - whose.
     * @returns the record, or undefined.
     */
    async newest(userId: string): Promise<BmiRecord | undefined> {
      const row = await ofUser(userId)
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && fromRow(row)
    },
    /**
     * Lists every saved index of a person, page by page.
     *
     * @param userId - whose.
     * @param order - which end comes first.
     * @returns the pages; none where there is no index.
     */
    pages: (userId: string, order: Order): AsyncGenerator<readonly BmiRecord[]> =>
      turned(list.pages(userId, order), fromRow),
  }
}

/**
 * Stores an index as part of a larger write, which holds the person already.
 *
 * @param transaction - the write it belongs to.
 * @returns as {@link BmiRecords.add}.
 */
export async function addBmiRecord(
  transaction: Transaction<Schema>,
  record: BmiRecord,
  mark: IdempotencyRecord,
): Promise<Stored<BmiRecord>> {
  if (mark.key !== null) {
    const earlier = await transaction
      .selectFrom('bmi_records')
      .selectAll()
      .where('user_id', '=', record.userId)
      .where('idempotency_key', '=', mark.key)
      .executeTakeFirst()
    if (earlier !== undefined) return judgeRepeat(earlier.payload_hash, mark, fromRow(earlier))
  }
  const last = await transaction
    .selectFrom('bmi_records')
    .select('id')
    .where('user_id', '=', record.userId)
    .limit(1)
    .offset(limits.recordsOfAKindMax - 1)
    .executeTakeFirst()
  if (last !== undefined) return { kind: 'full', of: 'bmi' }
  await transaction
    .insertInto('bmi_records')
    .values({
      user_id: record.userId,
      id: record.id,
      bmi: record.bmi,
      category: record.category,
      idempotency_key: mark.key,
      payload_hash: mark.payloadHash,
      saved_at: record.savedAt,
    })
    .execute()
  return { kind: 'stored', result: record }
}

function fromRow(row: Row<'bmi_records'>): BmiRecord {
  return {
    userId: row.user_id,
    id: row.id,
    bmi: row.bmi,
    category: row.category,
    savedAt: row.saved_at,
  }
}
