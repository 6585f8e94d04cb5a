/** A report that is open in a tab goes when its link does, and stays while nobody says so. */

import { act, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SharedAnswer, useSharedReport } from './use-shared-report.ts'

const minuteMs = 60_000
const report = {
  expiresAt: '2026-11-21T11:00:00.000Z',
  person: null,
  withAnswers: false,
  assessments: [],
  entered: [],
}
const works = async () => Response.json(report)
const ended = async () => Response.json({ error: 'x', code: 'SHARE_ENDED' }, { status: 404 })
const noAnswer = async () => {
  throw new TypeError('Failed to fetch')
}
const fetched = vi.fn<typeof fetch>()

let root: Root
let answer: SharedAnswer | null

function Screen({ onRender }: { onRender: (now: SharedAnswer | null) => void }) {
  const now = useSharedReport('s')
  useLayoutEffect(() => {
    onRender(now)
  })
  return null
}

function remember(now: SharedAnswer | null): void {
  answer = now
}

/** Time goes by, with the page in front or not. */
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs))

/** Somebody comes back to the page. */
const look = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  })

describe('a shared report left open', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('fetch', fetched)
    fetched.mockReset()
    fetched.mockImplementation(works)
    // The part that sends is fetched once, before the clock is held.
    await import('../../../client/server-transport.ts')
    root = createRoot(document.createElement('div'))
    await act(async () => root.render(<Screen onRender={remember} />))
    await expect.poll(() => answer?.outcome.ok).toBe(true)
  })

  afterEach(async () => {
    await act(async () => root.unmount())
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('goes when it is looked at after its link was stopped', async () => {
    fetched.mockImplementation(ended)
    await pass(11)
    expect(answer?.outcome.ok).toBe(true)
    await look()
    await expect.poll(() => answer?.outcome).toMatchObject({ ok: false, status: 404 })
  })

  it('counts no opening for a look aside', async () => {
    await pass(9)
    await look()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('goes by itself when its link ends', async () => {
    await pass(59)
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockImplementation(ended)
    await pass(2)
    await expect.poll(() => answer?.outcome).toMatchObject({ ok: false, status: 404 })
  })

  it('stays without a connection until its link ends, and no longer', async () => {
    fetched.mockImplementation(noAnswer)
    await pass(20)
    await look()
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(answer?.outcome.ok).toBe(true)
    await pass(41)
    await expect.poll(() => answer?.outcome).toMatchObject({ ok: false, reason: 'unreachable' })
  })

  it('stays, and is not asked for again and again, where the clock of the device is ahead', async () => {
    await pass(90)
    expect(answer?.outcome.ok).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
