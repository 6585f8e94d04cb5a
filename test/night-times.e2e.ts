/** The typed times of a night: read back in words, a choice where they are open, a check where they disagree. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sleepCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'
import { answer, fieldOf, itemOf, nextButton } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const bed = itemOf(sleepCase.instrument, '1-0')
const wake = itemOf(sleepCase.instrument, '1-2')

/** On a large screen, where the four times stand on one page. */
async function openSleep(screen: ScreenName = 'desktop') {
  const watched = await openPage(browser, server.url, screen)
  await signInFreshMember(watched.page)
  await visit(watched.page, sleepCase.questions)
  return watched
}

async function night(page: Page, texts: readonly [string, string, string, string]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await answer(page, itemOf(sleepCase.instrument, `1-${index}`), text)
  }
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('a time that may be meant in either half of the day', () => {
  it('can be made certain with one press, by keyboard too', async () => {
    const { page, drainPageErrors, close } = await openSleep('small')
    await answer(page, bed, '10:30')
    await page.getByText('We read this as 10:30 PM', { exact: true }).waitFor()
    await page.getByRole('group', { name: 'You wrote 10:30. Which one do you mean?' }).waitFor()
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await button(page, '10:30 AM, in the morning').focus()
    await page.keyboard.press('Enter')
    await page.getByText('We read this as 10:30 AM', { exact: true }).waitFor()
    await expect.poll(() => fieldOf(page, bed).inputValue()).toBe('10:30 AM')
    await button(page, '10:30 PM, at night').click()
    await page.getByText('We read this as 10:30 PM', { exact: true }).waitFor()
    await expect.poll(() => fieldOf(page, bed).inputValue()).toBe('10:30 PM')
    expect(await button(page, '10:30 PM, at night').getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => fieldOf(page, bed).inputValue()).toBe('10:30 PM')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('is understood as it is said, and so is how long', async () => {
    const { page, drainPageErrors, close } = await openSleep()
    await night(page, ['half past ten', 'half an hour', 'quarter to seven', 'seven and a half'])
    await page.getByText('We read this as 10:30 PM', { exact: true }).waitFor()
    await page.getByText('We read this as 30 minutes', { exact: true }).waitFor()
    await page.getByText('We read this as 7 hours 30 minutes', { exact: true }).waitFor()
    await expect.poll(() => fieldOf(page, wake).inputValue()).toBe('quarter to seven')
    await nextButton(page).click()
    await page.waitForURL('**/pitt?page=2')
    await page.goBack()
    await expect.poll(() => fieldOf(page, wake).inputValue()).toBe('6:45')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('holds nobody up', async () => {
    const { page, drainPageErrors, close } = await openSleep()
    await night(page, ['10:30', '20', '7', '7'])
    await nextButton(page).click()
    await page.waitForURL('**/pitt?page=2')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('is read out once, after a pause', async () => {
    const { page, drainPageErrors, close } = await openSleep('small')
    await page.evaluate(() => {
      const region = document.querySelector('form output')
      const heard: string[] = []
      Object.assign(window, { heard })
      new MutationObserver(() => heard.push(region?.textContent ?? '')).observe(
        region ?? document,
        {
          childList: true,
          subtree: true,
          characterData: true,
        },
      )
    })
    await fieldOf(page, bed).pressSequentially('10:30 pm', { delay: 60 })
    await page.getByText('We read this as 10:30 PM', { exact: true }).waitFor()
    expect(await page.evaluate('window.heard')).toEqual(['We read this as 10:30 PM'])
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('times that hardly fit together', () => {
  it('are asked about in plain words, and can be kept', async () => {
    const { page, drainPageErrors, close } = await openSleep()
    await night(page, ['11 pm', '10', '7 am', '9'])
    await nextButton(page).click()
    await page
      .getByText('You were in bed about 8 hours and slept about 9 hours. Is that right?')
      .waitFor()
    await page.waitForFunction(
      () => document.activeElement?.textContent === 'Please check your times',
    )
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    expect(placeOf(page)).toBe('/pitt?page=1')
    await button(page, 'Yes, that is right').click()
    await page.waitForURL('**/pitt?page=2')
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
    await page.waitForURL('**/pitt?page=1')
    await expect
      .poll(() => fieldOf(page, itemOf(sleepCase.instrument, '1-3')).inputValue())
      .toBe('9')
    await nextButton(page).click()
    await page.waitForURL('**/pitt?page=2')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('lead back to either answer', async () => {
    const { page, drainPageErrors, close } = await openSleep()
    await night(page, ['10:30 pm', '10', '9 pm', '8'])
    await nextButton(page).click()
    await page.getByText('From 10:30 PM, at night to 9:00 PM, at night').waitFor()
    await button(page, 'Change: Getting-up time').click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q-1-2')
    expect(await page.getByText('Please check your times').count()).toBe(0)
    await answer(page, wake, '7 am')
    await nextButton(page).click()
    await page.waitForURL('**/pitt?page=2')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('are asked about where bed time is in the middle of the day', async () => {
    const { page, drainPageErrors, close } = await openSleep()
    await night(page, ['1 pm', '10', '9 pm', '7'])
    await nextButton(page).click()
    await page.getByText('You go to bed at 1:00 PM, in the afternoon. Is that right?').waitFor()
    await button(page, 'Change: Bed time').click()
    await answer(page, bed, '1 am')
    await answer(page, wake, '9 am')
    await nextButton(page).click()
    await page.waitForURL('**/pitt?page=2')
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
