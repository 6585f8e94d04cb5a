/** Where each domain is introduced and where its questions begin (specification, section 2). */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { type PagePath, paths } from '../../paths.ts'

/** The addresses of one domain. */
export interface DomainPaths {
  readonly intro: PagePath
  /** Where the start button leads. */
  readonly start: PagePath
  /** Where the questions are; differs from the start for Diet, which begins with height and weight. */
  readonly questions: PagePath
}

export const domainPaths: Readonly<Record<LifestyleDomain, DomainPaths>> = {
  Socialization: {
    intro: paths.socialization,
    start: paths.socialTest,
    questions: paths.socialTest,
  },
  Learning: { intro: paths.learning, start: paths.literacyTest, questions: paths.literacyTest },
  Exercise: { intro: paths.exercise, start: paths.exerciseTest, questions: paths.exerciseTest },
  Diet: { intro: paths.diet, start: paths.bmi, questions: paths.mnaTest },
  Stress: { intro: paths.stress, start: paths.stressTest, questions: paths.stressTest },
  Sleep: { intro: paths.sleep, start: paths.sleepTest, questions: paths.sleepTest },
}
