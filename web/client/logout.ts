/** Signing out: all that is stored and sent, nothing that is shown. */

import { call } from './call.ts'
import { dropCheckmarks } from './completed-tests.ts'
import { type Session, forgetSession, readSession } from './session.ts'
import { forgetTabMemory } from './tab-memory.ts'

/** How long a person who leaves waits at most for the server's word, and for the app's question. */
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

let ask = () => Promise.resolve(true)
let canAsk = () => undefined as void

const untilAsking = new Promise<void>((resolve) => {
  canAsk = resolve
})

/** Has a person asked before they log out; comes after the page itself. */
export function beforeLeaving(question: () => Promise<boolean>): void {
  ask = question
  canAsk()
}

/**
 * Before {@link logout}: false where the person would rather stay. Where the question does not come,
 * they still want to leave.
 */
export async function mayLeave(): Promise<boolean> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, timeoutMs)
  })
  await Promise.race([untilAsking, late])
  return ask()
}

/**
 * After {@link logout}: removes what is to go from this device.
 *
 * @param left - who has logged out.
 * @returns what the person should know about what they leave here; undefined where there is nothing.
 */
export async function takeLeave(left: Session): Promise<string | undefined> {
  try {
    const { sayFarewell } = await import('./my-data/leave-device.ts')
    return await sayFarewell(left)
  } catch {
    // The code could not be fetched: the next start of the app removes what is to go.
    return undefined
  }
}

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
