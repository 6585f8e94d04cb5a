/** A member at a library computer: the next person finds nothing, whether the member logs out or walks away. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tabTo } from './access/tab-to.ts'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { fillRegistration } from './support/fill-registration.ts'
import { keptByBrowser } from './support/kept-by-browser.ts'
import { type Member, newPerson, registerMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, untilTakenOver, visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.getByRole('banner')
const box = (page: Page) => main(page).getByLabel('Other people use this device too').first()
const note = (page: Page) => page.getByText('Shared device: log out when you are done')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const idIn = (page: Page) => page.evaluate(() => localStorage.getItem('userID') ?? '')

function comesBefore(element: Element, other: Element | null): boolean {
  return (
    other !== null &&
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  )
}

/** Lets a person in who has ticked the box, on a device that has never seen them. */
async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await visit(page, '/login')
  await main(page).getByLabel('Email').fill(email)
  await box(page).check()
  await button(page, 'Login').click()
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Login').click()
  await page.getByText('Login successful', { exact: true }).waitFor()
  await page.waitForURL('**/evaluations')
}

/** Leaves what a person leaves: height and weight, and a test that is begun. */
async function useSite(page: Page): Promise<void> {
  await visit(page, '/bmi')
  await page.getByLabel('Feet', { exact: true }).fill('5')
  await page.getByLabel('Inches', { exact: true }).fill('6')
  await page.getByLabel('Your weight in pounds').fill('155')
  await button(page, 'Calculate').click()
  await page.getByText('BMI saved successfully!', { exact: true }).waitFor()
  await visit(page, '/literacy')
  await page.locator('main input[type="radio"]').first().check()
}

/** All that may be there afterwards: when something was sent last, and that nobody has finished a test. */
const nobodys = /^(local (waitingChanged=[\dTZ:.-]+|completedTests=\{\}|region=US)|history null)$/

async function expectNothingOf(page: Page, ...known: string[]): Promise<void> {
  const lines = await keptByBrowser(page)
  expect(lines.filter((line) => !line.startsWith('cache ') && !nobodys.test(line))).toEqual([])
  expect(lines.filter((line) => known.some((text) => line.includes(text)))).toEqual([])
}

