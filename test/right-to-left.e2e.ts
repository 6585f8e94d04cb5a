/** The pages can be read from right to left: shown in a made-up language that is built for this test alone. */

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/store/store.ts'
import { inMadeUpWords } from '#web/build/made-up-words.ts'
import { madeUpLanguage } from '#web/build/page-language.ts'
import { commonTexts } from '#web/locales/common.ts'
import { stressCase } from './flow-cases.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName, screens, type WatchedPage } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { sharedBrowser } from './support/shared-app.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const builder = join(project, 'scripts', 'web-build', 'build-languages.mjs')

let workshop: string
let server: Awaited<ReturnType<typeof createApp>>
let url: string
let browser: Browser

beforeAll(async () => {
  // Inside the project, where the prerenderer finds its packages.
  workshop = mkdtempSync(join(project, 'dist', 'right-to-left-'))
  const whole = join(workshop, 'whole')
  await promisify(execFile)(process.execPath, [builder, workshop, whole, madeUpLanguage])
  // The server knows nothing of a made-up language: it takes it for English.
  renameSync(join(whole, madeUpLanguage), join(whole, 'en'))
  const sources = join(whole, 'inline-sources.json')
  const named = readFileSync(sources, 'utf8').replaceAll(`"${madeUpLanguage}/`, '"en/')
  writeFileSync(sources, named)
  server = await startAppOn(whole)
  url = await server.listen({ port: 0, host: '127.0.0.1' })
  browser = await sharedBrowser()
})

afterAll(async () => {
  await server?.close()
  rmSync(workshop, { recursive: true, force: true })
})

const clock = () => new Date()

/** The server as it is, with pages from elsewhere. */
async function startAppOn(webDir: string) {
  const config = readConfig({ RATE_LIMIT: 'off', DATA_DIR: join(workshop, 'data') })
  const store = await openStore(config, { onLostConnection: () => undefined })
  const logStream = { write: () => undefined }
  return createApp({ config, store, clock, randomBytes, webDir, cores: 2, logStream })
}

/** A page of each kind: a front, a form, questions, cards, a gauge, a talk. */
const paths = [
  '/',
  '/register',
  stressCase.questions,
  '/evaluations',
  stressCase.scorePage,
  '/assistant',
]

async function openAsMember(screen: ScreenName) {
  const opened = await openPage(browser, url, screen)
  const { userID, token } = await signInFreshMember(opened.page)
  const sent = await opened.page.request.post(addresses.submitStress.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { userId: userID, responses: stressCase.answers },
  })
  expect(sent.ok()).toBe(true)
  return opened
}

/** Waits as a person does, who sees the way out of the session once the script is there. */
async function visitMadeUp(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const name = inMadeUpWords(commonTexts.logout)
  await page.getByRole('banner').getByRole('button', { name, exact: true }).waitFor()
  await page.locator('main [data-waiting]').waitFor({ state: 'detached' })
}

/** How far the page reaches beyond the window, to either side. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What of a page is known to stand at one side. */
const sides: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [stressCase.questions]: expectHeadingAtTheRight,
  [stressCase.scorePage]: expectGaugeAsEver,
}

/** The heading stands at the right, and what goes on at the left of it. */
async function expectHeadingAtTheRight(page: Page): Promise<void> {
  // The mark itself: the link around it may be as wide as its row.
  const logo = await page.getByRole('banner').getByRole('link').first().locator('svg').boundingBox()
  const wayOut = await page.getByRole('banner').getByRole('button').last().boundingBox()
  expect(logo?.x).toBeGreaterThan(wayOut?.x ?? Infinity)
  const radio = await page.getByRole('radio').first().boundingBox()
  const words = await page
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .boundingBox()
  const middle = (words?.x ?? 0) + (words?.width ?? 0) / 2
  expect(radio?.x).toBeGreaterThan(middle)
}

/** A gauge still runs from its lowest score at the left, with numbers as they are. */
async function expectGaugeAsEver(page: Page): Promise<void> {
  const meter = page.getByRole('meter')
  expect(await meter.getAttribute('aria-valuenow')).toBe('20')
  const [low, high] = await Promise.all(
    ['0', '40'].map((end) => meter.getByText(end, { exact: true }).first().boundingBox()),
  )
  expect(low?.x).toBeLessThan(high?.x ?? 0)
}

describe('from right to left', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openAsMember('small')
  })

  afterAll(async () => {
    await watched?.close()
  })

  it.each(paths)(
    '%s fits a small screen and a large one, with its parts at their side',
    async (path) => {
      const { page, drainPageErrors } = watched
      await page.setViewportSize(screens.small)
      await visitMadeUp(page, path)
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
      expect(await overflowOf(page), path).toBe(0)
      if (path === stressCase.scorePage) await expectNoViolations(page)
      await page.setViewportSize(screens.desktop)
      expect(await overflowOf(page), path).toBe(0)
      await sides[path]?.(page)
      expect(drainPageErrors()).toEqual([])
    },
  )
})
