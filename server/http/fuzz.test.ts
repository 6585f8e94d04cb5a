/**
 * Whatever is sent to whichever call: no 500, nothing of another person, nothing of the inside. The
 * cases are made from the schemas of the contract, so a new call is covered by itself.
 * `FUZZ_RUNS` sets how many of each kind (10), `FAST_CHECK_SEED` which.
 */

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { databaseKinds, type FreshDatabase } from '../store/test-databases.ts'
import { answerAll } from '../test-support/answer-sets.ts'
import { badCalls, goodCalls, type About, type Sent } from '../test-support/fuzz/calls.ts'
import { faultsOf } from '../test-support/fuzz/judge.ts'
import { idsIn, seenBy } from '../test-support/seen-by.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../test-support/test-app.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 10)

/** Who sends a call about whom. */
const senders = ['the person', 'another person', 'nobody'] as const
type Sender = (typeof senders)[number]

/** Each call gets chances of its own. */
const calls = Object.entries<Endpoint>(endpoints).map(([name, endpoint], place) => ({
  name,
  endpoint,
  seed: (fc.readConfigureGlobal().seed ?? 0) + place * senders.length,
}))

describe.each(databaseKinds)('every call on $name', ({ create }) => {
  let fresh: FreshDatabase
  let server: TestApp
  /** The person nobody else may learn anything about. */
  let ann: TestMember
  /** Sends what is sent; made anew where a call has ended the session or the account. */
  let bob: TestMember
  let secrets: string[]
  let annsView: Record<string, string>

  beforeAll(async () => {
    fresh = await create()
    server = await startTestApp({}, { database: fresh })
    ann = await server.newMember()
    const headers = bearer(ann)
    for (const [url, payload] of [
      ['/api/save-bmi', { userID: ann.userId, bmi: '23.5', category: 'Healthy Weight' }],
      ['/api/stress-scale', { userId: ann.userId, responses: answerAll('stress') }],
      ['/social', { userId: ann.userId, answers: answerAll('social') }],
      ['/api/scores', { userId: ann.userId, scores: [{ forum: 'Sleep', value: 7 }] }],
    ] as const) {
      const answer = await server.send({ method: 'POST', url, headers, payload })
      expect(answer.statusCode).toBe(200)
    }
    server.passMs(60_000)
    bob = await server.newMember()
    annsView = await seenBy(server.send, ann)
    secrets = [ann.email, ann.token, ann.cookie, ...idsIn(annsView)]
  })

  afterAll(async () => {
    await server.close()
    await fresh.remove()
  })

  const send = (call: Sent, sender: Sender) =>
    server.send({
      ...call,
      headers: { ...call.headers, ...(sender !== 'nobody' && bearer(bob)) },
    })

  /** A call of Bob may have ended what he proves himself by. */
  const mendBob = async () => {
    const me = await server.send({ method: 'GET', url: '/api/me', headers: bearer(bob) })
    if (me.statusCode !== 200) bob = await server.newMember()
  }

  const about = (sender: Sender): About =>
    sender === 'the person'
      ? { ...bob, ids: [bob.userId] }
      : { userId: ann.userId, email: bob.email, ids: idsIn(annsView) }

  const holds = async (endpoint: Endpoint, call: Sent, sender: Sender) => {
    const answer = await send(call, sender)
    expect(faultsOf(endpoint, answer, secrets)).toEqual([])
    const { access, method } = endpoint.address
    if (sender === 'nobody' && access !== 'anyone') expect(answer.statusCode).not.toBe(200)
    if (sender === 'another person' && access === 'own-id') {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
    const mayHaveEnded = answer.statusCode === 200 || answer.statusCode === 401
    if (sender !== 'nobody' && method !== 'GET' && mayHaveEnded) await mendBob()
    return answer
  }

  describe.each(calls)('$name', ({ endpoint, seed }) => {
    it.each(senders)('holds when it is made well by %s', async (sender) => {
      const made = goodCalls(endpoint, about(sender))
      await fc.assert(
        fc.asyncProperty(made, async (call) => {
          const { statusCode } = await holds(endpoint, call, sender)
          const { access } = endpoint.address
          if (sender === 'nobody' && access !== 'anyone') expect(statusCode).toBe(401)
          if (sender === 'another person' && access === 'own-id') expect(statusCode).toBe(403)
        }),
        { numRuns: Math.ceil(runs / 2), seed: seed + senders.indexOf(sender) },
      )
    })

    it.each(senders)('holds when it is made badly by %s', async (sender) => {
      const made = badCalls(endpoint, about(sender))
      await fc.assert(
        fc.asyncProperty(made, async (call) => {
          await holds(endpoint, call, sender)
        }),
        { numRuns: runs, seed: seed + senders.indexOf(sender) },
      )
    })
  })

  it('has left everything of the first person as it was, and logged no fault', async () => {
    expect(await seenBy(server.send, ann)).toEqual(annsView)
    const faults = server.log.filter((line) => /"level":(50|60)/.test(line))
    expect(faults).toEqual([])
  })
})
