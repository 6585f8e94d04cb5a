/** What a band means, cut into what stands beside the score and what follows further down. */

import type { Instrument } from '#core/instrument.ts'
import type { Assessment } from '../../client/sent-assessment.ts'

/** The meaning of a band in parts; all of them together are the whole of it. */
export interface WhatItMeans {
  /** The sentence beside the score. */
  readonly first: string
  /** The rest, where it sends the person to a doctor: it stands before any advice of ours. */
  readonly doctor: string | null
  /** The rest, where it does not. */
  readonly more: string | null
}

/**
 * Cuts the meaning of a result.
 *
 * @param instrument - the instrument.
 * @param assessment - a scored assessment of it.
 * @param hasOtherCall - true where a remark on this very result sends the person to a doctor already.
 * @returns the parts; an empty sentence where the stored band is none of the instrument's.
 */
export function whatItMeans(
  instrument: Instrument,
  assessment: Assessment,
  hasOtherCall: boolean,
): WhatItMeans {
  const band = instrument.bands.find(({ label }) => label === assessment.band)
  const meaning = band?.meaning ?? ''
  const first = firstSentence(meaning)
  const rest = meaning.slice(first.length).trim()
  if (rest === '') return { first, doctor: null, more: null }
  return band?.callsForDoctor === true && !hasOtherCall
    ? { first, doctor: rest, more: null }
    : { first, doctor: null, more: rest }
}

/** The part of a text that is said first. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}
