/** A person's data as a bundle of FHIR R4, for the systems of doctors and hospitals. */

import { fhirEntries, fhirHead } from '#core/fhir/bundle.ts'
import { jsonPieces } from '../http/json-pieces.ts'
import type { IdSource } from '../ids.ts'
import type { PersonalData } from './personal-data.ts'

/** The questions as the server has them, in all its files. */
const language = 'en'

/**
 * Writes the bundle: what is about health and the person alone; browsers, links and the log book have no
 * place in it.
 *
 * @param data - everything about the person.
 * @param exportedAt - UTC ISO.
 * @param newId - makes the ids under which its resources refer to each other.
 * @yields {string} JSON, a few records at a time.
 */
export async function* exportFhir(
  data: PersonalData,
  exportedAt: string,
  newId: IdSource,
): AsyncGenerator<string> {
  yield* jsonPieces({ ...fhirHead(exportedAt, language), entry: fhirEntries(data, newId) }, 2)
  yield '\n'
}
