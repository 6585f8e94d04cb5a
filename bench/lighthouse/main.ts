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
import { addresses } from '#contract/addresses.ts'
import { languageCookie, languages } from '#contract/languages.ts'
import { stress } from '#core/instruments/stress.ts'
import { startAppServer } from '#test/support/app-server.ts'
import { launchLastingBrowser } from '#test/support/browser.ts'
import { freePort } from '#test/support/free-port.ts'
import { signInFreshMember } from '#test/support/person.ts'
import { sampleAnswers } from '../load/sample-answers.ts'
import { type Category, goals, measuredPages } from './measured-pages.ts'

const lighthouse = fileURLToPath(
  new URL('package/node_modules/lighthouse/cli/index.js', import.meta.url),
)
const categories = Object.keys(goals).filter((name): name is Category => name in goals)

const folder = mkdtempSync(join(tmpdir(), 'sledss-lighthouse-'))
const server = await startAppServer()
const port = await freePort()
const browser = await launchLastingBrowser(join(folder, 'profile'), {
  baseURL: server.url,
  args: [`--remote-debugging-port=${port}`],
})
try {
  const page = await browser.newPage()
  const { token, userID } = await signInFreshMember(page)
  const sent = await fetch(server.url + addresses.submitStress.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ userID, responses: sampleAnswers(stress) }),
  })
  if (!sent.ok) throw new Error(`The answers were not taken: ${await sent.text()}`)
  const memory = await browser.newCDPSession(page)
  for (const language of languages) {
    await browser.addCookies([{ name: languageCookie, value: language, url: server.url }])
    for (const { name, path } of measuredPages) {
      // What other pages have brought along would flatter this one.
      await memory.send('Network.clearBrowserCache')
      report(language, name, await marksOf(path))
    }
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Marks of one page, 0 to 100. */
async function marksOf(path: string): Promise<(category: Category) => number> {
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
  const { categories: marked }: { categories: Record<Category, { score: number | null }> } =
    JSON.parse(readFileSync(file, 'utf8'))
  return (category) => Math.round((marked[category].score ?? 0) * 100)
}

function report(language: string, name: string, markOf: (category: Category) => number): void {
  const said = categories.map((each) => `${each} ${markOf(each)}`).join(', ')
  const isBelow = categories.some((each) => markOf(each) < goals[each])
  if (isBelow) process.exitCode = 1
  process.stdout.write(`${isBelow ? 'below its goal: ' : ''}${name} (${language}): ${said}\n`)
}
