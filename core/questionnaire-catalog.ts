/** The list of what every instrument asks, for pages that show questions and no scores. */

import type { InstrumentId, Questionnaire } from './instrument.ts'
import type { LifestyleDomain } from './lifestyle-domain.ts'
import { exerciseQuestionnaire } from './instruments/exercise/questionnaire.ts'
import { literacyQuestionnaire } from './instruments/literacy/questionnaire.ts'
import { mnaQuestionnaire } from './instruments/mna/questionnaire.ts'
import { sleepQuestionnaire } from './instruments/sleep/questionnaire.ts'
import { socialQuestionnaire } from './instruments/social/questionnaire.ts'
import { stressQuestionnaire } from './instruments/stress/questionnaire.ts'
import { instrumentIdOf } from './questionnaire-facts.ts'

/** Every questionnaire by the id of its instrument, in the order of the six domains. */
export const questionnaires: Readonly<Record<InstrumentId, Questionnaire>> = {
  social: socialQuestionnaire,
  literacy: literacyQuestionnaire,
  exercise: exerciseQuestionnaire,
  mna: mnaQuestionnaire,
  stress: stressQuestionnaire,
  sleep: sleepQuestionnaire,
}

/**
 * Finds what is asked about a domain.
 *
 * @param domain - one of the six lifestyle domains.
 * @returns its questionnaire.
 */
export function questionnaireOfDomain(domain: LifestyleDomain): Questionnaire {
  return questionnaires[instrumentIdOf(domain)]
}
