/** Writes what may leave as a table for statistics programs. */

import { instruments } from '#core/catalog.ts'
import { sheetRow } from '#core/csv.ts'
import type { ReleasedRow } from './deidentify.ts'

/**
 * A part with more values than this comes close to a fingerprint, and minutes and clock times to
 * the typed answer itself; the scores of the published subscales end at 60.
 */
const highestPart = 60

/** The parts of scores that may leave, with the column of each. */
const parts = Object.values(instruments).flatMap(({ id, components }) =>
  components
    .filter(({ max }) => max !== undefined && max <= highestPart)
    .map(({ name }) => ({ instrument: id, name, column: `${id}.${name}` })),
)

const facts = [
  'instrument',
  'version',
  'age_band',
  'gender',
  'answered_by',
  'period',
  'score',
  'band',
]

/** The first line of the table (CSV, RFC 4180). */
export const releaseHeader = sheetRow([...facts, ...parts.map(({ column }) => column)])

/**
 * Writes a row of the table.
 *
 * @param row - what may leave.
 * @returns one line of CSV; a part of another questionnaire is an empty field.
 */
export function releaseLine(row: ReleasedRow): string {
  const { instrument, algorithm_version, age_band, gender, answered_by, period, score, band } = row
  const known: Readonly<Record<string, unknown>> = JSON.parse(row.components)
  const ofParts = parts.map((part) => {
    const value = part.instrument === instrument ? known[part.name] : undefined
    return typeof value === 'number' ? String(value) : ''
  })
  const ofGroup = [instrument, String(algorithm_version), age_band, gender, answered_by, period]
  return sheetRow([...ofGroup, String(score), band, ...ofParts])
}
