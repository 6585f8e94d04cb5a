/** What a guest's device keeps, each record with an id of its own, and what the database of it looks like. */

import type { DBSchema, IDBPDatabase } from 'idb'
import type { Memory } from '#core/memory.ts'
import type { Plan } from '#core/plan.ts'
import type { Gender } from '#core/comparison/cohort-cell.ts'
import type { Reply } from '#contract/endpoints.ts'

/** A scored assessment; its change is judged anew each time it is shown. */
export interface GuestAssessment extends Omit<Reply<'socialScore'>, 'change'> {
  /** When the first answer was given, ISO. */
  readonly startedAt: string | null
  /** Key of the submit: the same key never makes a second record. */
  readonly submitKey: string | null
}

/** A saved body mass index. */
export type GuestBmi = Reply<'latestBmi'> & { readonly id: string }

/** A score that was made elsewhere and typed in; scores saved together share their key. */
export type GuestScore = Reply<'viewScores'>[number] & {
  readonly id: string
  readonly submitKey: string | null
}

/** Everything of one guest; each list runs from old to new. */
export interface GuestRecords {
  readonly assessments: readonly GuestAssessment[]
  readonly bmiRecords: readonly GuestBmi[]
  readonly enteredScores: readonly GuestScore[]
}

export const noRecords: GuestRecords = { assessments: [], bmiRecords: [], enteredScores: [] }

/** The key is a count, so that the records of a guest come back in the order they were kept. */
interface Kept<Record> {
  key: number
  value: Record & { readonly userId: string }
  indexes: { userId: string; id: string }
}

/** What a guest said of themselves to be compared; both null where they would rather not. */
export interface GuestProfile {
  readonly yearOfBirth: number | null
  readonly gender: Gender | null
}

/** One store for each kind of record. */
export interface GuestSchema extends DBSchema {
  assessments: Kept<GuestAssessment>
  bmiRecords: Kept<GuestBmi>
  enteredScores: Kept<GuestScore>
  /** One for each guest. */
  memories: Kept<{ readonly id: string; readonly memory: Memory }>
  /** One for each guest. */
  plans: Kept<{ readonly id: string; readonly plan: Plan }>
  /** One for each guest. */
  profiles: Kept<{ readonly id: string; readonly profile: GuestProfile }>
}

/** An open connection. */
export type GuestDatabase = IDBPDatabase<GuestSchema>

export const guestDatabaseName = 'guests'
/** Those of results. */
export const guestStores = ['assessments', 'bmiRecords', 'enteredScores'] as const
/** All that is kept of a guest. */
export const everyGuestStore = [...guestStores, 'memories', 'plans', 'profiles'] as const

/** The reply to a submit is a promise: it is given only when the disk has the record. */
export const onDisk = { durability: 'strict' } as const
