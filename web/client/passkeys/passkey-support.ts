/** Whether passkeys can be made and used here, asked of the browser itself: nothing is loaded for it. */

import { useEffect, useState } from 'react'

/** Newer than the compiler's list of what browsers have. */
interface PasskeyClues {
  isConditionalMediationAvailable?: () => Promise<boolean>
  isUserVerifyingPlatformAuthenticatorAvailable?: () => Promise<boolean>
  getClientCapabilities?: () => Promise<Record<string, boolean>>
}

/**
 * Tells whether this browser has passkeys, of this device or of a phone nearby.
 *
 * @returns false also where the address of the site is a number: a passkey is bound to a name.
 */
export async function passkeysWork(): Promise<boolean> {
  const clues = cluesHere()
  if (clues === undefined) return false
  const answers = await Promise.all([
    ask(() => clues.isUserVerifyingPlatformAuthenticatorAvailable?.()),
    ask(() => clues.isConditionalMediationAvailable?.()),
    ask(async () => (await clues.getClientCapabilities?.())?.['hybridTransport']),
  ])
  return answers.includes(true)
}

/** The same for components; undefined until the browser has said so. */
export function usePasskeysWork(): boolean | undefined {
  const [works, setWorks] = useState<boolean>()
  useEffect(() => {
    let isGone = false
    const find = async () => {
      const answer = await passkeysWork()
      if (!isGone) setWorks(answer)
    }
    void find()
    return () => {
      isGone = true
    }
  }, [])
  return works
}

/** Tells whether the browser can offer passkeys among its suggestions for a field. */
export async function autofillWorks(): Promise<boolean> {
  const clues = cluesHere()
  return clues !== undefined && ask(() => clues.isConditionalMediationAvailable?.())
}

function cluesHere(): PasskeyClues | undefined {
  if (!isSiteName(window.location.hostname)) return undefined
  return 'PublicKeyCredential' in window && typeof window.PublicKeyCredential === 'function'
    ? window.PublicKeyCredential
    : undefined
}

/** A browser that cannot answer is one that cannot do it. */
async function ask(question: () => Promise<boolean | undefined> | undefined): Promise<boolean> {
  try {
    return (await question()) === true
  } catch {
    return false
  }
}

/**
 * Tells whether a passkey can be bound to a host.
 *
 * @param host - as in the address, for example `health.example.org`, `127.0.0.1` or `[::1]`.
 */
export function isSiteName(host: string): boolean {
  return !host.includes(':') && !/^[\d.]+$/.test(host)
}
