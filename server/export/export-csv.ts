/** A person's data as a table: one value a row, so that every questionnaire fits the same columns. */

import { csvRow } from '#core/csv.ts'
import type { Assessment } from '../store/assessment.ts'
import type { PersonalData } from './personal-data.ts'

const header = ['record', 'id', 'about', 'moment', 'variable', 'value']

/**
 * Writes the table. The codebook says what each variable means.
 *
 * @param data - everything about the person.
 * @returns CSV with a header (RFC 4180); records from old to new.
 */
export function exportCsv({
  person,
  consents,
  browsers,
  assessments,
  bmiRecords,
  enteredScores,
  passkeys,
}: PersonalData): string {
  const rows = [
    ...Object.entries(person).map(([name, value]) => ['person', '', '', '', name, String(value)]),
    ...consents.map(({ version, givenAt }) => ['consent', '', '', givenAt, 'version', version]),
    ...browsers.flatMap(({ id, name, firstSeen, lastUsed }) => [
      ['browser', id, '', firstSeen, 'name', name],
      ['browser', id, '', lastUsed, 'last used', ''],
    ]),
    ...assessments.flatMap(rowsOfAssessment),
    ...bmiRecords.flatMap(({ id, savedAt, bmi, category }) => [
      ['bmi', id, '', savedAt, 'bmi', bmi],
      ['bmi', id, '', savedAt, 'category', category],
    ]),
    ...enteredScores.flatMap(({ id, domain, enteredAt, score, band }) => [
      ['entered score', id, domain, enteredAt, 'score', String(score)],
      ['entered score', id, domain, enteredAt, 'band', band],
    ]),
    ...passkeys.flatMap(({ id, name, createdAt, lastUsedAt }) => [
      ['passkey', id, '', createdAt, 'name', name],
      ['passkey', id, '', createdAt, 'lastUsedAt', lastUsedAt ?? ''],
    ]),
  ]
  return [header, ...rows].map((row) => csvRow(row.map(withoutFormula))).join('')
}

function rowsOfAssessment(assessment: Assessment): string[][] {
  const { id, instrument, finishedAt, components, answers } = assessment
  const values: Record<string, string | number | boolean | null> = {
    score: assessment.score,
    band: assessment.band,
    flags: assessment.flags.join(' '),
    bmi: assessment.bmi,
    algorithmVersion: assessment.algorithmVersion,
    startedAt: assessment.startedAt,
    ...prefixed('component', Object.entries(components)),
    ...prefixed('item', Object.entries<string | number>(answers)),
  }
  return Object.entries(values).map(([name, value]) => [
    'assessment',
    id,
    instrument,
    finishedAt,
    name,
    value === null ? '' : String(value),
  ])
}

function prefixed<Value>(prefix: string, values: readonly (readonly [string, Value])[]) {
  return Object.fromEntries(values.map(([name, value]) => [`${prefix} ${name}`, value]))
}

/** A program that opens the table must not run what a person typed (OWASP, CSV Injection). */
function withoutFormula(field: string): string {
  return /^[=+\-@\t\r]/.test(field) ? `'${field}` : field
}
