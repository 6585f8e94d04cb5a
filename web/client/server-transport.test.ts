/** A page that meets a busy server comes by itself; nothing is written twice. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { refusals } from '#contract/refusals.ts'
import { callServer } from './server-transport.ts'

const fetched = vi.fn<typeof fetch>()

const busy = (status: number, retryAfter?: string) => async () =>
  Response.json(
    { error: refusals.unavailable, code: 'UNAVAILABLE' },
    { status, ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }) },
  )
const there = async () => Response.json({ userID: 'ann' })

const read = (signal?: AbortSignal) =>
  callServer(addresses.me, { token: 'of-ann', ...(signal && { signal }) })

describe('a server that is busy', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetched)
  })

  afterEach(() => {
    fetched.mockReset()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('is asked again when it says, and the page that waits gets its answer', async () => {
    fetched.mockImplementationOnce(busy(503, '5')).mockImplementationOnce(busy(503, '5'))
    fetched.mockImplementation(there)
    const answer = read()
    await vi.advanceTimersByTimeAsync(4999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5001)
    expect(await answer).toEqual({ ok: true, reply: { userID: 'ann' } })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('says so in its own words where it stays busy', async () => {
    fetched.mockImplementation(busy(503, '5'))
    const answer = read()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await answer).toMatchObject({ status: 503, problem: { error: refusals.unavailable } })
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it.each([
    { what: 'gives no time', came: busy(503) },
    { what: 'needs longer than anybody waits', came: busy(503, '60') },
    { what: 'has another reason', came: busy(429, '5') },
  ])('is not asked again where it $what', async ({ came }) => {
    fetched.mockImplementation(came)
    expect(await read()).toMatchObject({ ok: false })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is asked once where a copy on this device can be shown', async () => {
    fetched.mockImplementation(busy(503, '5'))
    const asked = callServer(addresses.plan, { token: 'of-ann', hasCopy: true })
    expect(await asked).toMatchObject({ status: 503 })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is never handed twice what is written', async () => {
    fetched.mockImplementation(busy(503, '5'))
    const answer = await callServer(addresses.changePlan, { token: 'of-ann', body: {} })
    expect(answer).toMatchObject({ ok: false, status: 503, retryAfterSeconds: 5 })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is left alone once the page has been left', async () => {
    fetched.mockImplementation(busy(503, '5'))
    const left = new AbortController()
    const answer = read(left.signal)
    const rejected = expect(answer).rejects.toThrow('Nobody waits')
    await vi.advanceTimersByTimeAsync(1000)
    left.abort()
    await rejected
    expect(vi.getTimerCount()).toBe(0)
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
