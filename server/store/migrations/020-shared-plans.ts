/** Whether the plan may be read under a link. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Adds the column. Nobody was asked before, so no earlier link shows a plan.
 *
 * @param database - a database with links.
 */
export async function sharedPlans({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('share_links')
    .addColumn('with_plan', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
