/** What is said just after help came for the body, to what nothing surely answers. */

import type { GoingOn } from './danger-answer.ts'
import type { LineId } from './lines.ts'
import { isOfBody, saidOfDangerIn } from './scripts.ts'
import type { Standing } from './standing.ts'

/** Ends of a danger with help there, or on its way. */
const withHelp: ReadonlySet<LineId> = new Set([
  'endedHelp',
  'endedComing',
  'endedComingBy',
  'endedWay',
  'endedGuilt',
])

/**
 * Tells whether help for the body was told in this message or the one before it: who trembles, or asks whether all will be
 * well, wants no tip that is only near.
 *
 * @param standing - what stood before the message.
 * @param ended - what the message itself ends.
 */
export function isJustAfterHelp(standing: Standing, ended: GoingOn | undefined): boolean {
  const lines = ended ? saidOfDangerIn(ended.ending.text).lines : standing.last
  return standing.shown.some(isOfBody) && lines.some((id) => withHelp.has(id))
}
