/** Every address of a page, said once; those of the instruments come from their table. */

import { type InstrumentId, type InstrumentRow, instrumentTable } from '#core/instrument-table.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

type Table = typeof instrumentTable

type InstrumentPaths = {
  readonly [Id in InstrumentId as `${Id}Intro`]: Table[Id]['intro']
} & {
  readonly [Id in InstrumentId as `${Id}Test`]: Table[Id]['questions']
} & {
  readonly [Id in InstrumentId as `${Id}Score`]: Table[Id]['result']
} & {
  readonly [Id in InstrumentId as `${Id}Progress`]: `/progress${Table[Id]['intro']}`
}

const rows = Object.entries<InstrumentRow>(instrumentTable)

const named: string[][] = rows.flatMap(([id, { intro, questions, result }]) => [
  [`${id}Intro`, intro],
  [`${id}Test`, questions],
  [`${id}Score`, result],
  [`${id}Progress`, `/progress${intro}`],
])
const instrumentPaths: InstrumentPaths = Object.fromEntries(named)

export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  signIn: '/about',
  scoreEntry: '/about1',
  methods: '/about2',
  tests: '/about3',
  advice: '/about4',
  scores: '/about5',
  report: '/report',
  share: '/share',
  shared: '/shared',
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
  logout: '/logout',
  myData: '/account',
  evaluations: '/evaluations',
  bmi: '/bmi',
  adviceChat: '/advice',
  memory: '/memory',
  plan: '/plan',
  stop: '/stop',
  progress: '/progress',
  people: '/people',
  assistant: '/assistant',
  demo: '/demo',
  ...instrumentPaths,
} as const

/** Address of a page. */
export type PagePath = (typeof paths)[keyof typeof paths]

/** The pages of one domain. */
export interface DomainPaths {
  readonly intro: PagePath
  /** Where the start button leads: Diet begins with height and weight. */
  readonly start: PagePath
  readonly questions: PagePath
  readonly result: PagePath
  /** The results over time. */
  readonly progress: PagePath
  /** Where Back on the first page of questions leads; null where it is unavailable. */
  readonly leave: PagePath | null
}

const byDomain: unknown[][] = rows.map(([, row]) => {
  const { domain, intro, questions, result, start, leave } = row
  const names = { ...paths, intro, questions }
  const pages = {
    intro,
    questions,
    result,
    progress: `/progress${intro}`,
    start: names[start],
    leave: leave && names[leave],
  }
  return [domain, pages]
})

/** The pages of each domain. */
export const domainPaths: Readonly<Record<LifestyleDomain, DomainPaths>> =
  Object.fromEntries(byDomain)

/** Other spellings and readable names, each with the page it leads to. */
export const redirects: Readonly<Record<string, PagePath>> = {
  '/tests': paths.tests,
  '/scores': paths.scores,
  '/nutrition': paths.mnaTest,
  '/methods': paths.methods,
  '/coach': paths.advice,
  '/socialscore': paths.socialScore,
  '/socialise': paths.socialIntro,
  '/socialize': paths.socialIntro,
  '/pittsburgh': paths.sleepTest,
}
