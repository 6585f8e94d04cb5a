/** Reminders as notes on a device. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Adds the device to the reminder. All reminders before it come by mail.
 *
 * @param database - a database with reminders.
 */
export async function push({ schema }: Kysely<Schema>): Promise<void> {
  for (const column of ['push_endpoint', 'push_p256dh', 'push_auth']) {
    await schema.alterTable('reminders').addColumn(column, 'text').execute()
  }
}
