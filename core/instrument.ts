/** What a questionnaire is to this product: its items, options, bands, rule and provenance, as data. */

import type { InstrumentId } from './instrument-table.ts'
import type { LifestyleDomain } from './lifestyle-domain.ts'
import type { ScoringResult, ScoringContext, ScoringFault } from './scoring.ts'

/** One offered choice of an item. */
export interface ResponseOption {
  /** The text that is stored and sent, exactly as printed in the scoring design; case sensitive. */
  readonly code: string
  /** What the person reads; the code itself where absent. Never stored. */
  readonly label?: string
  /** Points of this option before any reversal; integer, 0 or more. */
  readonly points: number
}

interface ItemBase {
  /** Key of the response: `'{page}-{index}'`, a named key, or for social the list index as text. */
  readonly linkId: string
  /** The question in our own plain words (reading age 9 to 11). */
  readonly prompt: string
  /** Short name of the item for reviews, reports and "How this score was made". */
  readonly topic: string
  /** Asked, and required, only when the other item is answered with anything but `isNot`. */
  readonly appliesWhen?: { readonly linkId: string; readonly isNot: string }
  /** Name of the component this item goes into (its first, where it has two); absent when unscored. */
  readonly component?: string
}

/** A single choice among printed options. */
export interface ChoiceItem extends ItemBase {
  readonly kind: 'choice'
  readonly options: readonly ResponseOption[]
  /** True where the points count the other way round: highest points of the options minus its own. */
  readonly reversed?: true
}

/** A clock time in free text, read by `parseClockText`. */
export interface ClockItem extends ItemBase {
  readonly kind: 'clock'
  readonly clock: 'bed' | 'wake'
  readonly placeholder: string
}

/** A number in a range, ends included. */
export interface NumberItem extends ItemBase {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  /** What is counted; never shown as it stands here. */
  readonly unit: 'minutes' | 'hours'
  readonly placeholder: string
}

/** One question of an instrument. */
export type Item = ChoiceItem | ClockItem | NumberItem

/** The items shown together; pages count from 1 in the order given. */
export interface Page {
  /** Heading of the page, where the items share one. */
  readonly heading?: string
  readonly items: readonly Item[]
}

/** How a band is coloured and worded; colour is never the only sign. */
export type BandTone = 'good' | 'fair' | 'poor' | 'severe'

/** A labelled range of the final, rounded score; both ends included. */
export interface Band {
  /** The label as the specification prints it: a code that is stored and sent, whatever the language. */
  readonly label: string
  /** What a person reads in its place; in English the same words. */
  readonly name: string
  /** Our own name, said first where the label speaks of what the questions do not measure (literacy). */
  readonly plainName?: string
  readonly from: number
  readonly to: number
  readonly tone: BandTone
  /** The range as the specification prints it, where that differs from `from`-`to` (exercise). */
  readonly printedRange?: string
  /** What the band means and what to do, in one to three plain sentences; never a diagnosis. */
  readonly meaning: string
  /** True where the meaning sends the person to a doctor: then all of it stands before any advice. */
  readonly callsForDoctor?: true
}

/** What decides whether a note on a result holds. */
export interface NotedResult {
  readonly score: number
  /** One decimal; null where the instrument does not need it. */
  readonly bmi: string | null
}

/** A named part of the score with its own range, for "How this score was made". */
export interface ComponentDescription {
  /** Key in the scorer's `components`. */
  readonly name: string
  readonly label: string
  /** Highest value, where the part has one. */
  readonly max?: number
  /** Named on the report for the doctor. Absent where it stands for a single answer. */
  readonly isInReport?: true
}

/** What counts as a real change of a score (scoring design, section 7). */
export interface ChangeThreshold {
  /** What is compared: the score, or for social the published total. */
  readonly measure: 'score' | 'lsnsR'
  /** The direction of the measure; for social the opposite of the score's own. */
  readonly betterWhen: 'higher' | 'lower'
  /** The scale of the measure where it is not the score's: the ends, and first and last value of each band in the order of the bands. */
  readonly scale?: {
    readonly min: number
    readonly max: number
    readonly ranges: readonly (readonly [number, number])[]
  }
  /** Whole points; a difference of exactly this many counts as a change. */
  readonly threshold: number
  /** How strong the evidence behind the threshold is. */
  readonly strength: 'published' | 'derived' | 'weak' | 'none'
  /** Where it comes from, in plain words. */
  readonly basis: string
}

/** What typed times and hours say together. */
export interface TimeInBed {
  /** 1 to 1439. */
  readonly minutesInBed: number
  /** Whole minutes, 0 to 1440. */
  readonly sleepMinutes: number
  readonly flags: readonly string[]
}

