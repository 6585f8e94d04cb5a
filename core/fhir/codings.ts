/**
 * The codes of FHIR R4 (hl7.org/fhir/R4), and our own where no public one is known to mean the same. Addresses
 * under `.example` are names and lead nowhere (RFC 2606).
 */

/** One code with the words for it. */
export interface Coding {
  readonly system: string
  readonly code: string
  readonly display?: string
  readonly version?: string
}

/** A meaning: codes, and the words a person reads. */
export interface CodeableConcept {
  readonly coding?: readonly Coding[]
  readonly text: string
}

/** What our own names begin with. */
export const ownNames = 'https://healthy-lifestyle-choices.example/fhir'

/** Code systems of ours. */
export const ownSystems = {
  /** A questionnaire whose score this is. */
  score: `${ownNames}/CodeSystem/score`,
  /** A named part of a score. */
  part: `${ownNames}/CodeSystem/score-part`,
  /** A label of a range of scores, as it is stored. */
  band: `${ownNames}/CodeSystem/band`,
  /** An answer, as it is stored. */
  answer: `${ownNames}/CodeSystem/answer`,
  /** A score from elsewhere that the person typed in, by lifestyle domain. */
  enteredScore: `${ownNames}/CodeSystem/entered-score`,
} as const

/** Units of measure (unitsofmeasure.org). */
export const unitSystem = 'http://unitsofmeasure.org'

const categories = 'http://terminology.hl7.org/CodeSystem/observation-category'

/** Of answers to questions. */
export const survey: CodeableConcept = {
  coding: [{ system: categories, code: 'survey', display: 'Survey' }],
  text: 'Survey',
}

/** Of measures of the body, as the profile of vital signs has it. */
export const vitalSigns: CodeableConcept = {
  coding: [{ system: categories, code: 'vital-signs', display: 'Vital Signs' }],
  text: 'Vital Signs',
}

/** Fixed by the profile of the body mass index: hl7.org/fhir/R4/bmi.html. */
export const bodyMassIndex: CodeableConcept = {
  coding: [
    { system: 'http://loinc.org', code: '39156-5', display: 'Body mass index (BMI) [Ratio]' },
  ],
  text: 'BMI',
}
