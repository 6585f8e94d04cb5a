/** Codes by mail: six digits, ten minutes, a bounded number of tries. */

import type { Clock, RandomBytes } from '../ids.ts'
import type { KeptCode } from '../store/codes/code-tries.ts'
import type { Passwords } from './passwords.ts'

const minutes = 10
const digits = 6

/** Whom a code is for, and whatever else is kept with it. */
interface CodeSubject {
  /** The empty text for nobody: the work is the same. */
  readonly userId: string
}

/** Keeps codes of one kind; `Kept` says what became of one that is handed in. */
export interface CodeKeeper<Subject extends CodeSubject, Kept> {
  /** How many codes of one person work at once. */
  readonly atOnce: number
  /** How often a code may be guessed at. */
  readonly tries: number
  keep(code: Subject & KeptCode): Promise<Kept>
  takeTry(userId: string, now: string): Promise<readonly string[]>
}

/** Makes and judges codes of one kind. */
export interface MailedCodes<Subject extends CodeSubject, Kept> {
  /**
   * Makes a code.
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
  const { atOnce, tries } = keeper
  return {
    async make(subject) {
      const code = newCode(randomBytes)
      const codeHash = await passwords.hash(code)
      const expiresAt = new Date(clock().getTime() + minutes * 60_000).toISOString()
      return { code, kept: await keeper.keep({ ...subject, codeHash, expiresAt, tries }) }
    },
    async accept(userId, guess, end) {
      const hashes = await keeper.takeTry(userId, clock().toISOString())
      let right: string | undefined
      // As often as there may be codes, so that the time does not tell how many there are.
      for (let index = 0; index < atOnce; index += 1) {
        if (await passwords.verify(guess, hashes[index])) right = hashes[index]
      }
      return right !== undefined && end(right)
    },
  }
}

/** Six bytes hold every code about 281 million times over, so that none comes more often. */
function newCode(randomBytes: RandomBytes): string {
  const number = Buffer.from(randomBytes(6)).readUIntBE(0, 6) % 10 ** digits
  return String(number).padStart(digits, '0')
}
