/** How often an account may be guessed at, whoever guesses from wherever. */

import { hash } from 'node:crypto'
import type { Allowance } from '../store/throttles.ts'

const guesses = ['password', 'code', 'code-mail', 'taken-mail', 'refusal'] as const

/** What is counted for each account. */
export type Guess = (typeof guesses)[number]

/** A person who mistypes gets by; a machine does not. Neither locks a remembered browser out. */
export const guessAllowances: Readonly<Record<Guess, Allowance>> = {
  password: { max: 20, windowMs: 15 * 60_000 },
  // A little more than five codes with five tries each: beyond it nothing is left to be judged.
  code: { max: 30, windowMs: 60 * 60_000 },
  'code-mail': { max: 5, windowMs: 60 * 60_000 },
  // Letters that somebody tried to register the address again: apart, so that they use up no codes.
  'taken-mail': { max: 2, windowMs: 60 * 60_000 },
  // Lines of the audit, not tries: nobody fills the disk by guessing.
  refusal: { max: 20, windowMs: 15 * 60_000 },
}

/**
 * Names a count without naming the person.
 *
 * @param guess - what is counted.
 * @param email - in lower case; known or not.
 * @returns the key.
 */
export function guessKey(guess: Guess, email: string): string {
  return `${guess}:${hash('sha256', email, 'hex')}`
}

const accountUses = ['chat', 'coach', 'email-change', 'email-code'] as const

/** What is counted for a person who is signed in. */
export type AccountUse = (typeof accountUses)[number]

/**
 * Names a count of what a signed-in person does: asking the coach, asking a language model, having codes sent to a new
 * address, guessing at such a code.
 *
 * @param use - what is counted.
 * @param userId - the person; random enough that the hash leads back to nobody.
 * @returns the key.
 */
export function accountKey(use: AccountUse, userId: string): string {
  return `${use}:${hash('sha256', userId, 'hex')}`
}

/**
 * Names everything that is counted for a signed-in person, to be forgotten with them.
 *
 * @param userId - the person.
 * @returns the keys.
 */
export function accountKeys(userId: string): string[] {
  return accountUses.map((use) => accountKey(use, userId))
}

/**
 * Names everything that is counted for an address, to be forgotten with it.
 *
 * @param email - in lower case.
 * @returns the keys.
 */
export function guessKeys(email: string): string[] {
  return guesses.map((guess) => guessKey(guess, email))
}
