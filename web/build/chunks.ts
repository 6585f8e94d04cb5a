/**
 * Which files are packed together. A slow phone fetches six files at a time and waits half a second for
 * each six: what a journey needs comes in few files. What each instrument asks is a file of its own, or a
 * question page would load all six; how they score is one file, since whoever needs one needs all.
 */

const any = (...parts: readonly string[]) => `(?:${parts.join('|')})`
const file = (...parts: readonly string[]) => new RegExp(`/${any(...parts)}`)

/** What every instrument stands on; named so that no instrument takes it into its own file. */
const rulesOfAll = [
  'core/rules/(?!answer-sheet)',
  'core/scoring\\.',
  'core/instrument\\.',
  'core/responses',
  'core/clock-text',
  'core/wording/clock',
]

/** What every page stands on, as one file: split in two it would pack 2 KiB worse. */
const groundOfAll = [
  `node_modules/${any('react', 'react-dom', 'scheduler', 'wouter', 'regexparam')}/`,
  'web/main',
  'web/paths',
  'core/languages',
  'web/app/(?!my-data|report-page|share-page|prepare|offline|later|language|display-settings/(?:display-controls|voice-switch))',
  `web/client/(?!${any(
    'local-backend',
    'server-transport',
    'fresh-proof',
    'stream',
    'my-data',
    'passkeys',
    'plan/',
    'body-measures',
    'display-settings',
    'waiting',
    'start-as-guest',
    'device-notes',
    'kept-results',
    'known-age',
    'save-file',
  )})`,
  `web/locales/${any('common', 'language', 'frame')}`,
  `web/ui/${any(
    'button',
    'page-',
    'notices',
    'loading',
    'lazy-page',
    'later-part',
    'held-presses',
    'navigation',
    'dropdown',
    'option-group',
    'text-field',
    'field\\.',
    'error-summary',
  )}`,
]

/** What every page fetches once it can be used: the display settings, and the voice of a question. */
const laterOfAll = [
  'web/app/(?:later/(?!keeping)|language/|display-settings/)',
  'web/client/display-settings',
  'web/client/local-backend/known-guests',
  'web/client/waiting/until-kept-for',
  `web/locales/${any('display-settings', 'voice')}`,
  'web/ui/dialog',
  'web/ui/read-aloud/read-aloud-button',
  `web/features/questionnaire/${any('question-reader', 'voice/say-answer')}`,
]

/** What keeps watch over tabs, devices and answers that wait. */
const keepingOfAll = [
  'web/app/(?:later/keeping|offline/)',
  `web/client/${any(
    'body-measures',
    'waiting/',
    'plan/kept-plan',
    'my-data/(?:leave-device|forget-person)',
    'local-backend/(?:guests-here|shared-device|records/)',
  )}`,
  `web/locales/${any('local-backend', 'waiting', 'shared-device')}`,
  'web/reading/sent-notice',
  `core/${any('plan\\.', 'memory\\.')}`,
  'node_modules/idb/',
]

/** What an instrument asks is apart from how it scores: question pages need nothing else of it. */
function questionnaireOf(module: string): string | null {
  const id =
    /\/core\/instruments\/([a-z]+)\/(?:questionnaire|question-words|night)(?:\.[a-z]+)?\.ts$/.exec(
      module,
    )?.[1]
  return id === undefined ? null : `${id}-questionnaire`
}

/** How every instrument scores, with all that comes with a score. */
const scoringOfAll = [
  `core/instruments/[a-z]+/${any('scoring', 'result-words', 'activity-weights', 'component-points')}`,
  `core/${any('catalog', 'bands', 'change\\.', 'sitting', 'rules/answer-sheet', 'wording/change')}`,
]

/** Small parts of pages to read. */
const readingOfAll = [
  `web/ui/${any('disclosure', 'note', 'wide-page', 'card', 'loaded-part', 'sheet', 'text-part')}`,
  'web/reading/parts-by-length',
  `web/locales/${any('day', 'answered-by')}`,
  `web/client/${any('start-as-guest', 'plan/step-idea')}`,
  `core/${any('wording/domain-names', 'answered-by')}`,
  'contract/consent',
]

/** Small parts of pages that show what is kept of a person. */
const recordsOfAll = [
  'web/ui/data-table',
  'web/reading/dates',
  `web/client/${any('save-file', 'plan/person-day')}`,
]

