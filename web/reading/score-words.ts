/** How a score is said: the number, the band and both in one sentence. */

import type { Band, Instrument } from '#core/instrument.ts'
import { spokenBandName } from '#core/bands.ts'
import type { ResultTexts } from '../locales/result.ts'
import type { GaugeBand } from '../ui/gauge-geometry.ts'
import type { Assessment } from '../client/sent-assessment.ts'

/** A score in words. */
export interface ScoreWords {
  /** Printed large, for example `14` or `350 or more`. */
  readonly number: string
  /** What follows the number; empty where the number says it all. */
  readonly outOf: string
  /** For example `Moderate stress`. */
  readonly band: string
  /** Which way is better. */
  readonly direction: string
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
  const isLowerBetter = instrument.direction === 'lower-is-better'
  const direction = isLowerBetter ? texts.lowerIsBetter : texts.higherIsBetter
  return { number, outOf, band, direction, reading: `${said}, ${band.toLowerCase()}` }
}

/** Says what a band is a band of. */
function bandInWords(instrument: Instrument, label: string, texts: ResultTexts): string {
  const band = instrument.bands.find((each) => each.label === label)
  const name = band === undefined ? label : spokenBandName(band)
  if (instrument.id === 'stress') return texts.stressBand(name)
  if (instrument.bandCaption === undefined) return name
  return band?.tone === 'good'
    ? texts.goodSleep(name)
    : texts.bandWith(name, instrument.bandCaption)
}

/**
 * The bands as a gauge and its legend show them. Under our own name of a literacy band stands the one of
 * the specification, which speaks of what the survey does not measure (scoring design, section 6).
 *
 * @param bands - of the instrument; a range that the specification prints otherwise is printed so.
 * @param texts - texts of the result page.
 */
export function gaugeBands(bands: readonly Band[], texts: ResultTexts): readonly GaugeBand[] {
  return bands.map((band) => ({
    label: spokenBandName(band),
    ...(band.plainName === undefined ? {} : { groupName: texts.surveyGroup(band.name) }),
    from: band.from,
    to: band.to,
    tone: band.tone,
    range:
      band.printedRange ?? (band.from === band.to ? `${band.from}` : `${band.from}-${band.to}`),
  }))
}
