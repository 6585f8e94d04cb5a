/** Saved body mass indexes. */

import type { Database } from './databases/database.ts'
import { judgeRepeat, type RepeatMark, type Stored } from './repeat.ts'
import type { Row } from './schema.ts'

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

/** Reads and writes saved indexes. */
export interface BmiRecords {
  /**
   * Stores an index.
   *
   * @param record - the index.
   * @param mark - how a repeat is recognised.
   * @returns the stored record; on a repeat that of the first time.
   */
  add(record: BmiRecord, mark: RepeatMark): Promise<Stored<BmiRecord>>
  /**
   * Finds the newest index of a person.
   *
   * @param userId - whose.
   * @returns the record, or undefined.
   */
  newest(userId: string): Promise<BmiRecord | undefined>
  /**
   * Lists every saved index of a person.
   *
   * @param userId - whose.
   * @returns oldest first; empty where there is none.
   */
  list(userId: string): Promise<BmiRecord[]>
}

/**
 * Makes the repository of saved indexes.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createBmiRecords(database: Database): BmiRecords {
  const ofUser = (userId: string) =>
    database.reader.selectFrom('bmi_records').selectAll().where('user_id', '=', userId)
  return {
    add: (record, mark) => addRecord(database, record, mark),
    async newest(userId) {
      const row = await ofUser(userId)
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && fromRow(row)
    },
    async list(userId) {
      const rows = await ofUser(userId).orderBy('saved_at').orderBy('id').execute()
      return rows.map(fromRow)
    },
  }
}

function addRecord(
  database: Database,
  record: BmiRecord,
  mark: RepeatMark,
): Promise<Stored<BmiRecord>> {
  return database.write(async (transaction) => {
    await database.lockUser(transaction, record.userId)
    if (mark.key !== null) {
      const earlier = await transaction
        .selectFrom('bmi_records')
        .selectAll()
        .where('user_id', '=', record.userId)
        .where('idempotency_key', '=', mark.key)
        .executeTakeFirst()
      if (earlier !== undefined) return judgeRepeat(earlier.payload_hash, mark, fromRow(earlier))
    }
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
  })
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
