/** What a clinician should see of a sitting at a glance. */

import type { Instrument } from '#core/instrument.ts'
import type { ReportTexts } from '../../locales/report.ts'
import type { Assessment } from '../../reading/assessment.ts'
import { readClock } from '../../reading/result-facts.ts'
import { remarkNames } from '../../reading/result-remarks.ts'

/**
 * Lists the flags of a sitting in plain words.
 *
 * @param instrument - the instrument.
 * @param assessment - the scored assessment.
 * @param texts - texts of the report.
 * @returns none for most sittings.
 */
export function reportRemarks(
  instrument: Instrument,
  assessment: Assessment,
  texts: ReportTexts,
): readonly string[] {
  const bed = readClock(assessment, 'bed')
  const wake = readClock(assessment, 'wake')
  return [
    ...remarkNames(instrument, assessment).map((name) => texts.remarks[name]),
    ...(bed.isAssumed ? [texts.assumedBedTime(bed.value)] : []),
    ...(wake.isAssumed ? [texts.assumedWakeTime(wake.value)] : []),
  ]
}
