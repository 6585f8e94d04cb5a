/** Passkeys, and the challenges that go with making and using them. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the tables of passkeys.
 *
 * @param database - a database with the people in it.
 */
export async function passkeys({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('passkeys')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // Authenticators count up to 2^32 - 1, beyond a plain integer of PostgreSQL.
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .addPrimaryKeyConstraint('passkeys_pk', ['user_id', 'id'])
    .addUniqueConstraint('passkeys_once', ['user_id', 'credential_id'])
    .execute()
  await schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('passkey_challenges_by_end')
    .on('passkey_challenges')
    .column('expires_at')
    .execute()
}
