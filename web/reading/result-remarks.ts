/** Sentences that hold for this very result: what it must not be mistaken for, and what to mention to a doctor. */

import type { Instrument } from '#core/instrument.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { ResultTexts } from '../locales/result.ts'
import type { Assessment } from '../client/sent-assessment.ts'

/** What may have to be remarked; the words differ by who reads them. */
export type RemarkName =
  | 'atRisk'
  | 'clamped'
  | 'longerThanInBed'
  | 'longTimeInBed'
  | 'snoringAndPauses'

/**
 * Names the remarks that a result calls for.
 *
 * @param instrument - the instrument.
 * @param assessment - the scored assessment.
 * @returns none for most results.
 */
export function remarkNames(instrument: Instrument, assessment: Assessment): readonly RemarkName[] {
  const { flags, components } = assessment
  const band = instrument.bands.find(({ label }) => label === assessment.band)
  // The short form can see a thin network that the whole scale does not (scoring design, section 1).
  const isHiddenRisk = components['atRisk'] === true && band?.tone === 'good'
  const remarks: readonly (readonly [boolean, RemarkName])[] = [
    [isHiddenRisk, 'atRisk'],
    [flags.includes('clamped-to-350'), 'clamped'],
    [flags.includes('sleep-longer-than-time-in-bed'), 'longerThanInBed'],
    [flags.includes('long-time-in-bed'), 'longTimeInBed'],
    [flags.includes('snoring-and-pauses'), 'snoringAndPauses'],
  ]
  return remarks.filter(([holds]) => holds).map(([, name]) => name)
}

/** What a doctor should hear of: it stands before any advice of ours. */
const forDoctor: ReadonlySet<RemarkName> = new Set(['snoringAndPauses'])

/**
 * Lists the remarks to a result as they are said to the person.
 *
 * @param instrument - the instrument.
 * @param assessment - the scored assessment.
 * @param texts - texts of the result page.
 * @returns none for most results; what is to be told to a doctor apart.
 */
export function resultRemarks(
  instrument: Instrument,
  assessment: Assessment,
  texts: ResultTexts,
): Readonly<Record<'forDoctor' | 'others', readonly string[]>> {
  const names = remarkNames(instrument, assessment)
  const wordsOf = (isForDoctor: boolean) =>
    names.filter((name) => forDoctor.has(name) === isForDoctor).map((name) => texts[name])
  return { forDoctor: wordsOf(true), others: wordsOf(false) }
}

/** Instruments whose first note says what the score must not be taken for: it stands at the gauge. */
const headlined: ReadonlySet<InstrumentId> = new Set(['social', 'literacy', 'mna'])

/** The notes of an instrument by their place on the page. */
export interface PlacedNotes {
  /** Beside the score. */
  readonly headline: string | null
  /** At the legend: how to read ranges that are printed otherwise than they count. */
  readonly legend: string | null
  readonly others: readonly string[]
}

/**
 * Gives each note of an instrument its place.
 *
 * @param instrument - the instrument.
 * @param notes - those that hold for the result; all of them where there is no sitting to judge by.
 */
export function placeNotes(
  instrument: Instrument,
  notes: readonly string[] = instrument.notes,
): PlacedNotes {
  const [placed] = instrument.notes
  const first = notes.find((note) => note === placed) ?? null
  const others = notes.filter((note) => note !== placed)
  if (headlined.has(instrument.id)) return { headline: first, legend: null, others }
  const isPrintedOtherwise = instrument.bands.some((band) => band.printedRange !== undefined)
  if (isPrintedOtherwise) return { headline: null, legend: first, others }
  return { headline: null, legend: null, others: notes }
}
