/** When the owner of an address proved it, and when the person of a session last proved who they are. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Adds the columns. Nobody recorded a proof before, so every address counts as unproved and every
 * session as opened without a proof.
 *
 * @param database - a database with people and sessions.
 */
export async function freshProofs({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('users').addColumn('email_proved_at', 'text').execute()
  await schema.alterTable('sessions').addColumn('proved_at', 'text').execute()
}
