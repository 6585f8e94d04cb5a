/** The two ways to ask the coach, and what is said when an answer does not come. */

import type { CallResult, CoachListener } from '../../../client/call-result.ts'
import { streamCoach } from '../../../client/stream/stream-coach.ts'
import type { ChatTexts } from '../../../locales/chat.ts'
import { type ChatMessage, type CoachReply, historyOf } from './chat-message.ts'

/** Which chat: with the person's scores, or about topics alone. */
export type ChatKind = 'advice' | 'assistant'

/**
 * Asks one question.
 *
 * @param earlier - the conversation before the question, oldest first.
 * @param options - the abort signal, and who is told what comes before the whole answer.
 * @returns the answer, or the sentences to show in its place, a line each; rejects only when aborted.
 */
export async function askCoach(
  kind: ChatKind,
  question: string,
  earlier: readonly ChatMessage[],
  words: { readonly texts: ChatTexts; readonly networkError: string },
  options: CoachListener & { readonly signal: AbortSignal },
): Promise<CoachReply | string> {
  const history = historyOf(earlier)
  let outcome: CallResult<CoachReply>
  try {
    outcome =
      kind === 'advice'
        ? await streamCoach('aiAdvice', { ...options, body: { prompt: question, history } })
        : await streamCoach('chat', { ...options, body: { message: question, history } })
  } catch (error) {
    if (options.signal.aborted) throw error
    return failure(kind, words.texts, messageOf(error) ?? words.networkError)
  }
  if (outcome.ok) return outcome.reply
  if (outcome.reason === 'unreachable') return failure(kind, words.texts, words.networkError)
  // A refusal of an answer that had begun says itself what went wrong.
  const said = outcome.status === 200 ? outcome.problem?.error : undefined
  const failed = failure(kind, words.texts, said ?? words.texts.chatFailed)
  // Whoever asked too often is also told how long to wait.
  const wait = outcome.status === 429 ? outcome.problem?.error : undefined
  return wait === undefined ? failed : `${failed}\n${wait}`
}

/** The advice chat has one sentence for every failure (specification, section 8). */
function failure(kind: ChatKind, texts: ChatTexts, otherwise: string): string {
  return kind === 'advice' ? texts.adviceFailed : otherwise
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error && error.message !== '' ? error.message : undefined
}
