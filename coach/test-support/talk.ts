/** Holds a conversation with the coach, as a chat does. */

import type { Language } from '#core/languages.ts'
import { answerQuestion } from '../answer/answer.ts'
import type { CoachAnswer } from '../conversation/question.ts'
import type { Turn } from '../text/conversation-limits.ts'

/**
 * Says one message after the other.
 *
 * @param messages - what the person says.
 * @returns the answer to each.
 */
export function talk(
  messages: readonly string[],
  language: Language = 'en',
  region = 'US',
): readonly CoachAnswer[] {
  const history: Turn[] = []
  return messages.map((message) => {
    const answer = answerQuestion({ message, history: [...history], region, language })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
    return answer
  })
}

/** The answer to the last of some messages. */
export function lastOf(messages: readonly string[], language: Language = 'en'): CoachAnswer {
  const answer = talk(messages, language).at(-1)
  if (!answer) throw new Error('Nothing was said.')
  return answer
}
