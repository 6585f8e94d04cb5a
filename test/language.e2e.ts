/** A person reads every page in their own language, changes it half-way, and loses nothing by it. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { stressItemWords } from '#core/instruments/stress/question-words.es.ts'
import { displayTexts } from '#web/locales/display-settings.ts'
import { commonTexts } from '#web/locales/common.es.ts'
import { homeTexts } from '#web/locales/home.es.ts'
import { questionnaireTexts } from '#web/locales/questionnaire.es.ts'
import { stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { type Member, openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { untilTakenOver, visit } from './support/visit.ts'
import { answer, itemOf } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const switchTo = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses the button with the other language's name and waits for the page in it. */
async function change(page: Page, name: string, code: string): Promise<void> {
  await switchTo(page, name).click()
  await page.locator(`html[lang="${code}"]`).waitFor()
  await untilTakenOver(page)
  await page.waitForFunction(() => document.activeElement?.matches('[data-language], summary'))
}

async function stressScore(page: Page, { userID, token }: Member): Promise<unknown> {
  const path = addresses.stressScore.path.replace(':userId', userID)
  const headers = { authorization: `Bearer ${token}` }
  return (await (await page.request.get(path, { headers })).json()).score
}

/** The stress questions of a page in Spanish. */
function spanishStress(page: Page) {
  const { often } = stressItemWords
  const options = (prompt: string) => page.getByRole('group', { name: prompt, exact: true })
  return Object.values(stressItemWords.items).map(({ prompt }) =>
    options(prompt).getByRole('radio', { name: often.Sometimes, exact: true }),
  )
}

describe('Spanish', () => {
  it('goes on with a questionnaire that was begun in English, and scores the same', async () => {
    const { page, drainPageErrors, close, member } = await openMemberPage(
      browser,
      server.url,
      'desktop',
    )
    await visit(page, stressCase.questions)
    for (const linkId of ['1-0', '1-1', '1-2']) {
      await answer(page, itemOf(stressCase.instrument, linkId), 'Sometimes')
    }
    await change(page, 'Español', 'es')
    expect(new URL(page.url()).searchParams.get('page')).toBe('1')
    const questions = spanishStress(page)
    for (const question of questions.slice(0, 3)) expect(await question.isChecked()).toBe(true)
    await expectNoViolations(page)
    for (const question of questions.slice(3, 5)) await question.check()
    await page.getByRole('button', { name: commonTexts.next, exact: true }).click()
    for (const question of questions.slice(5)) await question.check()
    await page.getByRole('button', { name: commonTexts.submit, exact: true }).click()
    await page.waitForURL(`**${stressCase.scorePage}`)
    await page.getByText(questionnaireTexts.sentences.responses.sent, { exact: true }).waitFor()
    await page.getByRole('meter').waitFor()
    // The same answers in English, as the program itself scores them.
    expect(stressCase.instrument.score(stressCase.answers, {})).toMatchObject({
      score: await stressScore(page, member),
    })
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('takes over a half-typed registration, but no password, and stays where the connection is away', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small')
    await visit(page, '/register?next=%2Fbmi')
    await page.getByLabel('Email', { exact: true }).fill('maria@exa')
    await page.locator('#password').fill('seven quiet herons')
    await page.locator('#gender').selectOption('Female')
    await page.locator('summary', { hasText: 'Aa' }).click()
    await page.context().setOffline(true)
    await switchTo(page, 'Español').click()
    await page.getByRole('alert').getByText(displayTexts.languageAway).waitFor()
    await expect.poll(() => page.locator('#email').inputValue()).toBe('maria@exa')
    await page.context().setOffline(false)
    drainPageErrors()
    await change(page, 'Español', 'es')
    expect(new URL(page.url()).search).toBe('?next=%2Fbmi')
    await expect.poll(() => page.locator('#email').inputValue()).toBe('maria@exa')
    await expect.poll(() => page.locator('#gender').inputValue()).toBe('Female')
    await expect.poll(() => page.locator('#password').inputValue()).toBe('')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('comes by itself where the browser asks for it, until a person chooses otherwise', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop', {
      locale: 'es-MX',
    })
    await visit(page, '/')
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    await page.getByRole('heading', { level: 1, name: homeTexts.welcome }).waitFor()
    await change(page, 'English', 'en')
    await visit(page, '/contact')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const missed = await page.goto('/no/such/page')
    expect(missed?.headers()['content-language']).toBe('en')
    drainPageErrors()
    await close()
  })
})
