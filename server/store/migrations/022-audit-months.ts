/** Old months of the audit may be removed, once the database itself is told which. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { isPostgres } from './in-one-process.ts'

/**
 * Lets an event be deleted while a row of `audit_counts` counts what is removed of its month, if that month ended
 * twelve months ago or more by the clock of the database; whatever else changes or removes one is refused as before.
 *
 * @param database - a database with the counts of the audit.
 */
export async function auditMonths(database: Kysely<Schema>): Promise<void> {
  await (isPostgres(database) ? checkInPostgres(database) : checkInSqlite(database))
}

async function checkInSqlite(database: Kysely<Schema>): Promise<void> {
  await sql`drop trigger audit_events_never_deleted`.execute(database)
  await sql`create trigger audit_events_never_deleted before delete on audit_events
    when substr(old.at, 1, 7) >= strftime('%Y-%m', 'now', 'start of month', '-12 months')
      or not exists (select 1 from audit_counts
        where subject = substr(old.at, 1, 7) and action = 'month-removed')
    begin select raise(abort, 'audit_events can only be added to'); end`.execute(database)
  // SQLite numbers each row beside its id: a replacement may name that number.
  await sql`drop trigger audit_events_never_replaced`.execute(database)
  await sql`create trigger audit_events_never_replaced before insert on audit_events
    when exists (select 1 from audit_events where id = new.id or rowid = new.rowid)
    begin select raise(abort, 'audit_events can only be added to'); end`.execute(database)
}

/** Triggers are put in each other's place, so that readers go on; a statement is checked once for all its rows. */
async function checkInPostgres(database: Kysely<Schema>): Promise<void> {
  await sql`create or replace trigger audit_events_never_changed
    before update or truncate on audit_events
    for each statement execute function refuse_change_of_audit()`.execute(database)
  await sql`create or replace function refuse_removal_of_audit() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from (select distinct substr(at, 1, 7) as month from removed) as months
        where month >= to_char(date_trunc('month', now() at time zone 'utc') - interval '12 months', 'YYYY-MM')
          or not exists (select 1 from audit_counts where subject = month and action = 'month-removed')
      ) then
        raise exception 'audit_events can only be added to';
      end if;
      return null;
    end $$`.execute(database)
  await sql`create or replace trigger audit_events_never_deleted
    after delete on audit_events referencing old table as removed
    for each statement execute function refuse_removal_of_audit()`.execute(database)
  for (const name of ['audit_events_never_changed', 'audit_events_never_deleted']) {
    await sql`alter table audit_events enable always trigger ${sql.ref(name)}`.execute(database)
  }
}
