/** Registering, signing in and out: the ways that work, in a real browser with the real server. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { currentConsentVersion } from '#contract/consent.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { fillRegistration } from './support/fill-registration.ts'
import { type Person, newPerson, openMemberPage, registerMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const main = (page: Page) => page.getByRole('main')
const password = (page: Page) => main(page).getByLabel('Password', { exact: true })
const loginButton = (page: Page) => main(page).getByRole('button', { name: 'Login', exact: true })

async function register(page: Page, person: Person): Promise<void> {
  await fillRegistration(page, person)
  await main(page).getByRole('button', { name: 'Register' }).click()
}

function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)))
}

describe('an account on a phone screen', () => {
  it('leads from registration to the evaluations', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone')
    const person = newPerson()
    await visit(page, '/login')
    await main(page).getByRole('link', { name: 'Create an account' }).click()
    await main(page).getByLabel('Year of birth').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await register(page, person)
    expect((await sent).postDataJSON()).toEqual({
      ...person,
      age: new Date().getFullYear() - person.yearOfBirth,
      consentVersion: currentConsentVersion,
    })

    await page.getByText('Registration successful. Please login.', { exact: true }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/about')
    await expect.poll(() => main(page).getByLabel('Email').inputValue()).toBe(person.email)
    await expectNoViolations(page)
    await loginButton(page).click()

    await page.getByText('Login successful', { exact: true }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/evaluations')
    const { token, userID } = await stored(page)
    expect([token, userID]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
    expect(JSON.stringify(await stored(page))).not.toContain(person.email)
    await page.reload()
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

/** Logs out and goes to the form again, by what is on the screen. */
async function logOutAndBack(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByText('Logout successful', { exact: true }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await main(page).getByLabel('Email').waitFor()
}

describe('signing in', () => {
  it('needs the email alone in a browser that is remembered, also once the email is mended', async () => {
    const {
      page,
      drainPageErrors,
      close,
      member: { email },
    } = await openMemberPage(browser, server.url, 'phone')
    await visit(page, '/login')
    await page.getByText('You are logged in on this device.').waitFor()
    await main(page).getByRole('link', { name: 'Go to my evaluations' }).click()
    await page.waitForURL('**/evaluations')

    await logOutAndBack(page)
    await main(page).getByLabel('Email').fill(`  ${email.toUpperCase()}`)
    await main(page).getByLabel('Email').press('Enter')
    await page.getByText('Login successful', { exact: true }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/evaluations')
    expect(drainPageErrors()).toEqual([])

    await logOutAndBack(page)
    await main(page).getByLabel('Email').fill(`x${email}`)
    await loginButton(page).click()
    await password(page).waitFor()
    await main(page).getByLabel('Email').fill(email)
    await loginButton(page).click()
    await page.getByText('Login successful', { exact: true }).waitFor()
    await page.waitForURL('**/evaluations')
    await close()
  })

  it('leads back to the page that was wanted, and never to another site', async () => {
    const {
      page,
      close,
      member: { email },
    } = await openMemberPage(browser, server.url, 'phone')
    await page.evaluate(() => {
      localStorage.clear()
    })
    await visit(page, '/about4')
    await page.waitForURL('**/login?next=%2Fabout4')
    await main(page).getByLabel('Email').fill(email)
    await loginButton(page).click()
    await page.getByRole('heading', { name: 'Your Personalized Wellbeing Advice' }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/about4')

    await page.evaluate(() => {
      localStorage.clear()
    })
    await visit(page, '/login?next=%2F%2Fexample.com%2F')
    await main(page).getByLabel('Email').fill(email)
    await loginButton(page).click()
    await page.getByText('Login successful', { exact: true }).waitFor()
    expect(new URL(page.url()).origin).toBe(server.url)
    await close()
  })

  it('asks for the password in any other browser, with the email kept, and a stranger no less', async () => {
    const member = await registerMember(server.url)
    const { page, close } = await openPage(browser, server.url, 'phone')
    await visit(page, '/login')
    const alert = page.getByRole('alert').filter({ hasText: 'Invalid email' })
    const refused = async (email: string) => {
      await main(page).getByLabel('Email').fill(email)
      const answer = page.waitForResponse('**/login')
      await loginButton(page).click()
      expect((await answer).status()).toBe(401)
      await alert.getByText('Invalid email', { exact: true }).waitFor()
      await password(page).waitFor()
      return alert.innerText()
    }
    const said = await refused(member.email)
    expect(said).toContain('Type your password below')
    await expectNoViolations(page)
    await expect.poll(() => main(page).getByLabel('Email').inputValue()).toBe(member.email)
    expect(await password(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await refused(newPerson().email)).toBe(said)

    await main(page).getByLabel('Email').fill(member.email)
    await password(page).fill('not the password')
    await loginButton(page).click()
    await alert.getByText('Check both').waitFor()
    await main(page).getByRole('button', { name: 'Show password' }).click()
    expect(await password(page).getAttribute('type')).toBe('text')
    await expect.poll(() => password(page).inputValue()).toBe('not the password')

    await password(page).fill(member.password)
    await loginButton(page).click()
    await page.getByText('Login successful', { exact: true }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/evaluations')
    await close()
  })
})

describe('without an account', () => {
  it("goes on by 'Explore healthy living tips', or as a guest who is known on this device alone", async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url())
    })
    await visit(page, '/login')
    await main(page).getByRole('link', { name: 'Explore healthy living tips' }).click()
    await page.getByRole('heading', { name: 'Healthy Life Assistant' }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/assistant')
    await page.goBack()
    await main(page).getByRole('button', { name: 'Continue as guest' }).click()
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    await page.waitForURL('**/evaluations')
    const first = await stored(page)
    // Besides: that there was a guest, and, as soon as it is fetched, whose emergency numbers are shown.
    const kept = Object.keys(first).filter((key) => key !== 'guests' && key !== 'region')
    expect(kept).toEqual(['userID'])
    expect(first.userID).toMatch(/^[0-9a-f-]{36}$/)

    await visit(page, '/login')
    await main(page).getByRole('button', { name: 'Continue as guest' }).click()
    await page.waitForURL('**/evaluations')
    expect((await stored(page)).userID).toBe(first.userID)
    expect(posts).toEqual([])
    await close()
  })
})

describe('signing out', () => {
  it('keeps only when a test was done', async () => {
    const {
      page,
      drainPageErrors,
      close,
      member: { userID, token },
    } = await openMemberPage(browser, server.url, 'phone')
    await page.evaluate(
      ([id]) => {
        localStorage.setItem('authToken', 'old')
        localStorage.setItem('userSession', 'old')
        sessionStorage.setItem('chat:advice:x', '[]')
        const mine = {
          Sleep: { completedAt: '11/20/2026', status: 'Checkmate' },
          Diet: { completedAt: '10/02/2026' },
        }
        const other = { Stress: { completedAt: '09/01/2026', status: 'Checkmate' } }
        localStorage.setItem('completedTests', JSON.stringify({ [id ?? '']: mine, other }))
      },
      [userID],
    )
    await visit(page, '/evaluations')
    drainPageErrors()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logout successful', { exact: true }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
    const kept = await stored(page)
    expect(Object.keys(kept)).toEqual(['completedTests'])
    expect(JSON.parse(kept.completedTests ?? '')).toEqual({
      [userID]: { Sleep: { completedAt: '11/20/2026' }, Diet: { completedAt: '10/02/2026' } },
      other: { Stress: { completedAt: '09/01/2026', status: 'Checkmate' } },
    })
    // The bare id lets the tab offer to forget the person, also after a reload.
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([['left', userID]])
    const after = await page.request.get('/api/me', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(after.status()).toBe(401)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
