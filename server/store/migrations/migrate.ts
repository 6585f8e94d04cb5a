/** Brings a database to the newest form; safe when several servers start at once. */

import { sql } from 'kysely'
import {
  DEFAULT_MIGRATION_TABLE,
  Migrator,
  type Migration,
  type MigrationResultSet,
} from 'kysely/migration'
import type { Database } from '../databases/database.ts'
import { firstTables } from './001-first-tables.ts'
import { proofs } from './002-proofs.ts'
import { signedInBrowsers } from './003-signed-in-browsers.ts'
import { emailChanges } from './004-email-changes.ts'
import { passkeys } from './005-passkeys.ts'
import { consent } from './006-consent.ts'
import { jobs } from './007-jobs.ts'
import { audit } from './008-audit.ts'
import { lastSeen } from './009-last-seen.ts'
import { installKeys } from './010-install-keys.ts'
import { shareLinks } from './011-share-links.ts'
import { answeredBy } from './012-answered-by.ts'
import { freshProofs } from './013-fresh-proofs.ts'
import { cohortSnapshots } from './014-cohort-snapshots.ts'
import { codesBesideEachOther } from './015-codes-beside-each-other.ts'
import { listedInOrder } from './016-listed-in-order.ts'
import { memories } from './017-memories.ts'

/** Every migration in order; one that has been released is never changed. */
const migrations: Record<string, Migration> = {
  '001-first-tables': { up: firstTables },
  '002-proofs': { up: proofs },
  '003-signed-in-browsers': { up: signedInBrowsers },
  '004-email-changes': { up: emailChanges },
  '005-passkeys': { up: passkeys },
  '006-consent': { up: consent },
  '007-jobs': { up: jobs },
  '008-audit': { up: audit },
  '009-last-seen': { up: lastSeen },
  '010-install-keys': { up: installKeys },
  '011-share-links': { up: shareLinks },
  '012-answered-by': { up: answeredBy },
  '013-fresh-proofs': { up: freshProofs },
  '014-cohort-snapshots': { up: cohortSnapshots },
  '015-codes-beside-each-other': { up: codesBesideEachOther },
  '016-listed-in-order': { up: listedInOrder },
  '017-memories': { up: memories },
}

/** Their names in order. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted()

/**
 * Runs the migrations this database has not seen.
 *
 * @param database - an open database, empty or of any earlier release.
 * @throws Error when a migration fails (nothing of it stays), or when the database was made by a
 * newer release.
 */
export async function migrate(database: Database): Promise<void> {
  report(await migratorOf(database).migrateToLatest())
}

/**
 * Brings an empty database to an earlier form, so that rows of that form fit in.
 *
 * @param database - an open database that is not beyond that form.
 * @param name - the last migration to run.
 * @throws Error when a migration fails; nothing of it stays.
 */
export async function migrateUpTo(database: Database, name: string): Promise<void> {
  report(await migratorOf(database).migrateTo(name))
}

function migratorOf({ reader }: Database): Migrator {
  return new Migrator({ db: reader, provider: { getMigrations: async () => migrations } })
}

function report({ error }: MigrationResultSet): void {
  if (error === undefined) return
  throw new Error('The database could not be brought up to date.', { cause: error })
}

/**
 * Lists the migrations a database has seen, also those of a release this one does not know.
 *
 * @param database - an open database.
 * @returns their names in order; none for an empty database.
 */
export async function appliedMigrations({ reader }: Database): Promise<readonly string[]> {
  const tables = await reader.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}
  `.execute(reader)
  return rows.map(({ name }) => name).toSorted()
}
