/** Holds a conversation with the coach, as a chat does. */

import type { Language } from '#core/languages.ts'
import { answerQuestion } from '../answer/answer.ts'
import type { CoachAnswer } from '../conversation/question.ts'
import type { Turn } from '../text/conversation-limits.ts'

/**
 * Says one message after the other, each once its answer is wanted.
 *
 * @param messages - what the person says.
 * @yields the answer to each.
 */
export function* answersTo(
  messages: readonly string[],
  language: Language = 'en',
  region = 'US',
): Generator<CoachAnswer> {
  const history: Turn[] = []
  for (const message of messages) {
    const answer = answerQuestion({ message, history: [...history], region, language })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
    yield answer
  }
}

/** The answers to all of some messages. */
export function talk(
  messages: readonly string[],
  language: Language = 'en',
  region = 'US',
): readonly CoachAnswer[] {
  return [...answersTo(messages, language, region)]
}

/** The answer to the last of some messages. */
export function lastOf(messages: readonly string[], language: Language = 'en'): CoachAnswer {
  const answer = talk(messages, language).at(-1)
  if (!answer) throw new Error('Nothing was said.')
  return answer
}
