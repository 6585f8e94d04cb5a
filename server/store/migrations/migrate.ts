/** Brings a database to the newest form; safe when several servers start at once. */

import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from '../databases/database.ts'
import { firstTables } from './001-first-tables.ts'
import { proofs } from './002-proofs.ts'
import { signedInBrowsers } from './003-signed-in-browsers.ts'
import { passkeys } from './005-passkeys.ts'
import { consent } from './006-consent.ts'
import { jobs } from './007-jobs.ts'
import { audit } from './008-audit.ts'
import { lastSeen } from './009-last-seen.ts'
import { installKeys } from './010-install-keys.ts'

/** Every migration in order; one that has been released is never changed. */
const migrations: Record<string, Migration> = {
  '001-first-tables': { up: firstTables },
  '002-proofs': { up: proofs },
  '003-signed-in-browsers': { up: signedInBrowsers },
  '005-passkeys': { up: passkeys },
  '006-consent': { up: consent },
  '007-jobs': { up: jobs },
  '008-audit': { up: audit },
  '009-last-seen': { up: lastSeen },
  '010-install-keys': { up: installKeys },
}

/**
 * Runs the migrations this database has not seen.
 *
 * @param database - an open database, empty or of any earlier release.
 * @throws Error when a migration fails (nothing of it stays), or when the database was made by a
 * newer release.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.reader,
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) {
    throw new Error('The database could not be brought up to date.', { cause: error })
  }
}
