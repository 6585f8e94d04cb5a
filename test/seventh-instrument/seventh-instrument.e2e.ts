/** A seventh instrument is asked, sent, stored and shown by the calls and pages of the six. */

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from '../support/app-server.ts'
import { startAppServer } from '../support/app-server.ts'
import { expectNoViolations } from '../support/axe.ts'

import { openMemberPage, registerMember } from '../support/person.ts'
import { sharedBrowser } from '../support/shared-app.ts'
import { placeOf, visit } from '../support/visit.ts'
import { submitButton, walkToTheEnd } from '../support/walk-flow.ts'
import { addSeventh, type SevenInstruments } from './add-seventh.ts'
import { balance } from './balance/scoring.ts'

let seven: SevenInstruments
let server: AppServer
let browser: Browser

beforeAll(async () => {
  seven = addSeventh()
  const inCopy = (...names: string[]) => join(seven.project, ...names)
  const builder = inCopy('scripts', 'web-build', 'build-languages.mjs')
  const folders = [inCopy('dist', 'build'), inCopy('dist', 'web')]
  await promisify(execFile)(process.execPath, [builder, ...folders, 'en'])
  server = await startAppServer({}, seven.project)
  browser = await sharedBrowser()
}, 300_000)

afterAll(async () => {
  await server?.stop()
  seven.remove()
})

const answers = { '1-0': 'Always', '1-1': 'Sometimes', '2-0': 'Never' }

describe('an instrument that was added by its folder and its lines', () => {
  it('is scored by the server, and its newest score is read back', async () => {
    const { userID, token } = await registerMember(server.url)
    const authorization = `Bearer ${token}`
    const sent = await fetch(`${server.url}/api/balance-scale`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ userId: userID, responses: answers }),
    })
    const expected = { instrument: 'balance', score: 5, band: 'Steady', components: { legs: 3 } }
    expect(await sent.json()).toMatchObject(expected)
    const address = `${server.url}/api/balance-score/${userID}`
    const newest = await fetch(address, { headers: { authorization } })
    expect(await newest.json()).toMatchObject(expected)
  })

  it('leads a person from its introduction to its gauge', async () => {
    const { page, drainPageErrors, close } = await openMemberPage(browser, server.url, 'phone')
    await visit(page, '/balance')
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await walkToTheEnd(page, { ...balance, id: 'exercise' }, answers)
    await submitButton(page).click()
    const meter = page.getByRole('meter')
    await meter.waitFor()
    expect(await meter.getAttribute('aria-valuenow')).toBe('5')
    expect(placeOf(page)).toBe('/balancescore')
    await page.getByText(balance.whenToSeeDoctor).waitFor()
    await expectNoViolations(page)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
