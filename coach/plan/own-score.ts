/** Names a person's own scores in plain words: the number, what it is called, and why it led to a step. */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person } from '../person.ts'
import { isDietLedByBody, isNutritionComplete } from '../severity.ts'
import { scoreNames } from '../scores/score-names.ts'
import type { PlanStep } from './step.ts'

/** Learning has words of our own: its bands name cognition, which its survey does not measure. */
function learningWords(score: number): string {
  if (score >= 8) return 'strong digital skills'
  return score >= 6 ? 'some digital skills' : 'new to digital tools'
}

/**
 * The band of a domain in words.
 *
 * @param domain - the domain.
 * @param person - what is known of the person.
 * @returns lower case, for example `moderate`; null where the domain has no usable score.
 */
export function bandWords(domain: LifestyleDomain, person: Person): string | null {
  const result = person.results[instrumentOfDomain(domain).id]
  if (!result || (domain === 'Diet' && !isNutritionComplete(person))) return null
  return domain === 'Learning' ? learningWords(result.score) : result.band.toLowerCase()
}

/**
 * The score of a domain in words.
 *
 * @param domain - the domain.
 * @param person - what is known of the person.
 * @returns for example "12 of 21, moderate"; null where the domain has no usable score.
 */
export function scoreInWords(domain: LifestyleDomain, person: Person): string | null {
  const { id, maxScore } = instrumentOfDomain(domain)
  const words = bandWords(domain, person)
  const score = person.results[id]?.score
  return words === null || score === undefined ? null : `${score} of ${maxScore}, ${words}`
}

function scorePart(domain: LifestyleDomain, person: Person): string | null {
  const words = bandWords(domain, person)
  const result = person.results[instrumentOfDomain(domain).id]
  return words === null || !result
    ? null
    : `your ${scoreNames[domain]} score is ${result.score} (${words})`
}

function bodyPart({ bmi }: Person): string | null {
  return bmi === undefined ? null : `your body mass index is ${bmi}`
}

function mainPart(domain: LifestyleDomain, person: Person): string | null {
  if (domain !== 'Diet') return scorePart(domain, person)
  const body = bodyPart(person)
  if (body !== null && isDietLedByBody(person)) return body
  return scorePart('Diet', person) ?? body
}

function extraPart(step: PlanStep, person: Person): string | null {
  const { because } = step
  if (because === undefined) return null
  if (because === 'bmi') return bodyPart(person)
  if (because === 'age') return person.ageYears === undefined ? null : `you are ${person.ageYears}`
  return scorePart(because, person)
}

/**
 * The reason for a step, as the second half of a sentence.
 *
 * @param domain - the domain of the step.
 * @param step - the step; may name a second cause.
 * @param person - what is known of the person.
 * @param withoutNumbers - true where weights and food scores must not be given as numbers.
 * @returns for example "because your sleep score is 12 (severe) and you are 78".
 */
export function reasonOf(
  domain: LifestyleDomain,
  step: PlanStep,
  person: Person,
  withoutNumbers: boolean,
): string {
  const isAboutFood = domain === 'Diet' || step.because === 'Diet' || step.because === 'bmi'
  if (withoutNumbers && isAboutFood) {
    return domain === 'Diet' ? 'because of your answers about food' : 'because of your answers'
  }
  const parts = [mainPart(domain, person), extraPart(step, person)]
  const known = [...new Set(parts)].filter((part) => part !== null)
  return known.length === 0 ? 'because of your answers' : `because ${known.join(' and ')}`
}
