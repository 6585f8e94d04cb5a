/** Signing in with a code by mail: six digits, ten minutes, five tries. */

import type { Clock, RandomBytes } from '../ids.ts'
import type { LoginCodes } from '../store/login-codes.ts'
import type { Passwords } from './passwords.ts'

const minutes = 10
const tries = 5
const digits = 6

/** Makes and judges codes. */
export interface SignInCodes {
  /**
   * Makes a code in place of the person's earlier one.
   *
   * @param userId - the person; undefined does the same work for nobody.
   * @returns the code to be sent.
   */
  make(userId: string | undefined): Promise<string>
  /**
   * Judges a guess. The try is counted before it is judged.
   *
   * @param userId - the person; undefined does the same work and says no.
   * @param guess - as typed.
   * @returns true once, for the right code.
   */
  accept(userId: string | undefined, guess: string): Promise<boolean>
}

/**
 * Makes the keeper of codes.
 *
 * @param parts - where codes are kept, how they are hashed, time and chance.
 * @returns the keeper.
 */
export function createSignInCodes(parts: {
  readonly loginCodes: LoginCodes
  readonly passwords: Passwords
  readonly clock: Clock
  readonly randomBytes: RandomBytes
}): SignInCodes {
  const { loginCodes, passwords, clock, randomBytes } = parts
  return {
    async make(userId) {
      const code = newCode(randomBytes)
      const codeHash = await passwords.hash(code)
      if (userId !== undefined) {
        const expiresAt = new Date(clock().getTime() + minutes * 60_000).toISOString()
        await loginCodes.replace({ userId, codeHash, expiresAt, tries })
      }
      return code
    },
    async accept(userId, guess) {
      const codeHash =
        userId === undefined ? undefined : await loginCodes.takeTry(userId, clock().toISOString())
      const isRight = await passwords.verify(guess, codeHash)
      if (!isRight || userId === undefined || codeHash === undefined) return false
      return loginCodes.useUp(userId, codeHash)
    },
  }
}

/** Six bytes hold every code about 281 million times over, so that none comes more often. */
function newCode(randomBytes: RandomBytes): string {
  const number = Buffer.from(randomBytes(6)).readUIntBE(0, 6) % 10 ** digits
  return String(number).padStart(digits, '0')
}
