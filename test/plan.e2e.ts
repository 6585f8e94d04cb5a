/** My plan in three visits of one guest: a step from the advice, a tick, and a look back after seven days. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { submitAll } from './result-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const guestId = '0193a5c0-0000-7000-8000-000000000013'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

const openDoors = (page: Page) =>
  main(page).getByRole('img', { name: /^A hill with six doors\. 6 are open: / })

/** How long whatever fades in the picture takes. */
const fades = (page: Page) =>
  openDoors(page)
    .locator('g')
    .evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationDuration }) => animationDuration),
    )

function openAsGuest() {
  return openPage(browser, server.url, 'small', {
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: 'userID', value: guestId }] }],
    },
  })
}

/** Says when and on which days; the words are there already. */
async function saveStep(page: Page): Promise<void> {
  await page.getByLabel('After breakfast').check()
  await page.getByLabel('Where?').fill('in the hall')
  await page.getByLabel('Monday, Wednesday, Friday').check()
  await button(page, 'Save my step').click()
}

const focusedHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    return heading === document.activeElement ? heading.textContent : ''
  })

describe('my plan', () => {
  it('goes with a guest through three visits: a step, a tick, and a look back', async () => {
    const { page, drainPageErrors, close } = await openAsGuest()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await page.clock.setFixedTime('2026-11-23T10:00:00')

    // Monday, the first visit.
    await visit(page, '/plan')
    await main(page).getByText('No step yet. One small step is enough.').waitFor()
    await button(page, 'Write my own step').click()
    expect(await focusedHeading(page)).toBe('My step for this week')
    await button(page, 'Save my step').click()
    await main(page).getByRole('link', { name: 'Choose a time' }).waitFor()
    expect(await page.title()).toMatch(/^Error: My step for this week/)
    await page.getByLabel('I choose').check()
    await button(page, 'Save my step').click()
    // It is wrong with the days, not with Monday alone.
    const days = main(page).getByRole('group', { name: 'Which days?' }).last()
    await days.getByText('Choose at least one day').waitFor()
    expect(await days.getAttribute('aria-describedby')).toBe('days-error')
    await expectNoViolations(page)
    await page.getByLabel('What will you do?').fill('Breathe slowly for two minutes')
    await saveStep(page)
    await page.getByText('Your step is saved. Your first day is today.').waitFor()
    expect(await focusedHeading(page)).toBe('My plan')
    await button(page, 'Done').waitFor()
    // It was said here, and is no news on the next page.
    await page.getByRole('banner').getByRole('link', { name: 'Healthy Lifestyle Choices' }).click()
    await main(page).getByRole('heading', { name: 'Today', exact: true }).waitFor()
    expect(await page.getByText('Your step is saved.').count()).toBe(0)
    await visit(page, '/plan')

    const download = page.waitForEvent('download')
    await button(page, 'Put it in my calendar').click()
    expect((await download).suggestedFilename()).toBe('my-step.ics')
    const told = page.getByText('Open the file my-step.ics')
    await told.waitFor()
    // The sheet for the fridge has the step, and nothing that was said on the screen.
    await page.emulateMedia({ media: 'print' })
    await page.getByText('A missed day is fine.').last().waitFor()
    expect(await told.isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    // What was said is over with the next thing that is done.
    await button(page, 'Done').click()
    await expect.poll(() => told.count()).toBe(0)
    await button(page, 'Undo').click()
    await button(page, 'Done').waitFor()
    await main(page).getByText('Reminders need an account.').waitFor()

    // Wednesday, two days later: Monday was not marked, and nothing is said of it.
    await page.clock.setFixedTime('2026-11-25T10:00:00')
    await visit(page, '/evaluations')
    await main(page)
      .getByRole('link', { name: 'Today: “Breathe slowly for two minutes”', exact: true })
      .waitFor()
    await expectNoViolations(page)
    await visit(page, '/')
    await main(page).getByText('Welcome back', { exact: true }).waitFor()
    await button(page, 'Done').click()
    await main(page).getByText('Done for today. 1 of 3 days this week. Next: Friday.').waitFor()
    expect(await button(page, 'Undo').evaluate((one) => one === document.activeElement)).toBe(true)
    await visit(page, '/plan')
    await main(page).getByText('1 of 3 days so far.').waitFor()
    await button(page, 'Undo').waitFor()

    // Tuesday of the next week: one question, and the week becomes smaller.
    await page.clock.setFixedTime('2026-12-01T10:00:00')
    await visit(page, '/')
    await main(page).getByRole('link', { name: 'Look back (1 minute)' }).click()
    await expect.poll(() => focusedHeading(page)).toBe('Your week')
    await main(page).getByText('You marked 1 of 3 days.').waitFor()
    await page.getByLabel('It was too hard').check()
    await button(page, 'Go on').click()
    expect(await focusedHeading(page)).toBe('That is good to know. Let us make it smaller.')
    await main(page).getByText('Next week: Monday and Wednesday.').waitFor()
    await expectNoViolations(page)
    await button(page, 'Yes, take this').click()
    await page.getByText('Your next week is saved.').waitFor()
    expect(await button(page, 'Look back (1 minute)').count()).toBe(0)
    await main(page).getByText('0 of 2 days so far.').waitFor()

    // Weeks later, with no mark since: one question at home, which is no reproach.
    await page.clock.setFixedTime('2026-12-22T10:00:00')
    await visit(page, '/')
    await main(page).getByText('Shall we go on?').waitFor()
    await expectNoViolations(page)
    await button(page, 'Make it smaller').click()
    await page.getByText('Your next week is saved.').waitFor()
    expect(await focusedHeading(page)).toBe('Welcome to S.L.E.D.S.S')
    expect(await main(page).getByText('Shall we go on?').count()).toBe(0)
    await visit(page, '/plan')

    await button(page, 'Stop this step').click()
    await page.getByText('Stopped. You can start it again any time.', { exact: false }).waitFor()
    await main(page).getByText('Earlier steps').click()
    await button(page, 'Delete: Breathe slowly for two minutes').click()
    await page.getByText('It is deleted, with all its marks.').waitFor()
    expect(sent.filter((line) => !line.startsWith('GET'))).toEqual([])
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('begins with a step of the advice, is said at home with the newest result, and takes a tick without a connection', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone', {
      reducedMotion: 'no-preference',
    })
    await submitAll(server.url, await signInFreshMember(page))
    await visit(page, '/')
    await openDoors(page).waitFor()
    expect(await fades(page)).toEqual(['0.4s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await fades(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await main(page).getByRole('link', { name: 'See what I can do' }).click()
    await main(page).getByRole('button', { name: 'General Wellness' }).click()
    await main(page).getByText('Make this my step').first().click()
    const text = await page.getByLabel('What will you do?').inputValue()
    expect(text.length).toBeGreaterThan(5)
    expect(await main(page).getByRole('radio', { checked: true }).count()).toBe(1)
    await page.getByLabel('Before bed').check()
    await button(page, 'Save my step').click()
    await page.getByText('Your step is saved.').waitFor()
    expect(drainPageErrors()).toEqual([])
    await page.context().setOffline(true)
    await button(page, 'Done').click()
    await main(page).getByText('Your step is kept on this device.').waitFor()
    await page.context().setOffline(false)

    // It is sent when they come again.
    drainPageErrors()
    await visit(page, '/')
    await button(page, 'Undo').waitFor()
    await main(page).getByText(`“${text}”`).waitFor()
    await main(page).getByRole('heading', { name: 'Your six parts: 6 of 6 done' }).waitFor()
    await openDoors(page).waitFor()
    expect(await fades(page)).toEqual([])
    await main(page).getByRole('link', { name: 'See my result' }).waitFor()
    await visit(page, '/plan')
    await button(page, 'Undo').waitFor()
    expect(await main(page).getByText('Your step is kept on this device.').count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('takes a goal of the chat along, with when the person said', async () => {
    const { page, drainPageErrors, close } = await openAsGuest()
    await visit(page, '/assistant')
    const ask = async (words: string) => {
      await main(page).getByRole('textbox').fill(words)
      await button(page, 'Send').click()
    }
    await ask('How much protein do I need?')
    await button(page, 'Make it my goal').click()
    await main(page).getByText('After what would it fit').waitFor()
    await ask('After lunch, at the kitchen table')
    await main(page).getByText('that is your goal now').waitFor()
    await button(page, 'Put it in my plan').click()
    const when = page.getByLabel('When will you do it?')
    await expect.poll(() => when.inputValue()).toBe('After lunch, at the kitchen table')
    await button(page, 'Save my step').click()
    await page.getByText('Your step is saved.').waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
