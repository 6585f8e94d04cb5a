/** Everything the server remembers, behind one door; the only part that speaks SQL. */

import { createAssessments } from './assessments.ts'
import { createAudit } from './audit.ts'
import { createBmiRecords } from './bmi-records.ts'
import { createConsents } from './consents.ts'
import { createCohorts } from './cohorts.ts'
import { createEmailChanges } from './codes/email-changes.ts'
import type { Database } from './databases/database.ts'
import { openPostgres } from './databases/postgres.ts'
import type { ServerLimits } from './databases/postgres-limits.ts'
import { type ReplicaWatch, withReplica } from './databases/replica.ts'
import { openSqlite } from './databases/sqlite.ts'
import { createDevices } from './devices.ts'
import { createLoginCodes } from './codes/login-codes.ts'
import { createEnteredScores } from './entered-scores.ts'
import { createMemories } from './memories.ts'
import { createPlans } from './plans.ts'
import { createReminderMessages } from './reminders/reminder-messages.ts'
import { createReminders } from './reminders/reminders.ts'
import { createPasskeyChallenges } from './passkeys/passkey-challenges.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createAuditMonths } from './upkeep/audit-months.ts'
import { createEnded } from './upkeep/expired.ts'
import { createImports } from './imports.ts'
import { createInactivePeople } from './upkeep/inactive-people.ts'
import { createJobs } from './upkeep/jobs.ts'
import { migrate } from './migrations/migrate.ts'
import { createInstallKeys } from './install-keys.ts'
import { createThrottles } from './throttles.ts'
import { createSessions } from './sessions.ts'
import { createShareLinks } from './sharing/share-links.ts'
import { createSignedInBrowsers } from './signed-in-browsers.ts'
import { watchDatabase } from './upkeep/trouble.ts'
import { createUsers } from './users.ts'

/** Where the data is kept. */
export interface StoreSettings {
  /** PostgreSQL address; empty for the embedded database. */
  readonly databaseUrl: string
  /** The same database without the pooler that `databaseUrl` leads to; empty where there is none. */
  readonly databaseDirectUrl: string
  /** PostgreSQL address of a copy for long reads; empty for none. */
  readonly databaseReadUrl: string
  /** Directory of the embedded database. */
  readonly dataDir: string
  /** How the server uses PostgreSQL. */
  readonly databaseLimits: ServerLimits
}

/**
 * Opens the database and brings it to the newest form.
 *
 * @param settings - where the data is kept.
 * @param watch - who is told about broken connections to PostgreSQL.
 * @returns the store.
 * @throws UnfitDatabase when it was made by a newer release; Error with a plain sentence when the
 * database cannot be used.
 */
export async function openStore(settings: StoreSettings, watch: ReplicaWatch): Promise<Store> {
  if (settings.databaseUrl !== '') {
    // First of all, since it tells a pooler that nobody named: migrations must not go through one.
    const serving = await openForServing(settings, watch, settings.databaseLimits)
    try {
      const unhurried = await openPostgres(directUrl(settings), watch, 'unhurried')
      await migrateAnd(unhurried, () => unhurried.close())
    } catch (fault) {
      await serving.close()
      throw fault
    }
    return createStore(serving)
  }
  const embedded = openSqlite(settings.dataDir)
  return migrateAnd(embedded, async () => createStore(embedded))
}

/**
 * Opens a PostgreSQL database with its copy, where there is one.
 *
 * @param settings - where they are.
 * @param watch - who is told about broken connections.
 * @param limits - of the server; `unhurried` for the operator's commands.
 * @returns the database, not migrated.
 * @throws as `openPostgres` does, for the database itself alone.
 */
export async function openForServing(
  settings: StoreSettings,
  watch: ReplicaWatch,
  limits: ServerLimits | 'unhurried',
): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databaseReadUrl: url } = settings
  if (limits === 'unhurried') {
    const direct = await openPostgres(directUrl(settings), watch, limits)
    return url === '' ? direct : withReplica(direct, { url, limits }, watch)
  }
  const isPooled = databaseDirectUrl !== ''
  const database = await openPostgres(databaseUrl, watch, { ...limits, isPooled })
  return url === '' ? database : withReplica(database, { url, limits }, watch)
}

/**
 * Says where a connection is one's own for as long as one wants: migrations hold a lock on it, and the operator's
 * commands lift its limits.
 *
 * @param settings - where the data is kept.
 * @returns a PostgreSQL address.
 */
export function directUrl({ databaseUrl, databaseDirectUrl }: StoreSettings): string {
  return databaseDirectUrl === '' ? databaseUrl : databaseDirectUrl
}

async function migrateAnd<Next>(database: Database, next: () => Promise<Next>): Promise<Next> {
  try {
    await migrate(database)
  } catch (fault) {
    await database.close()
    throw fault
  }
  return next()
}

/**
 * Builds the store over an open, migrated database.
 *
 * @param opened - the database.
 * @returns the store, which now owns the database.
 */
export function createStore(opened: Database) {
  const { database, trouble } = watchDatabase(opened)
  return {
    users: createUsers(database),
    sessions: createSessions(database),
    devices: createDevices(database),
    signedInBrowsers: createSignedInBrowsers(database),
    assessments: createAssessments(database),
    bmiRecords: createBmiRecords(database),
    enteredScores: createEnteredScores(database),
    imports: createImports(database),
    cohorts: createCohorts(database),
    loginCodes: createLoginCodes(database),
    emailChanges: createEmailChanges(database),
    throttles: createThrottles(database),
    audit: createAudit(database),
    auditMonths: createAuditMonths(database),
    jobs: createJobs(database),
    ended: createEnded(database),
    inactivePeople: createInactivePeople(database),
    consents: createConsents(database),
    installKeys: createInstallKeys(database),
    passkeys: createPasskeys(database),
    passkeyChallenges: createPasskeyChallenges(database),
    shareLinks: createShareLinks(database),
    memories: createMemories(database),
    plans: createPlans(database),
    reminders: createReminders(database),
    reminderMessages: createReminderMessages(database),
    /**
     * Asks the database for a sign of life.
     *
     * @returns true when it answers.
     */
    isReady: async () => (await trouble()) === undefined,
    /**
     * Asks what is wrong with the database.
     *
     * @returns undefined where nothing is.
     */
    trouble,
    /** How busy the connections to the database are; undefined where there is no pool. */
    connections: () => database.connections?.(),
    /** Has somebody told of every statement that fails, from now on. */
    onFault: database.onFault,
    /** Finishes the writes that were handed in and closes the database. */
    close: () => database.close(),
  }
}

/** The repositories, and the life of the database below them. */
export type Store = Readonly<ReturnType<typeof createStore>>
