/** A slow line: what is pressed before its code has come is done once, on its own page, or not at all. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { openPage } from './support/browser.ts'
import { sharedApp } from './support/shared-app.ts'
import { untilTakenOver, visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

/** Keeps a file of code on its way. */
async function holdBack(
  page: Page,
  file: RegExp,
): Promise<{ url: () => string; come: () => void }> {
  const held = Promise.withResolvers<void>()
  let address = ''
  await page.route(file, async (route) => {
    address = route.request().url()
    await held.promise
    await route.continue()
  })
  return { url: () => address, come: held.resolve }
}

const marksOf = (page: Page) =>
  page.evaluate(() => {
    const { text, colors } = document.documentElement.dataset
    return { text, colors }
  })

describe('the display settings before their code has come', () => {
  it('stay where they are, and everything asked of them on this page is done', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    const controls = await holdBack(page, /\/later-.*\.js/)
    await page.goto('/contact')
    await untilTakenOver(page)
    await page.getByRole('button', { name: 'Read this page aloud' }).click()
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.waitForURL('**/privacy')
    const largest = page.getByRole('button', { name: 'A++ largest text' })
    await largest.click()
    await page.getByRole('combobox', { name: 'Colors' }).selectOption({ label: 'High contrast' })
    await largest.click()
    controls.come()
    await expect.poll(() => marksOf(page)).toEqual({ text: 'largest', colors: 'contrast' })
    await page.getByRole('button', { name: 'Español' }).waitFor()
    // It was asked of the page before: this browser, which has no voice, would say so.
    expect(await page.getByText('This browser has no voice.').count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('a link whose page has not come', () => {
  it('gives way to the next one, and pressed twice leads there once', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    const contact = await holdBack(page, /\/contact-page-.*\.js/)
    await visit(page, '/')
    const before = await page.evaluate(() => history.length)
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact' })
    await link.click()
    await expect.poll(contact.url).not.toBe('')
    await page.getByRole('link', { name: 'Access for everybody' }).click()
    await page.waitForURL('**/accessibility')
    contact.come()
    await page.evaluate(`import(${JSON.stringify(contact.url())}).then(() => null)`)
    expect(new URL(page.url()).pathname).toBe('/accessibility')
    await link.dblclick()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await page.evaluate(() => history.length)).toBe(before + 2)
    await page.goBack()
    await page.waitForURL('**/accessibility')
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('a page whose styles have not come', () => {
  it('is shown once they have; the page on the screen has brought its own', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    const styles = await holdBack(page, /\/others-.*\.css/)
    await visit(page, '/')
    const contact = page.waitForResponse(/\/contact-page-.*\.js/)
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await (await contact).finished()
    await expect.poll(styles.url).not.toBe('')
    expect(new URL(page.url()).pathname).toBe('/')
    styles.come()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.waitForURL('**/privacy')
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('is not shown without them', async () => {
    const { page, close } = await openPage(browser, server.url, 'desktop')
    await page.route(/\/others-.*\.css/, (route) => route.abort())
    await visit(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
    await page.unroute(/\/others-.*\.css/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    await close()
  })
})
