/** Reminders as a member meets them: turned on below the plan, and stopped from the message without signing in. */

import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailer } from '#server/mail/mailer.ts'
import { createPushSender } from '#server/push/push-sender.ts'
import { planReminders } from '#server/reminders/plan-reminders.ts'
import { type PushService, startPushService } from '#server/test-support/push-service.ts'
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
let push: PushService
let server: TestApp
let url: string

beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  browser = await sharedBrowser()
  mail = await startMailServer()
  push = await startPushService()
  server = await startTestApp(
    { SMTP_URL: mail.url, PUBLIC_URL: url, PUSH_HOSTS: '127.0.0.1' },
    { webDir },
  )
  await server.app.listen({ port, host: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  await mail.stop()
  await push.stop()
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
    channels: { mail: true, push: true },
    push: createPushSender({
      config: { publicUrl: url, pushHosts: ['127.0.0.1'] },
      installKeys: store.installKeys,
      randomBytes,
    }),
    mailer: createMailer({ smtpUrl: mail.url, mailFrom: '', dataDir }, () => 'none'),
    randomBytes,
    publicUrl: url,
    lettersAtOnce: 10,
    onSettled: () => undefined,
    onFault: throwFault,
  }).run(() => true)
}

async function saveStep(page: Page): Promise<void> {
  await visit(page, '/plan')
  await button(page, 'Write my own step').click()
  await page.getByLabel('What will you do?').fill('Walk to the corner')
  await page.getByLabel('After breakfast').check()
  await page.getByLabel('Every day').check()
  await button(page, 'Save my step').click()
}

it('come by mail on the next day of the plan, and end in one press', async () => {
  const { page, drainPageErrors, close } = await openPage(browser, url, 'small')
  await page.clock.setFixedTime(server.clock())
  const { email, userID } = await signInByCode(page, mail)
  await saveStep(page)
  await button(page, 'Remind me').click()
  expect(await page.getByLabel('By mail').evaluate((one) => one === document.activeElement)).toBe(
    true,
  )
  await page.getByLabel('At what time?').selectOption('8:30 AM')
  await page.getByLabel('Say my step in the note').check()
  await button(page, 'Turn reminders on').click()
  await main(page).getByText('We write to you at 8:30 AM on the days of your plan.').waitFor()

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
  // The same address once more would be no new page.
  await other.page.goto('about:blank')
  await visit(other.page, path)
  await main(other.page).getByRole('heading', { name: 'Reminders are off.' }).waitFor()
  await other.page.goto('about:blank')
  await visit(other.page, `/stop#${'x'.repeat(43)}`)
  await main(other.page).getByText('This link is too old or not right.').waitFor()
  expect(other.drainPageErrors()).toEqual([expect.stringContaining('404 (Not Found)')])
  await other.close()

  expect(await server.store.reminders.find(userID)).toBeUndefined()
  expect(drainPageErrors()).toEqual([])
  await close()
})

it('come to the device itself, open the plan, and end at the note’s own button', async () => {
  const { page, drainPageErrors, close } = await openPage(browser, url, 'small', {
    serviceWorkers: 'allow',
  })
  await page.clock.setFixedTime(server.clock())
  const phone = push.device('phone')
  // A browser under test has no push service of its own: this stands in for what it says of itself.
  await page.addInitScript((target) => {
    const subscribe = async () => ({ toJSON: () => target })
    Object.assign(PushManager.prototype, { subscribe })
  }, phone.target)
  const { userID } = await signInByCode(page, mail)
  await saveStep(page)
  await button(page, 'Remind me').click()
  await page.getByRole('group', { name: 'Where should the note come?' }).waitFor()
  await page.getByLabel('On this device').check()
  await main(page).getByText('Your browser will ask if we may send you notes.').waitFor()
  await expectNoViolations(page)

  // The person says no, and then yes.
  await button(page, 'Turn reminders on').click()
  await page.getByText('Your browser said no.').waitFor()
  expect(await server.store.reminders.find(userID)).toBeUndefined()
  await page.context().grantPermissions(['notifications'], { origin: url })
  await button(page, 'Turn reminders on').click()
  await main(page).getByText('on the device where you turned it on').waitFor()

  expect(await page.evaluate(() => localStorage.getItem('notesOf'))).toBe(userID)
  server.passMs(24 * hourMs)
  await sendReminders()
  const [note] = phone.notes
  expect(note?.body).toBe('Open to see it.')
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('There is no worker.')
  await worker.evaluate(showInWorker)
  const shown = () => worker.evaluate('shownNotes()')
  await visit(page, '/contact')
  await deliver(page, JSON.stringify(note))
  await expect.poll(shown).toEqual(['Your step for today'])
  await worker.evaluate('pressLast("")')
  await page.waitForURL(`${url}/plan`)
  await worker.evaluate('pressLast("stop")')
  await expect.poll(shown).toEqual(['Your step for today', 'Reminders are off.'])
  expect(await server.store.reminders.find(userID)).toBeUndefined()
  // Over night the session has ended: the plan that the note opens may say so before the page is left.
  expect(drainPageErrors().filter((line) => !line.includes('401'))).toEqual([])
  await close()
})

/**
 * The browser under test shows no notes at all: what the worker shows is kept in the worker, where its last one
 * can be pressed.
 */
const showInWorker = `
  const shown = []
  registration.showNotification = async (title, options) => {
    shown.push({ title, ...options, close: () => undefined })
  }
  self.shownNotes = () => shown.map(({ title }) => title)
  self.pressLast = (action) => {
    const event = new Event('notificationclick')
    const waitUntil = (work) => work.catch(() => undefined)
    self.dispatchEvent(Object.assign(event, { action, notification: shown.at(-1), waitUntil }))
  }`

/** As the browser's push service does. */
async function deliver(page: Page, data: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devTools.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data })
  await devTools.detach()
}
