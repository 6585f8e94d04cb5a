/** Everything the server remembers, behind one door; the only part that speaks SQL. */

import { createAssessments, type Assessments } from './assessments.ts'
import { createAudit, type Audit } from './audit.ts'
import { createBmiRecords, type BmiRecords } from './bmi-records.ts'
import { createConsents, type Consents } from './consents.ts'
import { createCohorts, type Cohorts } from './cohorts.ts'
import { createEmailChanges, type EmailChanges } from './codes/email-changes.ts'
import type { Connections, Database } from './databases/database.ts'
import type { DatabaseTrouble } from './databases/faults.ts'
import { openPostgres, type ServerLimits } from './databases/postgres.ts'
import { type ReplicaWatch, withReplica } from './databases/replica.ts'
import { openSqlite } from './databases/sqlite.ts'
import { createDevices, type Devices } from './devices.ts'
import { createLoginCodes, type LoginCodes } from './codes/login-codes.ts'
import { createEnteredScores, type EnteredScores } from './entered-scores.ts'
import { createMemories, type Memories } from './memories.ts'
import { createPlans, type Plans } from './plans.ts'
import { createReminderMessages, type ReminderMessages } from './reminders/reminder-messages.ts'
import { createReminders, type Reminders } from './reminders/reminders.ts'
import { createPasskeyChallenges, type PasskeyChallenges } from './passkeys/passkey-challenges.ts'
import { createPasskeys, type Passkeys } from './passkeys/passkeys.ts'
import { createEnded, type Ended } from './upkeep/expired.ts'
import { createImports, type Imports } from './imports.ts'
import { createInactivePeople, type InactivePeople } from './upkeep/inactive-people.ts'
import { createJobs, type Jobs } from './upkeep/jobs.ts'
import { migrate } from './migrations/migrate.ts'
import { createInstallKeys, type InstallKeys } from './install-keys.ts'
import { createThrottles, type Throttles } from './throttles.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createShareLinks, type ShareLinks } from './sharing/share-links.ts'
import { createSignedInBrowsers, type SignedInBrowsers } from './signed-in-browsers.ts'
import { watchDatabase } from './upkeep/trouble.ts'
import { createUsers, type Users } from './users.ts'

/** The repositories, and the life of the database below them. */
export interface Store {
  readonly users: Users
  readonly sessions: Sessions
  readonly devices: Devices
  readonly signedInBrowsers: SignedInBrowsers
  readonly assessments: Assessments
  readonly bmiRecords: BmiRecords
  readonly enteredScores: EnteredScores
  readonly imports: Imports
  readonly cohorts: Cohorts
  readonly loginCodes: LoginCodes
  readonly emailChanges: EmailChanges
  readonly throttles: Throttles
  readonly audit: Audit
  readonly jobs: Jobs
  readonly ended: Ended
  readonly inactivePeople: InactivePeople
  readonly consents: Consents
  readonly installKeys: InstallKeys
  readonly passkeys: Passkeys
  readonly passkeyChallenges: PasskeyChallenges
  readonly shareLinks: ShareLinks
  readonly memories: Memories
  readonly plans: Plans
  readonly reminders: Reminders
  readonly reminderMessages: ReminderMessages
  /**
   * Asks the database for a sign of life.
   *
   * @returns true when it answers.
   */
  isReady(): Promise<boolean>
  /**
   * Asks what is wrong with the database.
   *
   * @returns undefined where nothing is.
   */
  trouble(): Promise<DatabaseTrouble | undefined>
  /** How busy the connections to the database are; undefined where there is no pool. */
  connections(): Connections | undefined
  /** Has somebody told of every statement that fails, from now on. */
  readonly onFault: Database['onFault']
  /** Finishes the writes that were handed in and closes the database. */
  close(): Promise<void>
}

/** Where the data is kept. */
export interface StoreSettings {
  /** PostgreSQL address; empty for the embedded database. */
  readonly databaseUrl: string
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
    const unhurried = await openPostgres(settings.databaseUrl, watch, 'unhurried')
    await migrateAnd(unhurried, () => unhurried.close())
    return createStore(await openForServing(settings, watch, settings.databaseLimits))
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
  { databaseUrl, databaseReadUrl: url }: StoreSettings,
  watch: ReplicaWatch,
  limits: ServerLimits | 'unhurried',
): Promise<Database> {
  const database = await openPostgres(databaseUrl, watch, limits)
  return url === '' ? database : withReplica(database, { url, limits }, watch)
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
export function createStore(opened: Database): Store {
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
    isReady: async () => (await trouble()) === undefined,
    trouble,
    connections: () => database.connections?.(),
    onFault: database.onFault,
    close: () => database.close(),
  }
}
