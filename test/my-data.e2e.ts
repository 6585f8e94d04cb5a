/** A person's own data: corrected, taken along, brought from a guest's device, deleted. */

import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemsOf } from '#core/instrument.ts'
import { bundleFaults } from '#core/fhir/test-support/bundle-faults.ts'
import { sleepCase, stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { type MemberPage, openMemberPage, signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const button = (page: Page, name: string) => page.getByRole('button', { name })

async function complete(page: Page, flow: typeof stressCase): Promise<void> {
  await visit(page, flow.questions)
  await walkToTheEnd(page, flow.instrument, flow.answers)
  await submitButton(page).click()
  await page.getByRole('meter').waitFor()
}

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return readFileSync(await file.path(), 'utf8')
}

describe('my data on a small screen', () => {
  let watched: MemberPage

  beforeAll(async () => {
    watched = await openMemberPage(browser, server.url, 'small')
  })

  afterAll(async () => {
    await watched?.close()
  })

  it('is corrected, and a wrong year is named at its field', async () => {
    const { page, drainPageErrors } = watched
    await visit(page, '/account')
    await page.getByText(watched.member.email).waitFor()
    const year = page.getByLabel('Year of birth')
    await year.fill('195')
    await button(page, 'Save changes').click()
    await page.getByRole('link', { name: 'Type your year of birth as four numbers' }).waitFor()
    await expectNoViolations(page)
    await year.fill('1944')
    await page.getByLabel('Gender').selectOption('Male')
    await button(page, 'Save changes').click()
    await page.getByRole('status').getByText('Your changes are saved.').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Year of birth').inputValue()).toBe('1944')
    expect(drainPageErrors()).toEqual([])
  })

  it('is taken along as JSON, as a table with the guide to it, and as a bundle of FHIR', async () => {
    const { page } = watched
    const whole: unknown = JSON.parse(await download(page, 'Download everything'))
    expect(whole).toMatchObject({ person: { email: watched.member.email } })
    expect(await download(page, 'Download as a table')).toContain(watched.member.email)
    expect(await download(page, 'Download the guide to the table')).toContain('stress,item 1-0,')
    const bundle = await download(page, 'Download for a clinic')
    expect(bundleFaults(bundle)).toEqual([])
    expect(bundle).toContain(watched.member.email)
  })

  it('is deleted with the keyboard alone, after one clear question', async () => {
    const { page, drainPageErrors } = watched
    drainPageErrors()
    await button(page, 'Delete my data').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete everything for good?' })
    await dialog.waitFor()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Delete for good' }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByText('Tick the box first, if you are sure.').waitFor()
    await dialog.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Delete for good' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('All your data is deleted.').waitFor()
    await page.waitForURL('**/')
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
    expect(drainPageErrors()).toEqual([])
    const again = await page.context().request.post('/login', {
      data: { email: watched.member.email, password: watched.member.password },
    })
    expect(again.status()).toBe(401)
  })
})

describe('a guest', () => {
  it('takes results along for a clinic in the language of the page, made on the device', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone', {
      locale: 'es-MX',
    })
    await page.addInitScript(() => localStorage.setItem('userID', 'guest-with-a-clinic'))
    const { instrument, questions, answers } = stressCase
    await visit(page, questions)
    for (const { linkId } of itemsOf(instrument)) {
      await page.locator(`main input[name="q-${linkId}"][value="${answers[linkId]}"]`).check()
      await page.locator('main form [type="submit"]').click()
    }
    await page.getByRole('meter').waitFor()
    await visit(page, '/account')
    const bundle = await download(page, 'Descargar para una clínica')
    expect(bundleFaults(bundle)).toEqual([])
    expect(bundle).toContain('"language": "es"')
    expect(bundle).toContain('"display": "A veces"')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('brings results into the account they make, once, and keeps them while the server cannot take them', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    await visit(page, '/login')
    await button(page, 'Continue as guest').click()
    await page.waitForURL('**/evaluations')
    await complete(page, stressCase)
    await complete(page, sleepCase)
    await visit(page, '/account')
    await page.getByText('There are 2 results on this device.').waitFor()
    expect(drainPageErrors()).toEqual([])

    await signInFreshMember(page)
    await visit(page, '/evaluations')
    await page.getByRole('link', { name: 'Add my results' }).click()
    await page.route('**/api/import', (route) => route.abort())
    await button(page, 'Add them to my account').click()
    await page.getByRole('alert').getByText('Your results could not be added.').waitFor()
    await expectNoViolations(page)
    await page.unroute('**/api/import')
    drainPageErrors()
    await button(page, 'Add them to my account').click()
    await page.getByRole('status').getByText('2 results are in your account now.').waitFor()
    expect(await button(page, 'Add them to my account').count()).toBe(0)
    await visit(page, '/about5')
    const cards = page.getByRole('region', { name: 'Latest Scores' }).getByRole('listitem')
    await cards.first().waitFor()
    expect(await cards.count()).toBe(2)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
