/** Who may make which call; the cases are made from the contract, so a new call is covered by itself. */

import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses, type Address } from '#contract/addresses.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../test-support/test-app.ts'

const quietHours = 12 * 3_600_000

const guarded = Object.entries<Endpoint>(endpoints)
  .filter(([, { address }]) => address.access !== 'anyone')
  .map(([name, endpoint]) => ({ name, endpoint }))
const personal = guarded.filter(({ endpoint }) => endpoint.address.access === 'own-id')

/** A call about a person, with nothing else in it that could be judged. */
function callAbout({ address, query, body }: Endpoint, userId: string): InjectOptions {
  const url = address.path.replace(':userId', userId)
  return {
    method: address.method,
    url,
    ...(query && { query: { userID: userId } }),
    ...(body && { payload: { userId } }),
  }
}

describe('the guard', () => {
  let server: TestApp
  let ann: TestMember
  let bob: TestMember

  beforeAll(async () => {
    server = await startTestApp()
    ann = await server.newMember()
    bob = await server.newMember()
  })

  afterAll(() => server.close())

  it('takes the token alone too: the specification says no more of the header', async () => {
    const answer = await server.send({
      method: 'GET',
      url: addresses.me.path,
      headers: { authorization: ann.token },
    })
    expect(answer.statusCode).toBe(200)
  })

  const refuses = async (call: InjectOptions, status: number, code: string) => {
    const before = server.rows()
    const answer = await server.send(call)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/\.$/), code })
    expect(server.rows()).toEqual(before)
  }

  describe.each(guarded)('of $name', ({ endpoint }) => {
    const with401 = (headers: Record<string, string>) =>
      refuses({ ...callAbout(endpoint, ann.userId), headers }, 401, 'UNAUTHENTICATED')

    it('refuses a call without a token', () => with401({}))
    it('refuses a token that nobody has', () => with401(bearer({ token: 'A'.repeat(43) })))
    it('refuses what is no token', () => with401(bearer({ token: "' or 1=1 --" })))
    it('refuses a token in another scheme', () => with401({ authorization: `Basic ${ann.token}` }))
    it('refuses a stranger before it reads the body', () =>
      refuses(
        {
          method: endpoint.address.method,
          url: endpoint.address.path.replace(':userId', ann.userId),
          ...(endpoint.address.method === 'POST' && {
            payload: '{broken',
            headers: { 'content-type': 'application/json' },
          }),
        },
        401,
        'UNAUTHENTICATED',
      ))
  })

  describe.each(personal)('of $name', ({ endpoint }) => {
    it("refuses another person's id", () =>
      refuses({ ...callAbout(endpoint, ann.userId), headers: bearer(bob) }, 403, 'NOT_YOURS'))

    it("refuses another person's id in capital letters", () =>
      refuses(
        { ...callAbout(endpoint, ann.userId.toUpperCase()), headers: bearer(bob) },
        403,
        'NOT_YOURS',
      ))

    it('refuses a call about nobody', () => {
      const call = callAbout(endpoint, 'x')
      const empty = { ...call, ...(call.payload !== undefined && { payload: {} }) }
      return refuses({ ...empty, headers: bearer(bob) }, 400, 'INVALID_FIELD')
    })
  })

  it('is there for every call that carries an id', () => {
    const open = Object.values<Address>(addresses).filter(({ access }) => access === 'anyone')
    expect(open.map(({ path }) => path)).toEqual([
      '/login',
      '/register',
      '/chat',
      '/api/browsers/forget',
      '/api/login/code',
      '/api/login/verify',
      '/api/login/passkey/options',
      '/api/login/passkey',
      '/api/reminder/:secret/stop',
      '/api/reminder/:secret/resume',
      '/api/shared-report',
      '/api/site',
    ])
  })

  it('lets no expired token in, and no revoked one', async () => {
    const cleo = await server.newMember()
    const me = { method: 'GET', url: '/api/me', headers: bearer(cleo) } as const
    server.passMs(quietHours - 1)
    expect((await server.send(me)).statusCode).toBe(200)
    server.passMs(quietHours - 60_000)
    expect((await server.send(me)).statusCode).toBe(200)
    server.passMs(quietHours)
    for (const { endpoint } of guarded) {
      const call = callAbout(endpoint, cleo.userId)
      await refuses({ ...call, headers: bearer(cleo) }, 401, 'UNAUTHENTICATED')
    }
    const dora = await server.newMember()
    const out = { method: 'POST', url: '/logout', headers: bearer(dora) } as const
    expect((await server.send(out)).json()).toEqual({ ok: true })
    await refuses(out, 401, 'UNAUTHENTICATED')
  })

  it('ends 30 days after it began, whatever is done in it', async () => {
    const hours = 11
    const eve = await server.newMember()
    const me = { method: 'GET', url: '/api/me', headers: bearer(eve) } as const
    for (let passed = hours; passed < 30 * 24; passed += hours) {
      server.passMs(hours * 3_600_000)
      expect((await server.send(me)).statusCode).toBe(200)
    }
    server.passMs(hours * 3_600_000)
    expect((await server.send(me)).statusCode).toBe(401)
  })
})
