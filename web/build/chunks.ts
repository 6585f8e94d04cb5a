/**
 * Which files are packed together. A slow phone fetches six files at a time and waits half a second for
 * each six: what many pages share comes as one file. What each instrument asks, and how it scores, are
 * files of their own, or a question page would load all six with their formulas and sources.
 */

const any = (...parts: readonly string[]) => `(?:${parts.join('|')})`

/** What every instrument stands on; named so that no instrument takes it into its own file. */
const rulesOfAll = [
  'core/rules/(?!answer-sheet)',
  'core/scoring',
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
  'web/app/(?!my-data|report-page|share-page|prepare|offline|later|language|display-settings/(?:display-controls|voice-switch))',
  `web/client/(?!${any(
    'use-loaded',
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
  )})`,
  `web/locales/${any('common', 'language')}`,
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
  )}`,
]

/** Shared by some pages, never needed to ask a question, and in no other group. */
const notForQuestions = [
  'coach/',
  'minisearch',
  'illustrations/',
  'local-backend',
  `client/${any('stream', 'my-data', 'passkeys')}`,
  'app/prepare',
  'read-aloud',
  `core/${any('(?:questionnaire-)?catalog', 'change', 'local-day', 'minutes-to-answer', 'plan', 'score-line', 'sitting', 'wording/explanation')}`,
  `locales/${any('account', 'answered-by', 'consent', 'passkeys', 'plan', 'progress', 'report', 'result', 'sending', 'spoken-words')}`,
  'features/account',
  'client/plan/',
  'reading/',
  'ui/data-table',
  'ui/text-part',
  'ui/card',
  'ui/check-field',
  'ui/arrival-heading',
  'ui/(?:use-)?form',
]

/**
 * What every page fetches once it can be used: the display settings, and what keeps watch over tabs,
 * devices and answers that wait.
 */
const laterOfAll = [
  `web/app/${any('later', 'offline', 'language', 'display-settings')}/`,
  `web/client/${any(
    'display-settings',
    'body-measures',
    'waiting/',
    'my-data/(?:leave-device|forget-person)',
    'local-backend/(?:guests-here|shared-device|records/)',
  )}`,
  `web/locales/${any('local-backend', 'waiting', 'shared-device', 'display-settings', 'voice')}`,
  'web/ui/read-aloud/read-aloud-button',
  'web/reading/sent-notice',
  `core/${any('languages', 'bmi', 'body-units', 'wording/(?:bmi|shared-refusals)')}`,
  'node_modules/idb/',
]

const ground = new RegExp(`/${any(...rulesOfAll, ...groundOfAll)}`)
const later = new RegExp(`/${any(...laterOfAll)}`)
const forQuestions = new RegExp(`^(?!.*/${any(...notForQuestions)})`)

/** Name of the chunk of a file that belongs to how one instrument scores. */
function instrumentOf(file: string): string | null {
  return (
    /\/core\/instruments\/([a-z]+)\/(?:scoring|result-words)(?:\.[a-z]+)?\.ts$/.exec(file)?.[1] ??
    null
  )
}

/** What an instrument asks is apart from how it scores: question pages need nothing else of it. */
function questionnaireOf(file: string): string | null {
  const id =
    /\/core\/instruments\/([a-z]+)\/(?:questionnaire|question-words|help-words|night)(?:\.[a-z]+)?\.ts$/.exec(
      file,
    )?.[1]
  return id === undefined ? null : `${id}-questionnaire`
}

/** The groups of files, by priority; a file goes into the one of highest priority that takes it. */
export const chunkGroups = [
  { name: instrumentOf, debugName: 'instruments', priority: 1 },
  { name: questionnaireOf, debugName: 'questionnaires', priority: 2 },
  {
    name: 'rules',
    test: /\/core\/(?:bands|rules\/answer-sheet|wording\/derived-threshold(?:\.[a-z]+)?|instruments\/[a-z]+\/(?:activity-weights|component-points))\.ts$/,
    priority: 2,
  },
  {
    name: 'reading',
    test: /\/(?:web\/(?:ui\/(?:disclosure|note|wide-page)|client\/use-loaded)|core\/wording\/domain-names)/,
    priority: 2,
  },
  {
    name: 'night',
    test: /\/web\/(?:features\/questionnaire\/flow\/night\/|locales\/night)/,
    priority: 2,
  },
  { name: 'ground', test: ground, priority: 3 },
  { name: 'later', test: later, priority: 2 },
  {
    name: 'server-transport',
    test: /\/(?:web\/client\/(?:server-transport|fresh-proof)|contract\/(?:addresses|instrument-calls|limits))/,
    priority: 3,
  },
  // One file for all forms that are not questions: sign-in pages have many small parts.
  {
    name: 'forms',
    test: /\/web\/(?:features\/account\/[a-z-]+\.ts|ui\/(?:check-field|arrival-heading|(?:use-)?form))/,
    minShareCount: 3,
  },
  { name: 'shared', test: forQuestions, minShareCount: 4, priority: 1 },
]
