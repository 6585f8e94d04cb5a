/** Made once for a run of the unit tests: databases with every table and no row, for tests to copy. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Database } from '../store/databases/database.ts'
import { openPostgres } from '../store/databases/postgres.ts'
import { openSqlite } from '../store/databases/sqlite.ts'
import { migrate } from '../store/migrations/migrate.ts'
import { makeDatabase, removeDatabase } from '../store/test-support/postgres-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the embedded one. */
    migratedSqlite: string
    /** Name of the one in PostgreSQL; null where there is no PostgreSQL. */
    migratedPostgres: string | null
  }
}

/**
 * Makes them.
 *
 * @param project - the tests, which are told where they are.
 * @returns removes them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sledss-migrated-'))
  await migrateAndClose(openSqlite(dataDir))
  project.provide('migratedSqlite', dataDir)

  const server = process.env['TEST_DATABASE_URL']
  const postgres = server === undefined ? null : await makeDatabase(server)
  if (postgres !== null) {
    await migrateAndClose(await openPostgres(postgres.url, { onLostConnection: () => undefined }))
  }
  project.provide('migratedPostgres', postgres?.name ?? null)

  return async () => {
    rmSync(dataDir, { recursive: true })
    if (server !== undefined && postgres !== null) await removeDatabase(server, postgres.name)
  }
}

async function migrateAndClose(database: Database): Promise<void> {
  await migrate(database)
  await database.close()
}