describe('a member of a shared device', () => {
  it('registers, logs in and leaves nothing behind, with the keyboard on a small screen', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small')
    const { keyboard } = page
    const person = newPerson()
    await visit(page, '/register')
    expect(await box(page).isChecked()).toBe(false)
    await fillRegistration(page, person)
    await tabTo(page, box(page))
    await keyboard.press('Space')
    const register = await button(page, 'Register').elementHandle()
    expect(await box(page).evaluate(comesBefore, register)).toBe(true)
    await page.getByText('Please do not forget to press it.').waitFor()
    await expectNoViolations(page)
    await main(page).getByLabel('Email').press('Enter')
    await page.waitForURL('**/about')
    await main(page).getByText('You said that other people use this device.').waitFor()
    await expect.poll(() => box(page).isChecked()).toBe(true)
    expect(await page.context().cookies()).toEqual([])
    await tabTo(page, main(page).getByLabel('Password', { exact: true }))
    await keyboard.type(person.password)
    await keyboard.press('Enter')
    await page.getByText('Login successful', { exact: true }).waitFor()
    // Until then the entry of the history with the email has not been replaced.
    await page.waitForURL('**/evaluations')
    await note(page).waitFor()
    await expectNoViolations(page)
    expect(await page.context().cookies()).toEqual([])
    const id = await idIn(page)
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await useSite(page)
    await visit(page, '/account')
    await main(page).getByText('This one forgets you when you log out.').waitFor()
    await page.reload()
    await note(page).waitFor()
    await tabTo(page, bar(page).getByRole('button', { name: 'Logout' }))
    await keyboard.press('Enter')
    await page.getByText('Logout successful', { exact: true }).waitFor()
    await page.getByText('This device has forgotten you.').waitFor()
    expect(placeOf(page)).toBe('/')
    expect(await note(page).count()).toBe(0)
    expect(await button(page, 'Forget me on this device').count()).toBe(0)
    await expectNothingOf(page, person.email, id, token)
    for (let back = 0; back < 6; back += 1) {
      await page.goBack()
      // A page of a member sends on whoever is nobody.
      await expect
        .poll(() => page.locator('input').evaluateAll(valuesOf))
        .not.toContain(person.email)
    }
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('who closes the tab is forgotten before the next person sees a page, here and at the server, also by a tab that the browser brings back later', async () => {
    const member = await registerMember(server.url)
    const { page, close } = await openPage(browser, server.url, 'phone')
    await logIn(page, member)
    await useSite(page)
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    const context = page.context()
    await page.close()
    const next = await context.newPage()
    const asked: string[] = []
    next.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await next.goto('/account')
    await next.waitForURL('**/login?next=%2Faccount')
    expect(asked).not.toContain('/api/me')
    await expect
      .poll(() => keptByBrowser(next).then((lines) => lines.join('\n')))
      .not.toContain(member.userID)
    await expectNothingOf(next, member.email, member.userID, token)
    const me = () =>
      fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
    await expect.poll(async () => (await me()).status).toBe(401)

    // Once more, and this tab comes back with its memory.
    await logIn(next, member)
    const remembered = await next.evaluate(() => Object.entries<string>(sessionStorage))
    await next.close()
    const restored = await context.newPage()
    await restored.clock.setFixedTime(Date.now() + 5 * 60_000)
    await restored.addInitScript((entries) => {
      if (window.name === 'restored') return
      window.name = 'restored'
      for (const [key, text] of entries) sessionStorage.setItem(key, text)
    }, remembered)
    await restored.goto('/account')
    await restored.waitForURL('**/login?next=%2Faccount')
    await expect
      .poll(() => keptByBrowser(restored).then((lines) => lines.join('\n')))
      .not.toContain(member.userID)
    await close()
  })
})

/** Each leaves nothing, so that the next one begins as on a new device. */
describe('members who come to a shared device one after the other', () => {
  let watched: WatchedPage
  let member: Member
  let next: Member
  let second: Page

  beforeAll(async () => {
    watched = await openPage(browser, server.url, 'phone')
    member = await registerMember(server.url)
  })

  afterAll(async () => {
    await watched?.close()
  })

  it('keep everything over a reload and in a second tab', async () => {
    const { page } = watched
    await logIn(page, member)
    await page.reload()
    second = await page.context().newPage()
    for (const tab of [page, second]) {
      await visit(tab, '/account')
      await note(tab).waitFor()
      await main(tab).getByText(member.email).first().waitFor()
    }
  })

  it('are gone from every tab: what was typed in another one is not there for the next person', async () => {
    const { page } = watched
    await visit(second, '/assistant')
    const typing = second.getByRole('textbox')
    await typing.fill('I am ashamed')
    await bar(page).getByRole('button', { name: 'Logout' }).click()
    await page.getByText('This device has forgotten you.').waitFor()
    await expect.poll(() => typing.inputValue()).toBe('')
    await expectNothingOf(second, member.email, member.userID, 'ashamed')
    next = await registerMember(server.url)
    await logIn(page, next)
    await bar(second).getByRole('button', { name: 'Logout' }).waitFor()
    await expect.poll(() => typing.inputValue()).toBe('')
    await second.close()
  })

  it('leave nothing behind with "Sign out here" on the account page', async () => {
    const { page } = watched
    await useSite(page)
    await visit(page, '/account')
    await button(page, 'Sign out here').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click()
    await page.getByText('You are signed out here.').waitFor()
    await page.getByText('This device has forgotten you.').waitFor()
    await expectNothingOf(page, next.email, next.userID)
  })

  it('lose what this browser knew of them, and nobody else does', async () => {
    const { page } = watched
    for (const isShared of [false, true]) {
      const { email, password } = await registerMember(server.url)
      await visit(page, '/login')
      await main(page).getByLabel('Email').fill(email)
      await button(page, 'Login').click()
      await main(page).getByLabel('Password', { exact: true }).fill(password)
      if (isShared) await box(page).check()
      await button(page, 'Login').click()
      await page.waitForURL('**/evaluations')
      const secrets = (await page.context().cookies()).map(({ value }) => value.split('.').length)
      expect(secrets).toEqual([1])
      await bar(page).getByRole('button', { name: 'Logout' }).click()
      await page.getByText('Logout successful', { exact: true }).waitFor()
    }
  })
})

describe('a member of a shared device who reads Spanish', () => {
  it('is told so in large letters on a small screen, in Spanish too', async () => {
    const member = await registerMember(server.url)
    const { page, close } = await openPage(browser, server.url, 'small', { locale: 'es-US' })
    await page.addInitScript(() => localStorage.setItem('comfort', '{"text":"largest"}'))
    await visit(page, '/login')
    const spanish = main(page).getByLabel('Otras personas también usan este dispositivo').first()
    await main(page).getByLabel('Correo').fill(member.email)
    await spanish.check()
    await main(page).getByRole('button', { name: 'Entrar', exact: true }).click()
    await main(page).getByLabel('Contraseña', { exact: true }).fill(member.password)
    await main(page).getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.getByText('Dispositivo compartido: presione Salir al terminar').waitFor()
    const { scroll, shown } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      shown: document.documentElement.clientWidth,
    }))
    expect(scroll).toBeLessThanOrEqual(shown)
    await close()
  })
})

function valuesOf(inputs: readonly Element[]): string[] {
  return inputs.map((input) => (input instanceof HTMLInputElement ? input.value : ''))
}

it('is the usual thing in a library whose operator has said so, and one press takes it back', async () => {
  const library = await startAppServer({ SHARED_DEVICES: 'on' })
  const { page, drainPageErrors, close } = await openPage(browser, library.url, 'desktop')
  await visit(page, '/login')
  await expect.poll(() => box(page).isChecked()).toBe(true)
  await main(page).getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/register')
  await expect.poll(() => box(page).isChecked()).toBe(true)
  const person = newPerson()
  await fillRegistration(page, person)
  await box(page).uncheck()
  await button(page, 'Register').click()
  await page.waitForURL('**/about')
  await button(page, 'Login').click()
  await page.getByText('Login successful', { exact: true }).waitFor()
  await untilTakenOver(page)
  expect(await page.context().cookies()).toHaveLength(1)
  expect(await note(page).count()).toBe(0)
  expect(drainPageErrors()).toEqual([])
  await close()
  await library.stop()
})
