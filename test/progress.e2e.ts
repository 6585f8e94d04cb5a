/** Results over time: one, two, three and forty of them, as a person sees, hears and prints them. */

import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { itemsOf } from '#core/instrument.ts'
import { stressQuestionnaire } from '#core/instruments/stress/questionnaire.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, screens, type WatchedPage } from './support/browser.ts'
import { type Member, signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const main = (page: Page) => page.getByRole('main')
const drawing = (page: Page) => main(page).getByRole('img')
const dayMs = 86_400_000
/** How much stress the sittings tell of, in turn: places in the list of answers. */
const levels = [4, 2, 3, 2, 1]

/** Answers that all tell of so much stress. */
function answersOf(level: number): Record<string, string> {
  return Object.fromEntries(
    itemsOf(stressQuestionnaire).flatMap((item) => {
      if (item.kind !== 'choice') return []
      const code = item.options.at(item.reversed ? -1 - level : level)?.code
      return code === undefined ? [] : [[item.linkId, code]]
    }),
  )
}

/** Sends sittings of the stress test, 30 days apart, the newest today. */
async function sendSittings(page: Page, { userID, token }: Member, count: number): Promise<void> {
  const assessments = Array.from({ length: count }, (_, place) => ({
    id: randomUUID(),
    instrument: 'stress',
    answers: answersOf(levels[place % levels.length] ?? 0),
    finishedAt: new Date(Date.now() - (count - 1 - place) * 30 * dayMs).toISOString(),
  }))
  const answer = await page.request.post(addresses.importResults.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { userId: userID, assessments, bmiRecords: [], enteredScores: [] },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Words that lie over each other or are cut off at the side. */
function wordsInTheWay(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figure = document.querySelector('figure')
    if (figure === null) return ['no drawing']
    const words = [...figure.querySelectorAll('span')].filter(
      (one) => one.getClientRects().length > 0 && (one.textContent ?? '') !== '',
    )
    const boxes = words.map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
    const faults = boxes
      .filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
      .map(({ text }) => `cut: ${text}`)
    for (const [place, one] of boxes.entries()) {
      for (const other of boxes.slice(place + 1)) {
        const isOver =
          one.box.left < other.box.right - 1 &&
          other.box.left < one.box.right - 1 &&
          one.box.top < other.box.bottom - 1 &&
          other.box.top < one.box.bottom - 1
        if (isOver) faults.push(`${one.text} over ${other.text}`)
      }
    }
    const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth
    return isWide ? [...faults, 'sideways scrolling'] : faults
  })
}

async function expectReadable(page: Page): Promise<void> {
  for (const screen of [screens.small, screens.desktop]) {
    await page.setViewportSize(screen)
    for (const text of ['usual', 'largest']) {
      await page.evaluate((size) => (document.documentElement.dataset['text'] = size), text)
      expect(await wordsInTheWay(page), `${screen.width} px, ${text} letters`).toEqual([])
    }
  }
  await page.evaluate(() => (document.documentElement.dataset['text'] = 'usual'))
}

describe('results over time', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openPage(browser, server.url, 'small')
  })

  afterAll(async () => {
    await watched?.close()
  })

  it.each([
    [1, 'First result. Take it again in about a month', 0],
    [3, 'Since your first result on', 3],
    [40, 'Better than last time.', 10],
  ])('reads well with %i of them', async (count, sentence, rows) => {
    const { page, drainPageErrors } = watched
    await sendSittings(page, await signInFreshMember(page), count)
    await visit(page, '/progress/stress')
    await main(page).getByText(sentence).first().waitFor()
    await expect.poll(() => drawing(page).getAttribute('aria-label')).toContain('out of 40')
    await expectReadable(page)
    await page.setViewportSize(screens.phone)
    // Too narrow for names: numbers that the list below has too, and what the newest result is.
    const words = await page.locator('figure').innerText()
    for (const number of ['1', '2', '3']) expect(words.split(/\s+/)).toContain(number)
    await main(page).getByText(/^1\. /).waitFor()
    await main(page).getByText('Table of all results').click()
    expect(await main(page).getByRole('row').count()).toBe((rows || 1) + 1)
    expect(await wordsInTheWay(page)).toEqual([])
    if (count === 40) await expectNoViolations(page)
    expect(drainPageErrors()).toEqual([])
  })

  it('shows all six, leads to one with two of them, and prints its table with it', async () => {
    const { page, drainPageErrors } = watched
    const member = await signInFreshMember(page)
    await sendSittings(page, member, 2)
    await visit(page, '/about5')
    await main(page).getByRole('link', { name: 'See this as a line' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your progress' }).waitFor()
    await main(page).getByText('Not done yet').first().waitFor()
    const parts = await main(page).getByRole('listitem').allInnerTexts()
    expect(parts).toHaveLength(6)
    // Whoever looks for their line finds it first.
    expect(parts[0]).toContain('Stress')
    await main(page).getByRole('link', { name: 'Stress' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your stress over time' }).waitFor()
    await drawing(page).waitFor()
    await main(page).getByText('Better than last time.').first().waitFor()
    await expectReadable(page)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await main(page).getByRole('table').waitFor()
    expect(await main(page).getByRole('row').count()).toBe(3)
    expect(drainPageErrors()).toEqual([])

    // Without a connection it is what was seen last, and says so; a logout takes it away.
    await page.emulateMedia({ media: 'screen' })
    await page.context().setOffline(true)
    await page.goBack()
    await main(page).getByText('when you last saw it here').waitFor()
    await main(page).getByRole('link', { name: 'Stress' }).click()
    await main(page).getByText('when you last saw it here').waitFor()
    await drawing(page).waitFor()
    await page.context().setOffline(false)
    const kept = () => page.evaluate(() => Object.keys(localStorage).join(' '))
    expect(await kept()).toContain(`results:${member.userID}`)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logout successful').waitFor()
    await expect.poll(kept).not.toContain(`results:${member.userID}`)
    drainPageErrors()
  })
})
