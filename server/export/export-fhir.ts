/** A person's data as a bundle of FHIR R4, for the systems of doctors and hospitals. */

import { fhirEntries, fhirHead } from '#core/fhir/bundle.ts'
import type { Language } from '#core/languages.ts'
import { jsonPieces } from '../http/json-pieces.ts'
import type { IdSource } from '../ids.ts'
import { fhirNames } from './fhir-names.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * Writes the bundle: what is about health and the person alone; browsers, links and the log book have no
 * place in it.
 *
 * @param data - everything about the person.
 * @param exportedAt - UTC ISO.
 * @param newId - makes the ids under which its resources refer to each other.
 * @param language - of its words; what the person wrote stays as it is.
 * @yields {string} JSON, a few records at a time.
 */
export async function* exportFhir(
  data: PersonalData,
  exportedAt: string,
  newId: IdSource,
  language: Language,
): AsyncGenerator<string> {
  const entry = fhirEntries(data, newId, fhirNames[language])
  yield* jsonPieces({ ...fhirHead(exportedAt, language), entry }, 2)
  yield '\n'
}
