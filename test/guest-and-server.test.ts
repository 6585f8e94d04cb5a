/** A guest's device and the server make the same of the same sittings. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import type { RequestBody } from '#contract/endpoints.ts'
import {
  newestName,
  submitFields,
  submitName,
  type SubmitName,
} from '#contract/instrument-calls.ts'
import { type InstrumentId, instrumentIds, instrumentTable } from '#core/instrument-table.ts'
import { instruments } from '#core/catalog.ts'
import { answerAll, type Choice } from '#server/test-support/answer-sets.ts'
import {
  bearer,
  startTestApp,
  type TestApp,
  type TestMember,
} from '#server/test-support/test-app.ts'
import { callThisDevice } from '#web/client/local-backend/local-transport.ts'
import { stubGuestDevice } from './support/guest-device.ts'

const dayMs = 86_400_000

/** How many days ago each was finished, in the order in which they arrive: two of them come late. */
const sittings: readonly { readonly daysAgo: number; readonly choice: Choice }[] = [
  { daysAgo: 19, choice: 'first' },
  { daysAgo: 0, choice: 'last' },
  { daysAgo: 16, choice: 'last' },
  { daysAgo: 1, choice: 'first' },
  { daysAgo: 0, choice: 'first' },
]

let server: TestApp
/** A new one each time: what guests keep outlives a test. */
let guestId: string
let ann: TestMember

beforeEach(async () => {
  server = await startTestApp()
  guestId = crypto.randomUUID()
  // Nobody's answers are older than their account.
  const registered = await server.newMember()
  server.passMs(30 * dayMs)
  ann = await server.signIn(registered)
  stubGuestDevice(guestId)
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await server.close()
})

async function onServer(name: keyof typeof addresses, payload?: object): Promise<unknown> {
  const { method, path } = addresses[name]
  const url = `${path.replace(':userId', ann.userId)}${payload ? '' : `?userID=${ann.userId}`}`
  const sent = { method, url, headers: bearer(ann) }
  const answer = await server.send(payload === undefined ? sent : { ...sent, payload })
  return answer.json()
}

/** Without what is of one place alone: the ids that each of them makes. */
function withoutIds(reply: unknown): unknown {
  return JSON.parse(
    JSON.stringify(reply, (key, value: unknown) => (key === 'id' ? undefined : value)),
  )
}

async function submitBoth(id: InstrumentId, { daysAgo, choice }: (typeof sittings)[number]) {
  const waitedSeconds = (daysAgo * dayMs) / 1000
  // What nobody asked is kept by neither.
  const given = answerAll(id, choice)
  const answers = Array.isArray(given) ? given : { ...given, notAsked: 'x' }
  const common = { answeredBy: 'with-help', startedAt: '2026-11-01T10:00:00.000Z' } as const
  const member = { ...submitFields(id, ann.userId, answers), ...common, waitedSeconds }
  vi.setSystemTime(server.clock().getTime() - daysAgo * dayMs)
  const body: RequestBody<SubmitName> = {
    ...submitFields(id, guestId, answers),
    ...common,
  }
  const here = await callThisDevice(submitName(id), { body })
  const there = await onServer(submitName(id), member)
  expect(withoutIds(here.ok && here.reply)).toEqual(withoutIds(there))
}

describe.each(instrumentIds)('sittings of %s', (id) => {
  it('are scored, kept, ordered and compared alike, whenever they arrive', async () => {
    const bmi = { bmi: '24.2', category: 'Healthy Weight' }
    await onServer('saveBmi', { userID: ann.userId, ...bmi })
    await callThisDevice('saveBmi', { body: { userID: guestId, ...bmi } })
    for (const sitting of sittings) {
      await submitBoth(id, sitting)
      const newest = await callThisDevice(newestName(id), {})
      expect(withoutIds(newest.ok && newest.reply)).toEqual(
        withoutIds(await onServer(newestName(id))),
      )
    }
    const history = await callThisDevice('history', {})
    if (!history.ok) throw new Error('refused')
    expect(withoutIds(history.reply)).toEqual(withoutIds(await onServer('history')))
    const days = history.reply.assessments.map(
      ({ finishedAt }) => (server.clock().getTime() - Date.parse(finishedAt)) / dayMs,
    )
    expect(days).toEqual([19, 16, 1, 0, 0])
  })
})

describe('the table of instruments', () => {
  it('names the domain that the questionnaire measures, and BMI first where it needs it', () => {
    for (const id of instrumentIds) {
      const { domain, needsBmi } = instruments[id]
      expect(instrumentTable[id]).toMatchObject({ domain, start: needsBmi ? 'bmi' : 'questions' })
    }
  })
})
