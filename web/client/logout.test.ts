/** Signing out leaves nothing behind that says who was here. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCompletedTests } from './completed-tests.ts'
import { logout } from './logout.ts'

const answerDone = async () => new Response('{}', { status: 200 })

describe('logout', () => {
  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('userID', 'ann')
    localStorage.setItem('token', 'secret')
    localStorage.setItem('authToken', 'old')
    localStorage.setItem('userSession', 'old')
    localStorage.setItem(
      'completedTests',
      JSON.stringify({
        ann: { Sleep: { completedAt: '11/02/2026', status: 'Checkmate' } },
        bob: { Diet: { completedAt: '11/03/2026', status: 'Checkmate' } },
      }),
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('removes the four keys and reduces the check marks of this person alone', async () => {
    vi.stubGlobal('fetch', vi.fn(answerDone))
    await logout()
    expect(Object.keys(localStorage)).toEqual(['completedTests'])
    expect(readCompletedTests('ann')).toEqual({ Sleep: { completedAt: '11/02/2026' } })
    expect(readCompletedTests('bob').Diet?.status).toBe('Checkmate')
  })

  it('sends the token that is to be revoked', async () => {
    const fetched = vi.fn(answerDone)
    vi.stubGlobal('fetch', fetched)
    await logout()
    expect(fetched).toHaveBeenCalledWith(
      '/logout',
      expect.objectContaining({
        method: 'POST',
        headers: expect.objectContaining({ authorization: 'Bearer secret' }),
      }),
    )
  })

  it('is not held back by a server that cannot be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
    await logout()
    expect(localStorage.getItem('userID')).toBeNull()
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('asks nothing of the server for a guest', async () => {
    localStorage.removeItem('token')
    const fetched = vi.fn(answerDone)
    vi.stubGlobal('fetch', fetched)
    await logout()
    expect(fetched).not.toHaveBeenCalled()
    expect(localStorage.getItem('userID')).toBeNull()
  })
})
