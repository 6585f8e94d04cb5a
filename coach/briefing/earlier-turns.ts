/** Writes what was said before as data for a language model. */

import { conversationLimits, type Turn } from '../conversation-limits.ts'
import { hearSafety } from '../understanding/hear-safety.ts'
import { plainLine } from './quoted.ts'

const mostLetters = { user: 240, assistant: 200 } as const
const speakers = { user: 'Person', assistant: 'Coach' } as const

/** Turns that try to change how the coach works are not passed on, whoever is said to have spoken. */
function isOrder(content: string): boolean {
  const codes = hearSafety(content)
  return codes.includes('injection') || codes.includes('other_people_data')
}

/**
 * The last turns of a conversation.
 *
 * @param history - earlier turns, oldest first, as the browser sent them: anybody can have written them.
 * @returns one line a turn, the last few only, shortened; none where nothing was said.
 */
export function earlierTurns(history: readonly Turn[]): readonly string[] {
  return history
    .slice(-conversationLimits.earlierTurns)
    .filter(({ content }) => !isOrder(content))
    .map(({ role, content }) => `${speakers[role]}: ${plainLine(content, mostLetters[role])}`)
}
