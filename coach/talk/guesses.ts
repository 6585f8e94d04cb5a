/** What is said in place of a guess. */

import { shareNamed } from './hardly-to.ts'
import { beyondFaq, nearestFaq } from './of-subjects.ts'
import type { Reading, Reply } from './reading.ts'
import { isSorry, whatNext } from './which-next.ts'

/** A question of a subject was just answered, or a danger was told. */
function isOnSubject({ state, subjects = [] }: Reading): boolean {
  return state.answered !== undefined || subjects.length > 0
}

/** In place of a guess: the likest question on a subject; in the midst of a talk which is meant, or who knows it. */
export function surelyMeant(reading: Reading, sure: Reply): Reply {
  if (!sure.isGuess || isSorry(reading, sure)) return sure
  const isNamed = shareNamed(reading, sure) > 0
  if (reading.history.length === 0) return (isNamed ? undefined : nearestFaq(reading)) ?? sure
  return (
    whatNext(reading, sure) ??
    (isOnSubject(reading) ? beyondFaq(reading, sure) : undefined) ??
    (isNamed ? undefined : nearestFaq(reading)) ??
    sure
  )
}
