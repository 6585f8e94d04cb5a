/** Opens the database for one command of the operator, while the server may be using it. */

import { UnfitDatabase, type Database } from '../databases/database.ts'
import { openPostgres } from '../databases/postgres.ts'
import { openSqlite, openSqliteBeside } from '../databases/sqlite.ts'
import { isNewest } from '../migrations/migrate.ts'
import { createStore, directUrl, openForServing, type StoreSettings } from '../store.ts'
import { createBackups } from './backups.ts'
import { createResearchRows } from './research-rows.ts'
import { createUseRows } from './use-rows.ts'

/** The store as the operator's commands see it. */
export type OperatorStore = Readonly<ReturnType<typeof forOperator>>

/** A command waits for each statement, so it hears of a broken connection by itself. */
const watch = { onLostConnection: () => undefined }

/**
 * Opens the database that the server uses, or will use. It is never migrated here: a server of an
 * earlier release may be at work on it.
 *
 * @param settings - as for the server.
 * @returns the store.
 * @throws UnfitDatabase when there is no database or it is of another release; Error with a plain
 * sentence when it cannot be used.
 */
export async function openBeside(settings: StoreSettings): Promise<OperatorStore> {
  const database =
    settings.databaseUrl === ''
      ? openSqliteBeside(settings.dataDir)
      : await openForServing(settings, watch, 'unhurried')
  try {
    await checkRelease(database)
  } catch (fault) {
    await database.close()
    throw fault
  }
  return forOperator(database)
}

/**
 * Opens a database to be filled from a backup, making the embedded one where it is missing.
 *
 * @param settings - as for the server.
 * @returns the store, not migrated.
 * @throws DirectoryInUse while a server uses the embedded database; Error with a plain sentence
 * when the database cannot be used.
 */
export async function openToRestore(settings: StoreSettings): Promise<OperatorStore> {
  return forOperator(await openToMigrate(settings))
}

/**
 * Opens a database to be brought to the form of this release.
 *
 * @param settings - as for the server.
 * @returns the database, not migrated.
 * @throws as {@link openToRestore} does.
 */
export async function openToMigrate(settings: StoreSettings): Promise<Database> {
  return settings.databaseUrl === ''
    ? openSqlite(settings.dataDir)
    : openPostgres(directUrl(settings), watch, 'unhurried')
}

function forOperator(database: Database) {
  return {
    ...createStore(database),
    backups: createBackups(database),
    researchRows: createResearchRows(database),
    useRows: createUseRows(database),
  }
}

async function checkRelease(database: Database): Promise<void> {
  if (await isNewest(database)) return
  throw new UnfitDatabase(
    'The database has the form of an earlier release. Start the server of this release once, or run "npm run admin -- migrate", then try again.',
  )
}
