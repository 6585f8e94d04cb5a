/** What a backup holds: every table of the schema stands here, kept or left out with the reason. */

import type { Schema } from '../schema.ts'

/** What becomes of a table in a backup. */
type Fate =
  /** Its rows are kept, and read in the order of this key, which no two rows share. */
  { readonly key: readonly string[] } | { readonly leftOut: string }

/**
 * Tables stand behind those they refer to. A new one does not compile until it is named here;
 * columns need not be named: all of a row is kept.
 */
export const tableFates = {
  users: { key: ['id'] },
  consents: { key: ['user_id', 'version'] },
  devices: { key: ['user_id', 'token_hash'] },
  passkeys: { key: ['user_id', 'id'] },
  assessments: { key: ['user_id', 'id'] },
  bmi_records: { key: ['user_id', 'id'] },
  entered_scores: { key: ['user_id', 'id'] },
  memories: { key: ['user_id'] },
  plans: { key: ['user_id'] },
  reminders: { key: ['user_id'] },
  reminder_messages: { key: ['user_id', 'on_date'] },
  audit_subjects: { key: ['user_id'] },
  audit_events: { key: ['id'] },
  audit_counts: { key: ['subject', 'action'] },
  sessions: {
    leftOut:
      'They end after twelve quiet hours and thirty days, and one that was ended must stay ended.',
  },
  share_links: { leftOut: 'A link that was stopped must stay stopped.' },
  login_codes: { leftOut: 'A code works for ten minutes.' },
  email_changes: { leftOut: 'A new address waits ten minutes for its proof.' },
  passkey_challenges: { leftOut: 'A challenge waits for its answer for minutes.' },
  install_keys: {
    leftOut:
      'Each installation makes its own; they only name counts, which are left out, and mark networks.',
  },
  cohort_snapshots: {
    leftOut: 'It is made anew from the questionnaires, a minute after the start.',
  },
  jobs: { leftOut: 'The server plans its work anew when it starts.' },
  throttles: { leftOut: 'Counts of guesses run for an hour at most.' },
} as const satisfies Readonly<Record<keyof Schema, Fate>>

/** A table whose rows are in a backup. */
export type KeptTable = {
  [Table in keyof typeof tableFates]: (typeof tableFates)[Table] extends { leftOut: string }
    ? never
    : Table
}[keyof typeof tableFates]

/** The kept tables with their keys, in the order in which they can be filled. */
export const keptTables: readonly { readonly table: KeptTable; readonly key: readonly string[] }[] =
  Object.entries(tableFates).flatMap(([table, fate]) =>
    isKept(table) && 'key' in fate ? [{ table, key: fate.key }] : [],
  )

/** Tables of earlier releases that held nothing of their own: a backup may have them, and they are passed over. */
export const formerTables: ReadonlySet<string> = new Set(['cohort_counts'])

/**
 * Says whether the rows of a table are in a backup.
 *
 * @param name - any text.
 * @returns true for a kept table.
 */
export function isKept(name: string): name is KeptTable {
  const fates: Readonly<Record<string, Fate>> = tableFates
  const fate = Object.hasOwn(fates, name) ? fates[name] : undefined
  return fate !== undefined && 'key' in fate
}
