/** What could hand an account over asks for a fresh proof; the cases are made from the contract, so a new call is covered by itself. */

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses, type Address } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { goodCalls } from '../test-support/fuzz/calls.ts'
import { bearer, startTestApp, type TestApp, type TestMember } from '../test-support/test-app.ts'

const minuteMs = 60_000

const guarded = Object.entries<Endpoint>(endpoints)
  .filter(([, { address }]) => address.freshProof !== undefined)
  .map(([name, endpoint]) => ({ name, endpoint }))

describe('a fresh proof', () => {
  let server: TestApp

  beforeAll(async () => {
    server = await startTestApp()
  })

  afterAll(() => server.close())

  /** A session that the remembered browser alone opened. */
  const byBrowser = async (member: TestMember) => {
    const { cookie, email } = member
    const login = {
      method: 'POST',
      url: '/login',
      headers: { cookie },
      payload: { email },
    } as const
    return (await server.send(login)).json<{ token: string }>()
  }

  const make = async (endpoint: Endpoint, member: TestMember, session: { token: string }) => {
    const about = { ...member, ids: [member.userId] }
    const [call] = fc.sample(goodCalls(endpoint, about), { numRuns: 1, seed: 1 })
    if (call === undefined) throw new Error('No call was made.')
    const { freshProof } = endpoint.address
    const asked =
      typeof freshProof === 'object' ? Object.fromEntries([[freshProof[0], true]]) : null
    return server.send({
      ...call,
      ...(asked && { payload: asked }),
      headers: { ...(asked ? {} : call.headers), ...bearer(session) },
    })
  }

  const refusal = { code: 'FRESH_PROOF_NEEDED', proofs: ['password', 'code'] }

  it('is asked for by these calls, and by no others', () => {
    const asking = Object.entries<Address>(addresses).filter(([, one]) => one.freshProof)
    expect(asking.map(([name]) => name)).toEqual([
      'signOutOthers',
      'passkeyOptions',
      'createPasskey',
      'removePasskey',
      'setPassword',
      'removePassword',
      'requestEmailChange',
      'deleteMe',
      'exportMe',
      'createShare',
    ])
  })

  describe.each(guarded)('for $name', ({ endpoint }) => {
    it('is missing where the browser alone was known', async () => {
      const ann = await server.newMember()
      const answer = await make(endpoint, ann, await byBrowser(ann))
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject(refusal)
    })

    it('is old after ten minutes, and not before', async () => {
      const ann = await server.newMember()
      server.passMs(limits.freshProofMinutes * minuteMs)
      expect((await make(endpoint, ann, ann)).json()).toMatchObject(refusal)
      const again = await server.signIn(ann)
      server.passMs(limits.freshProofMinutes * minuteMs - 1)
      const answer = await make(endpoint, again, again)
      expect([401, 403]).not.toContain(answer.statusCode)
    })
  })

  it('is for one session: a proof in one opens nothing in another', async () => {
    const ann = await server.newMember()
    const other = await byBrowser(ann)
    expect((await make(endpoints.exportMe, ann, ann)).statusCode).toBe(200)
    expect((await make(endpoints.exportMe, ann, other)).statusCode).toBe(403)
  })

  it('is not asked for where only browsers and links end', async () => {
    const ann = await server.newMember()
    const { path: url } = addresses.signOutOthers
    const headers = bearer(await byBrowser(ann))
    const ask = (payload?: object) =>
      server.send({ method: 'POST', url, headers, ...(payload && { payload }) })
    expect((await ask()).statusCode).toBe(200)
    expect((await ask({ shares: true, passkeys: false })).statusCode).toBe(200)
    expect((await ask({ shares: true, passkeys: true })).statusCode).toBe(403)
  })

  it('is told in the description of the API', async () => {
    const answer = await server.send({ method: 'GET', url: '/api/openapi.json' })
    const document = answer.json<{
      paths: Record<string, Record<string, Record<string, unknown>>>
    }>()
    for (const { endpoint } of guarded) {
      const { method, path, freshProof } = endpoint.address
      const call = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(call?.['x-fresh-proof']).toEqual(freshProof)
      expect(call?.['description']).toContain('FRESH_PROOF_NEEDED')
    }
  })
})
