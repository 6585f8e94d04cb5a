/** What each domain may score and which way is better, from the instruments themselves. */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { ScoreRanges } from './entry/parse-scores.ts'

function rangeOf(domain: LifestyleDomain) {
  const { minScore, maxScore } = instrumentOfDomain(domain)
  return { min: minScore, max: maxScore }
}

/** Range of every domain's score. */
export const scoreRanges: ScoreRanges = {
  Socialization: rangeOf('Socialization'),
  Learning: rangeOf('Learning'),
  Exercise: rangeOf('Exercise'),
  Diet: rangeOf('Diet'),
  Stress: rangeOf('Stress'),
  Sleep: rangeOf('Sleep'),
}
