/** Offers passkeys among the browser's suggestions for the email field, for those who have one. */

import { useEffect, useRef } from 'react'
import type { RequestBody } from '#contract/endpoints.ts'
import { call } from '../../../client/call.ts'
import { readSession } from '../../../client/session.ts'
import { callOff, presentPasskey } from '../../../client/passkeys/ceremony.ts'
import { autofillWorks } from '../../../client/passkeys/passkey-support.ts'

type Credential = RequestBody<'signInWithPasskey'>['credential']

/** A challenge is good for five minutes; who reads slowly gets a new one in time. */
const renewMs = 4 * 60_000

/**
 * Waits quietly; nothing is shown to people without a passkey, and no fault disturbs anybody.
 *
 * @param isFree - false while something else is under way: the suggestions are called off then.
 * @param onPick - given the passkey that the person picked.
 */
export function usePasskeySuggestions(
  isFree: boolean,
  onPick: (credential: Credential) => void,
): void {
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })
  useEffect(() => {
    if (!isFree || isGuestHere()) return undefined
    const stop = new AbortController()
    const offering = { renewal: 0, isWaiting: false }
    const wait = async () => {
      try {
        const credential = await offer(stop.signal, offering)
        if (credential !== undefined && !stop.signal.aborted) pick.current(credential)
      } catch {
        // Called off while the server was asked.
      }
    }
    void wait()
    return () => {
      stop.abort()
      window.clearTimeout(offering.renewal)
      if (offering.isWaiting) void callOff()
    }
  }, [isFree])
}

/** Nothing leaves a guest's browser unasked; for them there is the button. */
function isGuestHere(): boolean {
  const { userId, token } = readSession()
  return userId !== null && token === null
}

/** Ends with the passkey that was picked, or without one when it is called off or cannot be offered. */
async function offer(
  signal: AbortSignal,
  offering: { renewal: number; isWaiting: boolean },
): Promise<Credential | undefined> {
  if (!(await autofillWorks())) return undefined
  while (!signal.aborted) {
    const options = await call('passkeySignInOptions', { signal })
    if (!options.ok || signal.aborted) return undefined
    offering.renewal = window.setTimeout(() => void callOff(), renewMs)
    offering.isWaiting = true
    const used = await presentPasskey(options.reply, 'suggestions')
    offering.isWaiting = false
    window.clearTimeout(offering.renewal)
    if (used.ok) return used.credential
    if (used.fault !== 'called-off') return undefined
  }
  return undefined
}
