/** Keeps and checks passwords with argon2id, at the settings OWASP names first. */

import { argon2, timingSafeEqual } from 'node:crypto'
import type { RandomBytes } from '../ids.ts'
import { WorkQueue } from './work-queue.ts'

/** What hashing one password costs. */
export interface PasswordCost {
  /** 8 or more for each lane. */
  readonly memoryKiB: number
  /** 1 or more. */
  readonly passes: number
  /** 1 or more. */
  readonly lanes: number
}

/** OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const current: PasswordCost = { memoryKiB: 19_456, passes: 2, lanes: 1 }
const saltBytes = 16
const tagBytes = 32

interface Parameters extends PasswordCost {
  readonly salt: Uint8Array
  readonly tagBytes: number
}

/**
 * Makes the keeper of passwords.
 *
 * @param randomBytes - chance for the salts.
 * @param atOnce - how many are worked on at once; the number of cores, so that a flood of sign-ins
 * leaves the rest of the server alone.
 * @param cost - what a new hash costs; less than the usual is for tests alone.
 * @returns the keeper.
 */
export function createPasswords(
  randomBytes: RandomBytes,
  atOnce: number,
  cost: PasswordCost = current,
) {
  const queue = new WorkQueue(atOnce)
  const nobody: Parameters = { ...cost, salt: randomBytes(saltBytes), tagBytes }
  return {
    /**
     * Makes what is stored instead of a password.
     *
     * @param password - as typed.
     * @returns a PHC string.
     * @throws Busy when too many people wait already.
     */
    async hash(password: string): Promise<string> {
      const parameters = { ...cost, salt: randomBytes(saltBytes), tagBytes }
      const tag = await queue.run(() => derive(password, parameters))
      return toPhc(parameters, tag)
    },
    /**
     * Checks a password. Without a stored one it does the same work and says no, so that the time
     * tells neither whether a person exists nor whether they have a password.
     *
     * @param password - as typed.
     * @param stored - PHC string; the empty text for a person without a password, undefined for nobody.
     * @returns true when they match.
     * @throws Busy when too many people wait already.
     */
    async verify(password: string, stored: string | undefined): Promise<boolean> {
      const known = stored === undefined || stored === '' ? undefined : fromPhc(stored)
      const tag = await queue.run(() => derive(password, known?.parameters ?? nobody))
      return known !== undefined && timingSafeEqual(tag, known.tag)
    },
  }
}

/** The keeper of passwords. */
export type Passwords = ReturnType<typeof createPasswords>

/** Beyond these argon2 itself refuses (RFC 9106, section 3.1), or the work is not ours. */
const saltRange = { from: 8, to: 64 }
const tagRange = { from: 4, to: 64 }

/**
 * Says whether a stored text is one that `hash` could have made, now or at lower
 * costs: checking another could take any memory and time, or fail at every sign-in.
 *
 * @param text - any text.
 * @returns true for such a PHC string, and for the empty text of an account without a password.
 */
export function isOwnPasswordHash(text: string): boolean {
  if (text === '') return true
  const known = parsePhc(text)
  if (known === undefined) return false
  const { memoryKiB, passes, lanes, salt, tagBytes: length } = known.parameters
  return (
    isWithin(lanes, { from: 1, to: current.lanes }) &&
    isWithin(memoryKiB, { from: 8 * lanes, to: current.memoryKiB }) &&
    isWithin(passes, { from: 1, to: current.passes }) &&
    isWithin(salt.length, saltRange) &&
    isWithin(length, tagRange)
  )
}

function isWithin(value: number, { from, to }: { from: number; to: number }): boolean {
  return value >= from && value <= to
}

function derive(password: string, parameters: Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      {
        message: Buffer.from(password.normalize('NFC')),
        nonce: parameters.salt,
        parallelism: parameters.lanes,
        tagLength: parameters.tagBytes,
        memory: parameters.memoryKiB,
        passes: parameters.passes,
      },
      (fault, tag) => (fault === null ? resolve(tag) : reject(fault)),
    )
  })
}

function toPhc(parameters: Parameters, tag: Buffer): string {
  const { memoryKiB, passes, lanes, salt } = parameters
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(tag)}`
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function fromPhc(text: string): { parameters: Parameters; tag: Buffer } {
  const known = parsePhc(text)
  if (known === undefined) throw new Error('A stored password is unreadable.')
  return known
}

function parsePhc(text: string): { parameters: Parameters; tag: Buffer } | undefined {
  const [, memory, passes, lanes, salt, tag] = phcPattern.exec(text) ?? []
  if (salt === undefined || tag === undefined) return undefined
  const tagBuffer = Buffer.from(tag, 'base64')
  return {
    parameters: {
      memoryKiB: Number(memory),
      passes: Number(passes),
      lanes: Number(lanes),
      salt: Buffer.from(salt, 'base64'),
      tagBytes: tagBuffer.length,
    },
    tag: tagBuffer,
  }
}
