/** A guest at a library computer: the next person finds nothing, whether the guest logs out or walks away. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const bar = (page: Page) => page.getByRole('banner')

/** Says that others use this computer, and leaves one result and one begun test. */
async function useSharedComputer(
  page: Page,
  look?: (page: Page) => Promise<void>,
): Promise<string> {
  await visit(page, '/login')
  await main(page).getByLabel('Other people use this device too').last().check()
  await main(page).getByText('Please do not forget to press it.').last().waitFor()
  await look?.(page)
  await main(page).getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL('**/evaluations')
  const guest = (await page.evaluate(() => localStorage.getItem('userID'))) ?? ''
  await link(page, 'Stress').click()
  await link(page, 'Start').click()
  await walkToTheEnd(page, stressCase.instrument, stressCase.answers)
  await submitButton(page).click()
  await page.getByRole('meter').waitFor()
  await link(page, 'Back to Evaluations').first().click()
  await link(page, 'Sleep').click()
  await link(page, 'Start').click()
  await main(page).getByRole('textbox').or(main(page).getByRole('spinbutton')).first().fill('7')
  return guest
}

/** Where this browser still names a guest: keys of both storages, and records of the database. */
function tracesOf(page: Page, guest: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('guests')
      request.addEventListener('success', () => {
        resolve(request.result)
      })
    })
    const records: unknown[] = []
    for (const name of database.objectStoreNames) {
      records.push(
        ...(await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(name).objectStore(name).getAll()
          request.addEventListener('success', () => {
            resolve(request.result)
          })
        })),
      )
    }
    database.close()
    const kept = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    const caches = await window.caches.keys()
    return [
      ...kept.filter((entry) => entry.join(' ').includes(id)).map(([key]) => key),
      ...records.map((record) => JSON.stringify(record)).filter((text) => text.includes(id)),
      ...caches,
    ]
  }, guest)
}

describe('a guest of a shared computer', () => {
  it('keeps everything over a reload and in a second tab, and leaves nothing behind with Logout', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small')
    const guest = await useSharedComputer(page, expectNoViolations)
    await page.reload()
    const second = await page.context().newPage()
    for (const tab of [second, page]) {
      await visit(tab, '/about5')
      await main(tab).getByRole('heading', { name: 'Stress' }).first().waitFor()
    }
    await second.close()
    await bar(page).getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logout successful', { exact: true }).waitFor()
    await page.getByText('All that you did here is removed from this device.').waitFor()
    await expectNoViolations(page)
    expect(await tracesOf(page, guest)).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await visit(page, '/login')
    expect(await main(page).getByText('Were you here before').count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('who walks away is forgotten when the next person opens the site', async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    const guest = await useSharedComputer(page)
    const context = page.context()
    await page.close()
    const next = await context.newPage()
    await next.goto('/about5')
    await bar(next).getByRole('link', { name: 'Login' }).waitFor()
    await expect.poll(() => tracesOf(next, guest)).toEqual([])
    await close()
  })
})

/** Comes from a sister product, with the id it gave, and takes one test. */
async function takeStress(page: Page): Promise<void> {
  await visit(page, stressCase.questions)
  await walkToTheEnd(page, stressCase.instrument, stressCase.answers)
  await submitButton(page).click()
  await page.getByRole('meter').waitFor()
}

describe('two guests of a device of their own', () => {
  it('are told at Logout what stays, see nothing of each other, and are added to an account one by one', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small')
    await visit(page, '/?userId=sister-ann')
    await takeStress(page)
    await bar(page).getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logout successful', { exact: true }).waitFor()
    await page.getByText('What you did is still on this device.').waitFor()
    await bar(page).getByRole('link', { name: 'Login' }).click()
    await main(page).getByRole('button', { name: 'Go on with my 1 result' }).waitFor()

    await visit(page, '/?userId=sister-bob')
    await visit(page, '/about5')
    await main(page).getByText('You have no scores yet.').waitFor()
    await takeStress(page)
    await signInFreshMember(page)
    await visit(page, '/account')
    await main(page).getByText('2 different guests have left something').waitFor()
    await expectNoViolations(page)
    await main(page).getByRole('button', { name: 'Add 1 result from' }).first().click()
    await page.getByText('1 result is in your account now.').waitFor()
    await main(page).getByText('On this device there is 1 result').waitFor()
    expect(await tracesOf(page, 'sister-bob')).toEqual([])
    expect(await tracesOf(page, 'sister-ann')).not.toEqual([])
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
