/** When a person was last there, and when they were told that their account is about to go. */

import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Adds the columns. Whoever is there already was last seen when they last used a browser, or else
 * when they registered.
 *
 * @param database - a database whose browsers say when they were last used.
 */
export async function lastSeen(database: Kysely<Schema>): Promise<void> {
  const { schema } = database
  // An embedded database takes a new column that is never empty only with a value for old rows.
  await schema
    .alterTable('users')
    .addColumn('last_seen_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('users').addColumn('inactivity_warned_at', 'text').execute()
  await database
    .updateTable('users')
    .set((eb) => ({
      last_seen_at: eb.fn.coalesce(
        eb
          .selectFrom('devices')
          .select(sql<string>`max(last_used_at)`.as('last_used_at'))
          .whereRef('devices.user_id', '=', 'users.id'),
        'registered_at',
      ),
    }))
    .execute()
  await schema
    .createIndex('users_by_last_seen')
    .on('users')
    .columns(['last_seen_at', 'id'])
    .execute()
}
