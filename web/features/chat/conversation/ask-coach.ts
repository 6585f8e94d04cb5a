/** The two ways to ask the coach, and what is said when an answer does not come. */

import { call } from '../../../client/call.ts'
import type { Outcome } from '../../../client/outcome.ts'
import type { ChatTexts } from '../../../locales/chat.ts'
import { type ChatMessage, type CoachReply, historyOf } from './chat-message.ts'

/** Which chat: with the person's scores, or about topics alone. */
export type ChatKind = 'advice' | 'assistant'

/**
 * Asks one question.
 *
 * @param earlier - the conversation before the question, oldest first.
 * @returns the answer, or the sentence to show in its place; rejects only when aborted.
 */
export async function askCoach(
  kind: ChatKind,
  question: string,
  earlier: readonly ChatMessage[],
  words: { readonly texts: ChatTexts; readonly networkError: string },
  signal: AbortSignal,
): Promise<CoachReply | string> {
  const history = historyOf(earlier)
  let outcome: Outcome<CoachReply>
  try {
    outcome =
      kind === 'advice'
        ? await call('aiAdvice', { body: { prompt: question, history }, signal })
        : await call('chat', { body: { message: question, history }, signal })
  } catch (error) {
    if (signal.aborted) throw error
    return failure(kind, words.texts, messageOf(error) ?? words.networkError)
  }
  if (outcome.ok) return outcome.reply
  return failure(
    kind,
    words.texts,
    outcome.reason === 'unreachable' ? words.networkError : words.texts.chatFailed,
  )
}

/** The advice chat has one sentence for every failure (specification, section 8). */
function failure(kind: ChatKind, texts: ChatTexts, otherwise: string): string {
  return kind === 'advice' ? texts.adviceFailed : otherwise
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error && error.message !== '' ? error.message : undefined
}
