/** Random keys that every process of one installation shares. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the table of the keys.
 *
 * @param database - a database with the tables of the proofs.
 */
export async function installKeys({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('install_keys')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
}
