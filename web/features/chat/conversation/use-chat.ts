/** One chat: the conversation, the help that stays, and the question on its way. */

import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useSession } from '../../../client/session.ts'
import { type ChatTexts, chatTexts } from '../../../locales/chat.ts'
import { useTexts } from '../../../locales/use-texts.ts'
import type { ChatKind } from './ask-coach.ts'
import {
  type ChatMessage,
  type CoachReply,
  type Safety,
  isLasting,
  parseConversation,
  parseSafety,
} from './chat-message.ts'
import { type PendingAnswer, useAnswer } from './use-answer.ts'
import { useKept } from './use-kept.ts'

/** What a chat shows and does. */
export interface Chat extends Omit<PendingAnswer, 'begin'> {
  readonly messages: readonly ChatMessage[]
  /** Safety texts that stay in sight for the session. */
  readonly help: readonly Safety[]
  /** What is wrong with the typed question; null when nothing is. */
  readonly fault: string | null
  /** Sends a question; false when it was not fit to be sent. */
  readonly ask: (question: string) => boolean
  /** Sends the last question once more. */
  readonly askAgain: () => void
  readonly startNew: () => void
}

/**
 * Runs a chat. What is said stays on the screen, also through a reload, until a new chat is started
 * or the person signs out.
 */
export function useChat(kind: ChatKind): Chat {
  const texts = useTexts(chatTexts)
  const session = useSession()
  const owner = session === undefined ? null : (session.userId ?? 'anyone')
  const [messages, changeMessages] = useKept(keyOf(kind, owner), parseConversation)
  const [help, changeHelp] = useKept(keyOf('help', owner), parseSafety)
  const [fault, setFault] = useState<string | null>(null)
  const { begin, ...pending } = useAnswer(kind)

  function keepAnswer(reply: CoachReply): void {
    const { advice: content, safety } = reply
    changeMessages((kept) => [...kept, { role: 'assistant', content, reply }])
    changeHelp((kept) => addLasting(kept, safety))
  }

  function ask(typed: string): boolean {
    if (pending.busy) return false
    const question = typed.trim()
    const found = faultOf(question, kind, texts)
    setFault(found)
    if (found !== null || question === '') return false
    changeMessages((kept) => [...kept, { role: 'user', content: question }])
    begin(question, messages, keepAnswer)
    return true
  }

  function askAgain(): void {
    const last = messages.at(-1)
    if (pending.busy || last?.role !== 'user') return
    begin(last.content, messages.slice(0, -1), keepAnswer)
  }

  function startNew(): void {
    pending.stop()
    setFault(null)
    changeMessages(() => null)
  }

  return { ...pending, messages, help, fault, ask, askAgain, startNew }
}

function keyOf(which: string, owner: string | null): string | null {
  return owner === null ? null : `chat:${which}:${owner}`
}

/** The topic chat ignores an empty message, the advice chat says so (specification, section 5). */
function faultOf(question: string, kind: ChatKind, texts: ChatTexts): string | null {
  if (question === '') return kind === 'advice' ? texts.emptyPrompt : null
  return question.length > limits.promptMaxChars ? texts.tooLong : null
}

/** Each kind of help once, the most urgent first. */
function addLasting(kept: readonly Safety[], found: readonly Safety[]): readonly Safety[] {
  const fresh = found.filter(
    (safety) => isLasting(safety) && !kept.some(({ code }) => code === safety.code),
  )
  return [...kept, ...fresh].toSorted((a, b) => a.tier - b.tier)
}
