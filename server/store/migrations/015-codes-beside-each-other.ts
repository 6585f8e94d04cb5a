/** Sign-in codes beside each other, so that a new one ends none that was sent; events that stand for several. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the table of sign-in codes anew with several rows a person: the codes in it work for ten
 * minutes at most, and whoever waits for one asks again. Makes room for events of the audit that
 * were counted and not written one by one.
 *
 * @param database - a database with the tables of the proofs of identity and of the audit.
 */
export async function codesBesideEachOther({ schema }: Kysely<Schema>): Promise<void> {
  await schema.dropTable('login_codes').execute()
  await schema
    .createTable('login_codes')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('login_codes_key', ['user_id', 'code_hash'])
    .execute()
  await schema.createIndex('login_codes_by_end').on('login_codes').column('expires_at').execute()
  await schema
    .alterTable('audit_events')
    .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema
    .createTable('audit_counts')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_counts_key', ['subject', 'action'])
    .execute()
}
