/** What comes from a browser with a passkey: the signed client data, and the id of the person. */

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

/**
 * Writes a person's id in the form in which authenticators keep it: the 16 bytes of the UUID.
 *
 * @param userId - a UUID.
 * @returns base64url.
 */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

/**
 * Reads the id of a person from what an authenticator kept.
 *
 * @param handle - base64url, from a browser.
 * @returns the person's id; undefined where it cannot be one of ours.
 */
export function fromUserHandle(handle: string): string | undefined {
  const bytes = Buffer.from(handle, 'base64url')
  if (bytes.length !== 16) return undefined
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
