/** Tired eyes: letters, colors and a voice that a person sets once, by keyboard and on a small phone. */

import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { languageCookie } from '#contract/addresses.ts'
import { itemsOf } from '#core/instrument.ts'
import { stress } from '#core/instruments/stress/scoring.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { untilTakenOver, visit as open } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

/** The display settings are taken over a moment after the page itself. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path)
  // Those of the wide bar and those of the phone's panel.
  await expect.poll(() => page.locator('[data-taken-over]').count()).toBe(2)
}

/** Where something stands on the whole page, however far that is scrolled. */
const topOf = (place: Locator) =>
  place.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)

const letterHeight = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))

const wallColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** A voice that says nothing aloud and remembers everything; this browser has none of its own. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    let isCancelled = false
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [{ lang: 'en-US', localService: true }],
        speak(utterance: SpeechSynthesisUtterance) {
          isCancelled = false
          said.push(utterance.text)
          setTimeout(() => {
            if (!isCancelled) utterance.dispatchEvent(new Event('end'))
          }, 400)
        },
        cancel() {
          isCancelled = true
        },
      }),
    })
    Object.assign(window, {
      SpeechSynthesisUtterance: class extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
      said,
    })
  })
}

describe('the display settings', () => {
  it('doubles the letters and changes the colors, on other pages and after a reload too', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop', {
      colorScheme: 'light',
    })
    await visit(page, '/')
    const before = await letterHeight(page)
    const usual = await wallColor(page)
    await page.getByRole('button', { name: 'A++ largest text' }).click()
    await expect.poll(() => letterHeight(page)).toBe(2 * before)
    const colors = page.getByRole('combobox', { name: 'Colors' })
    for (const [name, wall] of [
      ['High contrast', 'rgb(255, 255, 255)'],
      ['Dark colors', 'rgb(22, 28, 27)'],
    ] as const) {
      await colors.selectOption({ label: name })
      await expect.poll(() => wallColor(page)).toBe(wall)
      await expectNoViolations(page)
    }
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    await expect.poll(() => letterHeight(page)).toBe(2 * before)
    await visit(page, '/contact')
    await expect.poll(() => letterHeight(page)).toBe(2 * before)
    await expect.poll(() => wallColor(page)).toBe('rgb(22, 28, 27)')
    const pressed = page.getByRole('button', { pressed: true })
    await pressed.filter({ hasText: 'A++' }).waitFor()

    // Dark colors are printed as ink.
    const ink = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('main p') ?? document.body).color)
    const bright = await ink()
    await page.emulateMedia({ media: 'print' })
    const printed = await ink()
    expect(printed).not.toBe(bright)
    await page.emulateMedia({ media: 'screen' })
    await colors.selectOption({ label: 'Usual colors' })
    await expect.poll(() => wallColor(page)).toBe(usual)
    expect(await ink()).toBe(printed)

    await page.getByRole('button', { name: 'Read this page aloud' }).click()
    await page.getByText('This browser has no voice. It cannot read to you.').waitFor()
    await expectNoViolations(page)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it.each(['en', 'es'])(
    'leaves a wide page its first screen in the largest letters, in %s',
    async (language) => {
      const { page, close } = await openPage(browser, server.url, 'desktop', {
        viewport: { width: 1280, height: 800 },
      })
      await page.context().addCookies([{ name: languageCookie, value: language, url: server.url }])
      for (const path of ['/', '/stress']) {
        await visit(page, path)
        await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'))
        const bar = await page.getByRole('banner').boundingBox()
        expect((bar?.y ?? 0) + (bar?.height ?? 0), path).toBeLessThanOrEqual(280)
        // The way in is its first link.
        const start = await page.getByRole('main').getByRole('link').first().boundingBox()
        expect((start?.y ?? 0) + (start?.height ?? 0), path).toBeLessThanOrEqual(800)
        if (path === '/') {
          await page.evaluate(() => localStorage.setItem('userID', 'guest-with-large-letters'))
        }
      }
      await close()
    },
  )

  it.each([390, 360])(
    'lets the words of the bar grow as far as it has room, %i px wide',
    async (width) => {
      const { page, close } = await openPage(browser, server.url, 'phone', {
        viewport: { width, height: 844 },
      })
      await page.addInitScript(() => localStorage.setItem('userID', 'guest-with-large-letters'))
      await visit(page, '/evaluations')
      await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'))
      const bar = page.getByRole('banner')
      for (const word of [bar.getByText('Menu'), bar.getByRole('button', { name: 'Logout' })]) {
        const size = await word.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
        expect(size).toBeGreaterThan(27)
      }
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(96)
      await close()
    },
  )

  it('has the chosen letters and colors before the script of the page arrives', async () => {
    const chosen = { name: 'comfort', value: '{"text":"larger","colors":"contrast"}' }
    const { page, close } = await openPage(browser, server.url, 'phone', {
      storageState: { cookies: [], origins: [{ origin: server.url, localStorage: [chosen] }] },
    })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/socialization', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => letterHeight(page)).toBe(1.5 * 19)
    await expect.poll(() => wallColor(page)).toBe('rgb(255, 255, 255)')
    await close()
  })

  it('opens by keyboard on the smallest phone and pushes nothing sideways', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small')
    await visit(page, '/')
    const panel = page.getByRole('banner').locator('summary', { hasText: 'Aa' })
    await panel.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: 'Text size' }).waitFor()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => letterHeight(page)).toBe(2 * 19)
    await expectNoViolations(page)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
    await page.keyboard.press('Escape')
    expect(await panel.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('reading aloud', () => {
  it('reads the page from its heading on, and stops when asked or when the person goes on', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    await giveVoice(page)
    await visit(page, '/socialization')
    await page.getByRole('button', { name: 'Read this page aloud' }).click()
    const stop = page.getByRole('button', { name: 'Stop reading' })
    await stop.waitFor()
    const said = () => page.evaluate((): unknown => Reflect.get(window, 'said'))
    await expect.poll(said).toContain('Socialization')
    await stop.click()
    await page.getByRole('button', { name: 'Read this page aloud' }).waitFor()
    await expectNoViolations(page)
    expect(await said()).toEqual(expect.arrayContaining(['Socialization']))
    expect(await page.locator('[data-being-read]').count()).toBe(0)

    // Falls silent when the person goes on to another page.
    await page.getByRole('button', { name: 'Read this page aloud' }).click()
    await stop.waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'Read this page aloud' }).waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('reads one question, its help where that is open, and its answers', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    await giveVoice(page)
    await signInFreshMember(page)
    await visit(page, '/stressscale')
    const [first, second] = itemsOf(stress)
    if (first?.kind !== 'choice' || second === undefined)
      throw new Error('Two questions are needed.')
    const question = page.locator(`[data-item="${first.linkId}"]`)
    const others = page.locator(`[data-item="${second.linkId}"]`)
    const read = { name: new RegExp(`^Read this question aloud.*${first.topic}$`) }
    const help = stress.helps[first.linkId] ?? ''
    const said = () => page.evaluate((): unknown => Reflect.get(window, 'said'))

    const before = await others.boundingBox()
    await question.getByRole('button', read).focus()
    await page.keyboard.press('Enter')
    const stop = question.getByRole('button', { name: 'Stop reading' })
    await stop.waitFor()
    expect(await others.boundingBox()).toEqual(before)
    await question.getByRole('button', read).waitFor()
    const answers = first.options.map(({ code, label }) => label ?? code)
    expect(await said()).toEqual([first.prompt, ...answers])

    await question.getByText('Help me with this').click()
    await expectNoViolations(page)
    await question.getByRole('button', read).click()
    await expect.poll(said).toContain(help.split(/(?<=\.) /)[0] ?? help)
    await others.getByRole('button', { name: /^Read this question aloud/ }).click()
    await others.getByRole('button', { name: 'Stop reading' }).waitFor()
    expect(await stop.count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('has the voice of a question in its place before its code comes, on the smallest phone', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small')
    await giveVoice(page)
    await signInFreshMember(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/question-reader-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/stressscale')
    const voice = page.getByRole('button', { name: /^Read aloud/ }).first()
    const rows = page.getByRole('radio').first()
    await voice.waitFor()
    const placed = await topOf(rows)
    await untilTakenOver(page)
    await rows.check()
    await page.getByRole('progressbar', { name: '1 of 9 questions answered' }).waitFor()
    await expect.poll(() => voice.isVisible()).toBe(true)
    // Pressed too early, it reads as soon as it can.
    await voice.click()
    held.resolve()
    const stop = page.getByRole('button', { name: 'Stop reading' })
    await stop.waitFor()
    expect(await topOf(rows)).toBe(placed)
    // What is being read is scrolled into view; the page must stand still to be checked.
    await stop.click()
    await voice.waitFor()
    await expectNoViolations(page)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
