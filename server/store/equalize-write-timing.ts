/** A write that costs what a write for somebody costs, so that the time of an answer tells nobody who has an account. */

import type { Transaction } from 'kysely'
import type { Schema } from './schema.ts'

const key = 'nobody'

/**
 * Writes, and leaves nothing behind. A transaction that changes nothing is not synced to disk, and
 * the missing sync can be measured from afar.
 *
 * @param transaction - the write that found nobody it is for.
 */
export async function equalizeWriteTiming(transaction: Transaction<Schema>): Promise<void> {
  await transaction.insertInto('throttles').values({ key, window_ends_at: '', used: 0 }).execute()
  await transaction.deleteFrom('throttles').where('key', '=', key).execute()
}
