/** What the contract of access promises, criterion by criterion, and which check holds it. */

import { languages } from '#core/languages.ts'
import { colorSets } from '#web/client/display-settings.ts'
import { everyPage } from './every-page.ts'

/** One row of the conformance page. */
export interface HeldCriterion {
  /** Criteria of WCAG 2.2 with their level. */
  readonly criteria: string
  readonly what: string
  /** Files of the checks, below the project. */
  readonly heldBy: readonly string[]
}

const [firstLanguage, ...others] = languages
const otherLanguages = others.join(', ')
const matrix = 'test/access/matrix.e2e.ts'

/** Every promise of the contract; the files must be there. */
export const heldCriteria: readonly HeldCriterion[] = [
  {
    criteria: 'all that axe can find of levels A and AA',
    what: 'no finding, on every page, in every language',
    heldBy: [matrix],
  },
  {
    criteria: '1.4.3 (AA), 1.4.6 (AAA), 1.4.11 (AA)',
    what: 'text 7:1, parts of controls and charts 3:1, in every set of colors',
    heldBy: [matrix, 'web/styles/contrast.test.ts'],
  },
  {
    criteria: '1.4.4 (AA), 1.4.10 (AA)',
    what: 'letters at 200 % and a width of 320 pixels (400 % of 1280) without scrolling to the side',
    heldBy: [matrix, 'test/access/zoomed.e2e.ts'],
  },
  {
    criteria: '2.1.1 (A), 2.4.3 (A), 2.4.7 (AA), 2.4.11 (AA)',
    what: 'Tab reaches every control, each shows its focus, and nothing covers it',
    heldBy: [matrix, 'test/access/keyboard-alone.e2e.ts'],
  },
  {
    criteria: '2.5.8 (AA), 2.5.5 (AAA)',
    what: 'whatever is pressed is 44 pixels or more each way; links inside a sentence are excepted',
    heldBy: [matrix],
  },
  {
    criteria: '2.3.3 (AAA)',
    what: 'nothing moves where less motion is asked for',
    heldBy: [matrix],
  },
  {
    criteria: '2.4.2 (A), 3.1.1 (A), 3.1.2 (AA)',
    what: 'each page has its title, its language and one heading of the first rank',
    heldBy: [matrix],
  },
  {
    criteria: '1.3.1 (A), 4.1.2 (A), 4.1.3 (AA)',
    what: 'a screen reader hears names, states, and each message exactly once',
    heldBy: ['test/access/screen-reader.e2e.ts'],
  },
  {
    criteria: '2.2.1 (A), 2.2.3 (AAA), 2.2.6 (AAA)',
    what: 'no page has a limit of time; answers are kept through a killed browser and a missing network',
    heldBy: ['test/offline.e2e.ts'],
  },
  {
    criteria: '3.1.5 (AAA)',
    what: 'every text of every page reads at grade 6 or below, but for names of things',
    heldBy: ['web/locales/reading-level.test.ts'],
  },
  {
    criteria: '3.3.1 (A), 3.3.3 (AA), 3.3.4 (AA), 3.3.6 (AAA)',
    what: 'a fault is named in words at its field, nothing typed is lost, and answers are reviewed before they are sent',
    heldBy: ['test/questionnaire-faults.e2e.ts'],
  },
  {
    criteria: '3.3.5 (AAA)',
    what: 'every question has help with an example',
    heldBy: ['core/catalog.test.ts', 'test/display-settings.e2e.ts'],
  },
  {
    criteria: '3.3.8 (AA), 3.3.9 (AAA)',
    what: 'signing in needs no memory and no puzzle: a mailed code or a passkey',
    heldBy: ['test/sign-in-code.e2e.ts', 'test/passkeys.e2e.ts'],
  },
]

/** The page docs/conformance.md as it must stand there. */
export function conformancePage(): string {
  const colors = [...colorSets, 'forced colors'].join(', ')
  const rows = heldCriteria.map(
    ({ criteria, what, heldBy }) =>
      `| ${criteria} | ${what} | ${heldBy.map((file) => `\`${file}\``).join(', ')} |`,
  )
  return [
    '# Conformance with WCAG 2.2',
    '',
    'Written by `test/access/conformance.test.ts`. Every check below is part of `npm test`; a version in which',
    'one fails does not land, so the number of known faults is 0. What no program can find (whether a sentence',
    'helps, whether an order makes sense) was looked at by hand, with the keyboard and by the tree that a screen',
    'reader gets. Nobody outside the project has audited it yet. The page `/accessibility` says this in plain words.',
    '',
    `Languages: ${languages.join(', ')}. Colors: ${colors}. Windows: 320 x 640 and 1280 x 900, letters at 100 % and 200 %.`,
    `Each page is looked at in each set of colors once: in dark ones in ${otherLanguages}, in all others in ${firstLanguage}.`,
    '',
    '| criteria (level) | what is promised | held by |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `## The ${everyPage.length} addresses of the matrix`,
    '',
    ...everyPage.map((path) => `- \`${path}\``),
    '',
  ].join('\n')
}
