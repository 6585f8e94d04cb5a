/** Which parts of a sitting the report for the doctor names; the others say what was answered. */

import type { InstrumentId } from './instrument.ts'

/**
 * Names of components by instrument. None of nutrition, learning and activity: theirs stand for single
 * answers, or are not named on the report.
 */
export const reportParts: Readonly<Record<InstrumentId, readonly string[]>> = {
  social: ['lsnsR', 'family', 'friends', 'lsns6', 'atRisk'],
  literacy: [],
  exercise: [],
  mna: [],
  stress: ['strain', 'lowControl'],
  sleep: ['bedTime', 'wakeTime', 'minutesInBed', 'sleepMinutes', 'efficiencyPercent'],
}
