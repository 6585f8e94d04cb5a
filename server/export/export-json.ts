/** A person's data as one JSON document. */

import type { PersonalData } from './personal-data.ts'

/** Raised when a field changes its meaning. */
const version = 1

/**
 * Writes the document.
 *
 * @param data - everything about the person.
 * @param exportedAt - UTC ISO.
 * @returns JSON, indented so that it can be read.
 */
export function exportJson(data: PersonalData, exportedAt: string): string {
  const { assessments, bmiRecords, enteredScores, ...rest } = data
  const { person, consents, browsers, passkeys, shareLinks, logBook } = rest
  const document = {
    format: 'Healthy Lifestyle Choices, personal data',
    version,
    exportedAt,
    person,
    consents,
    browsers,
    assessments: assessments.map(ownerless),
    bmiRecords: bmiRecords.map(ownerless),
    enteredScores: enteredScores.map(ownerless),
    passkeys,
    shareLinks,
    logBook,
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function ownerless<Row extends { readonly userId: string }>({ userId: _owner, ...row }: Row) {
  return row
}
