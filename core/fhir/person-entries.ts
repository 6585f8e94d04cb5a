/** The person, their body mass indexes and the scores they typed in, as resources of FHIR R4. */

import type { Gender } from '../comparison/cohort-cell.ts'
import { instrumentIdOf } from '../instrument-table.ts'
import type { LifestyleDomain } from '../lifestyle-domain.ts'
import { bodyMassIndex, ownNames, ownSystems, survey, unitSystem, vitalSigns } from './codings.ts'
import { type Entry, entryOf, identifierOf, type NewId, referenceTo } from './entries.ts'
import type { FhirNames } from './names.ts'
import { bandOf } from './sitting-entries.ts'

/** What is known of whoever it is all about; each part may be missing. */
export interface FhirPerson {
  readonly email?: string | undefined
  readonly yearOfBirth?: number | null | undefined
  readonly gender?: Gender | null | undefined
}

const genders: Readonly<Record<Gender, string>> = { Female: 'female', Male: 'male' }

/**
 * The person.
 *
 * @param id - a UUID of this bundle; the account's own id is not told.
 */
export function personEntry({ email, yearOfBirth, gender }: FhirPerson, id: string): Entry {
  return entryOf({
    resourceType: 'Patient',
    id,
    ...(email !== undefined && { telecom: [{ system: 'email', value: email }] }),
    gender: gender ? genders[gender] : 'unknown',
    ...(yearOfBirth && { birthDate: String(yearOfBirth) }),
  })
}

/** A saved index. */
export interface FhirBmi {
  readonly id: string
  /** One decimal. */
  readonly bmi: string
  readonly savedAt: string
}

/** @param personId - of the person's entry. */
export function bmiEntry({ id, bmi, savedAt }: FhirBmi, personId: string, newId: NewId): Entry {
  return entryOf({
    resourceType: 'Observation',
    id: newId(),
    identifier: [identifierOf('bmi', id, ownNames)],
    status: 'final',
    category: [vitalSigns],
    code: bodyMassIndex,
    subject: referenceTo(personId),
    effectiveDateTime: savedAt,
    valueQuantity: { value: Number(bmi), unit: 'kg/m2', system: unitSystem, code: 'kg/m2' },
  })
}

/** A score from elsewhere. */
export interface FhirEnteredScore {
  readonly id: string
  readonly domain: LifestyleDomain
  readonly score: number
  readonly band: string
  readonly enteredAt: string
}

/** @param personId - of the person's entry. */
export function enteredScoreEntry(
  entered: FhirEnteredScore,
  personId: string,
  newId: NewId,
  { domains, instruments }: FhirNames,
): Entry {
  const { id, domain, score, band, enteredAt } = entered
  const name = domains[domain]
  return entryOf({
    resourceType: 'Observation',
    id: newId(),
    identifier: [identifierOf('entered-score', id, ownNames)],
    // Nobody here knows how it was made.
    status: 'unknown',
    category: [survey],
    code: {
      coding: [{ system: ownSystems.enteredScore, code: domain, display: name }],
      text: name,
    },
    subject: referenceTo(personId),
    effectiveDateTime: enteredAt,
    performer: [referenceTo(personId)],
    valueQuantity: { value: score, unit: '{score}', system: unitSystem, code: '{score}' },
    ...(band !== '' && { interpretation: [bandOf(instruments[instrumentIdOf(domain)], band)] }),
  })
}
