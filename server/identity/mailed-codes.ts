/** Codes by mail: six digits, ten minutes, five tries. */

import type { Clock, RandomBytes } from '../ids.ts'
import type { KeptCode } from '../store/codes/code-tries.ts'
import type { Passwords } from './passwords.ts'

const minutes = 10
const tries = 5
const digits = 6

/** Whom a code is for, and whatever else is kept with it. */
interface CodeSubject {
  /** The empty text for nobody: the work is the same. */
  readonly userId: string
}

/** Keeps codes of one kind, one a person; `Kept` says what became of one that is handed in. */
export interface CodeKeeper<Subject extends CodeSubject, Kept> {
  replace(code: Subject & KeptCode): Promise<Kept>
  takeTry(userId: string, now: string): Promise<string | undefined>
}

/** Makes and judges codes of one kind. */
export interface MailedCodes<Subject extends CodeSubject, Kept> {
  /**
   * Makes a code in place of the person's earlier one.
   *
   * @param subject - whom it is for.
   * @returns the code, and what became of it: only one that was kept may be sent.
   */
  make(subject: Subject): Promise<{ readonly code: string; readonly kept: Kept }>
  /**
   * Judges a guess. The try is counted before it is judged.
   *
   * @param userId - the person; the empty text does the same work and says no.
   * @param guess - as typed.
   * @param end - ends the code that was guessed right, and does what it was for; false for all but the
   *   first caller.
   * @returns true once, for the right code.
   */
  accept(
    userId: string,
    guess: string,
    end: (codeHash: string) => Promise<boolean>,
  ): Promise<boolean>
}

/**
 * Makes the codes of one kind.
 *
 * @param keeper - where they are kept.
 * @param parts - how they are hashed, time and chance.
 * @returns the codes.
 */
export function createMailedCodes<Subject extends CodeSubject, Kept>(
  keeper: CodeKeeper<Subject, Kept>,
  parts: {
    readonly passwords: Passwords
    readonly clock: Clock
    readonly randomBytes: RandomBytes
  },
): MailedCodes<Subject, Kept> {
  const { passwords, clock, randomBytes } = parts
  return {
    async make(subject) {
      const code = newCode(randomBytes)
      const codeHash = await passwords.hash(code)
      const expiresAt = new Date(clock().getTime() + minutes * 60_000).toISOString()
      return { code, kept: await keeper.replace({ ...subject, codeHash, expiresAt, tries }) }
    },
    async accept(userId, guess, end) {
      const codeHash = await keeper.takeTry(userId, clock().toISOString())
      const isRight = await passwords.verify(guess, codeHash)
      if (!isRight || codeHash === undefined) return false
      return end(codeHash)
    },
  }
}

/** Six bytes hold every code about 281 million times over, so that none comes more often. */
function newCode(randomBytes: RandomBytes): string {
  const number = Buffer.from(randomBytes(6)).readUIntBE(0, 6) % 10 ** digits
  return String(number).padStart(digits, '0')
}
