/** Sentences that hold for this very result: what it must not be mistaken for, and what to mention to a doctor. */

import type { Instrument } from '#core/instrument.ts'
import type { ResultTexts } from '../../../locales/result.ts'
import type { Assessment } from '../newest-assessment.ts'

/**
 * Lists the remarks to a result.
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
  const { flags, components } = assessment
  const band = instrument.bands.find(({ label }) => label === assessment.band)
  // The short form can see a thin network that the whole scale does not (scoring design, section 1).
  const isHiddenRisk = components['atRisk'] === true && band?.tone === 'good'
  const remarks: readonly (readonly [boolean, string])[] = [
    [isHiddenRisk, texts.atRisk],
    [flags.includes('clamped-to-350'), texts.clamped],
    [flags.includes('sleep-longer-than-time-in-bed'), texts.longerThanInBed],
    [flags.includes('long-time-in-bed'), texts.longTimeInBed],
    [flags.includes('snoring-and-pauses'), texts.snoringAndPauses],
  ]
  return remarks.filter(([holds]) => holds).map(([, text]) => text)
}

/**
 * Splits the instrument's notes: the one about the printed ranges stands at the legend.
 *
 * @param instrument - the instrument.
 * @returns the note for the legend, if there is one, and the others.
 */
export function splitNotes(instrument: Instrument): {
  readonly legend: string | null
  readonly others: readonly string[]
} {
  const isPrintedOtherwise = instrument.bands.some((band) => band.printedRange !== undefined)
  const [first, ...rest] = instrument.notes
  return isPrintedOtherwise && first !== undefined
    ? { legend: first, others: rest }
    : { legend: null, others: instrument.notes }
}
