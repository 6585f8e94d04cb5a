/** Names what a turn does, beside what answers it. */

import { isQuestion, isRequest } from '../search/question-form.ts'
import { namingStems } from '../text/stems.ts'
import type { Heard } from './hear-turn.ts'
import type { Reading, Reply } from './reading.ts'

/** What may be done in a turn that a text on a question of its own answers. */
const doneBeside: ReadonlySet<string> = new Set([
  'more',
  'how',
  'how_much',
  'cannot',
  'tried',
  'other',
  'smalltalk',
])
/** A question that names a thing asks of that anew: "How do I cook for one?" */
const fewestNamed = 0
/** So likely it was done. */
const likelyDone = 0.4

/**
 * Names what a turn does by what was heard, also where it is answered as a question would be.
 *
 * @returns the reply; to a limit that is only told in a talk, as one that is held against what was advised.
 */
export function asHeard(reading: Reading, { act, likely }: Heard, reply: Reply): Reply {
  const { message, newLimits, state } = reading
  if (reply.act !== 'ask' || state.before === '' || likely === 1) return reply
  if (isQuestion(message) && namingStems(message).size > fewestNamed) return reply
  if (doneBeside.has(act) && likely >= likelyDone) return { ...reply, act }
  const isTold = newLimits.size > 0 && !isQuestion(message) && !isRequest(message)
  return isTold ? { ...reply, act: 'cannot' } : reply
}
