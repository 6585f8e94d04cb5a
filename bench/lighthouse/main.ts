/**
 * Lighthouse's marks on its phone profile, in every language, for somebody who is signed in. A mark
 * below its goal ends with exit code 1.
 */

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addresses, languageCookie } from '#contract/addresses.ts'
import { languages } from '#core/languages.ts'
import { stress } from '#core/instruments/stress/scoring.ts'
import { startAppServer } from '#test/support/app-server.ts'
import { launchLastingBrowser } from '#test/support/browser.ts'
import { freePort } from '#test/support/free-port.ts'
import { signInFreshMember } from '#test/support/person.ts'
import { sampleAnswers } from '../load/stored-members.ts'
import { paths } from '#web/paths.ts'

/** Lighthouse's names of what it marks, with the lowest mark that will do, of 100. */
const goals = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const

/** One mark's name. */
type Category = keyof typeof goals

/** What a person new to the app sees first, up to a result. */
const measuredPages = [
  { name: 'home', path: paths.home },
  { name: 'login', path: paths.login },
  { name: 'evaluations', path: paths.evaluations },
  { name: 'a question', path: paths.stressTest },
  { name: 'a result', path: paths.stressScore },
] as const

const lighthouse = fileURLToPath(
  new URL('package/node_modules/lighthouse/cli/index.js', import.meta.url),
)
const categories = Object.keys(goals).filter((name): name is Category => name in goals)
/** Loads of each page; of these the middle one counts. */
const loads = 3
const timesShown = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

const folder = mkdtempSync(join(tmpdir(), 'sledss-lighthouse-'))
const server = await startAppServer()
const port = await freePort()
const browser = await launchLastingBrowser(join(folder, 'profile'), {
  baseURL: server.url,
  args: [`--remote-debugging-port=${port}`],
})
const page = await browser.newPage()
const memory = await browser.newCDPSession(page)
try {
  const { token, userID } = await signInFreshMember(page)
  const sent = await fetch(server.url + addresses.submitStress.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ userID, responses: sampleAnswers(stress) }),
  })
  if (!sent.ok) throw new Error(`The answers were not taken: ${await sent.text()}`)
  for (const language of languages) {
    await browser.addCookies([{ name: languageCookie, value: language, url: server.url }])
    for (const { name, path } of measuredPages) {
      tell(language, name, await middleOf(path))
    }
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** What Lighthouse says of one load of a page. */
interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>
  readonly environment: { readonly benchmarkIndex: number }
}

/** A mark, 0 to 100. */
function markIn({ categories: marked }: Report, category: Category): number {
  return Math.round((marked[category].score ?? 0) * 100)
}

/**
 * The load with the middle mark for performance, as Lighthouse's authors advise: the mark of one load
 * goes up and down with whatever else the machine does.
 */
async function middleOf(path: string): Promise<Report> {
  const reports: Report[] = []
  for (let load = 0; load < loads; load += 1) {
    // What other pages have brought along would flatter this one.
    await memory.send('Network.clearBrowserCache')
    reports.push(await reportOn(path))
  }
  const ordered = reports.toSorted(
    (one, other) => markIn(one, 'performance') - markIn(other, 'performance'),
  )
  const middle = ordered[Math.floor(loads / 2)]
  if (middle === undefined) throw new Error('Nothing was measured.')
  return middle
}

async function reportOn(path: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const args = [
    lighthouse,
    server.url + path,
    `--port=${port}`,
    // Or the person would be signed out before the page is looked at.
    '--disable-storage-reset',
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--no-enable-error-reporting',
    '--quiet',
  ]
  for (let triesLeft = 3; ; triesLeft -= 1) {
    try {
      await promisify(execFile)(process.execPath, args)
      break
    } catch (error) {
      // Now and then Lighthouse misses the start of a load, and asks to be run again.
      if (triesLeft === 0 || !String(error).includes('NO_NAVSTART')) throw error
    }
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The times behind the mark for performance, and how fast this machine is, by Lighthouse's own count. */
function tell(language: string, name: string, found: Report): void {
  const marks = categories.map((each) => `${each} ${markIn(found, each)}`).join(', ')
  const times = timesShown
    .map((audit) => `${audit} ${found.audits[audit]?.displayValue ?? 'unknown'}`)
    .join(', ')
  const speed = `machine ${Math.round(found.environment.benchmarkIndex)}`
  const isBelow = categories.some((each) => markIn(found, each) < goals[each])
  if (isBelow) process.exitCode = 1
  process.stdout.write(
    `${isBelow ? 'below its goal: ' : ''}${name} (${language}): ${marks}; ${times}, ${speed}\n`,
  )
}
