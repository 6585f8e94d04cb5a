/** Both chats with the built-in coach: topics, sources, help that stays, new chats, access. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { cannedQuestions } from '#coach/wording/canned-questions.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { untilTakenOver, visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function openAsMember(path: string, screen: ScreenName = 'phone') {
  const opened = await openMemberPage(browser, server.url, screen)
  await visit(opened.page, path)
  opened.drainPageErrors()
  return opened
}

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const field = (page: Page) => page.getByLabel('Your question')
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await send(page).click()
}

async function untilAnswers(page: Page, count: number): Promise<void> {
  await log(page)
    .getByText('Answered by the built-in coach.')
    .nth(count - 1)
    .waitFor()
}

/** Three for each domain, easy to press. */
async function expectReadyQuestions(page: Page): Promise<void> {
  for (const domain of lifestyleDomains) {
    await page.getByRole('button', { name: domain, exact: true }).click()
    for (const question of cannedQuestions[domain]) {
      const button = page.getByRole('button', { name: question })
      await button.waitFor()
      expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(64)
    }
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
}

const chats = [
  ['/advice', 'AI-Driven Advice', '/api/ai-advice', 'phone'],
  ['/assistant', 'Healthy Life Assistant', '/chat', 'small'],
] as const

describe('a chat', () => {
  it.each(chats)(
    'at %s answers ready questions and typed ones, with sources and suggestions',
    async (path, name, address, screen) => {
      const { page, drainPageErrors, close } = await openAsMember(path, screen)
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      await page.getByText('AI coach, not a person; not medical advice', { exact: true }).waitFor()
      await expectReadyQuestions(page)
      await page.getByRole('button', { name: 'Sleep', exact: true }).click()
      expect(await page.getByRole('main').locator('[aria-live] button').count()).toBe(3)
      await expectNoViolations(page)
      const sent = page.waitForRequest((request) => request.url().endsWith(address))
      await page.getByRole('button', { name: cannedQuestions.Sleep[0] }).click()
      await untilAnswers(page, 1)
      expect((await sent).postDataJSON()).toMatchObject({ history: [] })
      expect(await log(page).getAttribute('aria-busy')).toBe('false')
      const ready = 'Answer ready. It is just above the box for your question.'
      expect(await page.getByRole('status').allInnerTexts()).toContain(ready)
      await log(page).locator('summary').first().click()
      await expectNoViolations(page)

      await ask(page, 'How can I eat more protein?')
      await untilAnswers(page, 2)
      await expect.poll(() => field(page).inputValue()).toBe('')
      const again = page.waitForRequest((request) => request.url().endsWith(address))
      await log(page).getByRole('button').first().click()
      const turns = ['user', 'assistant', 'user', 'assistant'].map((role) => ({ role }))
      expect((await again).postDataJSON()).toMatchObject({ history: turns })
      await untilAnswers(page, 3)
      expect(drainPageErrors()).toEqual([])
      await close()
    },
  )

  it('keeps the conversation through a reload until a new chat is started, and help for the session', async () => {
    const { page, drainPageErrors, close } = await openAsMember('/assistant')
    await ask(page, 'How can I sleep better?')
    await untilAnswers(page, 1)
    await page.reload()
    await untilTakenOver(page)
    await log(page).getByText('How can I sleep better?').waitFor()

    await ask(page, 'I have crushing chest pain and I am sweating')
    const help = page.getByRole('region', { name: 'Help is here, any time' })
    await help.waitFor()
    expect(await help.getByRole('link', { name: '911' }).first().getAttribute('href')).toBe(
      'tel:911',
    )
    await page.getByRole('button', { name: 'I am safe now' }).waitFor()
    await untilAnswers(page, 2)
    await expectNoViolations(page)

    await field(page).fill('half a question')
    await page.getByRole('button', { name: 'Start New Chat' }).click()
    await page.getByRole('heading', { name: 'Pick a topic' }).waitFor()
    expect(await log(page).count()).toBe(0)
    await expect.poll(() => field(page).inputValue()).toBe('')
    await help.waitFor()
    await page.reload()
    await untilTakenOver(page)
    await help.waitFor()
    expect(await log(page).count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('cannot send twice while an answer is on its way, and can be stopped', async () => {
    const { page, close } = await openAsMember('/assistant')
    const held = Promise.withResolvers<void>()
    let asked = 0
    await page.route('**/chat', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      asked += 1
      await held.promise
      return route.continue().catch(() => undefined)
    })
    await ask(page, 'How can I sleep better?')
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    expect(await send(page).isDisabled()).toBe(true)
    expect(await log(page).getAttribute('aria-busy')).toBe('true')
    await expectNoViolations(page)
    await field(page).fill('And again?')
    await send(page).click({ force: true })
    await expect.poll(() => field(page).inputValue()).toBe('And again?')
    expect(asked).toBe(1)
    await page.getByRole('button', { name: 'Stop' }).click()
    held.resolve()
    await log(page).getByText('Stopped. You can ask again.').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await untilAnswers(page, 1)
    expect(asked).toBe(2)
    expect(await log(page).getByText('You wrote').count()).toBe(1)
    await close()
  })
})

describe('the topic chat of a stranger', () => {
  it('answers on this device, sends nothing, and goes on without a network', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone')
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    const fetched = page.waitForResponse((response) => response.url().includes('coach-thread'))
    const region = page.waitForResponse((response) => response.url().endsWith('/api/site'))
    await visit(page, '/assistant')
    await Promise.all([(await fetched).finished(), (await region).finished()])
    // What the coach stands on comes beside it, as files of its own.
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.context().setOffline(true)
    await ask(page, 'How can I sleep better?')
    await log(page).getByText('The coach', { exact: true }).waitFor()
    await log(page).getByText('Answered by the built-in coach.').waitFor()
    await ask(page, 'My husband has dementia and is up and down all night')
    await untilAnswers(page, 2)
    await ask(page, 'He put his coat on and tried to go out the front door')
    await log(page).getByText('bell on the door').waitFor()
    await ask(page, 'I have crushing chest pain')
    await log(page).getByRole('region', { name: 'Please read this first' }).waitFor()
    expect(asked).toEqual([])
    expect(posts).toEqual([])
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
