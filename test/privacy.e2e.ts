/** The privacy page tells each installation's own facts, to everybody, also before they sign in. */

import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppServer, startAppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { builtPage } from './support/built-page.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let browser: Browser
let server: AppServer

beforeAll(async () => {
  ;({ browser, server } = await sharedApp())
})

/** A model in the operator's own network differs from these in one sentence (the type of the texts asks for it). */
const installations = [
  {
    name: 'one without settings',
    // The usual server of these tests.
    settings: undefined,
    says: [
      'This site has no other AI.',
      'This site has no mail server now.',
      'Ask the place that gave you this address.',
      'The log book is kept for good. Once you delete your data',
      'An account that nobody uses is kept',
    ],
    hides: ['another firm', 'You can reach them here'],
  },
  {
    name: 'one with an outside model, mail and a name',
    settings: {
      COACH_MODEL: 'openai:some-model',
      COACH_BASE_URL: 'https://model.example.com/v1',
      COACH_API_KEY: 'key',
      SMTP_URL: 'smtp://mail.example.org',
      INACTIVE_ACCOUNT_DAYS: '400',
      AUDIT_MONTHS: '24',
      OPERATOR_NAME: 'the Town Library',
      OPERATOR_CONTACT: 'data@example.org',
    },
    says: [
      'It belongs to another firm.',
      'your age in steps of ten years',
      'That firm has its own rules',
      'They go out through the mail server',
      'The log book is kept for 24 months.',
      'If you do not visit for 400 days, your account is deleted with all that is in it. We write to you',
      'This site is run by the Town Library.',
    ],
    hides: ['This site has no other AI.', 'This site has no mail server now.'],
  },
]

describe('the privacy page', () => {
  it.each(installations)('of $name says what holds there', async ({ settings, says, hides }) => {
    const own = settings && (await startAppServer(settings))
    const { page, drainPageErrors, close } = await openPage(browser, (own ?? server).url, 'small')
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your privacy' }).waitFor()
    const main = page.getByRole('main')
    for (const text of says) await main.getByText(text).waitFor()
    for (const text of hides) expect(await main.getByText(text).count()).toBe(0)
    if (own) await expectNoViolations(page)
    expect(drainPageErrors()).toEqual([])
    await close()
    await own?.stop()
  })

  it('stands in the page itself: it can be read without any script', () => {
    const html = builtPage('/privacy')
    expect(html).toContain('If you have no account')
    expect(html).toContain('Apart from what you let the coach remember, nothing')
  })
})
