/** Unguessable texts, and the form in which they are kept. */

import { hash } from 'node:crypto'
import type { RandomBytes } from '../ids.ts'

/** 256 bits. */
const secretBytes = 32

/** What a secret looks like: 43 letters of base64url. */
export const secretPattern = /^[\w-]{43}$/

/**
 * Makes a secret.
 *
 * @param randomBytes - chance fit for secrets.
 * @returns 256 bits as base64url text.
 */
export function newSecret(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(secretBytes)).toString('base64url')
}

/**
 * Gives the form in which a secret is kept: whoever reads the database cannot use it. A plain hash
 * is enough because the secret is as random as a key. It is also what is looked up, so the time a
 * lookup takes tells nothing about the secret.
 *
 * @param secret - the secret.
 * @returns SHA-256 in hexadecimal.
 */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex')
}
