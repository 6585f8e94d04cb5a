/** Height and weight in the units a person thinks in: converted, kept, and within the same limits. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { type ScreenName } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function openAsMember(screen: ScreenName = 'small') {
  const watched = await openMemberPage(browser, server.url, screen)
  await visit(watched.page, '/bmi')
  return watched
}

const unit = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click()

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

describe('the units of height and weight', () => {
  it('convert what was given, there and back, and stay for the next time', async () => {
    const { page, drainPageErrors, close } = await openAsMember()
    // As the specification prints them.
    await expect.poll(() => unit(page, 'Feet and inches').isChecked()).toBe(true)
    await expect.poll(() => unit(page, 'Pounds').isChecked()).toBe(true)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await field(page, 'Feet').fill('5')
    await field(page, 'Inches').fill('6')
    await field(page, 'Your weight in pounds').fill('155')
    await unit(page, 'Centimeters').check()
    await expect.poll(() => field(page, 'Your height in centimeters').inputValue()).toBe('167.6')
    await unit(page, 'Kilograms').check()
    await expect.poll(() => field(page, 'Your weight in kilograms').inputValue()).toBe('70.3')
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await unit(page, 'Stones and pounds').check()
    await expect.poll(() => field(page, 'Stones').inputValue()).toBe('11')
    await expect.poll(() => field(page, 'Pounds').inputValue()).toBe('1')
    await expectNoViolations(page)
    await calculate(page)
    await page.getByText('BMI saved successfully!', { exact: true }).waitFor()
    await page.getByRole('main').getByText('25.0', { exact: true }).waitFor()

    await visit(page, '/bmi')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=stones]')?.value === '11',
    )
    await expect.poll(() => unit(page, 'Centimeters').isChecked()).toBe(true)
    await expect.poll(() => field(page, 'Your height in centimeters').inputValue()).toBe('167.6')
    await unit(page, 'Feet and inches').check()
    await unit(page, 'Pounds').check()
    await expect.poll(() => field(page, 'Feet').inputValue()).toBe('5')
    await expect.poll(() => field(page, 'Inches').inputValue()).toBe('6')
    await expect.poll(() => field(page, 'Your weight in pounds').inputValue()).toBe('155')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('are read from what is said in others, also where Enter sends it', async () => {
    const { page, drainPageErrors, close } = await openAsMember('phone')
    await field(page, 'Feet').fill('1.68 m')
    await field(page, 'Your weight in pounds').fill('11 stone 4')
    await page.getByText('We read this as 168 centimeters.').waitFor()
    await expect.poll(() => field(page, 'Your height in centimeters').inputValue()).toBe('168')
    await field(page, 'Your weight in pounds').press('Enter')
    await page.getByText('We read this as 11 stone 4 pounds.').waitFor()
    await page.getByText('BMI saved successfully!', { exact: true }).waitFor()
    await page.getByRole('main').getByText('25.4', { exact: true }).waitFor()
    await expectNoViolations(page)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('keep the limits, said in the unit a person uses, and take what is typed within them', async () => {
    const { page, drainPageErrors, close } = await openAsMember()
    await unit(page, 'Centimeters').check()
    await unit(page, 'Kilograms').check()
    await field(page, 'Your height in centimeters').fill('16')
    await field(page, 'Your weight in kilograms').fill('137')
    await calculate(page)
    const alert = page.getByRole('alert')
    await alert.getByText('Please enter valid height and weight.', { exact: true }).waitFor()
    await page.getByText('Type your height as a number from 31 to 302 centimeters').waitFor()
    await page.getByText('Type your weight as a number from 23 to 136 kilograms').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('cm')
    await expectNoViolations(page)
    await unit(page, 'Stones and pounds').check()
    await calculate(page)
    await page.getByText('from 3 stones 8 pounds to 21 stones 6 pounds').waitFor()
    await expect.poll(() => field(page, 'Your height in centimeters').inputValue()).toBe('16')

    // What is typed is taken, and what the specification names is sent.
    await unit(page, 'Kilograms').check()
    await field(page, 'Your height in centimeters').fill(' 168 cm')
    await field(page, 'Your weight in kilograms').fill('70,0')
    const sent = page.waitForRequest('**/api/save-bmi')
    await calculate(page)
    const body: unknown = (await sent).postDataJSON()
    expect(body).toEqual({ userID: expect.any(String), bmi: '24.8', category: 'Healthy Weight' })
    await page.getByText('BMI saved successfully!', { exact: true }).waitFor()
    await page.getByRole('main').getByText('Healthy Weight', { exact: true }).waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('are read by one press of Calculate while another unit is still being typed', async () => {
    const { page, drainPageErrors, close } = await openAsMember('phone')
    await field(page, 'Feet').fill('5')
    await field(page, 'Inches').fill('6')
    await field(page, 'Your weight in pounds').fill('75 kg')
    // By the mouse itself: a button that moves while it is pressed is not pressed.
    const button = page.getByRole('button', { name: 'Calculate' })
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2)
    await page.mouse.down()
    await page.mouse.up()
    await page.getByText('BMI saved successfully!', { exact: true }).waitFor()
    await page.getByRole('main').getByText('26.7', { exact: true }).waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('can be changed and filled in with the keyboard alone', async () => {
    const { page, drainPageErrors, close } = await openAsMember()
    await unit(page, 'Feet and inches').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('160')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await page.keyboard.type('60')
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByText('23.4', { exact: true }).waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
