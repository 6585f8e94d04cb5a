/** One chat: the conversation, the help that stays, and the question on its way. */

import { useState, useCallback, useMemo, useSyncExternalStore } from 'react'
import { limits } from '#contract/limits.ts'
import { useSession } from '../../../client/session.ts'
import { type ChatTexts, chatTexts } from '../../../locales/chat.ts'
import type { ChatKind } from './ask-coach.ts'
import {
  type ChatMessage,
  type CoachReply,
  type CoachTurn,
  openQuestion,
  parseConversation,
  parseHelp,
} from './chat-message.ts'
import { type Keeper, type PendingAnswer, useAnswer } from './use-answer.ts'
import { call } from '../../../client/call.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { nothingYet } from './growing-answer.ts'
import { readTabMemory, subscribeToTabMemory, writeTabMemory } from '../../../client/tab-memory.ts'

/** What a chat shows and does. */
export interface Chat extends Omit<PendingAnswer, 'begin' | 'forget' | 'growing'> {
  /** Oldest first; while an answer is written, as much of it as has come is the last of them. */
  readonly messages: readonly ChatMessage[]
  /** What the coach says first, before anything is asked; undefined where it says nothing. */
  readonly opening: CoachTurn | undefined
  /** True while an answer is being written. */
  readonly busy: boolean
  /** True when the last question has no answer, or not a whole one, and none is on its way. */
  readonly isOpen: boolean
  /** Names what is typed but not sent in the tab's memory; null while it is not known whose it is. */
  readonly draftKey: string | null
  /** Numbers that stay in sight for the session; null where no danger was told. */
  readonly help: string | null
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
  const texts = chatTexts
  const session = useSession()
  const owner = session === undefined ? null : (session.userId ?? 'anyone')
  const [kept, changeMessages] = useKept(keyOf(kind, owner), parseConversation)
  const [help, changeHelp] = useKept(keyOf('help', owner), parseHelp)
  const [fault, setFault] = useState<string | null>(null)
  const { begin, forget, growing, ...pending } = useAnswer(kind, owner)
  const busy = growing !== null
  const opening = useOpening(kind, session?.userId ?? null, kept.length === 0)

  const keeper: Keeper = {
    keepHelp(line) {
      changeHelp(() => line)
    },
    keepAnswer(reply, unfinished) {
      const turn = { role: 'assistant', content: reply.advice, reply } as const
      changeMessages((said) => [...said, unfinished ? { ...turn, unfinished } : turn])
    },
  }

  function ask(typed: string): boolean {
    if (busy) return false
    const question = typed.trim()
    const found = faultOf(question, kind, texts)
    setFault(found)
    if (found !== null || question === '') return false
    const earlier = kept.length === 0 && opening ? [opening] : kept
    changeMessages(() => [...earlier, { role: 'user', content: question }])
    begin(question, earlier, keeper)
    return true
  }

  function askAgain(): void {
    const open = openQuestion(kept)
    if (busy || open === undefined) return
    changeMessages(() => [...open.earlier, { role: 'user', content: open.question }])
    begin(open.question, open.earlier, keeper)
  }

  function startNew(): void {
    forget()
    setFault(null)
    changeMessages(() => null)
  }

  return {
    ...pending,
    messages: withGrowing(kept, growing),
    opening,
    busy,
    isOpen: !busy && openQuestion(kept) !== undefined,
    help,
    fault,
    draftKey: keyOf(`draft:${kind}`, owner),
    ask,
    askAgain,
    startNew,
  }
}

/** What is being written follows the question; it is gone at the very moment the answer is kept. */
function withGrowing(
  kept: readonly ChatMessage[],
  growing: CoachReply | null,
): readonly ChatMessage[] {
  if (growing === null || kept.at(-1)?.role !== 'user') return kept
  return [...kept, { role: 'assistant', content: growing.advice, reply: growing }]
}

function keyOf(which: string, owner: string | null): string | null {
  return owner === null ? null : `chat:${which}:${owner}`
}

/** The topic chat ignores an empty message, the advice chat says so (specification, section 5). */
function faultOf(question: string, kind: ChatKind, texts: ChatTexts): string | null {
  if (question === '') return kind === 'advice' ? texts.emptyPrompt : null
  return question.length > limits.promptMaxChars ? texts.tooLong : null
}

/**
 * Reads it each time a conversation is about to begin.
 *
 * @param kind - only the chat that knows the person remembers.
 * @param userId - whose memory; null for nobody.
 * @param isEmpty - true while nothing was said.
 * @returns the turn to begin with; undefined where there is none, or not yet.
 */
function useOpening(
  kind: ChatKind,
  userId: string | null,
  isEmpty: boolean,
): CoachTurn | undefined {
  const isWanted = kind === 'advice' && userId !== null && isEmpty
  const load = useCallback(
    (signal: AbortSignal) => (isWanted ? call('memory', { signal }) : Promise.resolve(null)),
    // Another person, another memory.
    // oxlint-disable-next-line react/exhaustive-deps
    [isWanted, userId],
  )
  const { loaded } = useLoaded(load)
  if (!isWanted || loaded.status === 'loading' || !loaded.value?.ok) return undefined
  const { opening } = loaded.value.reply
  if (opening === null) return undefined
  const { text, suggestions } = opening
  return { role: 'assistant', content: text, reply: { ...nothingYet, advice: text, suggestions } }
}

/**
 * Reads and writes one kept value.
 *
 * @param key - of the tab's memory; null while it is not known whose value it is.
 * @param parse - reads the kept text, null for none; must be a function of the module.
 * @returns the value, and how to change it from what is kept at that moment.
 */
function useKept<Value>(
  key: string | null,
  parse: (raw: string | null) => Value,
): [value: Value, change: (next: (kept: Value) => Value | null) => void] {
  const raw = useSyncExternalStore(
    subscribeToTabMemory,
    () => (key === null ? null : readTabMemory(key)),
    () => null,
  )
  const value = useMemo(() => parse(raw), [parse, raw])
  const change = useCallback(
    (next: (kept: Value) => Value | null) => {
      if (key === null) return
      const changed = next(parse(readTabMemory(key)))
      writeTabMemory(key, changed === null ? null : JSON.stringify(changed))
    },
    [key, parse],
  )
  return [value, change]
}
