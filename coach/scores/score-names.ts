/** What the score of each domain is called when the coach speaks of it. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

/** One word for each domain, to stand before "score". */
export const scoreNames: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'connection',
  Learning: 'learning',
  Exercise: 'activity',
  Diet: 'nutrition',
  Stress: 'stress',
  Sleep: 'sleep',
}
