/** Sentences that hold for this very result: what it must not be mistaken for, and what to mention to a doctor. */

import type { Instrument, InstrumentId } from '#core/instrument.ts'
import type { ResultTexts } from '../locales/result.ts'
import type { Assessment } from './assessment.ts'

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

/**
 * Lists the remarks to a result as they are said to the person.
 *
 * @param instrument - the instrument.
 * @param assessment - the scored assessment.
 * @param texts - texts of the result page.
 * @returns none for most results.
 */
export function resultRemarks(
  instrument: Instrument,
  assessment: Assessment,
  texts: ResultTexts,
): readonly string[] {
  return remarkNames(instrument, assessment).map((name) => texts[name])
}

/** Instruments whose first note says what the score must not be taken for: it stands at the gauge. */
const headlined: ReadonlySet<InstrumentId> = new Set(['social', 'literacy', 'mna'])

/** The notes of an instrument by their place on the page. */
export interface PlacedNotes {
  /** Right under the gauge. */
  readonly headline: string | null
  /** At the legend: how to read ranges that are printed otherwise than they count. */
  readonly legend: string | null
  readonly others: readonly string[]
}

/**
 * Gives each note of an instrument its place.
 *
 * @param instrument - the instrument.
 */
export function placeNotes(instrument: Instrument): PlacedNotes {
  const [first = null, ...rest] = instrument.notes
  if (headlined.has(instrument.id)) return { headline: first, legend: null, others: rest }
  const isPrintedOtherwise = instrument.bands.some((band) => band.printedRange !== undefined)
  if (isPrintedOtherwise) return { headline: null, legend: first, others: rest }
  return { headline: null, legend: null, others: instrument.notes }
}
