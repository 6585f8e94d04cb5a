/** What the report says of each domain: the newest score and everything before it. */

import type { ReactNode } from 'react'
import { instrumentOfDomain } from '#core/catalog.ts'
import type { Instrument } from '#core/instrument.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { Assessment } from '../../client/sent-assessment.ts'

/** One score of a domain, from a test on this site or typed in. */
export interface ReportedScore {
  readonly score: number
  readonly band: string
  /** ISO 8601. */
  readonly at: string
  /** The whole sitting; null where the score was typed in. */
  readonly assessment: Assessment | null
}

/** One domain of the report. */
export interface DomainReport {
  readonly instrument: Instrument
  /** Null where there is no score yet. */
  readonly newest: ReportedScore | null
  /** Newest first. */
  readonly earlier: readonly ReportedScore[]
}

/** Draws the results of a domain over time. */
export type DrawResults = (instrument: Instrument, assessments: readonly Assessment[]) => ReactNode

/** The sittings of a domain; what was typed in is none. */
export function sittingsOf({ newest, earlier }: DomainReport): readonly Assessment[] {
  const all = newest === null ? earlier : [newest, ...earlier]
  return all.flatMap(({ assessment }) => assessment ?? [])
}

/**
 * Sorts everything known of a person by domain.
 *
 * @param assessments - every sitting, in any order.
 * @param records - the score list; only what was typed in is taken from it.
 * @returns all six domains in their order.
 */
export function domainReports(
  assessments: readonly Assessment[],
  records: Reply<'viewScores'>,
): readonly DomainReport[] {
  return lifestyleDomains.map((domain) => {
    const instrument = instrumentOfDomain(domain)
    const taken = assessments
      .filter((assessment) => assessment.instrument === instrument.id)
      .map(
        (assessment): ReportedScore => ({
          score: assessment.score,
          band: assessment.band,
          at: assessment.finishedAt,
          assessment,
        }),
      )
    const entered = records
      .filter(({ forum, source }) => forum === domain && source === 'entered')
      .map(
        ({ value, meaning, timestamp }): ReportedScore => ({
          score: value,
          band: meaning,
          at: timestamp,
          assessment: null,
        }),
      )
    const [newest = null, ...earlier] = [...taken, ...entered].toSorted(
      (a, b) => Date.parse(b.at) - Date.parse(a.at),
    )
    return { instrument, newest, earlier }
  })
}
