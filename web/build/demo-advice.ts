/** The advice that /demo shows: made when the page is built, since the coach is far larger than the page. */

import { advise } from '#coach/plan/advice.ts'
import type { AdvicePoint } from '#coach/plan/plan.ts'
import { madeUpPerson } from '../features/demo/made-up-person.ts'
import { madeUpLanguage, type PageLanguage } from './page-language.ts'

/** What of a point is shown. */
export type ShownPoint = Pick<AdvicePoint, 'domain' | 'text' | 'reason' | 'sources'>

/**
 * Makes the advice for the made-up person.
 *
 * @param language - of the page.
 */
export function demoAdvice(language: PageLanguage): readonly ShownPoint[] {
  const { points } = advise({
    language: language === madeUpLanguage ? 'en' : language,
    person: madeUpPerson,
    criteria: 'Anyone',
    comparisons: [],
    region: 'US',
  })
  return points.map(({ domain, text, reason, sources }) => ({ domain, text, reason, sources }))
}
