/** How a judged change is said: the verdict, and the two values behind it. */

import type { Instrument } from '#core/instrument.ts'
import type { ResultTexts } from '../locales/result.ts'
import type { Assessment } from './assessment.ts'
import { longDate } from './dates.ts'

/** A change in words. */
export interface ChangeWords {
  /** Whether the score has really moved. */
  readonly verdict: string
  /** What it means that the label moved all the same; null where it did not. */
  readonly bandMoved: string | null
  /** The measure with its earlier and its present value. */
  readonly compared: string
}

/**
 * Puts a change into words.
 *
 * @param instrument - the instrument.
 * @param change - the judged difference to the sitting before.
 * @param texts - texts of the result page.
 */
export function changeWords(
  instrument: Instrument,
  change: NonNullable<Assessment['change']>,
  texts: ResultTexts,
): ChangeWords {
  const { verdict, threshold, previous, previousAt, difference } = change
  const measure =
    instrument.id === 'social' ? texts.wholeNetwork : texts.title(instrument.scoreName)
  return {
    verdict: verdict === 'no-clear-change' ? texts[verdict](threshold) : texts[verdict],
    bandMoved: change.bandMoved ? texts.bandMoved : null,
    compared: texts.compared(measure, previous, longDate(previousAt), previous + difference),
  }
}
