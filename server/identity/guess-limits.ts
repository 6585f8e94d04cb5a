/** How often an account may be guessed at, whoever guesses from wherever, and how many letters a mailbox gets. */

import { hash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { RateLimit } from '../store/throttles.ts'

const guesses = ['password', 'code', 'refusal'] as const

/** What is counted for each account. */
export type Guess = (typeof guesses)[number]

const hourMs = 60 * 60_000

/**
 * The part that anybody may use: a person who mistypes gets by, a machine does not. What is kept for
 * others stands in {@link guessReserve}.
 */
export const guessAllowances: Readonly<Record<Guess, RateLimit>> = {
  password: { max: 20, windowMs: 15 * 60_000 },
  // Two codes work at once (store/codes/login-codes.ts): 20 chances of a million an hour.
  code: { max: 10, windowMs: hourMs },
  // Lines of the audit, not tries: nobody fills the disk by guessing. The letter with a code says the
  // number of tries, so the window is an hour.
  refusal: { max: 40, windowMs: hourMs },
}

/**
 * The part that is kept for networks which have not used theirs: strangers on fewer than forty
 * networks leave two tries to the next one, whatever they do, and all of them together get 80 an hour.
 */
export const guessReserve = {
  eachNetwork: { max: 2, windowMs: hourMs },
  all: { max: 80, windowMs: hourMs },
} as const satisfies Readonly<Record<string, RateLimit>>

/**
 * Letters that one mailbox gets, whatever follows a plus in the address. Each kind is apart, so that
 * one uses up nothing of the others.
 */
export const letterAllowances = {
  // An account that stays gets twelve at most; one that is deleted and made again and again, this many.
  'code-mail': { max: 15, windowMs: hourMs },
  // All forms of the address with a plus that nobody has proved.
  'code-mail-plus': { max: 15, windowMs: hourMs },
  'change-mail': { max: 5, windowMs: hourMs },
  // That an account has another address from now on.
  'changed-mail': { max: 3, windowMs: hourMs },
  'taken-mail': { max: 2, windowMs: hourMs },
} as const satisfies Readonly<Record<string, RateLimit>>

/**
 * Gives the mailbox that reads the letters to an address: many services deliver `ann+x@…` to `ann@…`,
 * and a domain can be spelt in letters of any script or in its form for the wire (RFC 5891).
 *
 * @param email - in lower case.
 * @returns the address without what follows the first plus of its local part, its domain as it is on
 *   the wire.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@', 2)
  return `${local.replace(/^([^+]+)\+.*/, '$1')}@${domainToASCII(domain) || domain}`
}

/**
 * Names a count without naming the person; counts that begin with it and a colon belong to it.
 *
 * @param guess - what is counted.
 * @param email - in lower case; known or not.
 * @returns the key.
 */
export function guessKey(guess: Guess, email: string): string {
  return `${guess}:${hash('sha256', email, 'hex')}`
}

const accountUses = [
  'chat',
  'coach',
  'email-change',
  'email-code',
  'proof',
  'proof-code',
  'proof-mail',
  'import',
  'export',
] as const

/** What is counted for a person who is signed in. */
export type AccountUse = (typeof accountUses)[number]

/** How often a signed-in person may have a code sent to their own or a new address, and guess at such codes. */
export const memberCodeAllowances = {
  letters: { max: 5, windowMs: hourMs },
  // A little more than five codes with five tries each: beyond it nothing is left to be judged.
  tries: { max: 30, windowMs: hourMs },
} as const satisfies Readonly<Record<string, RateLimit>>

/**
 * Names a count of what a signed-in person does: asking the coach, asking a language model, having
 * codes sent to a new address, guessing at such a code, guessing at a proof of who they are, having a
 * code sent for one, bringing results along, taking the data along.
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
 * Names everything that is counted for an account, to be forgotten with it. Letters are counted for
 * a mailbox and stay until their hour is over: else whoever registers and deletes in turn fills it.
 *
 * @param email - in lower case.
 * @returns the keys.
 */
export function guessKeys(email: string): string[] {
  return guesses.map((guess) => guessKey(guess, email))
}
