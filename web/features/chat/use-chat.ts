/** One chat: the conversation, the question on its way, and what went wrong. */

import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useSession } from '../../client/session.ts'
import { chatTexts } from '../../locales/chat.ts'
import { commonTexts } from '../../locales/common.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { type ChatKind, askCoach } from './ask-coach.ts'
import {
  type ChatMessage,
  type Safety,
  isLasting,
  parseConversation,
  parseSafety,
} from './chat-message.ts'
import { useKept } from './use-kept.ts'

/** What a chat shows and does. */
export interface Chat {
  readonly messages: readonly ChatMessage[]
  /** Safety texts that stay in sight for the session. */
  readonly help: readonly Safety[]
  readonly busy: boolean
  /** Where the answer stands, for people who hear the page; empty before the first question. */
  readonly progress: string
  /** Sentence in place of an answer; null when all is well. */
  readonly error: string | null
  /** What is wrong with the typed question; null when nothing is. */
  readonly fault: string | null
  /** Sends a question; false when it was not fit to be sent. */
  readonly ask: (question: string) => boolean
  /** Sends the last question once more. */
  readonly askAgain: () => void
  readonly stop: () => void
  readonly startNew: () => void
}

/**
 * Runs a chat. What is said stays on the screen, also through a reload, until a new chat is started
 * or the person signs out.
 */
export function useChat(kind: ChatKind): Chat {
  const texts = useTexts(chatTexts)
  const { networkError } = useTexts(commonTexts)
  const session = useSession()
  const owner = session === undefined ? null : (session.userId ?? 'anyone')
  const [messages, changeMessages] = useKept(keyOf('chat', kind, owner), parseConversation)
  const [help, changeHelp] = useKept(keyOf('chat', 'help', owner), parseSafety)
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )

  async function fetchAnswer(question: string, earlier: readonly ChatMessage[]): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    setError(null)
    setProgress(texts.writing)
    const words = { texts, networkError }
    const answer = await askCoach(kind, question, earlier, words, controller.signal)
    if (controller.signal.aborted) return
    setBusy(false)
    if (typeof answer === 'string') {
      setError(answer)
      setProgress('')
      return
    }
    const { advice: content, safety } = answer
    changeMessages((kept) => [...kept, { role: 'assistant', content, reply: answer }])
    changeHelp((kept) => addLasting(kept, safety))
    setProgress(texts.answerReady)
  }

  function begin(question: string, earlier: readonly ChatMessage[]): void {
    fetchAnswer(question, earlier).catch((reason: unknown) => {
      if (running.current?.signal.aborted !== true) reportError(reason)
    })
  }

  function ask(typed: string): boolean {
    const question = typed.trim()
    if (busy) return false
    const found = faultOf(question, kind, texts)
    setFault(found)
    if (found !== null || question === '') return false
    changeMessages((kept) => [...kept, { role: 'user', content: question }])
    begin(question, messages)
    return true
  }

  function askAgain(): void {
    const last = messages.at(-1)
    if (!busy && last?.role === 'user') begin(last.content, messages.slice(0, -1))
  }

  function stop(): void {
    running.current?.abort()
    setBusy(false)
    setProgress('')
  }

  function startNew(): void {
    stop()
    setError(null)
    setFault(null)
    changeMessages(() => null)
  }

  return { messages, help, busy, progress, error, fault, ask, askAgain, stop, startNew }
}

function keyOf(what: string, which: string, owner: string | null): string | null {
  return owner === null ? null : `${what}:${which}:${owner}`
}

/** The topic chat ignores an empty message, the advice chat says so (specification, section 5). */
function faultOf(
  question: string,
  kind: ChatKind,
  texts: { emptyPrompt: string; tooLong: string },
): string | null {
  if (question === '') return kind === 'advice' ? texts.emptyPrompt : null
  return question.length > limits.promptMaxChars ? texts.tooLong : null
}

function addLasting(kept: readonly Safety[], found: readonly Safety[]): readonly Safety[] {
  const fresh = found.filter(
    (safety) => isLasting(safety) && !kept.some(({ code }) => code === safety.code),
  )
  return [...kept, ...fresh].toSorted((a, b) => a.tier - b.tier)
}
