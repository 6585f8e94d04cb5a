/**
 * Nobody's data is taken along, corrected or deleted, and nobody comes in, without a line in the
 * audit. The calls come from the contract: a new one must be audited or excused.
 */

import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { addressOf, auditedCalls } from '../test-support/audited-calls.ts'
import { excusedCalls } from '../test-support/excused-calls.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../test-support/test-app.ts'

describe('the audit', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appForTest()
    ann = await server.newMember()
  })

  const newestFirst = () => server.store.audit.list({ limit: 100 })

  it('knows every call of the contract, as audited or as excused with a reason', () => {
    const known = [...Object.keys(auditedCalls), ...Object.keys(excusedCalls)]
    expect(known.toSorted()).toEqual(Object.keys(addresses).toSorted())
  })

  const cases = Object.entries(auditedCalls).flatMap(([name, calls]) =>
    calls.map((call) => ({ name, ...call })),
  )

  it.each(cases)(
    'records $name once, as $action of that person',
    async ({ action, first, make }) => {
      const call = await make(server, ann)
      const before = await newestFirst()
      const subject = await server.store.audit.subjectOf(ann.userId)
      const answer = await server.send(call)
      expect(answer.statusCode).toBe(200)
      const added = (await newestFirst()).slice(0, -before.length)
      const about = {
        id: expect.any(String),
        at: '2026-11-21T10:00:00.000Z',
        actor: 'person',
        subject: await expectedSubject(answer, subject),
        times: 1,
      }
      const actions = first === undefined ? [action] : [action, first]
      expect(added).toEqual(
        expect.arrayContaining(actions.map((one) => ({ ...about, action: one }))),
      )
      expect(added).toHaveLength(actions.length)
    },
  )

  /** A new person is the only one who gets a new pseudonym. */
  const expectedSubject = async (answer: LightMyRequestResponse, ofAnn: string | undefined) => {
    if (answer.headers['content-type']?.toString().startsWith('application/json') !== true) {
      return ofAnn
    }
    const { userID } = answer.json<{ userID?: string }>()
    return userID === undefined ? ofAnn : server.store.audit.subjectOf(userID)
  }

  it('holds nothing by which a person is known', async () => {
    const known = ['127.0.0.1']
    for (const { make } of cases) {
      const person = await server.newMember()
      await server.send(await make(server, person))
      known.push(person.userId, person.email, person.token)
    }
    const text = JSON.stringify(await server.store.audit.list({ limit: 1000 }))
    for (const one of known) expect(text).not.toContain(one)
    // Four digits in a row may stand in any random name.
    expect(text.replaceAll(/"(?:id|subject)":"[^"]*"/g, '')).not.toContain('1950')
  })

  it('says of a codebook nothing: there is nobody in it', async () => {
    const before = await newestFirst()
    const codebook = {
      ...addressOf('exportMe'),
      query: { format: 'codebook' },
      headers: bearer(ann),
    }
    expect((await server.send(codebook)).statusCode).toBe(200)
    expect(await newestFirst()).toEqual(before)
  })
})
