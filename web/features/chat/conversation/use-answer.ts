/** The question on its way: asked, answered piece by piece, stopped, failed. */

import { useEffect, useRef, useState } from 'react'
import { prepareCoach } from '../../../client/stream/stream-coach.ts'
import { chatTexts } from '../../../locales/chat.ts'
import { commonTexts } from '../../../locales/common.ts'
import { type ChatKind, askCoach } from './ask-coach.ts'
import {
  type ChatMessage,
  type CoachReply,
  type Safety,
  type Unfinished,
  isLasting,
} from './chat-message.ts'
import { nothingYet, withPassage, withSafety } from './growing-answer.ts'

/** Where the parts of an answer are kept when they have come. */
export interface Keeper {
  /** Told as soon as the numbers that stay come, which is before the answer. */
  readonly keepHelp: (help: string) => void
  /** Told once, at the end; not when nothing came or the page was left. */
  readonly keepAnswer: (reply: CoachReply, unfinished?: Unfinished) => void
}

/** One question at a time. */
export interface PendingAnswer {
  /** What has come of the answer so far; null while nothing is asked. */
  readonly growing: CoachReply | null
  /** Where the answer stands, for people who hear the page; empty while nothing is asked. */
  readonly progress: string
  /** Help in danger, for people who hear the page: it must not wait for the answer's end. */
  readonly urgent: readonly Safety[]
  /** Sentence in place of an answer; null when all is well. */
  readonly error: string | null
  readonly begin: (question: string, earlier: readonly ChatMessage[], keeper: Keeper) => void
  /** Ends the writing and keeps what was shown. */
  readonly stop: () => void
  /** Ends the writing and forgets it. */
  readonly forget: () => void
}

interface Running {
  readonly controller: AbortController
  readonly keeper: Keeper
  reply: CoachReply
}

/**
 * @param kind - which chat asks.
 * @param owner - whose chat it is; when that changes, what is being written belongs to nobody here.
 */
export function useAnswer(kind: ChatKind, owner: string | null): PendingAnswer {
  const texts = chatTexts
  const { networkError } = commonTexts
  const [growing, setGrowing] = useState<CoachReply | null>(null)
  const [progress, setProgress] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [urgent, setUrgent] = useState<readonly Safety[]>([])
  const running = useRef<Running>(undefined)

  useEffect(() => {
    if (owner !== null) void prepareCoach()
    return () => {
      running.current?.controller.abort()
      setGrowing(null)
      setProgress('')
      setError(null)
      setUrgent([])
    }
  }, [owner])

  /** Shows where things stand once nothing is being written any more. */
  function rest(said: string, failure: string | null = null): void {
    running.current = undefined
    setGrowing(null)
    setProgress(said)
    setError(failure)
  }

  const begin: PendingAnswer['begin'] = (question, earlier, keeper) => {
    const now: Running = { controller: new AbortController(), keeper, reply: nothingYet }
    const { signal } = now.controller
    running.current = now
    setGrowing(nothingYet)
    setUrgent([])
    setProgress(texts.writing)
    setError(null)
    const grow = (reply: CoachReply) => {
      now.reply = reply
      setGrowing(reply)
    }
    const run = async () => {
      const answer = await askCoach(
        kind,
        question,
        earlier,
        { texts, networkError },
        {
          signal,
          onSafety(safety, help) {
            if (signal.aborted) return
            grow(withSafety(now.reply, safety))
            setUrgent(safety.filter(isLasting))
            if (typeof help === 'string') keeper.keepHelp(help)
          },
          onPassage(passage) {
            if (!signal.aborted) grow(withPassage(now.reply, passage))
          },
        },
      )
      if (signal.aborted) return
      if (typeof answer !== 'string') keeper.keepAnswer(answer)
      else if (now.reply.advice !== '') {
        // What is said to a danger is whole by itself.
        const isWhole = now.reply.safety.some(isLasting)
        keeper.keepAnswer(now.reply, isWhole ? undefined : 'brokenOff')
      }
      if (typeof answer === 'string')
        rest('', navigator.onLine ? answer : `${answer}\n${texts.needsInternet}`)
      else rest(texts.answerReady)
    }
    run().catch((reason: unknown) => {
      if (!signal.aborted) reportError(reason)
    })
  }

  const stop = () => {
    const stopped = running.current
    if (stopped === undefined) return
    stopped.controller.abort()
    stopped.keeper.keepAnswer(stopped.reply, 'stopped')
    rest(texts.stopped)
  }
  const forget = () => {
    running.current?.controller.abort()
    setUrgent([])
    rest('')
  }
  return { growing, progress, urgent, error, begin, stop, forget }
}
