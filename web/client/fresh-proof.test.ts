/** A call that asks for a fresh proof is made again once the person has given one, and only then. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { isCalledOff, onFreshProofNeeded } from './fresh-proof.ts'
import { signIn } from './session.ts'

const fetched = vi.fn<typeof fetch>()
const json = (status: number, body: object) => Promise.resolve(Response.json(body, { status }))
const needed = { error: 'Show it.', code: 'FRESH_PROOF_NEEDED', proofs: ['password', 'code'] }
const wish = { body: { email: 'new@example.com' } }

beforeEach(() => {
  signIn({ userId: 'ann', token: 'secret' })
  fetched.mockReset().mockImplementation(() => json(200, { ok: true }))
  fetched.mockImplementationOnce(() => json(403, needed))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a call that asks for a fresh proof', () => {
  it('is made again by itself, with what it carried, once the proof is given', async () => {
    const ask = vi.fn(() => Promise.resolve(true))
    const stop = onFreshProofNeeded(ask)
    expect(await call('requestEmailChange', wish)).toEqual({ ok: true, reply: { ok: true } })
    stop()
    expect(ask).toHaveBeenCalledWith(['password', 'code'])
    expect(fetched.mock.calls.map(([, sent]) => sent?.body)).toEqual([
      JSON.stringify(wish.body),
      JSON.stringify(wish.body),
    ])
  })

  it('is made once where the person would rather not, and says so', async () => {
    const stop = onFreshProofNeeded(() => Promise.resolve(false))
    const outcome = await call('requestEmailChange', wish)
    stop()
    expect(isCalledOff(outcome)).toBe(true)
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is a refusal like any other where nobody asks', async () => {
    expect(await call('requestEmailChange', wish)).toMatchObject({ ok: false, status: 403 })
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('asks once for two that come at the same time', async () => {
    fetched.mockImplementationOnce(() => json(403, needed))
    const ask = vi.fn(() => Promise.resolve(true))
    const stop = onFreshProofNeeded(ask)
    const outcomes = await Promise.all([call('requestEmailChange', wish), call('removePassword')])
    stop()
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
    expect(ask).toHaveBeenCalledOnce()
  })
})
