/** The records that a guest's device keeps, each with an id of its own. */

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
