/**
 * The contract of access: every page, in every language and every set of colors, at the sizes that tired
 * eyes set. What it found last is what docs/conformance.md and the page /accessibility say.
 *
 * Words differ from language to language, and with them names, lengths and what fits. Colors, focus and
 * motion belong to the elements, which are the same in every language: one look at each page in each set of
 * colors is enough, in dark ones beside the words of the other language, in all others in the first.
 */

import type { RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { languageCookie } from '#contract/addresses.ts'
import type { AppServer } from '../support/app-server.ts'
import { axeFindings } from '../support/axe.ts'
import { openPage, screens, type WatchedPage } from '../support/browser.ts'
import { signInFreshMember } from '../support/person.ts'
import { sharedApp } from '../support/shared-app.ts'
import { colorsAlone, wholePage } from './axe-rules.ts'
import { everyPage, fillEveryPage } from './every-page.ts'
import { keyboardFaults } from './keyboard-walk.ts'
import {
  brokenWords,
  sidewaysScrolling,
  smallTargets,
  unwantedMotion,
  wrongOutline,
} from './page-checks.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

describe.each(languages)('every page in %s', (language) => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openPage(browser, server.url, 'small', { colorScheme: 'light' })
    const { page } = watched
    await page.context().addCookies([{ name: languageCookie, value: language, url: server.url }])
    await fillEveryPage(page, await signInFreshMember(page))
  })

  afterAll(async () => {
    await watched?.close()
  })

  it.each(everyPage)('%s can be used by everybody', async (path) => {
    const { page, drainPageErrors } = watched
    await page.goto(path)
    await untilStill(page)
    const found: string[] = []
    const note = (where: string, lines: readonly string[]) =>
      found.push(...lines.map((line) => `${where}: ${line}`))

    note('outline', await wrongOutline(page, language))
    const isFirst = language === languages[0]
    if (isFirst) note('small phone', await axeFindings(page, wholePage))
    else note('small phone in dark colors', await inColors(page, 'dark', wholePage))
    note('small phone', await smallTargets(page))
    note('small phone', await sidewaysScrolling(page))
    await showAs(page, { text: 'largest' })
    note('largest letters', await sidewaysScrolling(page))
    note('largest letters', await brokenWords(page))
    await page.setViewportSize(screens.desktop)
    note('largest letters on a desktop', await sidewaysScrolling(page))
    await showAs(page, { text: 'usual' })
    if (isFirst) {
      note('desktop', await smallTargets(page))
      note('desktop', await sidewaysScrolling(page))
    }
    await page.setViewportSize(screens.small)
    if (isFirst) {
      note('high contrast', await inColors(page, 'contrast', colorsAlone))
      await page.emulateMedia({ forcedColors: 'active' })
      note('forced colors', await axeFindings(page, colorsAlone))
      await page.emulateMedia({ forcedColors: 'none' })
      note('motion', await unwantedMotion(page))
      note('keyboard', await keyboardFaults(page))
    }

    expect(found).toEqual([])
    expect(new URL(page.url()).pathname).toBe(path)
    const isMissing = path === everyPage.at(-1)
    expect(drainPageErrors().filter((trouble) => !(isMissing && trouble.includes('404')))).toEqual(
      [],
    )
  })
})

async function inColors(page: Page, colors: string, rules: RunOptions): Promise<string[]> {
  await showAs(page, { colors })
  const findings = await axeFindings(page, rules)
  await showAs(page, { colors: 'usual' })
  return findings
}

/** Nothing is waited for any more, and who is signed in is known. */
async function untilStill(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector('[data-waiting]') === null &&
      document.querySelectorAll('[data-taken-over]').length >= 2,
  )
}

/** As the display settings does. */
async function showAs(page: Page, marks: Record<string, string>): Promise<void> {
  await page.evaluate((given) => Object.assign(document.documentElement.dataset, given), marks)
}
