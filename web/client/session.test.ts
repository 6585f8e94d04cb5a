/** Who uses the browser, as another tab sees it while it changes: a member must never pass for a guest there. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { becomeGuest, forgetSession, readSession, type Session, signIn } from './session.ts'

const seen: Session[] = []
const member = { userId: 'ann', token: 'proof' }

beforeEach(() => {
  localStorage.clear()
  for (const name of ['setItem', 'removeItem'] as const) {
    const write = Storage.prototype[name]
    vi.spyOn(Storage.prototype, name).mockImplementation(function (
      this: Storage,
      ...given: [string, string]
    ) {
      write.apply(this, given)
      seen.push({ userId: this.getItem('userID'), token: this.getItem('token') })
    })
  }
  signIn(member)
})

afterEach(() => {
  vi.restoreAllMocks()
  forgetSession()
  seen.length = 0
})

describe('another tab', () => {
  it('never sees the id of a member without the proof, or the proof beside the id of a guest', () => {
    forgetSession()
    expect(readSession()).toEqual({ userId: null, token: null })
    signIn(member)
    becomeGuest('guest-1')
    expect(readSession()).toEqual({ userId: 'guest-1', token: null })
    signIn(member)
    expect(readSession()).toEqual(member)
    expect(seen.length).toBeGreaterThan(4)
    for (const { userId, token } of seen) {
      if (userId === member.userId) expect(token).toBe(member.token)
      if (userId === 'guest-1') expect(token).toBeNull()
    }
  })
})
