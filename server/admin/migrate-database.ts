/** `migrate`: the database in the form of this release, before its servers are started. */

import { openToMigrate } from '../store/operator/open-for-operator.ts'
import { migrate } from '../store/migrations/migrate.ts'
import type { WorkPlace } from './work-place.ts'

/**
 * Brings the database up to date and shows each step as it begins.
 *
 * @param place - where the command works.
 * @throws UnfitDatabase when the database was made by a newer release; DirectoryInUse while a server
 * uses the embedded one; Error when a migration fails.
 */
export async function migrateDatabase(place: WorkPlace): Promise<void> {
  const database = await openToMigrate(place.config)
  try {
    await migrate(database, (names) => {
      for (const name of names) place.show(`Running ${name}\n`)
    })
  } finally {
    await database.close()
  }
  place.show('The database has the form of this release.\n')
}
