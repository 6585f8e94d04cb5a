/** What a guest needs is fetched without being asked for, and only then it says so. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const settings = { region: 'GB', sisterProducts: [], signInUrl: '/login' }

/** The page as it is after a load, with a person who is a guest. */
async function freshPage() {
  vi.resetModules()
  const { becomeGuest, signIn } = await import('../client/session.ts')
  const { prepareForGuest } = await import('./prepare-for-guest.ts')
  becomeGuest('ann')
  return { prepareForGuest, signIn }
}

const isReady = () => performance.getEntriesByName('guest-ready').length > 0

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(settings)))
  vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  performance.clearMarks()
})

describe('preparing for a guest', () => {
  it('fetches every page once, and then says that the server is not needed any more', async () => {
    const { prepareForGuest } = await freshPage()
    const page = vi.fn(() => Promise.resolve())
    await prepareForGuest([page])
    await prepareForGuest([page])
    expect(page).toHaveBeenCalledTimes(1)
    expect(isReady()).toBe(true)
  })

  it('fetches nothing where the browser was asked to save data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { prepareForGuest } = await freshPage()
    const page = vi.fn(() => Promise.resolve())
    await prepareForGuest([page])
    expect(page).not.toHaveBeenCalled()
    expect(isReady()).toBe(false)
  })

  it('stops when the guest has become a member', async () => {
    const { prepareForGuest, signIn } = await freshPage()
    const second = vi.fn(() => Promise.resolve())
    await prepareForGuest([
      () => {
        signIn({ userId: 'ann', token: 'secret' })
        return Promise.resolve()
      },
      second,
    ])
    expect(second).not.toHaveBeenCalled()
    expect(isReady()).toBe(false)
  })

  it('tries again what did not come, as soon as the browser is back online', async () => {
    const { prepareForGuest } = await freshPage()
    const page = vi.fn(() => Promise.resolve())
    page.mockImplementationOnce(() => {
      setTimeout(() => window.dispatchEvent(new Event('online')))
      return Promise.reject(new TypeError('no network'))
    })
    await prepareForGuest([page])
    expect(page).toHaveBeenCalledTimes(2)
    expect(isReady()).toBe(true)
  })

  it('is not ready while it is not known whose emergency numbers hold', async () => {
    let isThere = false
    const fetched = vi.fn(() =>
      isThere ? Promise.resolve(Response.json(settings)) : Promise.reject(new TypeError('down')),
    )
    vi.stubGlobal('fetch', fetched)
    const { prepareForGuest } = await freshPage()
    const ready = prepareForGuest([])
    await expect.poll(() => fetched).toHaveBeenCalled()
    expect(isReady()).toBe(false)
    isThere = true
    const online = setInterval(() => window.dispatchEvent(new Event('online')), 5)
    await ready
    clearInterval(online)
    expect(localStorage.getItem('region')).toBe('GB')
    expect(isReady()).toBe(true)
  })
})
