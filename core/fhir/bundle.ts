/** All that is kept of a person's health here, as one bundle of FHIR R4; the same for members and guests. */

import type { Plan } from '../plan.ts'
import type { Entry, NewId } from './entries.ts'
import type { FhirNames } from './names.ts'
import {
  bmiEntry,
  enteredScoreEntry,
  type FhirBmi,
  type FhirEnteredScore,
  type FhirPerson,
  personEntry,
} from './person-entries.ts'
import { planEntries } from './plan-entries.ts'
import { type FhirSitting, sittingEntries } from './sitting-entries.ts'

/** Lists that come in pages; one that is there as a whole is its only page. */
type Pages<One> = AsyncIterable<readonly One[]> | Iterable<readonly One[]>

/** What goes in. */
export interface FhirSource {
  readonly person: FhirPerson
  readonly assessments: Pages<FhirSitting>
  readonly bmiRecords: Pages<FhirBmi>
  readonly enteredScores: Pages<FhirEnteredScore>
  readonly plan: Plan
}

/**
 * The head of the bundle, whose `entry` are those of {@link fhirEntries}.
 *
 * @param timestamp - UTC ISO.
 * @param language - of the words in it.
 */
export function fhirHead(timestamp: string, language: string) {
  return { resourceType: 'Bundle', language, type: 'collection', timestamp } as const
}

/**
 * Everything of one person.
 *
 * @param newId - makes the ids under which the resources refer to each other.
 * @param names - of the language that the head says.
 * @yields {readonly Entry[]} a page of entries, the person first.
 */
export async function* fhirEntries(
  { person, assessments, bmiRecords, enteredScores, plan }: FhirSource,
  newId: NewId,
  names: FhirNames,
): AsyncGenerator<readonly Entry[]> {
  const personId = newId()
  yield [personEntry(person, personId)]
  for await (const page of assessments) {
    yield page.flatMap((sitting) => sittingEntries(sitting, personId, newId, names))
  }
  for await (const page of bmiRecords) yield page.map((one) => bmiEntry(one, personId, newId))
  for await (const page of enteredScores) {
    yield page.map((one) => enteredScoreEntry(one, personId, newId, names))
  }
  yield planEntries(plan, personId, newId)
}
