/** The connection goes away, and the browser with it; no answer does. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reply } from '#contract/endpoints.ts'
import { stressCase } from './flow-cases.ts'
import { type AppServer, startAppServer } from './support/app-server.ts'
import { type LastingBrowser, lastingBrowser } from './support/lasting-browser.ts'
import { type Member, registerMember } from './support/person.ts'
import { untilTakenOver } from './support/visit.ts'
import { answerPage, nextButton, submitButton } from './support/walk-flow.ts'

const { instrument, answers } = stressCase
const [first, last] = instrument.pages
if (first === undefined || last === undefined)
  throw new Error('The stress questions have two pages')

let dataDir: string
let server: AppServer
let own: LastingBrowser

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sledss-offline-'))
  server = await startAppServer({ DATA_DIR: dataDir })
  own = lastingBrowser()
})

afterAll(async () => {
  await own?.remove()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The same server at the same address, as after a restart. */
async function bringBack(): Promise<void> {
  server = await startAppServer({ DATA_DIR: dataDir, PORT: new URL(server.url).port })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await untilTakenOver(page)
}

/** Until the pages are on the device. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** Signed in some time ago. */
async function signIn(page: Page, { token, userID }: Member): Promise<void> {
  await open(page, '/contact')
  await page.evaluate((session) => Object.assign(localStorage, session), { token, userID })
  await own.untilWritten(token)
}

async function historyOf({ userID, token }: Member): Promise<Reply<'history'>['assessments']> {
  const response = await fetch(`${server.url}/api/history/${userID}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const history: Reply<'history'> = await response.json()
  return history.assessments
}

const main = (page: Page) => page.getByRole('main')

/** What the browser keeps of this site for the time without a connection. */
function keptFiles(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const files: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        files.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' })
      }
    }
    return files
  })
}

/** Nothing of a person, and no answer of a call. */
async function expectNothingPersonal(page: Page, { email, userID, token }: Member): Promise<void> {
  const files = await keptFiles(page)
  expect(files.length).toBeGreaterThan(50)
  for (const { path, text } of files) {
    expect(path).toMatch(/^\/(assets\/.+|offline\/en|forum-tests(\.es)?\.json)$/)
    for (const secret of [email, userID, token]) expect(text.includes(secret)).toBe(false)
  }
}

describe('without a connection', () => {
  let page: Page

  it('a member goes on where they were, submits, and it is sent once when the server is back', async () => {
    const member = await registerMember(server.url)
    page = await own.start()
    await signIn(page, member)
    await open(page, stressCase.questions)
    await untilKept(page)
    await answerPage(page, first, answers)
    await nextButton(page).click()
    await page.waitForURL('**/stressscale?page=2**')
    await server.stop()
    await own.kill()

    page = await own.start()
    await open(page, '/evaluations')
    await main(page).getByRole('link', { name: 'Continue your stress questions' }).click()
    await page.waitForURL('**/stressscale?page=2**')
    await answerPage(page, last, answers)
    await main(page).getByText('Saved on this device until you submit').waitFor()
    await submitButton(page).click()
    await page.getByRole('alert').getByText(stressCase.unreachable, { exact: true }).waitFor()
    await page.getByRole('alert').getByText('They will be sent by themselves').waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    const question = page.getByRole('dialog', { name: 'You have answers that are not sent yet' })
    await question.getByRole('button', { name: 'Do not log out' }).click()
    await question.waitFor({ state: 'hidden' })
    await own.kill()

    await bringBack()
    page = await own.start()
    await open(page, '/evaluations')
    await page.getByRole('status').getByText('Your stress answers are sent.').waitFor()
    const sent = await historyOf(member)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.answers).toEqual(answers)
    await expect.poll(() => main(page).getByText('Waiting to be sent').count()).toBe(0)
    await open(page, stressCase.scorePage)
    await page.getByRole('meter').waitFor()
    await main(page).getByText('Saved to your account').waitFor()
    await expectNothingPersonal(page, member)
  })

  it('somebody without an account opens the site afterwards, goes on, and has their score', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logout successful').waitFor()
    await open(page, '/login')
    await main(page).getByRole('button', { name: 'Continue as guest' }).click()
    await page.waitForURL('**/evaluations')
    await own.untilWritten(await page.evaluate(() => localStorage.getItem('userID') ?? 'nobody'))
    await open(page, stressCase.questions)
    await untilKept(page)
    await answerPage(page, first, answers)
    await nextButton(page).click()
    await page.waitForURL('**/stressscale?page=2**')
    await server.stop()
    await own.kill()

    page = await own.start()
    await open(page, '/')
    await main(page).locator('a[href="/evaluations"]').first().click()
    await main(page).getByRole('link', { name: 'Continue your stress questions' }).click()
    await answerPage(page, last, answers)
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    await main(page).getByText('Saved on this device.', { exact: true }).waitFor()
    await own.kill()

    page = await own.start()
    await open(page, stressCase.scorePage)
    await page.getByRole('meter').waitFor()
    await bringBack()
  })
})
