/** The pages that Lighthouse looks at, and what each must reach. */

import { paths } from '#web/paths.ts'

/** Lighthouse's names of what it marks, with the lowest mark that will do, of 100. */
export const goals = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const

/** One mark's name. */
export type Category = keyof typeof goals

/** What a person new to the app sees first, up to a result. */
export const measuredPages = [
  { name: 'home', path: paths.home },
  { name: 'login', path: paths.login },
  { name: 'evaluations', path: paths.evaluations },
  { name: 'a question', path: paths.stressTest },
  { name: 'a result', path: paths.stressScore },
] as const
