/** Links under which people let others read their results for a while. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the table of links.
 *
 * @param database - a database with the people in it.
 */
export async function shareLinks({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('share_links')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('with_answers', 'integer', (column) => column.notNull())
    .addColumn('with_person', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('opened_count', 'integer', (column) => column.notNull())
    .addColumn('last_opened_at', 'text')
    .addPrimaryKeyConstraint('share_links_pk', ['user_id', 'id'])
    .execute()
  await schema
    .createIndex('share_links_by_secret')
    .on('share_links')
    .column('secret_hash')
    .execute()
  await schema.createIndex('share_links_by_end').on('share_links').column('expires_at').execute()
}
