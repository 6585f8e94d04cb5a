/** A browser that refuses to store loses nothing for as long as the page is open. */

import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, removeStored, store } from './device-storage.ts'
import { becomeGuest, forgetSession, readSession } from './session.ts'

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('what is stored on the device', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  it('outlasts the page where the browser allows it', () => {
    expect(store('a', 'one')).toBe(true)
    expect(localStorage.getItem('a')).toBe('one')
    removeStored('a')
    expect(readStored('a')).toBeNull()
  })

  it('lasts as long as the page where there is no room', () => {
    localStorage.setItem('a', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    expect(store('a', 'new')).toBe(false)
    expect(readStored('a')).toBe('new')
    removeStored('a')
    expect(readStored('a')).toBeNull()
  })

  it('lets a person in where storage is blocked altogether', () => {
    vi.stubGlobal('localStorage', {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
      clear: () => undefined,
    })
    expect(readSession()).toEqual({ userId: null, token: null })
    becomeGuest('ann')
    expect(readSession()).toEqual({ userId: 'ann', token: null })
    forgetSession()
    expect(readSession()).toEqual({ userId: null, token: null })
  })
})
