/** The tables as the compiler sees them; the migrations make the same tables in the database. */

import type { Insertable, Selectable } from 'kysely'
import type { AnsweredBy } from '#core/answered-by.ts'
import type { AgeBand } from '#core/comparison/cohort-cell.ts'
import type { Gender } from '#core/comparison/cohort-cell.ts'
import type { GroupGender } from '#core/comparison/snapshot.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { MemoryConsent } from '#core/memory.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { AuditAction, AuditActor } from './audit-actions.ts'
import type { ReminderMessagesTable, RemindersTable } from './reminders/reminder-tables.ts'

/**
 * Moments are UTC ISO texts with milliseconds, so that they sort as text on both databases.
 * Ids are UUIDv7 texts. JSON is kept as text. Every row a person owns carries `user_id`, and
 * every unique key of such a row includes it.
 */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  devices: DevicesTable
  assessments: AssessmentsTable
  bmi_records: BmiRecordsTable
  entered_scores: EnteredScoresTable
  cohort_snapshots: CohortSnapshotsTable
  login_codes: LoginCodesTable
  email_changes: EmailChangesTable
  throttles: ThrottlesTable
  audit_events: AuditEventsTable
  audit_subjects: AuditSubjectsTable
  audit_counts: AuditCountsTable
  jobs: JobsTable
  consents: ConsentsTable
  install_keys: InstallKeysTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  share_links: ShareLinksTable
  memories: MemoriesTable
  plans: PlansTable
  reminders: RemindersTable
  reminder_messages: ReminderMessagesTable
}

/** One person. The email is in lower case and unique over all people. */
export interface UsersTable {
  id: string
  email: string
  /** PHC string; the empty text where there is no password. */
  password_hash: string
  year_of_birth: number
  gender: Gender
  registered_at: string
  last_seen_at: string
  /** When the person was last told that their account is about to go. */
  inactivity_warned_at: string | null
  /** When the owner of the mailbox proved the address; null until then. */
  email_proved_at: string | null
  /** Where they registered, as 16 bits of a keyed hash of the network; null where nobody noted it. */
  network_mark: number | null
  /** When the year of birth or the gender was last corrected; null for never. */
  corrected_at: string | null
}

/** One time a person is signed in; only the SHA-256 of its token is kept. */
export interface SessionsTable {
  user_id: string
  token_hash: string
  /** The browser it was opened in. */
  device_id: string
  created_at: string
  expires_at: string
  /** When the person last proved who they are in it; null where the browser alone was known. */
  proved_at: string | null
}

/** One remembered browser of one person; only the SHA-256 of its secret is kept. */
export interface DevicesTable {
  user_id: string
  /** Stays when the secret is renewed. */
  id: string
  token_hash: string
  /** Coarse, for example `Firefox on Windows`. */
  name: string
  last_used_at: string
  created_at: string
  expires_at: string
}

/** One version of the consent text a person agreed to. */
export interface ConsentsTable {
  user_id: string
  version: string
  given_at: string
}

/** A code that was sent to a person by mail. */
export interface LoginCodesTable {
  user_id: string
  /** PHC string. */
  code_hash: string
  expires_at: string
  /** 0 or more. */
  tries_left: number
}

/** The address a person has asked for, until the code that was sent there proves it. */
export interface EmailChangesTable extends LoginCodesTable {
  new_email: string
}

/** How often something was done in the window that runs now; the key names nobody. */
export interface ThrottlesTable {
  key: string
  window_ends_at: string
  used: number
}

/** One thing that was done; the database refuses to change or remove it. */
export interface AuditEventsTable {
  id: string
  at: string
  action: AuditAction
  actor: AuditActor
  /** Pseudonym of the person it is about. */
  subject: string | null
  /** How often it was done; more than 1 for an event that stands for several. */
  times: number
}

/** Events that were counted in place of being written, until one event says how many they were. */
export interface AuditCountsTable {
  subject: string
  action: AuditAction
  times: number
}

/** The pseudonym of a person in the audit: the only link between the two. */
export interface AuditSubjectsTable {
  user_id: string
  /** 128 random bits. */
  subject: string
}

/** A random key that every process of the installation shares. */
export interface InstallKeysTable {
  name: string
  secret: string
}

/** One passkey of one person; the credential id and the public key are base64url texts. */
export interface PasskeysTable {
  user_id: string
  id: string
  credential_id: string
  public_key: string
  /** 0 to 2^32 - 1. */
  counter: number
  /** JSON list of texts. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** One challenge that waits for its answer; the hash also holds what it is for, and names nobody. */
export interface PasskeyChallengesTable {
  challenge_hash: string
  expires_at: string
}

/** One link under which a person's results can be read; only the SHA-256 of its secret is kept. */
export interface ShareLinksTable {
  user_id: string
  id: string
  secret_hash: string
  /** What the person calls it, for themself alone. */
  name: string
  /** 1 where the answers may be read too, else 0: the databases share no kind of truth value. */
  with_answers: number
  /** 1 where the year of birth and the gender may be read too, else 0. */
  with_person: number
  /** 1 where the plan may be read too, else 0. */
  with_plan: number
  created_at: string
  expires_at: string
  opened_count: number
  last_opened_at: string | null
}

/** Work that comes round again, and which process is doing it. */
export interface JobsTable {
  name: string
  next_run_at: string
  leased_until: string | null
  lease_holder: string | null
}

/** What makes a repeated submit recognisable: the caller's key and a hash of what it sent. */
interface RepeatColumns {
  idempotency_key: string | null
  payload_hash: string
}

/** One sitting of a questionnaire. */
export interface AssessmentsTable extends RepeatColumns {
  user_id: string
  id: string
  instrument: InstrumentId
  /** JSON of the answer codes. */
  answers: string
  score: number
  band: string
  /** JSON object. */
  components: string
  /** JSON list. */
  flags: string
  /** BMI that went into the score; null for all but MNA. */
  bmi: string | null
  algorithm_version: number
  /** Cohort the person belonged to on that day. */
  age_band: string
  gender: Gender
  answered_by: AnsweredBy
  started_at: string | null
  finished_at: string
}

/** One saved body mass index. */
export interface BmiRecordsTable extends RepeatColumns {
  user_id: string
  id: string
  /** One decimal, for example `23.5`. */
  bmi: string
  category: string
  saved_at: string
}

/** One score that was made elsewhere and copied in. */
export interface EnteredScoresTable extends RepeatColumns {
  user_id: string
  id: string
  /** Place in the call that saved it, from 0. */
  position: number
  domain: LifestyleDomain
  score: number
  band: string
  entered_at: string
}

/** What the coach remembers of one person. */
export interface MemoriesTable {
  user_id: string
  consent: MemoryConsent
  /** How many things were ever kept. */
  count: number
  /** JSON list. */
  slots: string
  changed_at: string
}

/** The plan of one person. */
export interface PlansTable {
  user_id: string
  /** JSON. */
  plan: string
  changed_at: string
}

/** What the last snapshot shows of one group; no row says how many people have which score. */
export interface CohortSnapshotsTable {
  instrument: InstrumentId
  age_band: AgeBand
  gender: GroupGender
  /** In tens; 0 where the group is not shown. */
  people: number
  /** JSON list: the place of each part of the range; empty where the group is not shown. */
  places: string
  made_at: string
}

/** A row as it is read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>

/** A row as it is written. */
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>
