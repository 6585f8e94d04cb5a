/** The audit: events that the database itself lets nobody change, and the only link to a person. */

import { SqliteAdapter, sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the tables of the audit. Nothing in an event refers to a person: who a pseudonym stands for
 * is in a table of its own, which goes with the person.
 *
 * @param database - a database with the first tables.
 */
export async function audit(database: Kysely<Schema>): Promise<void> {
  const { schema } = database
  await schema
    .createTable('audit_subjects')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('audit_events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .execute()
  await schema
    .createIndex('audit_events_by_time')
    .on('audit_events')
    .columns(['at', 'id'])
    .execute()
  await schema
    .createIndex('audit_events_by_subject')
    .on('audit_events')
    .columns(['subject', 'at', 'id'])
    .execute()
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
  await (isSqlite ? keepEventsInSqlite(database) : keepEventsInPostgres(database))
}

/** The third is for `insert or replace`, which takes the old row away without asking the second. */
async function keepEventsInSqlite(database: Kysely<Schema>): Promise<void> {
  await sql`create trigger audit_events_never_updated before update on audit_events
    begin select raise(abort, 'audit_events can only be added to'); end`.execute(database)
  await sql`create trigger audit_events_never_deleted before delete on audit_events
    begin select raise(abort, 'audit_events can only be added to'); end`.execute(database)
  await sql`create trigger audit_events_never_replaced before insert on audit_events
    when exists (select 1 from audit_events where id = new.id)
    begin select raise(abort, 'audit_events can only be added to'); end`.execute(database)
}

/** Once for a statement, not for a row: only so is `truncate` caught too. */
async function keepEventsInPostgres(database: Kysely<Schema>): Promise<void> {
  await sql`create function refuse_change_of_audit() returns trigger language plpgsql as
    $$ begin raise exception 'audit_events can only be added to'; end $$`.execute(database)
  await sql`create trigger audit_events_never_changed
    before update or delete or truncate on audit_events
    for each statement execute function refuse_change_of_audit()`.execute(database)
  // Holds as well for a session that takes itself for a copy and skips the usual triggers.
  await sql`alter table audit_events
    enable always trigger audit_events_never_changed`.execute(database)
}
