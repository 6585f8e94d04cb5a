/** What a browser says it had signed: the challenge, and where it was. */

import { isPlainObject, ownValue } from '#core/rules/plain-object.ts'

/** The part that decides which challenge is meant, read before anything is checked. */
export interface ClientData {
  readonly challenge: string
  readonly origin: string
}

/**
 * Reads the client data (Web Authentication Level 3, section 5.8.1).
 *
 * @param clientDataJSON - base64url of the JSON, from a browser.
 * @returns what it says; undefined where it cannot be read.
 */
export function readClientData(clientDataJSON: string): ClientData | undefined {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
  if (!isPlainObject(value)) return undefined
  const challenge = ownValue(value, 'challenge')
  const origin = ownValue(value, 'origin')
  if (typeof challenge !== 'string' || typeof origin !== 'string') return undefined
  return { challenge, origin }
}
