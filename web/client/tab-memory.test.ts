/** What is remembered in a tab can be read, is announced, and is forgotten on request and when its person leaves. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { becomeGuest, signIn, storageKeys } from './session.ts'
import {
  forgetTabMemory,
  keepTabToOwner,
  readTabMemory,
  subscribeToTabMemory,
  writeTabMemory,
} from './tab-memory.ts'

afterEach(() => {
  vi.restoreAllMocks()
  forgetTabMemory()
})

describe('tab memory', () => {
  it('gives back what was written, and null after it was taken away', () => {
    writeTabMemory('a', 'one')
    expect(readTabMemory('a')).toBe('one')
    writeTabMemory('a', null)
    expect(readTabMemory('a')).toBeNull()
  })

  it('tells its listeners until they stop', () => {
    const heard = vi.fn()
    const stop = subscribeToTabMemory(heard)
    writeTabMemory('a', 'one')
    forgetTabMemory()
    stop()
    writeTabMemory('a', 'two')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('forgets everything at once', () => {
    writeTabMemory('a', 'one')
    writeTabMemory('b', 'two')
    forgetTabMemory()
    expect([readTabMemory('a'), readTabMemory('b')]).toEqual([null, null])
  })

  it('lasts as long as the page where the browser refuses to store', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeTabMemory('a', 'one')
    expect(readTabMemory('a')).toBe('one')
    forgetTabMemory()
    expect(readTabMemory('a')).toBeNull()
  })
})

describe('whose it is', () => {
  const typed = 'chat:draft:assistant:ann'

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    signIn({ userId: 'ann', token: 'secret' })
  })

  let stop = neverBegun

  afterEach(() => {
    stop()
  })

  it('forgets everything at the logout in another tab', () => {
    stop = keepTabToOwner()
    writeTabMemory(typed, 'I am ashamed')
    elsewhere(null)
    expect(readTabMemory(typed)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('forgets it when it wakes up later, whoever is there then', () => {
    keepTabToOwner()()
    writeTabMemory(typed, 'I am ashamed')
    localStorage.setItem(storageKeys.userId, 'bob')
    stop = keepTabToOwner()
    expect(readTabMemory(typed)).toBeNull()
  })

  it('keeps it over a reload, and while others come and go in what is not theirs', () => {
    keepTabToOwner()()
    writeTabMemory(typed, 'I am ashamed')
    stop = keepTabToOwner()
    window.dispatchEvent(new StorageEvent('storage', { key: 'comfort' }))
    expect(readTabMemory(typed)).toBe('I am ashamed')
  })

  it('keeps what was said of the device on the way from guest to member', () => {
    becomeGuest('guest-kim')
    stop = keepTabToOwner()
    writeTabMemory('shared-device', 'yes')
    signIn({ userId: 'kim', token: 'secret' })
    expect(readTabMemory('shared-device')).toBe('yes')
  })
})

/** What a tab sees of a logout, or of a login, in another one. */
function elsewhere(userId: string | null): void {
  if (userId === null) localStorage.removeItem(storageKeys.userId)
  else localStorage.setItem(storageKeys.userId, userId)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.userId }))
}

function neverBegun(): void {}
