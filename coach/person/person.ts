/** What the coach may know about the person it speaks to: never an id, a name or an address. */

import type { Gender } from '#core/comparison/cohort-cell.ts'
import type { AnsweredBy } from '#core/answered-by.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { Responses } from '#core/responses.ts'

/** The newest result of one instrument. */
export interface Result {
  readonly score: number
  readonly band: string
  readonly flags: readonly string[]
  readonly components: Readonly<Record<string, number | boolean | string>>
  /** Whole days since it was made. */
  readonly ageDays: number
}

/** The answers of a sitting. */
export interface OwnAnswers {
  /** Codes by linkId. */
  readonly responses: Responses
  readonly answeredBy: AnsweredBy
}

/** An earlier result, for judging rapid change. */
export interface EarlierResult {
  readonly instrument: InstrumentId | 'bmi'
  readonly score: number
  readonly ageDays: number
}

/** The person as the coach sees them; every part may be missing. */
export interface Person {
  readonly ageYears?: number
  readonly gender?: Gender
  /** Latest body mass index, one decimal. */
  readonly bmi?: number
  /** Whole days since it was saved; today where absent. */
  readonly bmiAgeDays?: number
  readonly results: Readonly<Partial<Record<InstrumentId, Result>>>
  readonly earlier?: readonly EarlierResult[]
  /** What was answered in the newest sitting of each instrument; never sent to a language model. */
  readonly answers?: Readonly<Partial<Record<InstrumentId, OwnAnswers>>>
  /** What the person told of themselves in their own words, for example "I have epilepsy". */
  readonly said?: readonly string[]
  /** Ids of evidence that was refused or did harm in earlier conversations: never advised again. */
  readonly withdrawn?: readonly string[]
}

/** A fixed text that is shown before anything else. */
export interface SafetyMessage {
  /** One of the codes of the safety policy, or the name of a score trigger. */
  readonly code: string
  /** 0 emergency, 1 crisis, 2 see a professional, 3 out of bounds. */
  readonly tier: 0 | 1 | 2 | 3
  readonly text: string
}

/** One paragraph of an answer with the sources behind it. */
export interface Passage {
  readonly text: string
  /** Empty for a sentence that states no fact from the evidence. */
  readonly sources: readonly Source[]
}

/** Where a fact comes from. */
export interface Source {
  /** Id of the evidence entry, for example `Z13`. */
  readonly id: string
  readonly citation: string
  /** Address of the source (DOI or site), or null. */
  readonly url: string | null
}
