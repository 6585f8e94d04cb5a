/** Signing out: all that is stored and sent, nothing that is shown. */

import { call } from './call.ts'
import { dropCheckmarks } from './completed-tests.ts'
import { type Session, forgetSession, readSession } from './session.ts'
import { forgetTabMemory } from './tab-memory.ts'

/** How long a person who waits for the server's word waits at most. */
const timeoutMs = 3000

/**
 * Signs out: reduces the person's check marks, removes what says who is using this browser
 * (specification, section 4) and revokes the token. The device is signed out before this returns,
 * whether the server can be reached or not.
 *
 * @returns resolves when the server has answered, could not be reached, or took too long.
 */
export async function logout(): Promise<void> {
  const { userId, token } = readSession()
  // Begun before the token is removed, because the call sends it.
  const told =
    token === null
      ? undefined
      : call('logout', { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
  leaveThisBrowser(userId)
  await told
}

let mayLeaveNow = () => Promise.resolve(true)
let canAsk = () => undefined as void

/** Resolves when there is somebody who asks; the address /logout can be there earlier. */
export const untilAsking = new Promise<void>((resolve) => {
  canAsk = resolve
})

/** Has a person asked before they log out; comes late, like {@link onFarewell}. */
export function beforeLeaving(ask: () => Promise<boolean>): void {
  mayLeaveNow = ask
  canAsk()
}

/** Before {@link logout}: false where the person would rather stay. */
export const mayLeave = () => mayLeaveNow()

type Farewell = (left: Session) => Promise<string | undefined>

let farewell: Farewell = () => Promise.resolve(undefined)

/** Sees to what a person leaves on this device, and says what became of it; is fetched late. */
export function onFarewell(say: Farewell): void {
  farewell = say
}

/**
 * After {@link logout}: what the person should know about what they leave on this device.
 *
 * @param left - who has logged out.
 * @returns undefined where there is nothing to know.
 */
export const takeLeave: Farewell = (left) => farewell(left)

/**
 * Leaves this browser to whoever comes next, without a word to the server.
 *
 * @param userId - who leaves; null for nobody.
 */
export function leaveThisBrowser(userId: string | null): void {
  if (userId !== null) dropCheckmarks(userId)
  forgetSession()
  // What was typed or said in this tab belongs to the person who leaves.
  forgetTabMemory()
}
