/** The script takes over the page that is there: nothing is built anew, moved or focused by it. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { untilTakenOver, visit } from './support/visit.ts'
import { submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser
/** Somebody who goes through all the pages. */
let member: WatchedPage

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
  member = await openMemberPage(browser, server.url, 'phone')
})

afterAll(() => member?.close())

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 40))
const isBodyFocused = (page: Page) => page.evaluate(() => document.activeElement === document.body)

describe('taking over', () => {
  it.each([
    '/',
    '/login',
    '/contact',
    '/evaluations',
    '/stress',
    '/stressscale',
    '/literacy',
    '/bmi',
    '/stressscore',
    '/about4',
    '/no/such/page',
  ])('keeps what is on the screen at %s', async (path) => {
    const { page, drainPageErrors } = member
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    // A question on its own becomes the heading; what is pressed there is what stays.
    const kept = page.locator(path === '/stressscale' ? 'main fieldset >> nth=0' : 'h1')
    const before = await kept.elementHandle()
    held.resolve()
    await untilTakenOver(page)
    await page.unroute('**/assets/*.js')
    const after = await kept.elementHandle()
    expect(await page.evaluate(([a, b]) => a === b, [before, after])).toBe(true)
    expect(await isBodyFocused(page)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe('Skip to the main content')
    expect(drainPageErrors().filter((line) => !line.includes('404'))).toEqual([])
  })
})

describe('a button pressed before any script has come', () => {
  it('does its work once, and what was typed stays out of the address', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone')
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('nobody@example.com')
    const login = page.getByRole('main').getByRole('button', { name: 'Login', exact: true })
    await login.click()
    await login.click()
    expect(new URL(page.url()).search).toBe('')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    held.resolve()
    await page.getByRole('alert').getByText('Invalid email', { exact: true }).waitFor()
    expect(asked.filter((path) => path === '/login')).toHaveLength(1)
    expect(drainPageErrors().filter((line) => !line.includes('401'))).toEqual([])
    await close()
  })
})

describe('a heading', () => {
  it('has the focus on arrival and keeps it when the score comes after it', async () => {
    const { page, close } = await openMemberPage(browser, server.url, 'phone')
    await visit(page, stressCase.questions)
    await walkToTheEnd(page, stressCase.instrument, stressCase.answers)
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    // A score that was just sent is shown at once; whoever comes back to it waits for the server.
    await page.goBack()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/stress-score/*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'See your score', exact: true }).click()
    await page.getByText('Loading your score').waitFor()
    await expect.poll(() => focusedText(page)).toBe('Your stress score')
    held.resolve()
    await page.getByRole('meter').waitFor()
    expect(await focusedText(page)).toBe('Your stress score')
    await page.getByText(/^From your answers of /).waitFor()
    await close()
  })
})
