/** The six parts by how long they take, for whatever says which one comes next. */

import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { minutesToAnswer } from '#core/minutes-to-answer.ts'
import { questionnaires } from '#core/questionnaire-catalog.ts'

/** Honest minutes of each domain. */
export const minutesOf: Readonly<Record<LifestyleDomain, number>> = Object.assign(
  {},
  ...Object.values(questionnaires).map((each) => ({ [each.domain]: minutesToAnswer(each) })),
)

/** The domains, the shortest first. */
export const shortestFirst = lifestyleDomains.toSorted((a, b) => minutesOf[a] - minutesOf[b])
