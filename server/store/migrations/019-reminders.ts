/** Reminders of plans, and the messages that were sent for them. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes both tables.
 *
 * @param database - a database with the people in it.
 */
export async function reminders({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('reminders')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('at_minutes', 'integer', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('shows_text', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('stopped_at', 'text')
    .execute()
  await schema.createIndex('reminders_by_due').on('reminders').column('due_at').execute()
  await schema
    .createTable('reminder_messages')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('on_date', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reminder_messages_pk', ['user_id', 'on_date'])
    .execute()
  await schema
    .createIndex('reminder_messages_by_secret')
    .on('reminder_messages')
    .column('secret_hash')
    .execute()
  await schema
    .createIndex('reminder_messages_by_change')
    .on('reminder_messages')
    .column('changed_at')
    .execute()
}
