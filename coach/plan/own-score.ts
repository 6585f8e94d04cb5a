/** Names a person's own scores in plain words: the number, what it is called, and why it led to a step. */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person } from '../person/person.ts'
import { isDietLedByBody, isNutritionComplete } from '../person/severity.ts'
import type { Language } from '#core/languages.ts'
import { bandNameIn, scoreTitleIn } from '../scores/score-names.ts'
import { planWords } from './plan-words.ts'
import type { PlanStep } from './step.ts'

/** Learning has words of our own: its bands name cognition, which its survey does not measure. */
function learningWords(score: number, language: Language): string {
  const { strongSkills, someSkills, newToTools } = planWords[language]
  if (score >= 8) return strongSkills
  return score >= 6 ? someSkills : newToTools
}

/**
 * The band of a domain in words.
 *
 * @param domain - the domain.
 * @param person - what is known of the person.
 * @param language - language of the words.
 * @returns lower case, for example `moderate`; null where the domain has no usable score.
 */
export function bandWords(
  domain: LifestyleDomain,
  person: Person,
  language: Language,
): string | null {
  const result = person.results[instrumentOfDomain(domain).id]
  if (!result || (domain === 'Diet' && !isNutritionComplete(person))) return null
  return domain === 'Learning'
    ? learningWords(result.score, language)
    : bandNameIn(language, result.band).toLowerCase()
}

/**
 * The score of a domain in words.
 *
 * @param domain - the domain.
 * @param person - what is known of the person.
 * @param language - language of the words.
 * @returns for example "12 of 21, moderate"; null where the domain has no usable score.
 */
export function scoreInWords(
  domain: LifestyleDomain,
  person: Person,
  language: Language,
): string | null {
  const { id, maxScore } = instrumentOfDomain(domain)
  const words = bandWords(domain, person, language)
  const score = person.results[id]?.score
  if (words === null || score === undefined) return null
  return `${planWords[language].scoreOf(score, maxScore)}, ${words}`
}

function scorePart(domain: LifestyleDomain, person: Person, language: Language): string | null {
  const words = bandWords(domain, person, language)
  const result = person.results[instrumentOfDomain(domain).id]
  return words === null || !result
    ? null
    : planWords[language].scoreIs(scoreTitleIn(language, domain), result.score, words)
}

function bodyPart({ bmi }: Person, language: Language): string | null {
  return bmi === undefined ? null : planWords[language].bodyIs(bmi)
}

function mainPart(domain: LifestyleDomain, person: Person, language: Language): string | null {
  if (domain !== 'Diet') return scorePart(domain, person, language)
  const body = bodyPart(person, language)
  if (body !== null && isDietLedByBody(person)) return body
  return scorePart('Diet', person, language) ?? body
}

function extraPart(step: PlanStep, person: Person, language: Language): string | null {
  const { because } = step
  if (because === undefined) return null
  const { ageYears } = person
  if (because === 'bmi') return bodyPart(person, language)
  if (because === 'age') return ageYears === undefined ? null : planWords[language].ageIs(ageYears)
  return scorePart(because, person, language)
}

/**
 * The reason for a step, as the second half of a sentence.
 *
 * @param domain - the domain of the step.
 * @param step - the step; may name a second cause.
 * @param person - what is known of the person.
 * @param withoutNumbers - true where weights and food scores must not be given as numbers.
 * @param language - language of the reason.
 * @returns for example "because your sleep score is 12 (severe) and you are 78".
 */
export function reasonOf(
  domain: LifestyleDomain,
  step: PlanStep,
  person: Person,
  withoutNumbers: boolean,
  language: Language,
): string {
  const { becauseOfFood, becauseOfAnswers, because } = planWords[language]
  const isAboutFood = domain === 'Diet' || step.because === 'Diet' || step.because === 'bmi'
  if (withoutNumbers && isAboutFood) {
    return domain === 'Diet' ? becauseOfFood : becauseOfAnswers
  }
  const parts = [mainPart(domain, person, language), extraPart(step, person, language)]
  const known = [...new Set(parts)].filter((part) => part !== null)
  return known.length === 0 ? becauseOfAnswers : because(known)
}
