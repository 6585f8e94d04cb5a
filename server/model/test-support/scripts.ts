/** What a service of language models can do to a caller, good and bad. */

import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Script, Turn } from './fake-service.ts'

/**
 * Answers with a text, in pieces as services cut them, and ends well.
 *
 * @param words - the whole answer.
 * @returns the script.
 */
export function reciting(words: string): Script {
  return (turn) => {
    for (const piece of words.match(/[^]{1,7}/g) ?? []) turn.say(piece)
    turn.end()
  }
}

/**
 * Refuses the call.
 *
 * @param status - of HTTP, 400 and above.
 * @returns the script; a further try is welcome at once.
 */
export function refusing(status: number): Script {
  return (turn) => turn.refuse(status, { 'retry-after-ms': '1' })
}

/**
 * Says something, then tells that it has failed.
 *
 * @param words - what is said before.
 * @returns the script.
 */
export function breakingDownAfter(words: string): Script {
  return (turn) => {
    turn.say(words)
    turn.breakDown()
  }
}

/**
 * Says something, then nothing, until the caller leaves.
 *
 * @param words - what is said before; nothing where empty.
 * @returns the script.
 */
export function hangingAfter(words: string): Script {
  return (turn) => {
    if (words !== '') turn.say(words)
    return turn.left
  }
}

/**
 * Says something, then hangs up.
 *
 * @param words - what is said before.
 * @returns the script.
 */
export function hangingUpAfter(words: string): Script {
  return async (turn) => {
    turn.say(words)
    await nextTurn()
    turn.drop()
  }
}

/**
 * Says something, then ends the stream without the sign that an answer has ended.
 *
 * @param words - what is said before.
 * @returns the script.
 */
export function endingQuietlyAfter(words: string): Script {
  return (turn) => {
    turn.say(words)
    turn.closeQuietly()
  }
}

/**
 * Says something until the limit of words is reached.
 *
 * @param words - what is said before.
 * @returns the script.
 */
export function runningOutAfter(words: string): Script {
  return (turn) => {
    turn.say(words)
    turn.end('length')
  }
}

/** Shows that it is alive, and says nothing. */
export const onlyPinging: Script = (turn) => turn.ping()

/** Wants to be asked again, but not now. */
export const puttingOff: Script = (turn) => turn.refuse(429, { 'retry-after': '55' })

/** Ends at once, and well. */
export const sayingNothing: Script = (turn) => turn.end()

/** Holds its answer back. */
export const withholding: Script = (turn) => turn.end('filtered')

/** Sends bytes that no protocol knows. */
export const babbling: Script = (turn) => {
  turn.babble('data: {"oh\u0000 dear\n\n<html>502</html>\n')
  turn.end()
}

/** Speaks until the caller leaves; a word a millisecond at most, so that a second is no mebibyte. */
export const endless: Script = (turn) =>
  untilGone(turn, async () => {
    turn.say('on and on ')
    await pause(1)
  })

/** Speaks in long words until the caller hangs up. */
export const flooding: Script = (turn) =>
  untilGone(turn, () => turn.say('on and on '.repeat(10_000)))

/** Refuses, and never comes to the end of the reasons. */
export const refusingWithoutEnd: Script = (turn) => {
  turn.beginRefusal(500)
  return untilGone(turn, () => turn.babble('because '.repeat(10_000)))
}

async function untilGone(turn: Turn, act: () => void | Promise<void>): Promise<void> {
  const caller = { isGone: false }
  void turn.left.then(() => (caller.isGone = true))
  while (!caller.isGone) {
    await act()
    await nextTurn()
  }
}
