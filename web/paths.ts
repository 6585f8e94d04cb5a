/** Every address of a page, said once. The spellings are the specification's (`/nurtition`, `/pitt`). */

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
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
  logout: '/logout',
  myData: '/account',
  evaluations: '/evaluations',
  socialization: '/socialization',
  learning: '/learning',
  exercise: '/exercise',
  diet: '/diet',
  stress: '/stress',
  sleep: '/sleep',
  socialTest: '/socialtest',
  socialScore: '/socialanswers',
  bmi: '/bmi',
  mnaTest: '/nurtition',
  mnaScore: '/mna',
  stressTest: '/stressscale',
  stressScore: '/stressscore',
  sleepTest: '/pitt',
  sleepScore: '/pittscore',
  exerciseTest: '/exerciseactivity',
  exerciseScore: '/exerciseresult',
  literacyTest: '/literacy',
  literacyScore: '/literacyscore',
  adviceChat: '/advice',
  assistant: '/assistant',
  demo: '/demo',
} as const

/** Address of a page. */
export type PagePath = (typeof paths)[keyof typeof paths]

/** Other spellings and readable names, each with the page it leads to. */
export const redirects: Readonly<Record<string, PagePath>> = {
  '/tests': paths.tests,
  '/scores': paths.scores,
  '/nutrition': paths.mnaTest,
  '/methods': paths.methods,
  '/coach': paths.advice,
  '/socialscore': paths.socialScore,
  '/socialise': paths.socialization,
  '/socialize': paths.socialization,
  '/pittsburgh': paths.sleepTest,
}
