/** One row of the score list. */

import type { Reply } from '#contract/endpoints.ts'

/** A score with its domain, band and time, as the server or this device lists it. */
export type ScoreRecord = Reply<'viewScores'>[number]
