/** What a message holds of a danger, too softly for a text of its own: the numbers stand beside its answer. */

import type { SafetyCode } from '../safety/codes.ts'
import { ofDeath } from '../safety/floors.ts'
import { heldIn, softenedIn } from '../safety/softened.ts'
import { louderIn } from '../talk/louder.ts'
import { readingOf, type TalkTurn } from '../talk/reading.ts'

/** What is held so. */
export interface HeldSoftly {
  /** Before some answers it is asked whether these happen now. */
  readonly codes: readonly SafetyCode[]
  /** True where it is nearly a wish to die. */
  readonly isNearlyWish: boolean
}

/** So many times what is heard of a wish to die at least, the person is asked below the answer whether they are safe. */
const nearlyTold = 1.6

/**
 * Says what a message holds softly.
 *
 * @param turn - the message, and the turns before it without those of a danger.
 * @param shown - what `hearSafety` found in it.
 * @param isInTalk - true after a turn of the coach.
 * @returns undefined where it holds nothing of the kind.
 */
export function heldSoftly(
  turn: TalkTurn,
  shown: readonly SafetyCode[],
  isInTalk: boolean,
): HeldSoftly | undefined {
  const { message } = turn
  if (heldIn(message, shown, isInTalk).length === 0) return undefined
  const louder = louderIn(readingOf(turn))
  if (louder > 1 && heldIn(message, shown, isInTalk, louder).length === 0) return undefined
  const softened = (least: number) => softenedIn(message, shown, isInTalk, least * louder)
  return {
    codes: softened(1),
    isNearlyWish: softened(isInTalk ? nearlyTold : 1).includes(ofDeath),
  }
}
