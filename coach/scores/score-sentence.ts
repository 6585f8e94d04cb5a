/** Says a number of the person in one sentence. */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person } from '../person/person.ts'
import type { Language } from '#core/languages.ts'
import { isNutritionComplete } from '../person/severity.ts'
import { bandNameIn, scoreNameIn, scoreSentences } from './score-names.ts'

/**
 * The person's own number of a domain.
 *
 * The bands of Learning name cognition, which its survey does not measure, so they are never said.
 *
 * @param domain - the domain.
 * @param person - what is known of the person.
 * @param language - language of the sentence.
 * @returns for example "Your sleep score is 12, which is called Severe."; undefined where there is
 *   no number.
 */
export function scoreSentence(
  domain: LifestyleDomain,
  person: Person,
  language: Language,
): string | undefined {
  if (domain === 'Diet' && !isNutritionComplete(person)) return bodySentence(person, language)
  const result = person.results[instrumentOfDomain(domain).id]
  if (!result) return undefined
  const name = scoreNameIn(language, domain)
  const isNamed = domain !== 'Learning' && result.band !== ''
  const band = isNamed ? bandNameIn(language, result.band) : undefined
  return scoreSentences[language].own(name, result.score, band)
}

function bodySentence({ bmi }: Person, language: Language): string | undefined {
  return bmi === undefined ? undefined : scoreSentences[language].bodyMass(bmi)
}
