/** Every failure sentence of sign-in, registration, scores, advice and chats, word for word. */

import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { fillRegistration } from './support/fill-registration.ts'
import { newPerson, openMemberPage, registerMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const main = (page: Page) => page.getByRole('main')
const said = (page: Page, sentence: string) =>
  page.getByRole('alert').getByText(sentence, { exact: true })

/** Answers the posts to an address in another way; pages at the same address are left alone. */
async function answerPosts(page: Page, address: string, answer: (route: Route) => Promise<void>) {
  await page.route(`**${address}`, (route) =>
    route.request().method() === 'POST' ? answer(route) : route.continue(),
  )
}

const broken = (route: Route) =>
  route.fulfill({ status: 500, json: { error: 'Something broke.', code: 'INTERNAL' } })
const unreachable = (route: Route) => route.abort()
const tooOften = (route: Route) =>
  route.fulfill({
    status: 429,
    headers: { 'retry-after': '180' },
    json: { error: 'Too often.', code: 'TOO_MANY_REQUESTS' },
  })

const signIn = async (page: Page, email: string) => {
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByRole('button', { name: 'Login', exact: true }).click()
}

const register = (page: Page) => main(page).getByRole('button', { name: 'Register' }).click()

const ask = async (page: Page, question: string) => {
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

describe('login', () => {
  it('says what is wrong with the email, then what to do after a broken server, too many tries and a broken connection', async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    await visit(page, '/login')
    const summary = page.getByRole('region', { name: 'There is a problem' })
    await signIn(page, ' ')
    await summary.getByRole('link', { name: 'Type your email.' }).waitFor()
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true)
    await signIn(page, 'ada')
    await summary.getByRole('link', { name: 'Type an email like name@example.com.' }).click()
    const email = main(page).getByLabel('Email')
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => email.inputValue()).toBe('ada')
    expect(await page.title()).toMatch(/^Error: /)
    await expectNoViolations(page)
    for (const [answer, sentence, advice] of [
      [broken, 'Invalid email', 'Please try again in a minute.'],
      [tooOften, 'Invalid email', 'Please wait 3 minutes'],
      [unreachable, 'Network error. Check your connection.', 'What you typed is still here.'],
    ] as const) {
      await answerPosts(page, '/login', answer)
      await signIn(page, 'ada@example.com')
      await page.getByRole('alert').filter({ hasText: advice }).waitFor()
      await said(page, sentence).waitFor()
      await expect.poll(() => email.inputValue()).toBe('ada@example.com')
      if (answer === tooOften) await expectNoViolations(page)
      await page.getByRole('button', { name: 'Close message' }).click()
      await said(page, sentence).waitFor({ state: 'detached' })
    }
    await close()
  })
})

describe('registration', () => {
  it('names every fault, keeps everything typed after a failure, and says when an email has an account already', async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    await visit(page, '/register')
    await register(page)
    const summary = page.getByRole('region', { name: 'There is a problem' })
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Type your email.',
      'Use 8 or more characters.',
      'Type your year of birth as four numbers, like 1950.',
      'Choose Male or Female.',
    ])
    for (const label of ['Email', 'Password', 'Year of birth', 'Gender']) {
      const control = main(page).getByLabel(label, { exact: true })
      expect(await control.getAttribute('aria-invalid')).toBe('true')
    }
    await expectNoViolations(page)
    const year = new Date().getFullYear()
    await main(page).getByLabel('Year of birth').fill('1700')
    await register(page)
    await summary
      .getByRole('link', { name: `Type a year from ${year - 120} to ${year - 18}.` })
      .waitFor()

    const { email } = await registerMember(server.url)
    await fillRegistration(page, { ...newPerson(), email })
    for (const [answer, advice] of [
      [broken, 'Please try again in a minute.'],
      [unreachable, 'Network error. Check your connection.'],
      [tooOften, 'Please wait 3 minutes'],
    ] as const) {
      await answerPosts(page, '/register', answer)
      await register(page)
      await page.getByRole('alert').filter({ hasText: advice }).waitFor()
      await said(page, 'Error registering user').waitFor()
      await expect.poll(() => main(page).getByLabel('Email').inputValue()).toBe(email)
      await expect
        .poll(() => main(page).getByLabel('Password', { exact: true }).inputValue())
        .toBe('seven quiet herons')
      await expect.poll(() => main(page).getByLabel('Year of birth').inputValue()).toBe('1950')
      await expect.poll(() => main(page).getByLabel('Gender').inputValue()).toBe('Female')
    }

    await page.unrouteAll()
    await register(page)
    await summary.getByRole('link', { name: 'This email already has an account.' }).waitFor()
    await said(page, 'Error registering user').waitFor()
    await main(page).getByLabel('Email').fill(newPerson().email)
    await register(page)
    await page.getByText('Registration successful. Please login.', { exact: true }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/about')
    await close()
  })
})

/** A question that fails in one way, and then is answered. */
async function failOnce(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void>,
  sentence: string,
): Promise<void> {
  await answerPosts(page, address, answer)
  await ask(page, 'How can I sleep better?')
  await said(page, sentence).waitFor()
  await page.unroute(`**${address}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Answered by the built-in coach.').waitFor()
  expect(await said(page, sentence).count()).toBe(0)
}

describe('the chats', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openMemberPage(browser, server.url, 'phone')
  })

  afterAll(async () => {
    await watched?.close()
  })

  it('for advice refuse what cannot be asked, say what failed, try again and forget it', async () => {
    const { page } = watched
    await visit(page, '/advice')
    await ask(page, ' \n ')
    await page.getByText('Prompt cannot be empty.', { exact: true }).waitFor()
    const field = page.getByLabel('Your question')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await expectNoViolations(page)
    await ask(page, 'x'.repeat(2001))
    await page.getByText('Please use at most 2000 characters.', { exact: true }).waitFor()
    expect((await field.inputValue()).length).toBe(2001)
    expect(await page.getByRole('log').count()).toBe(0)

    const failed = 'Failed to generate AI advice. Please try again.'
    await answerPosts(page, '/api/ai-advice', broken)
    await ask(page, 'How can I sleep better?')
    await said(page, failed).waitFor()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Start New Chat' }).click()
    await page.getByRole('heading', { name: 'Pick a topic' }).waitFor()
    expect(await said(page, failed).count()).toBe(0)
    expect(await page.getByRole('log').count()).toBe(0)
    await page.unroute('**/api/ai-advice')
    await failOnce(page, '/api/ai-advice', unreachable, failed)
  })

  it('of a topic ignore an empty message, say what failed and try again', async () => {
    const { page } = watched
    await visit(page, '/assistant')
    await ask(page, '  ')
    expect(await page.getByLabel('Your question').getAttribute('aria-invalid')).toBeNull()
    expect(await page.getByRole('log').count()).toBe(0)
    await failOnce(page, '/chat', broken, 'Failed to fetch response')
    await page.getByRole('button', { name: 'Start New Chat' }).click()
    await failOnce(page, '/chat', unreachable, 'Network error. Check your connection.')
  })
})
