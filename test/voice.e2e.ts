/** Stiff fingers: an answer that is said is marked as if it was pressed, and only where a person agreed to it. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { voiceTexts } from '#web/locales/voice.ts'
import { listenToPage } from './support/announcements.ts'
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

/** Ears that hear what the test says; they understand on the device. */
async function giveEars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Ears extends EventTarget {
      static readonly available = () => Promise.resolve('available')
      lang = ''
      processLocally = false
      start() {
        Object.assign(window, { ears: this })
        this.dispatchEvent(new Event('start'))
      }
      abort() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { SpeechRecognition: Ears })
  })
}

/** Lets the ears tell the page something. */
async function tell(page: Page, type: string, detail: object = {}): Promise<void> {
  await page.evaluate(
    ([kind, more]) => {
      const ears: unknown = Reflect.get(window, 'ears')
      if (!(ears instanceof EventTarget)) throw new Error('Nobody listens.')
      ears.dispatchEvent(Object.assign(new Event(kind), more))
    },
    [type, detail] as const,
  )
}

/** Even without motion a new color takes a frame, in which axe may look. */
async function expectNoViolationsAtRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expectNoViolations(page)
}

const hear = (page: Page, transcript: string) =>
  tell(page, 'result', { results: [[{ transcript }]] })

describe('answering by voice', () => {
  it('asks first, marks what was said and nothing else, and can be turned off', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small')
    await giveEars(page)
    await signInFreshMember(page)
    await visit(page, '/stressscale')
    const panel = page.getByRole('banner').locator('summary', { hasText: 'Aa' })
    const toggle = page.getByRole('button', { name: voiceTexts.switch })
    const question = page.locator('[data-item]').first()
    const say = question.getByRole('button', { name: new RegExp(`^${voiceTexts.say}`) })
    const stop = question.getByRole('button', { name: new RegExp(`^${voiceTexts.stop}`) })
    const answer = (name: string) => question.getByRole('radio', { name, exact: true })

    expect(await say.count()).toBe(0)
    await panel.click()
    await toggle.click()
    const dialog = page.getByRole('dialog', { name: voiceTexts.question })
    await dialog.waitFor()
    await expectNoViolationsAtRest(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await say.count()).toBe(0)
    // The panel is still open, and the focus is back.
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: voiceTexts.agree }).click()
    await page.getByText(voiceTexts.isOn).waitFor()
    expect(await toggle.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')

    const said = await listenToPage(page)
    await say.click()
    await question.getByText(voiceTexts.listening).waitFor()
    expect(await page.evaluate((): unknown => Reflect.get(window, 'ears'))).toMatchObject({
      lang: 'en-US',
      processLocally: true,
    })
    const listeningAt = await answer('Never').boundingBox()
    await hear(page, 'um fairly often')
    await say.waitFor()
    expect(await answer('Never').boundingBox()).toEqual(listeningAt)
    await expect.poll(() => answer('Fairly often').isChecked()).toBe(true)
    await page.getByRole('progressbar', { name: '1 of 9 questions answered' }).waitFor()
    await expectNoViolationsAtRest(page)
    expect(await said()).toEqual([
      voiceTexts.listening,
      `${voiceTexts.heard('um fairly often')} ${voiceTexts.chosen('Fairly often')}`,
    ])

    await say.click()
    await stop.waitFor()
    await question.getByText(voiceTexts.listening).waitFor()
    await hear(page, 'not very often')
    await question.getByText(voiceTexts.none).waitFor()
    await say.click()
    await question.getByText(voiceTexts.listening).waitFor()
    await tell(page, 'error', { error: 'not-allowed' })
    await question.getByText(voiceTexts.troubles.refused).waitFor()
    await say.click()
    await question.getByText(voiceTexts.listening).waitFor()
    await page.keyboard.press('Escape')
    await question.getByText(voiceTexts.stopped).waitFor()
    await say.click()
    await question.getByText(voiceTexts.listening).waitFor()
    await tell(page, 'end')
    await question.getByText(voiceTexts.troubles.silence).waitFor()

    // What was marked is kept like any answer, and so is the agreement.
    await page.reload()
    await say.waitFor()
    await expect.poll(() => answer('Fairly often').isChecked()).toBe(true)
    await panel.click()
    await toggle.click()
    expect(await say.count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('is nowhere where the browser cannot listen', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'SpeechRecognition')
      Reflect.deleteProperty(window, 'webkitSpeechRecognition')
    })
    await signInFreshMember(page)
    await page.evaluate(() => {
      localStorage.setItem('comfort', '{"voice":"on"}')
    })
    await visit(page, '/stressscale')
    await page.getByRole('button', { name: 'Read this page aloud' }).waitFor()
    for (const name of [voiceTexts.switch, voiceTexts.say]) {
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    }
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
