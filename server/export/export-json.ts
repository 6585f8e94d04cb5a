/** A person's data as one JSON document. */

import { jsonPieces } from '../http/json-pieces.ts'
import { turned } from '../store/databases/pages.ts'
import type { PersonalData } from './personal-data.ts'

/** Raised when a field changes its meaning. */
const version = 1

/**
 * Writes the document.
 *
 * @param data - everything about the person.
 * @param exportedAt - UTC ISO.
 * @yields {string} JSON, indented so that it can be read.
 */
export async function* exportJson(data: PersonalData, exportedAt: string): AsyncGenerator<string> {
  const { person, consents, browsers, passkeys, shareLinks, memory, plan, logBook } = data
  const { reminder, reminderMessages } = data
  const document = {
    format: 'Healthy Lifestyle Choices, personal data',
    version,
    exportedAt,
    person,
    consents,
    browsers,
    assessments: turned(data.assessments, ownerless),
    bmiRecords: turned(data.bmiRecords, ownerless),
    enteredScores: turned(data.enteredScores, ownerless),
    passkeys,
    shareLinks,
    memory,
    plan,
    reminder,
    reminderMessages,
    logBook,
  }
  yield* jsonPieces(document, 2)
  yield '\n'
}

function ownerless<Row extends { readonly userId: string }>({ userId: _owner, ...row }: Row) {
  return row
}
