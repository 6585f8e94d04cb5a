/** Height and weight: the result in words, the saving, and the way on. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { type ScreenName } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function openAsMember(screen: ScreenName) {
  const watched = await openMemberPage(browser, server.url, screen)
  const { member } = watched
  await visit(watched.page, '/bmi')
  return { ...watched, member }
}

async function calculate(page: Page, feet: string, inches: string, weight: string): Promise<void> {
  await page.getByLabel('Feet', { exact: true }).fill(feet)
  await page.getByLabel('Inches', { exact: true }).fill(inches)
  await page.getByLabel('Your weight in pounds').fill(weight)
  await page.getByRole('button', { name: 'Calculate' }).click()
}

const main = (page: Page) => page.getByRole('main')
const next = (page: Page) => main(page).getByRole('button', { name: 'Next', exact: true })

describe('the BMI page on a phone screen', () => {
  it('says what is missing, calculates, saves, leads on, and does not ask again', async () => {
    const { page, drainPageErrors, close } = await openAsMember('phone')
    expect(await next(page).getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: 'Calculate' }).click()
    const alert = page.getByRole('alert')
    await alert.getByText('Please enter valid height and weight.', { exact: true }).waitFor()
    expect(await page.getByLabel('Feet', { exact: true }).getAttribute('aria-invalid')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('feet')
    await expectNoViolations(page)
    await next(page).click({ force: true })
    expect(placeOf(page)).toBe('/bmi')

    await calculate(page, '5', '6', '155')
    await page.getByText('BMI saved successfully!', { exact: true }).waitFor()
    await main(page).getByText('25.0', { exact: true }).waitFor()
    await main(page).getByText('Overweight', { exact: true }).waitFor()
    // Born in 1950: what holds after 65 stands before the name of the group of all adults.
    expect(await page.getByRole('region', { name: 'Your BMI is' }).innerText()).toMatch(
      /BMI after 65: yours is between 23 and 33\.\s+Group name for all adults: Overweight/,
    )
    await expectNoViolations(page)
    await next(page).click()
    await page.waitForURL('**/nurtition*')

    await visit(page, '/bmi')
    await expect.poll(() => page.getByLabel('Feet', { exact: true }).inputValue()).toBe('5')
    await expect.poll(() => page.getByLabel('Inches', { exact: true }).inputValue()).toBe('6')
    await expect.poll(() => page.getByLabel('Your weight in pounds').inputValue()).toBe('155')
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
    await page.waitForURL('**/diet')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('names the field to be mended, and brings the result and the way on to whoever uses the keyboard', async () => {
    const { page, drainPageErrors, close } = await openAsMember('phone')
    await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'))
    await calculate(page, '5', '12', '165')
    await page.getByText('Type the inches as a number from 0 to 11').waitFor()
    const inches = page.getByLabel('Inches', { exact: true })
    await expect.poll(() => inches.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Feet', { exact: true }).getAttribute('aria-invalid')).toBeNull()
    expect(await page.title()).toMatch(/^Error: /)
    // What is wrong is read in the width of the field, not in half of it.
    const width = (await inches.boundingBox())?.width ?? 0
    expect(width).toBeGreaterThan(300)
    await expectNoViolations(page)

    await inches.fill('6')
    await page.getByRole('button', { name: 'Calculate' }).focus()
    await page.keyboard.press('Enter')
    const heading = main(page).getByRole('heading', { name: 'Your BMI is 26.6' })
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.title()).not.toMatch(/^Error: /)
    await main(page).getByText('BMI saved successfully!', { exact: true }).waitFor()
    await page.keyboard.press('Tab')
    expect(await next(page).evaluate((one) => one === document.activeElement)).toBe(true)
    for (const place of [heading, next(page)]) {
      const box = await place.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    }
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('shows the result although it could not be saved, or nobody is known', async () => {
    const { page, drainPageErrors, close } = await openAsMember('phone')
    const alert = page.getByRole('alert')
    const refusals = [
      ['5', '2', '120', '21.9', 503],
      ['5', '3', '130', '23.0', 0],
    ] as const
    for (const [feet, inches, weight, bmi, status] of refusals) {
      await page.route('**/api/save-bmi', (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, body: '{}' }),
      )
      await calculate(page, feet, inches, weight)
      await main(page).getByText(bmi, { exact: true }).waitFor()
      await alert.getByText('Error saving BMI. Please try again.', { exact: true }).waitFor()
      expect(await next(page).getAttribute('aria-disabled')).toBeNull()
      await page.unroute('**/api/save-bmi')
    }

    drainPageErrors()
    await page.evaluate(() => {
      localStorage.removeItem('userID')
    })
    await calculate(page, '6', '1', '180')
    await page.getByText('Error: User not logged in.', { exact: true }).waitFor()
    await main(page).getByText('23.7', { exact: true }).waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
