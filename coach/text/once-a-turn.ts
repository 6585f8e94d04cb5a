/** Reads each earlier turn of a conversation once for each question, however many ask for it. */

import type { Turn } from './conversation-limits.ts'

/** What a person said: a turn of the conversation, or words by themselves. */
export type Told = string | Turn

/**
 * Makes a reading of a text that is kept with the turn, and forgotten with it.
 *
 * @param read - of the text alone.
 * @returns the same of a turn, read anew for words by themselves.
 */
export function onceATurn<Result extends object>(
  read: (text: string) => Result,
): (told: Told) => Result {
  const known = new WeakMap<Turn, Result>()
  return (told) => {
    if (typeof told === 'string') return read(told)
    const result = known.get(told) ?? read(told.content)
    known.set(told, result)
    return result
  }
}
