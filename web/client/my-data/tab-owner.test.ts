/** What a tab remembers of a person goes when that person leaves in another tab. */

import { afterEach, beforeEach, expect, it } from 'vitest'
import { becomeGuest, signIn, storageKeys } from '../session.ts'
import { readTabMemory, writeTabMemory } from '../tab-memory.ts'
import { keepTabToOwner } from './tab-owner.ts'

const typed = 'chat:draft:assistant:ann'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  signIn({ userId: 'ann', token: 'secret' })
})

let stop = () => undefined as void

afterEach(() => {
  stop()
})

/** What a tab sees of a logout, or of a login, in another one. */
function elsewhere(userId: string | null): void {
  if (userId === null) localStorage.removeItem(storageKeys.userId)
  else localStorage.setItem(storageKeys.userId, userId)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.userId }))
}

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
