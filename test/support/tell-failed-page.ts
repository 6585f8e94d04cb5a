/** What a page showed, waited for and had complained of when its test failed. */

import type { BrowserContext, Page, Request } from 'playwright-core'
import { onTestFailed } from 'vitest'

/** A page that hangs says nothing; its test has failed all the same. */
const patienceMs = 5_000
const mostLetters = 1_500

/**
 * Prints the state of every page in a context if the running test fails: address, text, requests without an
 * answer, and the last ones that went wrong. A context opened outside of a test is not watched.
 *
 * @param complaints - console errors, uncaught faults and failed requests since the context was opened.
 */
export function tellFailedPage(context: BrowserContext, complaints: readonly string[]): void {
  const unanswered = new Set<Request>()
  context.on('request', (request) => unanswered.add(request))
  context.on('requestfinished', (request) => unanswered.delete(request))
  context.on('requestfailed', (request) => unanswered.delete(request))
  const tell = async () => {
    const pages = await Promise.all(context.pages().map(describePage))
    const waiting = [...unanswered].map((request) => `unanswered: ${request.url()}`)
    process.stderr.write(`${[...pages, ...waiting, ...complaints.slice(-20)].join('\n')}\n`)
  }
  try {
    onTestFailed(tell)
  } catch {
    // No test is running: the context is shared by several of them.
  }
}

async function describePage(page: Page): Promise<string> {
  const shown = page.evaluate(() => document.body.innerText)
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, patienceMs, '(the page does not answer)')
  })
  const text = await Promise.race([shown, late]).catch(String)
  return `${page.url()}\n${text.replaceAll(/\n+/gu, '\n').slice(0, mostLetters)}`
}
