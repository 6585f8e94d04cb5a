/** The advice screen while a language model keeps silent: safety first, then the built-in plan with the reason. */

import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { submitAll } from './result-cases.ts'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'

import { openMemberPage } from './support/person.ts'
import { sharedBrowser } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

const held: ServerResponse[] = []
let silentModel: Server
let server: AppServer
let browser: Browser

/** A service that takes every question and says nothing. */
async function startSilentModel(): Promise<Server> {
  const service = createServer((_request, response) => {
    held.push(response)
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  return service
}

function addressOf(service: Server): AddressInfo {
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('The service has no port.')
  return address
}

beforeAll(async () => {
  silentModel = await startSilentModel()
  const { port } = addressOf(silentModel)
  const settings = {
    COACH_MODEL: 'openai:silent',
    COACH_BASE_URL: `http://127.0.0.1:${port}/v1`,
  }
  ;[server, browser] = await Promise.all([startAppServer(settings), sharedBrowser()])
})

afterAll(async () => {
  await server?.stop()
  silentModel?.closeAllConnections()
  silentModel?.close()
})

describe('advice with a model that keeps silent', () => {
  it('shows the safety texts at once, and ends in the built-in plan that says so', async () => {
    const { page, close, member } = await openMemberPage(browser, server.url, 'phone')
    await submitAll(server.url, member)
    // So low a weight is for the doctor before any step.
    const { userID, token } = member
    await page.request.post(server.url + addresses.saveBmi.path, {
      headers: { authorization: `Bearer ${token}` },
      data: { userID, bmi: '18.0', category: 'Underweight' },
    })
    await visit(page, '/about4')
    await page.getByRole('button', { name: 'General Wellness' }).click()
    await page.getByRole('heading', { name: 'Please read this first' }).waitFor()
    await expect
      .poll(() => page.getByText('Reading your scores and writing your advice').isVisible())
      .toBe(true)
    expect(await page.getByRole('heading', { name: 'Your next step' }).count()).toBe(0)

    await expect.poll(() => held.length).toBeGreaterThan(0)
    silentModel.on('request', (_request, response) => response.destroy())
    for (const response of held) response.destroy()
    await page.getByRole('heading', { name: 'Your next step' }).waitFor()
    await page.getByText('Written by the built-in coach.').waitFor()
    const words = await page.getByRole('region', { name: /^Your advice/ }).innerText()
    expect(words).toMatch(/language model/u)
    await expectNoViolations(page)
    await close()
  })
})
