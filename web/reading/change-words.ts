/** How a judged change is said: the verdict, and the two values behind it. */

import type { Instrument } from '#core/instrument.ts'
import { changeWording } from '#core/wording/change.ts'
import type { ResultTexts } from '../locales/result.ts'
import type { Assessment } from '../client/sent-assessment.ts'
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
 * @param change - the judged difference to the sitting it is judged against.
 * @param texts - texts of the result page.
 */
export function changeWords(
  instrument: Instrument,
  change: NonNullable<Assessment['change']>,
  texts: ResultTexts,
): ChangeWords {
  const { previous, previousAt, difference } = change
  const measure =
    instrument.id === 'social' ? texts.wholeNetwork : texts.title(instrument.scoreName)
  return {
    verdict: verdictWords(instrument, change),
    bandMoved: change.bandMoved ? changeWording.bandMoved : null,
    compared: texts.compared(measure, previous, longDate(previousAt), previous + difference),
  }
}

type Judged = Pick<NonNullable<Assessment['change']>, 'verdict' | 'threshold'>

/** Whether a score has really moved, in a sentence or two. */
export function verdictWords(
  { change: { strength } }: Pick<Instrument, 'change'>,
  { verdict, threshold }: Judged,
): string {
  if (verdict !== 'no-clear-change') return changeWording[verdict]
  const said = changeWording[verdict](threshold)
  return strength === 'none' ? `${said} ${changeWording.ownEstimate}` : said
}

/** The same in one line. */
export function briefVerdict({ verdict, threshold }: Judged): string {
  const { brief } = changeWording
  return verdict === 'no-clear-change' ? brief[verdict](threshold) : brief[verdict]
}
