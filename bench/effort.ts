/** How much time a run spends on its figures. */

/** Rounds and the length of one measurement. */
export interface Effort {
  /** Measurements of each contender; the median counts. */
  readonly rounds: number
  /** Length of a measurement of a rate. */
  readonly durationMs: number
}

/** Enough to trust a ratio of 1.5 on a machine that does other things too. */
export const fullEffort: Effort = { rounds: 5, durationMs: 3000 }

/** Enough to see that every measurement runs. */
export const shortEffort: Effort = { rounds: 1, durationMs: 400 }
