/** The question on its way: asked, waited for, stopped, failed. */

import { useEffect, useRef, useState } from 'react'
import { chatTexts } from '../../../locales/chat.ts'
import { commonTexts } from '../../../locales/common.ts'
import { useTexts } from '../../../locales/use-texts.ts'
import { type ChatKind, askCoach } from './ask-coach.ts'
import type { ChatMessage, CoachReply } from './chat-message.ts'

/** One question at a time. */
export interface PendingAnswer {
  readonly busy: boolean
  /** Where the answer stands, for people who hear the page; empty while nothing is asked. */
  readonly progress: string
  /** Sentence in place of an answer; null when all is well. */
  readonly error: string | null
  /** Sends a question; `onAnswer` is told the answer unless it fails or is stopped. */
  readonly begin: (
    question: string,
    earlier: readonly ChatMessage[],
    onAnswer: (reply: CoachReply) => void,
  ) => void
  /** Stops waiting, and forgets a failure. */
  readonly stop: () => void
}

/** @param kind - which chat asks. */
export function useAnswer(kind: ChatKind): PendingAnswer {
  const texts = useTexts(chatTexts)
  const { networkError } = useTexts(commonTexts)
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState('')
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )

  const begin: PendingAnswer['begin'] = (question, earlier, onAnswer) => {
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    setError(null)
    setProgress(texts.writing)
    const run = async () => {
      const words = { texts, networkError }
      const answer = await askCoach(kind, question, earlier, words, controller.signal)
      if (controller.signal.aborted) return
      const failed = typeof answer === 'string'
      setBusy(false)
      setError(failed ? answer : null)
      setProgress(failed ? '' : texts.answerReady)
      if (!failed) onAnswer(answer)
    }
    run().catch((reason: unknown) => {
      if (!controller.signal.aborted) reportError(reason)
    })
  }

  const stop = () => {
    running.current?.abort()
    setBusy(false)
    setError(null)
    setProgress('')
  }
  return { busy, progress, error, begin, stop }
}
