/** Says which number of the person a piece of advice comes from. */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person } from '../person.ts'
import { isNutritionComplete } from '../severity.ts'
import { scoreNames } from './score-names.ts'

/**
 * The reason for a piece of advice, as the second half of a sentence.
 *
 * The bands of Learning name cognition, which its survey does not measure, so they are never said.
 *
 * @param domain - the domain of the advice.
 * @param person - what is known of the person.
 * @param withoutNumbers - true where weights and food scores must not be given as numbers.
 * @returns for example "because your sleep score is 12, which is called Severe".
 */
export function reasonFor(domain: LifestyleDomain, person: Person, withoutNumbers = false): string {
  const result = person.results[instrumentOfDomain(domain).id]
  if (domain === 'Diet' && withoutNumbers) return 'because of your answers about food'
  if (domain === 'Diet' && !isNutritionComplete(person)) {
    return person.bmi === undefined
      ? 'because it suits most people your age'
      : `because your body mass index is ${person.bmi}`
  }
  if (!result) return 'because it suits most people your age'
  const reason = `because your ${scoreNames[domain]} score is ${result.score}`
  return domain === 'Learning' ? reason : `${reason}, which is called ${result.band}`
}
