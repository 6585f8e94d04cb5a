/**
 * What a person hears: the tree that a screen reader gets, kept as text in heard/ and read by us, and every
 * message said exactly once.
 */

import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { stressCase } from '../flow-cases.ts'
import type { AppServer } from '../support/app-server.ts'
import { listenToPage } from '../support/announcements.ts'

import { openMemberPage } from '../support/person.ts'
import { sharedApp } from '../support/shared-app.ts'
import { visit } from '../support/visit.ts'
import { answerPage, nextButton, submitButton } from '../support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

/** Compares with what we have read and found good; dates and addresses differ from run to run. */
async function expectHeard(place: Locator, name: string): Promise<void> {
  const heard = (await place.ariaSnapshot())
    .replaceAll(/[A-Z][a-z]+ \d{1,2}, 20\d\d/g, '(day)')
    .replaceAll(/\d{1,2}:\d\d [AP]M/g, '(time)')
  const file = fileURLToPath(new URL(`heard/${name}.yml`, import.meta.url))
  await expect(`${heard}\n`).toMatchFileSnapshot(file)
}

const saidOf = async (page: Page, act: () => Promise<void>): Promise<string[]> => {
  const said = await listenToPage(page)
  await act()
  return said()
}

describe('a screen reader', () => {
  it('hears the frame of a page, a question, its faults, and a score, each once', async () => {
    const { page, close } = await openMemberPage(browser, server.url, 'desktop')
    const main = page.getByRole('main')
    const [first, second] = stressCase.instrument.pages
    if (first === undefined || second === undefined) throw new Error('pages are missing')

    await visit(page, '/evaluations')
    await expectHeard(page.getByRole('banner'), 'top-bar')
    await visit(page, stressCase.questions)
    await expectHeard(main, 'questions')

    const faults = main.getByRole('region', { name: 'There is a problem' })
    const said = await saidOf(page, async () => {
      // The button says that it waits for answers, and can be pressed to hear which.
      await nextButton(page).press('Enter')
      await faults.waitFor()
    })
    // The focus goes to the faults, which says them; a message on top would say them twice.
    expect(await faults.evaluate((region) => region === document.activeElement)).toBe(true)
    expect(said).toEqual([])
    await expectHeard(faults, 'faults')

    await answerPage(page, first, stressCase.answers)
    await nextButton(page).click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    await answerPage(page, second, stressCase.answers)
    const sent = await saidOf(page, async () => {
      await submitButton(page).click()
      await page.getByRole('meter').waitFor()
      await page.getByText(stressCase.sent, { exact: true }).waitFor()
    })
    expect(sent.filter((text) => text.includes(stressCase.sent))).toHaveLength(1)
    // Comes after the score.
    await main.getByRole('link', { name: /^Next: / }).waitFor()
    await expectHeard(main, 'score')
    await close()
  })
})
