/** People, their sessions and browsers, their results, and the counts of the cohorts. */

import type { Kysely, SchemaModule } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the first tables.
 *
 * @param database - an empty database.
 */
export async function firstTables(database: Kysely<Schema>): Promise<void> {
  const { schema } = database
  await makePeople(schema)
  await makeAssessments(schema)
  await makeOtherResults(schema)
  await makeCohorts(schema)
}

function tableOfUser(schema: SchemaModule, name: keyof Schema) {
  return schema
    .createTable(name)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
}

async function makePeople(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('year_of_birth', 'integer', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'text', (column) => column.notNull())
    .execute()
  for (const name of ['sessions', 'devices'] as const) {
    await tableOfUser(schema, name)
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_pk`, ['user_id', 'token_hash'])
      .execute()
    await schema.createIndex(`${name}_by_token`).on(name).column('token_hash').execute()
  }
}

async function makeAssessments(schema: SchemaModule): Promise<void> {
  await tableOfUser(schema, 'assessments')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('instrument', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('band', 'text', (column) => column.notNull())
    .addColumn('components', 'text', (column) => column.notNull())
    .addColumn('flags', 'text', (column) => column.notNull())
    .addColumn('bmi', 'text')
    .addColumn('algorithm_version', 'integer', (column) => column.notNull())
    .addColumn('age_band', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('payload_hash', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('assessments_pk', ['user_id', 'id'])
    .addUniqueConstraint('assessments_once', ['user_id', 'idempotency_key'])
    .execute()
  await schema
    .createIndex('assessments_newest')
    .on('assessments')
    .columns(['user_id', 'instrument', 'finished_at', 'id'])
    .execute()
}

async function makeOtherResults(schema: SchemaModule): Promise<void> {
  await tableOfUser(schema, 'bmi_records')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('bmi', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('payload_hash', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bmi_records_pk', ['user_id', 'id'])
    .addUniqueConstraint('bmi_records_once', ['user_id', 'idempotency_key'])
    .execute()
  await tableOfUser(schema, 'entered_scores')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('band', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('payload_hash', 'text', (column) => column.notNull())
    .addColumn('entered_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entered_scores_pk', ['user_id', 'id'])
    .addUniqueConstraint('entered_scores_once', ['user_id', 'idempotency_key', 'position'])
    .execute()
}

async function makeCohorts(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('cohort_counts')
    .addColumn('instrument', 'text', (column) => column.notNull())
    .addColumn('age_band', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('members', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('cohort_counts_pk', ['instrument', 'age_band', 'gender', 'score'])
    .execute()
}
