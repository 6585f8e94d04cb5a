/** A desktop window zoomed to 400 %: 320 by 256 pixels are left, and a questionnaire must still be easy. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sleepCase } from '../flow-cases.ts'
import type { AppServer } from '../support/app-server.ts'
import { expectNoViolations } from '../support/axe.ts'

import { openMemberPage } from '../support/person.ts'
import { sharedApp } from '../support/shared-app.ts'
import { visit } from '../support/visit.ts'
import { submitButton, walkToTheEnd } from '../support/walk-flow.ts'
import { sidewaysScrolling } from './page-checks.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

/** How much of the window is taken by what stays in view while the page scrolls, 0 to 1. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    const rows = Array.from({ length: 32 }, (_, row) => (row + 0.5) / 32)
    const isFixed = (place: Element | null) => {
      for (let at = place; at !== null; at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      }
      return false
    }
    const covered = rows.filter((share) =>
      isFixed(document.elementFromPoint(window.innerWidth / 2, share * window.innerHeight)),
    )
    return covered.length / rows.length
  })
}

describe('at 400 % zoom', () => {
  it('the longest kind of questionnaire is answered, sent and read without scrolling to the side', async () => {
    const { page, drainPageErrors, close } = await openMemberPage(browser, server.url, 'desktop', {
      viewport: { width: 320, height: 256 },
      deviceScaleFactor: 4,
    })
    const look = async () => {
      expect(await sidewaysScrolling(page)).toEqual([])
      expect(await coveredShare(page)).toBeLessThan(0.25)
    }
    for (const path of ['/', '/evaluations']) {
      await visit(page, path)
      await look()
    }
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    await link('Sleep').click()
    await page.waitForURL(`**${sleepCase.intro}`)
    await link('Start').waitFor()
    await look()
    await link('Start').click()
    await walkToTheEnd(page, sleepCase.instrument, sleepCase.answers, look)
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    await look()
    await expectNoViolations(page)
    await visit(page, '/assistant')
    await look()
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
