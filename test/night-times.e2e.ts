/** The typed times of a night: read back in words, a choice where they are open, a check where they disagree. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sleepCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { screens, type WatchedPage } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
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

async function night(page: Page, texts: readonly [string, string, string, string]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await answer(page, itemOf(sleepCase.instrument, `1-${index}`), text)
  }
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('one time on a small screen', () => {
  it('is read out once, after a pause, and can be made certain with one press, by keyboard too', async () => {
    const { page, drainPageErrors, close } = await openMemberPage(browser, server.url, 'small')
    await visit(page, sleepCase.questions)
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

    await answer(page, bed, '10:30')
    await page.getByRole('group', { name: 'You wrote 10:30. Which one do you mean?' }).waitFor()
    await page.getByText('We read this as 10:30 PM', { exact: true }).waitFor()
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await button(page, '10:30 AM, in the morning').focus()
    await page.keyboard.press('Enter')
    // At once: nobody is typing.
    expect(await page.locator('form output').first().textContent()).toBe('We read this as 10:30 AM')
    await expect.poll(() => fieldOf(page, bed).inputValue()).toBe('10:30 AM')
    await button(page, '10:30 PM, at night').click()
    await page.getByText('We read this as 10:30 PM', { exact: true }).waitFor()
    await expect.poll(() => fieldOf(page, bed).inputValue()).toBe('10:30 PM')
    expect(await button(page, '10:30 PM, at night').getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => fieldOf(page, bed).inputValue()).toBe('10:30 PM')
    await fieldOf(page, bed).fill('11')
    await page.keyboard.press('Tab')
    expect(await page.locator('form output').first().textContent()).toBe('We read this as 11:00 PM')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('that cannot hold so much sleep is named with the way on still in sight', async () => {
    const { page, close } = await openMemberPage(browser, server.url, 'phone')
    await visit(page, sleepCase.questions)
    for (const [index, text] of ['10:30 pm', '20', '6:30 am', '14'].entries()) {
      await answer(page, itemOf(sleepCase.instrument, `1-${index}`), text)
      await nextButton(page).click()
    }
    await page.getByRole('link', { name: /You wrote 14 hours of sleep/ }).waitFor()
    const box = await nextButton(page).boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screens.phone.height)
    // What the night comes to takes the place of what was wrong: the field does not move while it is typed in.
    const hours = fieldOf(page, itemOf(sleepCase.instrument, '1-3'))
    const before = await hours.boundingBox()
    if (before === null) throw new Error('The field cannot be seen')
    await hours.fill('7')
    await page.getByText('You slept about 7 hours of 8 hours in bed').waitFor()
    const { y, height } = before
    expect(await hours.boundingBox()).toMatchObject({ y, height })
    await close()
  })
})

/** On a large screen the four times stand on one page. */
describe('the times of a night', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openMemberPage(browser, server.url, 'desktop')
    await visit(watched.page, sleepCase.questions)
  })

  afterAll(async () => {
    await watched?.close()
  })

  /** Each test leaves the page behind the times, and the next one begins at the times. */
  afterEach(async () => {
    const { page, drainPageErrors } = watched
    await page.waitForURL('**/pitt?page=2')
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
    await page.waitForURL('**/pitt?page=1')
    expect(drainPageErrors()).toEqual([])
  })

  const hours = itemOf(sleepCase.instrument, '1-3')

  it('are read back as they are typed, and hold nobody up', async () => {
    const { page } = watched
    await night(page, ['10:30', '20', '7', '7.2'])
    await page.getByText('We read this as 10:30 PM', { exact: true }).waitFor()
    await page.getByText('We read this as 7:00 AM', { exact: true }).waitFor()
    await page
      .getByText('You slept about 7 hours 12 minutes of 8 hours 30 minutes in bed')
      .waitFor()
    await nextButton(page).click()
  })

  it('are understood as they are said, and so is how long', async () => {
    const { page } = watched
    await night(page, ['half past ten', 'half an hour', 'quarter to seven', 'seven and a half'])
    await page.getByText('We read this as 10:30 PM', { exact: true }).waitFor()
    await page.getByText('We read this as 30 minutes', { exact: true }).waitFor()
    await page.getByText('We read this as 7 hours 30 minutes', { exact: true }).waitFor()
    await expect.poll(() => fieldOf(page, wake).inputValue()).toBe('quarter to seven')
    await nextButton(page).click()
    await page.waitForURL('**/pitt?page=2')
    await page.goBack()
    await expect.poll(() => fieldOf(page, wake).inputValue()).toBe('6:45')
    await nextButton(page).click()
  })

  it('are sent back where they cannot be', async () => {
    const { page } = watched
    const fails = async (message: string) => {
      await nextButton(page).click()
      await page.getByRole('link', { name: message }).waitFor()
      expect(placeOf(page)).toBe('/pitt?page=1')
    }
    await night(page, ['when I am tired', 'a few', '7', '7'])
    await fails('We cannot read this time yet')
    await fails('Use one number from 0 to 720')
    expect(await fieldOf(page, bed).getAttribute('aria-invalid')).toBe('true')
    await expectNoViolations(page)
    await night(page, ['7 am', '10', '7', '7'])
    await fails('come out the same')
    await night(page, ['11 pm', '10', '6', '9'])
    await fails('11:00 PM to 6:00 AM is 7 hours in bed. You wrote 9 hours of sleep.')
    await page.getByRole('link', { name: 'Change: Getting-up time' }).click()
    await expect.poll(() => fieldOf(page, wake).evaluate((one) => one.matches(':focus'))).toBe(true)
    await night(page, ['11 pm', '10', '6', '6.5'])
    await nextButton(page).click()
  })

  it('are asked about in plain words where they hardly fit together, and can be kept', async () => {
    const { page } = watched
    await night(page, ['11 pm', '10', '7 am', '9'])
    await nextButton(page).click()
    await page
      .getByText('You were in bed about 8 hours and slept about 9 hours. Is that right?')
      .waitFor()
    await page.waitForFunction(
      () => document.activeElement?.textContent === 'Please check your times',
    )
    // Asked once, and answered with the one filled button: two of them are a question that nobody asked.
    expect(await page.getByText('Is that right?').count()).toBe(1)
    const colorOf = (name: string) =>
      button(page, name).evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(await colorOf('Next')).not.toBe(await colorOf('Yes, that is right'))
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    expect(placeOf(page)).toBe('/pitt?page=1')
    await button(page, 'Yes, that is right').click()
    await page.waitForURL('**/pitt?page=2')
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
    await page.waitForURL('**/pitt?page=1')
    await expect.poll(() => fieldOf(page, hours).inputValue()).toBe('9')
    await nextButton(page).click()
  })

  it('are asked about where AM and PM may be mixed up', async () => {
    const { page } = watched
    await night(page, ['9 am', '10', '6', '7'])
    await nextButton(page).click()
    await page.getByText('is about 21 hours in bed. Is that right?').waitFor()
    await button(page, 'Yes, that is right').click()
  })

  it('lead back to either answer', async () => {
    const { page } = watched
    await night(page, ['10:30 pm', '10', '9 pm', '8'])
    await nextButton(page).click()
    await page.getByText('From 10:30 PM, at night to 9:00 PM, at night').waitFor()
    await button(page, 'Change: Getting-up time').click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q-1-2')
    expect(await page.getByText('Please check your times').count()).toBe(0)
    await answer(page, wake, '7 am')
    await nextButton(page).click()
  })

  it('are asked about where bed time is in the middle of the day', async () => {
    const { page } = watched
    await night(page, ['1 pm', '10', '9 pm', '7'])
    await nextButton(page).click()
    await page.getByText('You go to bed at 1:00 PM, in the afternoon. Is that right?').waitFor()
    await button(page, 'Change: Bed time').click()
    await answer(page, bed, '1 am')
    await answer(page, wake, '9 am')
    await nextButton(page).click()
  })
})
