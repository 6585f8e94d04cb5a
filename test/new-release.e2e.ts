/** A new release comes while somebody is in the middle of their answers. */

import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test-support/test-app.ts'
import { socialCase, stressCase } from './flow-cases.ts'
import { openPage } from './support/browser.ts'
import { freePort } from './support/free-port.ts'
import { sharedBrowser } from './support/shared-app.ts'
import { hastenQuiet, unfoldFooter, visit } from './support/visit.ts'
import { answerPage, nextButton, submitButton } from './support/walk-flow.ts'

const isText = /\.(html|js)$/
const built = fileURLToPath(new URL('../dist/web/', import.meta.url))
let browser: Browser
let webDir: string
let port: number
let server: TestApp

beforeAll(async () => {
  browser = await sharedBrowser()
})

async function serve(): Promise<void> {
  server = await startTestApp({}, { webDir })
  await server.app.listen({ port, host: '127.0.0.1' })
}

/** Runs with a release of its own. */
async function withRelease(trip: (url: string) => Promise<void>): Promise<void> {
  webDir = mkdtempSync(join(tmpdir(), 'sledss-release-'))
  cpSync(built, webDir, { recursive: true })
  port = await freePort()
  await serve()
  try {
    await trip(`http://127.0.0.1:${port}`)
  } finally {
    await server.close()
    rmSync(webDir, { recursive: true })
  }
}

/**
 * Gives every script and stylesheet another name and takes the old ones away, as a new build of changed sources does.
 *
 * @param folder - a copy of the built web app.
 */
function makeNextRelease(folder: string): void {
  const assets = join(folder, 'assets')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name))
  const renamed = /-([\w-]{8})\.(js|css)$/
  const hashed = readdirSync(assets).filter((name) => renamed.test(name))
  for (const name of names.filter((each) => isText.test(each))) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text
        .replaceAll(/-([\w-]{8})\.(js|css)\b/g, '-$1.next.$2')
        .replace(/(version:[`"'])/, '$1next-'),
    )
  }
  for (const name of hashed) {
    renameSync(join(assets, name), join(assets, name.replace(renamed, '-$1.next.$2')))
  }
}

async function deploy(): Promise<void> {
  await server.close()
  makeNextRelease(webDir)
  await serve()
}

async function becomeGuest(page: Page): Promise<void> {
  await visit(page, '/login')
  await page.getByRole('main').getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL('**/evaluations')
}

/** To a page whose script is not there any more. */
async function pressOn(page: Page): Promise<void> {
  await unfoldFooter(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'See an example' }).click()
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Sledss demo' }).waitFor()
}

const caches = (page: Page) => page.evaluate(() => window.caches.keys())
const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
const script = (page: Page) => page.locator('script[type=module]').first().getAttribute('src')

describe('a new release', () => {
  it('lets the open page end its sitting on its own files, comes with the next visit, and to whoever presses on where the old file is gone', async () => {
    await withRelease(async (url) => {
      const { page, drainPageErrors, close } = await openPage(browser, url, 'phone', {
        serviceWorkers: 'allow',
      })
      await hastenQuiet(page)
      const { instrument, answers, questions } = stressCase
      const [first, last] = instrument.pages
      await becomeGuest(page)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await visit(page, socialCase.questions)
      await answerPage(page, socialCase.instrument.pages[0]!, socialCase.answers)
      await visit(page, questions)
      await answerPage(page, first!, answers)
      const [before] = await caches(page)
      const scriptBefore = await script(page)
      const withoutWorker = await openPage(browser, url, 'phone')
      await visit(withoutWorker.page, '/')
      await deploy()
      await pressOn(withoutWorker.page)
      await withoutWorker.close()

      await nextButton(page).click()
      await answerPage(page, last!, answers)
      await submitButton(page).click()
      await page.getByRole('meter').waitFor()
      expect(drainPageErrors()).toEqual([])

      await visit(page, '/evaluations')
      expect(await script(page)).not.toBe(scriptBefore)
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await expect.poll(() => isWaiting(page)).toBe(true)
      expect(await caches(page)).toContain(before)

      const context = page.context()
      await page.close()
      const next = await context.newPage()
      await visit(next, '/evaluations')
      await expect.poll(() => caches(next)).not.toContain(before)
      const link = next.getByRole('link', { name: 'Continue your social questions' })
      await link.click()
      await next.waitForURL('**/socialtest?page=2**')
      await close()
    })
  })
})
