/**
 * Three visits of one person with a phone, in either language: a first result and a step, the look back after a
 * week with the connection gone, and two months later the same questions again, taken along into an account.
 */

import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { changeWording as changeEn } from '#core/wording/change.ts'
import { changeWording as changeEs } from '#core/wording/change.es.ts'
import { coachTexts as coachEn } from '#web/locales/coach.ts'
import { coachTexts as coachEs } from '#web/locales/coach.es.ts'
import { commonTexts as commonEn } from '#web/locales/common.ts'
import { commonTexts as commonEs } from '#web/locales/common.es.ts'
import { myDataTexts as dataEn } from '#web/locales/my-data.ts'
import { myDataTexts as dataEs } from '#web/locales/my-data.es.ts'
import { myDayTexts as dayEn } from '#web/locales/my-day.ts'
import { myDayTexts as dayEs } from '#web/locales/my-day.es.ts'
import { planTexts as planEn } from '#web/locales/plan.ts'
import { planTexts as planEs } from '#web/locales/plan.es.ts'
import { itemsOf } from '#core/instrument.ts'
import { stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, screens } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { hastenQuiet, visit } from './support/visit.ts'

const languages = {
  en: {
    locale: 'en-US',
    change: changeEn,
    coach: coachEn,
    common: commonEn,
    data: dataEn,
    day: dayEn,
    plan: planEn,
  },
  es: {
    locale: 'es-MX',
    change: changeEs,
    coach: coachEs,
    common: commonEs,
    data: dataEs,
    day: dayEs,
    plan: planEs,
  },
}

/** What the way to a first result and to a first step may cost at most, in presses; and in swipes to the result. */
const most = { toResult: 24, toStep: 26, swipes: 3 }
const dayMs = 86_400_000

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const link = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first()

/** Runs in the page: what it takes for now is so many milliseconds ago, and its timers run as ever. */
function shiftDate(ago: number): void {
  const Real = Date
  const now = () => Real.now() - ago
  window.Date = new Proxy(Real, {
    construct: (target, given) =>
      given.length === 0 ? new target(now()) : Reflect.construct(target, given),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

/** Counts what a hand does: presses, and the swipes that bring what is pressed into view. */
function countHand(page: Page) {
  const done = { presses: 0, swipes: 0 }
  const press = async (control: Locator) => {
    await control.waitFor()
    for (;;) {
      const box = await control.boundingBox()
      if (box === null || box.y + box.height <= screens.phone.height) break
      done.swipes += 1
      await page.mouse.wheel(0, screens.phone.height * 0.8)
      await expect.poll(async () => (await control.boundingBox())?.y).not.toBe(box.y)
    }
    done.presses += 1
    await control.click()
  }
  return { done, press }
}

/** Answers all nine questions, and sends. @param level - how much stress they tell of, 0 to 4. */
async function answerStress(
  page: Page,
  level: number,
  texts: (typeof languages)['en' | 'es'],
  press: (control: Locator) => Promise<void>,
): Promise<void> {
  const items = itemsOf(stressCase.instrument)
  for (const item of items) {
    const { linkId } = item
    const isReversed = item.kind === 'choice' && item.reversed === true
    await press(page.locator(`main label[for="q-${linkId}-${isReversed ? 4 - level : level}"]`))
    const isLast = linkId === items.at(-1)?.linkId
    await press(button(page, isLast ? texts.common.submit : texts.common.next))
  }
  await page.getByRole('meter').waitFor()
}

it.each(['en', 'es'] as const)('goes with a person for two months, in %s', async (language) => {
  const texts = languages[language]
  const { page: first, close } = await openPage(browser, server.url, 'phone', {
    locale: texts.locale,
  })
  const context = first.context()
  await hastenQuiet(context)
  /** A tab of its own, as long ago as the visit was. */
  const comeOnDay = async (day: number) => {
    const tab = await context.newPage()
    await tab.addInitScript(shiftDate, (60 - day) * dayMs)
    return tab
  }

  // The first visit: from the front door to a result, and on to a step.
  let page = await comeOnDay(0)
  await visit(page, '/')
  const { done, press } = countHand(page)
  /** The page it leads to is shown: the one before it may have a link to where the next press goes as well. */
  const goTo = async (path: string) => {
    const before = await page.title()
    await press(link(page, path))
    await expect.poll(() => page.title()).not.toBe(before)
  }
  await goTo('/evaluations')
  await goTo(stressCase.intro)
  await goTo(stressCase.questions)
  await answerStress(page, 3, texts, press)
  expect(done.presses).toBeLessThanOrEqual(most.toResult)
  expect(done.swipes).toBeLessThanOrEqual(most.swipes)
  await goTo('/about4')
  await press(main(page).getByText(texts.coach.makeMyStep, { exact: true }).first())
  await press(page.getByLabel(texts.plan.whens[0] ?? ''))
  await press(button(page, texts.plan.save))
  expect(done.presses).toBeLessThanOrEqual(most.toStep)
  await button(page, texts.plan.done).click()
  await main(page).getByText(texts.plan.doneNow).waitFor()

  // A week later: home knows them, and all of it works with the connection gone.
  await page.close()
  page = await comeOnDay(8)
  await visit(page, '/')
  await page.waitForFunction(() => performance.getEntriesByName('guest-ready').length > 0)
  await main(page).getByText(texts.day.back, { exact: true }).waitFor()
  await expectNoViolations(page)
  await page.context().setOffline(true)
  await main(page).getByText(texts.plan.lookGo, { exact: true }).click()
  await page.getByLabel(texts.plan.outcomes.kept).check()
  await button(page, texts.plan.goOn).click()
  await button(page, texts.plan.take).click()
  await button(page, texts.plan.done).click()
  await main(page).getByText(texts.plan.doneNow).waitFor()
  await page.context().setOffline(false)

  // Two months later: whether to go on, the same questions, and what has changed.
  await page.close()
  page = await comeOnDay(60)
  await visit(page, '/')
  await main(page).getByText(texts.day.goOnAsked).waitFor()
  await button(page, texts.day.goOn).click()
  await visit(page, stressCase.questions)
  await answerStress(page, 1, texts, (control) => control.click())
  await main(page).getByText(texts.change.better).first().waitFor()
  await link(page, '/progress/stress').click()
  await page.waitForURL('**/progress/stress')
  await main(page).getByText(texts.change.better).first().waitFor()

  // All of it goes along into an account, and onto the report for a doctor.
  await signInFreshMember(page)
  await visit(page, '/account')
  await button(page, texts.data.bring).click()
  await page.getByText(texts.data.brought(2)).waitFor()
  await page.goto('/plan')
  await button(page, texts.plan.undo).or(button(page, texts.plan.done)).waitFor()
  await page.goto('/report')
  await main(page).getByText(texts.change.brief.better).first().waitFor()
  await close()
})
