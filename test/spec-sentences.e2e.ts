/** The sentences that the specification prints for what a person did: after a failure, and after it worked. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { submitAll } from './result-cases.ts'
import { type SpecFailure, specFailures } from './spec-texts.ts'
import type { AppServer } from './support/app-server.ts'
import { openPage } from './support/browser.ts'
import { finders } from './support/finders.ts'
import { fillRegistration } from './support/fill-registration.ts'
import { newPerson, signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { untilTakenOver, visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function openAsMember() {
  const opened = await openPage(browser, server.url, 'desktop')
  return { ...opened, member: await signInFreshMember(opened.page) }
}

/** What leads to each call; the pages are filled in as a person would. */
const acts: Readonly<Record<SpecFailure['act'], (page: Page) => Promise<void>>> = {
  async 'sign-in'(page) {
    await page.getByRole('main').getByLabel('Email').fill(newPerson().email)
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  },
  async register(page) {
    await fillRegistration(page, newPerson())
    await page.getByRole('button', { name: 'Register' }).click()
  },
  async ask(page) {
    await page.getByLabel('Your question').fill('How can I sleep better?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
  },
  async 'choose-advice'(page) {
    await page.getByRole('button', { name: 'General Wellness' }).click()
  },
  async calculate(page) {
    await calculate(page, '150')
  },
}

async function calculate(page: Page, weight: string): Promise<void> {
  await page.getByLabel('Feet', { exact: true }).selectOption('5')
  await page.getByLabel('Inches', { exact: true }).selectOption('10')
  await page.getByLabel('Your weight in pounds').selectOption(weight)
  await page.getByRole('button', { name: 'Calculate' }).click()
}

describe('the printed sentences of a failure', () => {
  it.each(specFailures)('are said on $page', async (failure) => {
    const { page, close } = await openAsMember()
    const said = (sentence: string) => finders.alert(page, sentence).first().waitFor()
    let answers: 'error' | 'nothing' = 'error'
    await page.route(`**${failure.call}`, (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      return answers === 'error' ? route.fulfill({ status: 500, body: '' }) : route.abort()
    })
    for (const [way, sentence] of [
      ['error', failure.refused],
      ['nothing', failure.unreachable],
    ] as const) {
      answers = way
      await visit(page, failure.page)
      await acts[failure.act](page)
      await said(sentence)
    }
    await close()
  })

  it('are said of an empty prompt', async () => {
    const { page, close } = await openAsMember()
    await visit(page, '/advice')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Prompt cannot be empty.').waitFor()
    await close()
  })

  it('are said of a height and weight that are missing, and of a person who is gone', async () => {
    const { page, close } = await openAsMember()
    await visit(page, '/bmi')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await finders.alert(page, 'Please enter valid height and weight.').waitFor()
    await page.evaluate(() => {
      localStorage.removeItem('userID')
    })
    await calculate(page, '150')
    await finders.alert(page, 'Error: User not logged in.').waitFor()
    expect(await page.getByText('Healthy Weight', { exact: true }).isVisible()).toBe(true)
    await close()
  })
})

describe('the printed words of a success', () => {
  it('are said of each weight', async () => {
    const { page, close } = await openAsMember()
    await visit(page, '/bmi')
    for (const [weight, bmi, category] of [
      ['128', '18.4', 'Underweight'],
      ['150', '21.5', 'Healthy Weight'],
      ['190', '27.3', 'Overweight'],
      ['220', '31.6', 'Obese'],
    ] as const) {
      await calculate(page, weight)
      await page.getByText(bmi, { exact: true }).waitFor()
      expect(await page.getByText(category, { exact: true }).isVisible()).toBe(true)
      await finders.status(page, 'BMI saved successfully!').waitFor()
    }
    await close()
  })

  it.each([
    ['General Wellness', 'Anyone'],
    ['People Like Me', 'LikeMe'],
  ])('are asked for with %s', async (title, criteria) => {
    const { page, member, close } = await openAsMember()
    await submitAll(server.url, member)
    await visit(page, '/about4')
    const sent = page.waitForRequest('**/get-advice')
    await page.getByRole('button', { name: title }).click()
    expect((await sent).postDataJSON()).toEqual({ userID: member.userID, criteria })
    await page.getByRole('heading', { name: `Your advice: ${title}` }).waitFor()
    await close()
  })

  it('are a conversation that can be started anew', async () => {
    const { page, close } = await openAsMember()
    await visit(page, '/advice')
    await acts.ask(page)
    await page.getByText('Answered by').waitFor()
    const sent = page.waitForRequest('**/api/ai-advice')
    await acts.ask(page)
    expect((await sent).postDataJSON()).toMatchObject({
      prompt: 'How can I sleep better?',
      history: [{ role: 'user' }, { role: 'assistant' }],
    })
    await page.getByText('Answered by').nth(1).waitFor()
    await page.getByRole('button', { name: 'Start New Chat', exact: true }).click()
    expect(await page.getByRole('log').count()).toBe(0)
    await close()
  })

  it('are said of an account, a sign-in and a sign-out', async () => {
    const { page, close } = await openPage(browser, server.url, 'desktop')
    await visit(page, '/register')
    await acts.register(page)
    await finders.status(page, 'Registration successful. Please login.').waitFor()
    await page.waitForURL('**/about')
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
    await finders.status(page, 'Login successful').waitFor()
    await page.waitForURL('**/evaluations')
    await untilTakenOver(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await finders.status(page, 'Logout successful').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await close()
  })

  it('open the score entry in a new tab', async () => {
    const { page, close } = await openAsMember()
    await visit(page, '/about3')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Paste All Your Scores' }).click()
    await (await opened).waitForURL('**/about1')
    await close()
  })
})
