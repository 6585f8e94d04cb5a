/** A whole visit in Spanish on the smallest screen with the largest letters: nothing is cut, hidden or left in English. */

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { itemsOf } from '#core/instrument.ts'
import { commonTexts } from '#web/locales/common.es.ts'
import { accountTexts } from '#web/locales/account.es.ts'
import { chatTexts } from '#web/locales/chat.es.ts'
import { questionnaireTexts } from '#web/locales/questionnaire.es.ts'
import { paths } from '#web/paths.ts'
import { brokenWords, sidewaysScrolling } from './access/page-checks.ts'
import { flowCases } from './flow-cases.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { sharedApp } from './support/shared-app.ts'
import { untilTakenOver } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

async function expectReadable(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang), where).toBe('es')
  expect(await sidewaysScrolling(page), where).toEqual([])
  expect(await brokenWords(page), where).toEqual([])
}

it('leads from the home page to a score, its advice and an answer of the coach', async () => {
  const { server, browser } = await sharedApp()
  const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small', {
    locale: 'es-MX',
  })
  await page.addInitScript(() => {
    localStorage.setItem('comfort', '{"text":"largest"}')
  })
  await page.goto('/')
  await untilTakenOver(page)
  await expectReadable(page, 'home')

  await page.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`**${paths.login}`)
  await expectReadable(page, 'entrance')
  await button(page, accountTexts.continueAsGuest).click()
  await page.waitForURL('**/evaluations')
  await expectReadable(page, 'evaluations')

  const flow = flowCases.find(({ instrument }) => instrument.id === 'stress')
  if (flow === undefined) throw new Error('stress is missing')
  await page.locator(`main a[href="${flow.intro}"]`).click()
  await page.locator(`main a[href="${flow.questions}"]`).click()
  const items = itemsOf(flow.instrument)
  for (const { linkId } of items) {
    await page.locator(`main input[name="q-${linkId}"][value="${flow.answers[linkId]}"]`).check()
    const isLast = linkId === items.at(-1)?.linkId
    if (isLast || linkId === items[0]?.linkId) await expectReadable(page, `question ${linkId}`)
    await button(page, isLast ? questionnaireTexts.reviewLink : commonTexts.next).click()
  }
  await main(page).getByRole('heading', { name: questionnaireTexts.reviewTitle }).waitFor()
  await expectReadable(page, 'review')
  await button(page, commonTexts.submit).click()
  await page.waitForURL(`**${flow.scorePage}`)
  await page.getByRole('meter').waitFor()
  await expectReadable(page, 'score')

  await page.locator(`main a[href="${paths.advice}"]`).first().click()
  await page.waitForURL(`**${paths.advice}`)
  // Not the first button: once the advice of a score is there, that one takes its step along.
  await main(page).locator('button[aria-pressed]').first().click()
  await main(page).getByRole('article').first().waitFor()
  await expectReadable(page, 'advice')

  // What is asked on about a subject comes in the language of the page, and in no other.
  const files: string[] = []
  page.on('request', (request) => {
    const file = /questions-(\w\w)/.exec(request.url())?.[1]
    if (file !== undefined) files.push(file)
  })
  await page.goto(paths.assistant)
  await untilTakenOver(page)
  await expect.poll(() => files).toEqual(['es'])
  await page.waitForLoadState('networkidle')
  expect(files).toEqual(['es'])
  await page.getByRole('textbox', { name: chatTexts.question }).fill('¿Cómo puedo dormir mejor?')
  await button(page, chatTexts.send).click()
  await page.getByRole('log').getByRole('button').first().waitFor()
  await expectReadable(page, 'answer')
  const question = 'Mi mamá tiene demencia, quiere irse a su casa y ya está ahí. ¿Qué le digo?'
  await page.getByRole('textbox', { name: chatTexts.question }).fill(question)
  await button(page, chatTexts.send).click()
  await page.getByRole('log').getByText('No discuta').waitFor()
  await expectNoViolations(page)
  expect(drainPageErrors()).toEqual([])
  await close()
})
