/** On a computer that others use too, nothing of a guest may wait for the next person. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepBodySize } from '../body-measures.ts'
import { chooseDisplaySettings, readDisplaySettings } from '../display-settings.ts'
import { markCompleted } from '../completed-tests.ts'
import { saveAnswer } from '../drafts.ts'
import { logout } from '../logout.ts'
import { becomeGuest, forgetSession, readSession, signIn } from '../session.ts'
import { readTabMemory, writeTabMemory } from '../tab-memory.ts'
import { guestsHere } from '../local-backend/guests-here.ts'
import { rememberGuest } from '../local-backend/known-guests.ts'
import { changeGuestRecords } from '../local-backend/records/guest-records.ts'
import { hasWalkedAway, markShared } from '../local-backend/shared-device.ts'
import { forgetLateOnes, forgetMember, forgetWhoWalkedAway, sayFarewell } from './leave-device.ts'

const at = new Date('2026-11-21T10:00:00.000Z')

/** A guest who has a result, a begun test, a height and a chat. */
async function leaveTracesAs(guest: string): Promise<void> {
  becomeGuest(guest)
  rememberGuest(guest)
  await changeGuestRecords(guest, () => ({
    added: { bmiRecords: [{ id: guest, bmi: '23.5', category: 'Healthy Weight', savedAt: '' }] },
    result: null,
  }))
  saveAnswer({ userId: guest, instrument: 'stress' }, '1-0', 'Never', at)
  markCompleted(guest, 'Sleep', at)
  keepBodySize(guest, { heightIn: 66, weightLb: 140 })
  writeTabMemory(`chat:advice:${guest}`, 'hello')
}

async function leave(): Promise<string | undefined> {
  const left = readSession()
  await logout()
  return sayFarewell(left)
}

function tracesOf(guest: string): string[] {
  const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
  return texts.filter((entry) => entry.join(' ').includes(guest)).map(([key]) => key)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('logging out of a shared computer', () => {
  it('removes everything of the guest, and says so', async () => {
    await leaveTracesAs('shared-ann')
    markShared('shared-ann')
    chooseDisplaySettings({ text: 'larger', voice: 'on' })
    expect(await leave()).toMatch(/is removed from this device/)
    expect(readDisplaySettings()).toMatchObject({ text: 'larger', voice: 'off' })
    expect(tracesOf('shared-ann')).toEqual([])
    expect(await guestsHere()).toEqual([])
  })

  it('leaves the guests who use it as their own alone', async () => {
    await leaveTracesAs('own-bob')
    await leaveTracesAs('shared-eve')
    markShared('shared-eve')
    await leave()
    expect((await guestsHere()).map(({ userId }) => userId)).toEqual(['own-bob'])
  })

  it('removes what a guest left who has made an account since', async () => {
    await leaveTracesAs('shared-kim')
    markShared('shared-kim')
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true })))
    signIn({ userId: 'member', token: 'secret' })
    await leave()
    expect(tracesOf('shared-kim')).toEqual([])
  })
})

function answered() {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('a member of a shared device', () => {
  const member = { userId: 'member-ann', token: 'secret' }
  const comeAsMember = async () => {
    await leaveTracesAs(member.userId)
    signIn(member)
    markShared(member.userId)
  }

  it('leaves nothing behind with Logout, and is told what is safe', async () => {
    answered()
    await comeAsMember()
    expect(await leave()).toMatch(/has forgotten you/)
    expect(tracesOf(member.userId)).toEqual([])
    expect(await guestsHere()).toEqual([])
  })

  it('who walked away is logged out at the server too, before a page is shown', async () => {
    const fetched = answered()
    await comeAsMember()
    sessionStorage.clear()
    stubLocks([])
    await forgetWhoWalkedAway(logout)
    expect(readSession()).toEqual({ userId: null, token: null })
    expect(tracesOf(member.userId)).toEqual([])
    await expect.poll(() => fetched).toHaveBeenCalledWith('/logout', expect.anything())
  })

  it('who is still there stays logged in', async () => {
    answered()
    await comeAsMember()
    await forgetWhoWalkedAway(logout)
    expect(readSession()).toEqual(member)
  })
})

describe('a member who asks to be forgotten', () => {
  it('is told where the server could not be reached, and what is here goes all the same', async () => {
    await leaveTracesAs('ann')
    forgetSession()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await forgetMember('ann')).toBe('unreachable')
    expect(tracesOf('ann')).toEqual(['forgetLater:ann'])
  })

  it('is forgotten at a later start, where the server could not be reached before', async () => {
    await leaveTracesAs('ann')
    forgetSession()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await forgetMember('ann')
    const fetched = answered()
    await forgetLateOnes()
    expect(fetched).toHaveBeenCalledWith('/api/browsers/forget', expect.anything())
    expect(tracesOf('ann')).toEqual([])
    await forgetLateOnes()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is not thrown out where they have logged in again before', async () => {
    forgetSession()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await forgetMember('ann')
    const fetched = answered()
    signIn({ userId: 'ann', token: 'secret' })
    await forgetLateOnes()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('finds the offer after a reload too, until it is used', async () => {
    answered()
    await leaveTracesAs('ann')
    signIn({ userId: 'ann', token: 'secret' })
    await leave()
    expect(readTabMemory('left')).toBe('ann')
    expect(await forgetMember('ann')).toBe('done')
    expect(tracesOf('ann')).toEqual([])
  })
})

describe('logging out of a device of one’s own', () => {
  it('keeps everything, and tells the guest', async () => {
    await leaveTracesAs('own-ann')
    expect(await leave()).toMatch(/still on this device/)
    expect(tracesOf('own-ann')).not.toEqual([])
  })
})

function stubLocks(held: readonly string[]): void {
  const query = () => Promise.resolve({ held: held.map((name) => ({ name })), pending: [] })
  vi.stubGlobal('navigator', { locks: { query, request: () => Promise.resolve() } })
}

describe('a guest of a shared computer who walked away', () => {
  it('is told by a new tab where no tab of theirs is open', async () => {
    stubLocks([])
    markShared('gone')
    sessionStorage.clear()
    expect(await hasWalkedAway('gone')).toBe(true)
  })

  it('is still there after a reload, and in a second tab beside the first', async () => {
    stubLocks([])
    markShared('here')
    expect(await hasWalkedAway('here')).toBe(false)
    sessionStorage.clear()
    stubLocks(['shared:here'])
    expect(await hasWalkedAway('here')).toBe(false)
  })

  it('is told by a tab that the browser brings back with all it remembered', async () => {
    stubLocks([])
    markShared('restored')
    const moment = Date.now() + 61_000
    vi.spyOn(Date, 'now').mockReturnValue(moment)
    expect(await hasWalkedAway('restored')).toBe(true)
  })

  it('is nobody who did not share', async () => {
    stubLocks([])
    expect(await hasWalkedAway('own')).toBe(false)
  })
})
