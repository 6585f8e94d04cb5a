/** What a person sees of a result before they move a finger: verdict, its sentence and the way to advice. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { type Instrument, itemsOf } from '#core/instrument.ts'
import { type InstrumentId, instrumentIds, instrumentTable } from '#core/instrument-table.ts'
import { countedPoints } from '#core/rules/answer-sheet.ts'
import { toWireAnswers } from '#core/responses.ts'
import { isFault } from '#core/scoring.ts'
import { pickedResponses } from '#core/vectors/picked-answers.ts'
import { addresses } from '#contract/addresses.ts'
import { submitFields, submitName } from '#contract/instrument-calls.ts'
import { resultTexts } from '#web/locales/result.es.ts'
import { paths } from '#web/paths.ts'
import type { AppServer } from './support/app-server.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { type Member, registerMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'

let server: AppServer
let browser: Browser
let member: Member

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
  member = await registerMember(server.url)
  await send('saveBmi', { bmi: '28.8', category: 'Overweight' })
})

async function send(name: keyof typeof addresses, body: object): Promise<void> {
  const { path, method } = addresses[name]
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
    body: JSON.stringify({ userID: member.userID, ...body }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
}

/** Places of the options that give the fewest points. */
const fewestPoints = (instrument: Instrument) =>
  itemsOf(instrument).map((item) => {
    const points =
      item.kind === 'choice' ? item.options.map((option) => countedPoints(item, option)) : [0]
    return points.indexOf(Math.min(...points))
  })

/** Answers for each band of an instrument: as chance gives them, with fewest points here and there. */
function answersByBand(
  instrument: Instrument,
): ReadonlyMap<string, ReturnType<typeof toWireAnswers>> {
  const found = new Map<string, ReturnType<typeof toWireAnswers>>()
  const fewest = fewestPoints(instrument)
  let seed = 7
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  for (let turn = 0; turn < 5000 && found.size < instrument.bands.length; turn++) {
    const picks = fewest.map((pick) => (next() % 10 < turn % 11 ? pick : next()))
    const answers = toWireAnswers(instrument, pickedResponses(instrument, picks))
    const scored = instrument.score(answers, { bmi: '28.8' })
    if (!isFault(scored) && !found.has(scored.band)) found.set(scored.band, answers)
  }
  return found
}

/** Where the verdict begins, where the filled button ends, and how many scales are not folded away. */
async function measuresOf(page: Page) {
  const meter = page.getByRole('meter')
  await meter.waitFor()
  const reading = (await meter.getAttribute('aria-valuetext')) ?? ''
  const verdict = page.locator('main p').first()
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  const [top, filled] = await Promise.all([
    verdict.boundingBox(),
    page.getByRole('link', { name: resultTexts.seeAdvice }).boundingBox(),
  ])
  const said = await verdict.innerText()
  expect(reading.toLowerCase()).toContain(said.toLowerCase())
  return {
    said,
    verdictTop: Math.ceil(top?.y ?? Number.POSITIVE_INFINITY),
    buttonBottom: Math.ceil((filled?.y ?? 0) + (filled?.height ?? Number.POSITIVE_INFINITY)),
    scales: await page
      .locator('main [role=meter], main table, main ul:has(> li > [aria-hidden])')
      .filter({ visible: true })
      .count(),
  }
}

/** Away and back inside the app, which asks for the newest result again. */
async function comeBack(page: Page): Promise<void> {
  await page.locator(`footer a[href="${paths.privacy}"]`).click()
  await page.waitForURL(`**${paths.privacy}`)
  await page.goBack()
}

/** In Spanish, which needs more room than English for the same sentence. */
describe('in Spanish on a phone', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openPage(browser, server.url, 'phone', {
      locale: 'es',
      storageState: { cookies: [], origins: [{ origin: server.url, localStorage: storage() }] },
    })
  })

  afterAll(async () => {
    await watched?.close()
  })

  it.each(instrumentIds)(
    '%s is said on the first screen, in every band',
    async (id: InstrumentId) => {
      const { page, drainPageErrors } = watched
      const byBand = answersByBand(instruments[id])
      expect(byBand.size).toBe(instruments[id].bands.length)
      const allSaid = new Set<string>()
      for (const [band, answers] of byBand) {
        await send(submitName(id), submitFields(id, member.userID, answers))
        if (allSaid.size === 0) await page.goto(instrumentTable[id].result)
        else await comeBack(page)
        const { said, verdictTop, buttonBottom, scales } = await measuresOf(page)
        expect(verdictTop, band).toBeLessThanOrEqual(300)
        expect(verdictTop, band).toBeGreaterThan(0)
        expect(buttonBottom, band).toBeLessThanOrEqual(620)
        expect(scales, band).toBe(1)
        allSaid.add(said)
      }
      expect(allSaid.size).toBe(byBand.size)
      expect(drainPageErrors()).toEqual([])
    },
  )
})

const storage = () => [
  { name: 'token', value: member.token },
  { name: 'userID', value: member.userID },
]
