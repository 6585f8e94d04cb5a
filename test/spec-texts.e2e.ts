/** Every text that the specification prints stands, visible, where a person meets it. */

import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { submitAll } from './result-cases.ts'
import { domains, type Onlooker, roles, specPages } from './spec-texts.ts'
import { finders } from './support/finders.ts'
import type { AppServer } from './support/app-server.ts'
import { openPage, type ScreenName } from './support/browser.ts'
import { type Member, registerMember, signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser
let tested: Member

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
  tested = await registerMember(server.url)
  // Twice, so that there are older scores too.
  await submitAll(server.url, tested)
  await submitAll(server.url, tested)
})

async function openFor(who: Onlooker, screen: ScreenName = 'desktop') {
  const opened = await openPage(browser, server.url, screen)
  if (who === 'stranger') return opened
  const { token, userID } = await signInFreshMember(opened.page)
  const shown = who === 'tested' ? tested : { token, userID }
  await opened.page.evaluate((session) => {
    localStorage.setItem('token', session.token)
    localStorage.setItem('userID', session.userID)
  }, shown)
  return opened
}

async function isSeen(place: Locator): Promise<boolean> {
  try {
    await place.filter({ visible: true }).first().waitFor()
    return true
  } catch {
    return false
  }
}

/** Names what is not there, so that one run tells all that is missing. */
async function missingOn(page: Page, finds: (typeof specPages)[number]['finds']) {
  const looks = roles.flatMap((role) =>
    (finds[role] ?? []).map(async (text) =>
      (await isSeen(finders[role](page, text))) ? [] : [`${role} ${text}`],
    ),
  )
  return (await Promise.all(looks)).flat()
}

function from(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}

describe('the printed texts of a page', () => {
  it.each(specPages)('stand on $page for a $who', async ({ page: path, who, finds }) => {
    const { page, close } = await openFor(who)
    await page.goto(path)
    expect(await missingOn(page, finds)).toEqual([])
    await close()
  })

  it('stand in the top bar and in the footer', async () => {
    const { page, close } = await openFor('stranger')
    await visit(page, '/')
    const bar = page.getByRole('banner')
    await bar.locator('summary').filter({ hasText: 'My Wellness Tools' }).click()
    for (const [name, target] of [
      ['General Services', '/login'],
      ['My Personalized Plan', '/evaluations'],
    ] as const) {
      const link = bar.getByRole('link', { name, exact: true })
      expect(await link.isVisible()).toBe(true)
      expect(await link.getAttribute('href')).toBe(target)
    }
    const sisters = page.getByRole('navigation', { name: 'Sister products' })
    expect(await sisters.getByRole('link').count()).toBe(2)
    await close()
  })

  it('stand in the mobile menu, with Contact', async () => {
    const { page, close } = await openFor('stranger', 'phone')
    await visit(page, '/')
    const bar = page.getByRole('banner')
    await bar.getByText('Menu', { exact: true }).click()
    for (const name of ['Home', 'General Services', 'My Personalized Plan', 'Contact']) {
      expect(await bar.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
    }
    expect(await bar.getByText('My Wellness Tools', { exact: true }).last().isVisible()).toBe(true)
    await close()
  })

  it('are the choices of the lists', async () => {
    const { page, close } = await openFor('newcomer')
    const choicesOf = (label: string) => page.getByLabel(label).locator('option').allInnerTexts()
    await visit(page, '/register')
    expect(await choicesOf('Gender')).toEqual(['Select', 'Male', 'Female'])
    await visit(page, '/bmi')
    const values = (label: string) =>
      page
        .getByLabel(label, { exact: true })
        .locator('option')
        .evaluateAll((all) => all.map((option) => option.getAttribute('value')).filter(Boolean))
    expect(await values('Feet')).toEqual(from(1, 9))
    expect(await values('Inches')).toEqual(from(0, 11))
    expect(await values('Your weight in pounds')).toEqual(from(50, 300))
    await close()
  })

  it('are six forum tests and three questions for each domain', async () => {
    const { page, close } = await openFor('stranger')
    await visit(page, '/about3')
    const tests = page.getByRole('list', { name: 'The six tests' }).getByRole('listitem')
    await tests.first().waitFor()
    expect(await tests.count()).toBe(6)
    await visit(page, '/assistant')
    for (const domain of domains) {
      await page.getByRole('button', { name: domain, exact: true }).click()
      await page.getByText(`Three questions about ${domain}`).waitFor()
      const questions = page.getByRole('main').locator('[aria-live] button')
      expect(await questions.count()).toBe(3)
    }
    await close()
  })
})
