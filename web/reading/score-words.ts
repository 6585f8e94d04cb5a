/** How a score is said: the number, the band and both in one sentence. */

import type { Band, Instrument } from '#core/instrument.ts'
import { bandName } from '#core/bands.ts'
import type { ResultTexts } from '../locales/result.ts'
import type { GaugeBand } from '../ui/gauge-geometry.ts'
import type { Assessment } from './assessment.ts'

/** A score in words. */
export interface ScoreWords {
  /** Printed large, for example `14` or `350 or more`. */
  readonly number: string
  /** What follows the number; empty where the number says it all. */
  readonly outOf: string
  /** For example `Moderate stress`. */
  readonly band: string
  /** The whole reading, for example `14 out of 40, moderate stress`. */
  readonly reading: string
}

/**
 * Puts a score into words.
 *
 * @param instrument - the instrument.
 * @param assessment - the scored assessment.
 * @param texts - texts of the result page.
 */
export function scoreWords(
  instrument: Instrument,
  assessment: Pick<Assessment, 'score' | 'band' | 'flags'>,
  texts: ResultTexts,
): ScoreWords {
  const band = bandInWords(instrument, assessment.band, texts)
  const isClamped = assessment.flags.includes('clamped-to-350')
  const number = isClamped ? texts.orMore(assessment.score) : String(assessment.score)
  const outOf = isClamped ? '' : texts.outOf(instrument.maxScore)
  const said = [number, outOf].filter(Boolean).join(' ')
  return { number, outOf, band, reading: `${said}, ${band.toLowerCase()}` }
}

/**
 * Says what a band is a band of. The literacy labels speak of cognition, which the survey does not
 * measure, so its headline is what it does measure (scoring design, section 6).
 */
function bandInWords(instrument: Instrument, label: string, texts: ResultTexts): string {
  if (instrument.id === 'literacy') return texts.digitalConfidence
  const name = bandName(instrument, label)
  if (instrument.id === 'stress') return texts.stressBand(name)
  if (instrument.bandCaption === undefined) return name
  const isGood = instrument.bands.some((band) => band.label === label && band.tone === 'good')
  return isGood ? texts.goodSleep(name) : texts.bandWith(name, instrument.bandCaption)
}

/**
 * The bands as a gauge shows them.
 *
 * @param bands - of the instrument; a range that the specification prints otherwise is printed so.
 */
export function gaugeBands(bands: readonly Band[]): readonly GaugeBand[] {
  return bands.map((band) => ({
    label: band.name,
    from: band.from,
    to: band.to,
    tone: band.tone,
    range:
      band.printedRange ?? (band.from === band.to ? `${band.from}` : `${band.from}-${band.to}`),
  }))
}
