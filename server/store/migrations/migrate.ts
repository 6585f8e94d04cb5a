/** Brings a database to the newest form; safe when several servers start at once. */

import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'
import { UnfitDatabase, type Database } from '../databases/database.ts'
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
import { plans } from './018-plans.ts'
import { reminders } from './019-reminders.ts'
import { sharedPlans } from './020-shared-plans.ts'
import { push } from './021-push.ts'
import { auditMonths } from './022-audit-months.ts'
import { inOneProcess } from './in-one-process.ts'

/** A migration, and how it is run. */
interface Step extends Migration {
  /** Runs outside of a transaction, because it makes indexes beside what goes on (create-index.ts). */
  readonly isApart?: true
}

/** Every migration in order; one that has been released is never changed. */
const migrations: Readonly<Record<string, Step>> = {
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
  '016-listed-in-order': { up: listedInOrder, isApart: true },
  '017-memories': { up: memories },
  '018-plans': { up: plans },
  '019-reminders': { up: reminders },
  '020-shared-plans': { up: sharedPlans },
  '021-push': { up: push },
  '022-audit-months': { up: auditMonths },
}

/** Their names in order. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted()

/**
 * Runs the migrations this database has not seen. One that has seen all of them is only read.
 *
 * @param database - an open database, empty or of any earlier release.
 * @param onStep - told the names of the migrations that are run next.
 * @throws UnfitDatabase when the database was made by a newer release; Error when a migration fails:
 * nothing of it stays but indexes, and what came before it does.
 */
export async function migrate(
  database: Database,
  onStep: (names: readonly string[]) => void = () => undefined,
): Promise<void> {
  await migrateUpTo(database, migrationNames.at(-1) ?? '', onStep)
}

/**
 * Says whether a database has the form of this release.
 *
 * @param database - an open database.
 * @returns false for an empty one and for one of an earlier release.
 * @throws UnfitDatabase when it was made by a newer release.
 */
export async function isNewest(database: Database): Promise<boolean> {
  return (await missingUpTo(database, migrationNames.at(-1) ?? '')).length === 0
}

/**
 * Brings a database to an earlier form, so that rows of that form fit in.
 *
 * @param database - an open database that is not beyond that form.
 * @param name - the last migration to run.
 * @param onStep - told the names of the migrations that are run next.
 * @throws as {@link migrate} does.
 */
export async function migrateUpTo(
  database: Database,
  name: string,
  onStep: (names: readonly string[]) => void = () => undefined,
): Promise<void> {
  if ((await missingUpTo(database, name)).length === 0) return
  await inOneProcess(database.reader, async () => {
    // Another process may have been faster.
    for (const names of inRuns(await missingUpTo(database, name))) {
      onStep(names)
      await run(database, names)
    }
  })
}

async function missingUpTo(database: Database, last: string): Promise<readonly string[]> {
  const applied = await appliedMigrations(database)
  const unknown = applied.find((name) => migrations[name] === undefined)
  if (unknown !== undefined) {
    throw new UnfitDatabase(
      `The database was made by a newer release, which knows "${unknown}". Use that release, or restore the backup from before the upgrade; docs/upgrade.md says how.`,
    )
  }
  return migrationNames.filter((name) => name <= last && !applied.includes(name))
}

/** Neighbours that are run in the same way; those that are run apart each by itself. */
function inRuns(names: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = []
  for (const name of names) {
    const before = runs.at(-1)
    const isAlone = [before?.at(-1) ?? name, name].some((one) => migrations[one]?.isApart)
    if (before === undefined || isAlone) runs.push([name])
    else before.push(name)
  }
  return runs
}

async function run({ reader }: Database, names: readonly string[]): Promise<void> {
  const last = names.at(-1) ?? ''
  const migrator = new Migrator({ db: reader, provider: { getMigrations: async () => migrations } })
  const disableTransactions = migrations[last]?.isApart === true
  const { error } = await migrator.migrateTo(last, { disableTransactions })
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
