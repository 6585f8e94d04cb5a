/** The shapes every scorer returns. */

/** Reasons a set of answers cannot be scored (scoring design, sections 0 to 5). */
export type ScoringError =
  | 'INVALID_ANSWERS'
  | 'INCOMPLETE'
  | 'INVALID_OPTION'
  | 'INVALID_TIME'
  | 'INVALID_NUMBER'
  | 'SAME_BED_AND_WAKE_TIME'
  | 'HOURS_EXCEED_TIME_IN_BED'
  | 'BMI_REQUIRED'
  | 'INVALID_BMI'
  | 'INVALID_HEIGHT_WEIGHT'

/** The first fault found. */
export interface ScoringFault {
  readonly error: ScoringError
  /** The offending key (for social the list index as a number); null where no single key is to blame. */
  readonly field: string | number | null
}

/** A score with its parts. */
export interface Scored {
  /** Final rounded score, within the instrument's range. */
  readonly score: number
  /** Label of the band that holds the score. */
  readonly band: string
  readonly components: Readonly<Record<string, number | boolean | string>>
  /** In the order listed for the instrument; empty where there are none. */
  readonly flags: readonly string[]
}

/** A score, or why there is none. Faults are values: no input makes a scorer throw. */
export type ScoringResult = Scored | ScoringFault

/** What a scorer needs besides the answers. */
export interface ScoringContext {
  /** The person's latest saved BMI with one decimal, for example `'23.5'`; null or absent when none. */
  readonly bmi?: string | null | undefined
}

/** True where the answers could not be scored. */
export function isFault(outcome: object): outcome is ScoringFault {
  return 'error' in outcome
}
