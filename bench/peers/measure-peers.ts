/**
 * Other programs for questionnaires beside ours: the same questions on the same phone, visited in turns. What the
 * columns say is said at `QuestionVisits`.
 */

import { launchBrowser } from '#test/support/browser.ts'
import {
  serveBareReact,
  serveFolder,
  servePlainPage,
  serveProduct,
} from '../phone/question-pages.ts'
import { medianVisits, type QuestionVisits, visitQuestion } from '../phone/question-visit.ts'
import { type Effort, inTurns } from '../rounds.ts'
import { format, tableOf, type Unit } from '../row.ts'
import { buildLhcForms, buildSmartForms, buildSurveyJs } from './build-peers.ts'

const columns: readonly (readonly [string, keyof QuestionVisits, Unit])[] = [
  ['first question pressable', 'readable', 'ms'],
  ['requests', 'requests', ''],
  ['script', 'scriptKib', 'KiB'],
  ['all', 'kib', 'KiB'],
  ['blocking', 'blocking', 'ms'],
  ['heap', 'heapMib', 'MiB'],
  ['Next', 'next', 'ms'],
  ['second visit: pressable', 'warmReadable', 'ms'],
  ['requests', 'warmRequests', ''],
  ['all', 'warmKib', 'KiB'],
]

/**
 * Measures everybody.
 *
 * @returns a Markdown table, a line for each.
 */
export async function measurePeers({ rounds, settleMs }: Effort): Promise<string> {
  const [plain, react, product, surveyJs, lhcForms, smartForms, browser] = await Promise.all([
    servePlainPage(),
    serveBareReact(),
    serveProduct(),
    serveFolder(buildSurveyJs),
    serveFolder(buildLhcForms),
    serveFolder(buildSmartForms),
    launchBrowser(),
  ])
  try {
    const found = await inTurns(rounds, {
      'plain HTML page': () => visitQuestion(browser, plain, settleMs),
      'bare React page': () => visitQuestion(browser, react, settleMs),
      'ours, guest': () => visitQuestion(browser, product.guest, settleMs),
      SurveyJS: () => visitQuestion(browser, surveyJs, settleMs),
      'LHC-Forms': () => visitQuestion(browser, { ...lhcForms, isOnePage: true }, settleMs),
      'Smart Forms': () => visitQuestion(browser, smartForms, settleMs),
    })
    return tableOf([
      ['who', ...columns.map(([head]) => head)],
      ...Object.entries(found).map(([who, visits]) => [who, ...cellsOf(medianVisits(visits))]),
    ])
  } finally {
    await browser.close()
    const served = [plain, react, product, surveyJs, lhcForms, smartForms]
    await Promise.all(served.map(({ close }) => close()))
  }
}

function cellsOf(visits: QuestionVisits): string[] {
  return columns.map(([, key, unit]) => format(visits[key], unit))
}
