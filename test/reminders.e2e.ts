/** Reminders by mail as a member meets them: turned on below the plan, and stopped from a letter without signing in. */

import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailer } from '#server/mail/mailer.ts'
import { planReminders } from '#server/reminders/plan-reminders.ts'
import { startTestApp, type TestApp } from '#server/test-support/test-app.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { freePort } from './support/free-port.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { signInByCode } from './support/person.ts'
import { sharedBrowser } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

const webDir = fileURLToPath(new URL('../dist/web/', import.meta.url))
const hourMs = 3_600_000

let browser: Browser
let mail: MailServer
let server: TestApp
let url: string

beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  browser = await sharedBrowser()
  mail = await startMailServer()
  server = await startTestApp({ SMTP_URL: mail.url, PUBLIC_URL: url }, { webDir })
  await server.app.listen({ port, host: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  await mail.stop()
})

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

function throwFault(fault: unknown): never {
  throw fault
}

/** The server's own job, whose next minute nobody waits for here. */
function sendReminders() {
  const { store, clock, dataDir } = server
  return planReminders({
    store,
    clock,
    mailer: createMailer({ smtpUrl: mail.url, mailFrom: '', dataDir }, () => 'none'),
    randomBytes,
    publicUrl: url,
    lettersAtOnce: 10,
    onSettled: () => undefined,
    onFault: throwFault,
  }).run(() => true)
}

it('come on the next day of the plan, and end in one press', async () => {
  const { page, drainPageErrors, close } = await openPage(browser, url, 'small')
  await page.clock.setFixedTime(server.clock())
  const { email, userID } = await signInByCode(page, mail)
  await visit(page, '/plan')
  await button(page, 'Write my own step').click()
  await page.getByLabel('What will you do?').fill('Walk to the corner')
  await page.getByLabel('After breakfast').check()
  await page.getByLabel('Every day').check()
  await button(page, 'Save my step').click()

  await button(page, 'Remind me by mail').click()
  const time = page.getByLabel('At what time?')
  expect(await time.evaluate((one) => one === document.activeElement)).toBe(true)
  await expectNoViolations(page)
  await time.selectOption('8:30 AM')
  await page.getByLabel('Say my step in the note').check()
  await button(page, 'Turn reminders on').click()
  await main(page).getByText('We write to you at 8:30 AM on the days of your plan.').waitFor()
  await expectNoViolations(page)

  server.passMs(23 * hourMs)
  await sendReminders()
  const { content } = await mail.letterTo(email, (one) => one.content.includes('/stop#'))
  const letter = content.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(letter).toContain('Walk to the corner')
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [, path = ''] = /(\/stop#[\w-]{43})/.exec(letter) ?? []

  // On another device, where nobody is signed in.
  const other = await openPage(browser, url, 'small')
  await visit(other.page, path)
  await main(other.page).getByRole('heading', { name: 'Reminders are off.' }).waitFor()
  await expectNoViolations(other.page)
  await button(other.page, 'Turn them on again').click()
  await main(other.page).getByRole('heading', { name: 'Reminders are on again.' }).waitFor()
  await visit(other.page, '/')
  await visit(other.page, path)
  await main(other.page).getByRole('heading', { name: 'Reminders are off.' }).waitFor()
  await visit(other.page, '/')
  await visit(other.page, `/stop#${'x'.repeat(43)}`)
  await main(other.page).getByText('This link is too old or not right.').waitFor()
  await expectNoViolations(other.page)
  expect(other.drainPageErrors()).toEqual([expect.stringContaining('404 (Not Found)')])
  await other.close()

  expect(await server.store.reminders.find(userID)).toBeUndefined()
  expect(drainPageErrors()).toEqual([])
  await close()
})