/** What is asked, apart from how it is scored: all that a page of questions needs to load. */
export interface Questionnaire {
  readonly id: InstrumentId
  readonly domain: LifestyleDomain
  /** The title the specification gives it, for example `Perceived Stress Scale`. */
  readonly title: string
  /** The period the questions ask about, in words, for example `the last month`. */
  readonly recallPeriod: string
  /** Author, journal and year of the published form. */
  readonly citation: string
  readonly pages: readonly Page[]
  /** What each question means, with an example, in one to three plain sentences, by linkId. */
  readonly helps: Readonly<Record<string, string>>
  /** True where the person's saved BMI is part of the score. */
  readonly needsBmi: boolean
  /**
   * Judges typed answers against each other before the rest is answered; absent where nothing is typed.
   *
   * @param responses - responses by linkId; the typed ones must all be answered.
   * @returns what follows from them, or the first fault.
   */
  readonly checkTyped?: (responses: Readonly<Record<string, unknown>>) => TimeInBed | ScoringFault
}

/** A published or own questionnaire with everything needed to ask, score, show and cite it. */
export interface Instrument extends Questionnaire {
  /** What the score is called in a sentence, for example `stress score`. */
  readonly scoreName: string
  /** Words after the band label where it needs them, for example `sleep problems`. */
  readonly bandCaption?: string
  readonly minScore: number
  readonly maxScore: number
  readonly direction: 'higher-is-better' | 'lower-is-better'
  /** In ascending order of score, without gaps or overlaps, covering the whole range. */
  readonly bands: readonly Band[]
  readonly components: readonly ComponentDescription[]
  /** The rule in plain words, one line a step. */
  readonly formula: readonly string[]
  /** Sentences that must stand beside every result (what it is not). */
  readonly notes: readonly string[]
  /** When a note is said at all, by its place in `notes`; one without a condition holds for every result. */
  readonly noteConditions?: Readonly<Record<number, (result: NotedResult) => boolean>>
  /** Published scale, author and year, short enough for one line of a report. */
  readonly shortSource: string
  /** Licence and permission status in a sentence. */
  readonly licence: string
  /** Every deviation from the published form. */
  readonly deviations: readonly string[]
  readonly change: ChangeThreshold
  /** Whether a score moved far in the bad direction within 90 days (safety policy, rapid change). */
  readonly isRapidDecline: (before: number, now: number) => boolean
  /**
   * All that is counted of a score in a comparison with people here: first score of each part of the
   * range, ascending from 0. Every part holds at least a third of the scores its instrument can give,
   * so nothing that is worked out from these parts narrows anybody's score to less. Where thirds of
   * whole points are not possible there are two parts, cut where the published bands are cut (stress,
   * literacy) or as near to most people's scores as a third allows (sleep).
   */
  readonly countedFrom: readonly number[]
  /** When a person should not keep a result to themselves. */
  readonly whenToSeeDoctor: string
  /** Version of items and rule; stored with every assessment. */
  readonly algorithmVersion: number
  /**
   * Scores the answers as they come on the wire; never throws.
   *
   * @param answers - a list of option texts for social, a plain object keyed by linkId for the others.
   * @param context - the saved BMI for instruments with `needsBmi`.
   * @returns the result, or the first fault in the order of the scoring design, section 0.
   */
  readonly score: (answers: unknown, context: ScoringContext) => ScoringResult
}

/** The items of an instrument in the order they are asked. */
export function itemsOf(instrument: Pick<Instrument, 'pages'>): readonly Item[] {
  return instrument.pages.flatMap((page) => page.items)
}

/**
 * Lists the notes that hold for a result.
 *
 * @param instrument - anything with notes.
 * @param result - a scored result.
 * @returns the notes in their order, without those whose condition does not hold.
 */
export function notesOn(
  { notes, noteConditions = {} }: Pick<Instrument, 'notes' | 'noteConditions'>,
  result: NotedResult,
): readonly string[] {
  return notes.filter((_, index) => noteConditions[index]?.(result) ?? true)
}

/**
 * Builds a choice item.
 *
 * @param linkId - key of the response.
 * @param options - the offered options, in the order shown.
 * @param rest - prompt, help, topic and whatever else the item needs.
 * @returns the item.
 */
export function choice(
  linkId: string,
  options: readonly ResponseOption[],
  rest: Omit<ChoiceItem, 'kind' | 'linkId' | 'options'>,
): ChoiceItem {
  return { kind: 'choice', linkId, options, ...rest }
}

/**
 * Builds the options of an item: points belong to the code and never to the words, so that no language
 * can change a score.
 *
 * @param labels - what a person reads, by code; every code must have words.
 * @param points - each code with its points, in the order shown.
 * @returns the options.
 */
export function optionsOf<Code extends string>(
  labels: Readonly<Record<Code, string>>,
  points: readonly (readonly [code: Code, points: number])[],
): readonly ResponseOption[] {
  return points.map(([code, worth]) => ({ code, label: labels[code], points: worth }))
}