/** What scores, and whatever is kept of a person, are counted in. */
const measuresOfAll = [
  'web/client/known-age',
  `core/${any('comparison/cohort-cell', 'local-day', 'bmi', 'body-units', 'wording/(?:bmi|shared-refusals)')}`,
]

/** Forms that are no questions, with what is said of accounts. */
const formsOfAll = [
  `web/ui/${any('check-field', 'arrival-heading', 'removable-list', '(?:use-)?form')}`,
  'web/locales/account',
  `web/features/account/${any('[a-z-]+\\.ts$', 'password-field', 'shared-device-box', 'account\\.module')}`,
]

/** The way into an account. */
const signInOfAll = [`web/features/account/${any('sign-in/', 'sign-in-page', 'login-page')}`]

/** What is said beside a score. */
const resultsOfAll = [
  `web/reading/${any('score-words', 'change-words', 'result-')}`,
  'web/locales/result',
]

/** Scores over time. */
const progressOfAll = [
  `web/features/progress/${any('progress-words', 'progress-line', 'progress-drawing', 'use-results', 'progress\\.module')}`,
]

/** The plan and its steps. */
const planOfAll = [
  'web/client/local-backend/guest-plan-calls',
  'web/client/plan/(?!calendar|step-idea|kept-plan|person-day)',
  'core/plan-week',
  'web/ui/step-card',
]

/** Both ways to talk with the coach, as far as the page itself goes. */
const chatOfAll = ['web/features/chat/', 'web/locales/chat']

/** What the page and the coach both know of a message before it is answered. */
const coachWords = [
  'coach/wording/canned-questions',
  `coach/text/${any('conversation-limits', 'reading-grade', 'language', 'normalise')}`,
]

/** The groups of files, by priority; a file goes into the one of highest priority that takes it. */
export const chunkGroups = [
  { name: 'ground', test: new RegExp(`/${any(...rulesOfAll, ...groundOfAll)}`), priority: 9 },
  { name: 'later', test: file(...laterOfAll), priority: 8 },
  { name: questionnaireOf, debugName: 'questionnaires', priority: 7 },
  { name: 'keeping', test: file(...keepingOfAll), priority: 6 },
  {
    name: 'server-transport',
    test: /\/(?:web\/client\/(?:server-transport|fresh-proof)|contract\/(?:addresses|instrument-calls|limits))/,
    priority: 9,
  },
  { name: 'scoring', test: file(...scoringOfAll), priority: 5 },
  {
    name: 'night',
    test: /\/web\/(?:features\/questionnaire\/flow\/night\/|locales\/night)/,
    priority: 5,
  },
  {
    name: 'pictures',
    test: file('ui/illustrations/(?:domain|arch-frame|ink|face|illustrations)'),
    priority: 4,
  },
  { name: 'reading', test: file(...readingOfAll), priority: 7 },
  { name: 'measures', test: file(...measuresOfAll), priority: 7 },
  { name: 'records', test: file(...recordsOfAll), priority: 5 },
  { name: 'forms', test: file(...formsOfAll), priority: 4 },
  { name: 'account', test: file(...signInOfAll), priority: 3 },
  { name: 'passkeys', test: file('web/client/passkeys/', 'web/locales/passkeys'), priority: 4 },
  { name: 'progress', test: file(...progressOfAll), priority: 2 },
  { name: 'results', test: file(...resultsOfAll), priority: 3 },
  {
    name: 'plan-words',
    test: file('web/reading/step-words', 'web/locales/plan'),
    priority: 4,
  },
  { name: 'reminder', test: file('web/locales/reminder', 'core/reminder'), priority: 4 },
  { name: 'progress-words', test: file('web/locales/progress'), priority: 4 },
  {
    name: 'guest-scores',
    test: file('web/client/local-backend/guest-(?:assessments|scores)'),
    priority: 3,
  },
  { name: 'my-plan', test: file(...planOfAll), priority: 3 },
  { name: 'coach-words', test: file(...coachWords), priority: 4 },
  {
    name: 'safety-card',
    test: file(
      'web/client/stream/',
      'web/ui/(?:safety-card|phone-text|source-list)',
      'coach/evidence/citation',
    ),
    priority: 5,
  },
  { name: 'evidence', test: file('coach/evidence/'), priority: 3 },
  { name: 'chat', test: file(...chatOfAll), priority: 3 },
  {
    name: 'local-transport',
    test: file('web/client/local-backend/(?:local-transport|refusals|operator-region)'),
    priority: 6,
  },
]
