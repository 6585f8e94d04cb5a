/** Two visits to the first question on the phone: with an empty cache, and again. */

import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { median } from '../rounds.ts'
import { openPhone, type Stored } from './mid-phone.ts'
import { questionProbe, type QuestionMarks } from './question-probe.ts'
import type { openCountingDoor } from './traffic.ts'

/** A page with the questions, and the door before its server. */
export interface Contender {
  readonly door: Pick<Awaited<ReturnType<typeof openCountingDoor>>, 'url' | 'traffic'>
  readonly stored?: Stored
  /** All questions on one page: there is no Next to press. */
  readonly isOnePage?: boolean
}

/** What two visits cost. */
export interface QuestionVisits {
  /** Milliseconds until the first answer could be pressed. */
  readonly readable: number
  /** Milliseconds until the script had taken the question over. */
  readonly interactive: number
  /** Milliseconds from the press of Next to the next page; NaN where there is only one page. */
  readonly next: number
  /** From the start until so long after the first answer could be pressed as nobody has answered a page. */
  readonly requests: number
  readonly kib: number
  readonly scriptKib: number
  /** From the start until as long after the script took over: sum of what each task took beyond 50 ms. */
  readonly blocking: number
  /** JavaScript heap in use after a garbage collection (`Runtime.getHeapUsage`), in MiB. */
  readonly heapMib: number
  /** The second visit: milliseconds, and what still went over the network in the same stretch of time. */
  readonly warmReadable: number
  readonly warmRequests: number
  readonly warmKib: number
}

/** Where every contender has its questions; a reference server has one page at every address. */
const questionPath = '/stressscale'
const lookAgainMs = 50

/**
 * Visits twice, on a phone that has never been there.
 *
 * @param settleMs - how long the page is left alone before it counts as settled; 5,000 but in short runs.
 */
export async function visitQuestion(
  browser: Browser,
  contender: Contender,
  settleMs: number,
): Promise<QuestionVisits> {
  const phone = await openPhone(browser, contender.door.url, contender.stored ?? {})
  try {
    const cold = await openQuestion(await phone.openPage(), contender, settleMs)
    const heapMib = await usedHeap(cold.devTools)
    const next = contender.isOnePage ? Number.NaN : await pressNext(cold.page)
    await cold.page.close()
    const warm = await openQuestion(await phone.openPage(), contender, settleMs)
    const { readable, interactive, blocking } = cold.marks
    return {
      readable,
      interactive,
      next,
      ...cold.traffic,
      blocking,
      heapMib,
      warmReadable: warm.marks.readable,
      warmRequests: warm.traffic.requests,
      warmKib: warm.traffic.kib,
    }
  } finally {
    await phone.close()
  }
}

async function openQuestion(
  { page, devTools }: { page: Page; devTools: CDPSession },
  { door }: Contender,
  settleMs: number,
) {
  await page.addInitScript({ content: questionProbe })
  const before = await door.traffic()
  await page.goto(questionPath, { waitUntil: 'commit' })
  // The first look brings its own script along, 30 ms on this phone: before the first paint it would be counted.
  await setTimeout(settleMs)
  await pageAt(page, 'readable', settleMs)
  const after = await door.traffic()
  await pageAt(page, 'interactive', settleMs)
  const marks = await page.evaluate(() => window.questionMarks)
  const traffic = {
    requests: after.requests - before.requests,
    kib: (after.bytes - before.bytes) / 1024,
    scriptKib: (after.scriptBytes - before.scriptBytes) / 1024,
  }
  return { page, devTools, marks, traffic }
}

/** Waits until a mark is set and some time has gone by since. */
async function pageAt(page: Page, mark: keyof QuestionMarks, laterMs: number): Promise<void> {
  await page.waitForFunction(
    ([name, later]) => {
      const at = window.questionMarks[name]
      return at > 0 && performance.now() >= at + later
    },
    [mark, laterMs] as const,
    { polling: lookAgainMs, timeout: 60_000 },
  )
}

async function usedHeap(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1024 ** 2
}

async function pressNext(page: Page): Promise<number> {
  await answerEverything(page)
  await page.getByRole('button', { name: /^Next/ }).click()
  await pageAt(page, 'next', 0)
  return page.evaluate(() => window.questionMarks.next)
}

/** Presses the first answer of every question in sight, as a finger would. */
async function answerEverything(page: Page): Promise<void> {
  const names = await page
    .locator('input[type=radio]')
    .evaluateAll((radios) => [...new Set(radios.map((radio) => radio.getAttribute('name')))])
  for (const name of names) {
    const radio = page.locator(`input[type=radio][name=${JSON.stringify(name)}]`).first()
    const label = await radio.evaluateHandle((input) =>
      input instanceof HTMLInputElement ? (input.labels?.[0] ?? input) : input,
    )
    if (await label.isVisible()) await label.click()
  }
}

/** The median of every figure. */
export function medianVisits(visits: readonly QuestionVisits[]): QuestionVisits {
  const of = (key: keyof QuestionVisits) => median(visits.map((each) => each[key]))
  return {
    readable: of('readable'),
    interactive: of('interactive'),
    next: of('next'),
    requests: of('requests'),
    kib: of('kib'),
    scriptKib: of('scriptKib'),
    blocking: of('blocking'),
    heapMib: of('heapMib'),
    warmReadable: of('warmReadable'),
    warmRequests: of('warmRequests'),
    warmKib: of('warmKib'),
  }
}
