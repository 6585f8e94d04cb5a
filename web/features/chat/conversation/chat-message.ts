/** What a conversation is made of, and how it is read back from the tab's memory. */

import type { Reply } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'

/** What the coach sends back. */
export type CoachReply = Reply<'chat'>

/** A fixed safety text. */
export type Safety = CoachReply['safety'][number]

/** Why an answer is not whole: the person stopped it, or it failed half-way. */
export type Unfinished = 'stopped' | 'brokenOff'

/** An answer of the coach, or as much of it as came. */
export interface CoachTurn {
  readonly role: 'assistant'
  /** The answer, safety texts first. */
  readonly content: string
  readonly reply: CoachReply
  /** Absent when the answer is whole. */
  readonly unfinished?: Unfinished
}

/** One turn of a conversation. */
export type ChatMessage = { readonly role: 'user'; readonly content: string } | CoachTurn

/**
 * The earlier turns as they are sent along: the newest that fit into one request.
 *
 * @param messages - oldest first.
 * @returns oldest first; letters outside of English take several bytes, so fewer turns may fit.
 *   Answers that were stopped before their first word are left out.
 */
export function historyOf(messages: readonly ChatMessage[]) {
  const turns = messages
    .filter(({ content }) => content !== '')
    .slice(-limits.historyMaxTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, limits.historyTurnMaxChars) }))
  while (bytesOf(turns) > limits.historyMaxBytes) turns.shift()
  return turns
}

function bytesOf(turns: readonly unknown[]): number {
  return new TextEncoder().encode(JSON.stringify(turns)).length
}

/** The tiers at which somebody may be in danger now. */
const lastingTiers: ReadonlySet<number> = new Set([0, 1])

/** Whether a safety text is told at once to people who hear the page. */
export function isLasting({ tier }: Safety): boolean {
  return lastingTiers.has(tier)
}

/**
 * The answer without the safety texts that are shown in a card of their own.
 *
 * @param content - the whole answer.
 * @param shown - the texts in the card.
 */
export function withoutSafety(content: string, shown: readonly Safety[]): string {
  return shown.reduce((rest, { text }) => rest.replace(text, ''), content).trim()
}

/**
 * The last question, where it still waits for a whole answer, and what was said before it.
 *
 * @returns undefined when nothing waits.
 */
export function openQuestion(
  messages: readonly ChatMessage[],
): { readonly question: string; readonly earlier: readonly ChatMessage[] } | undefined {
  const last = messages.at(-1)
  if (last === undefined || (last.role === 'assistant' && last.unfinished === undefined)) {
    return undefined
  }
  const place = messages.findLastIndex(({ role }) => role === 'user')
  const asked = messages[place]
  return asked && { question: asked.content, earlier: messages.slice(0, place) }
}

/** Reads a kept conversation; empty when there is none or it is damaged. */
export function parseConversation(raw: string | null): readonly ChatMessage[] {
  const kept = parseJson(raw)
  return Array.isArray(kept) && kept.every(isMessage) ? kept : []
}

/** Reads the kept line of numbers; null when there is none or it is damaged. */
export function parseHelp(raw: string | null): string | null {
  const kept = parseJson(raw)
  return typeof kept === 'string' ? kept : null
}

function parseJson(raw: string | null): unknown {
  try {
    return raw === null ? null : JSON.parse(raw)
  } catch {
    return null
  }
}

function isMessage(value: unknown): value is ChatMessage {
  if (!isRecord(value) || typeof value.content !== 'string') return false
  return value.role === 'user' || (value.role === 'assistant' && isReply(value.reply))
}

function isReply(value: unknown): value is CoachReply {
  if (!isRecord(value) || typeof value.model !== 'string') return false
  const { safety, sources, suggestions } = value
  return (
    Array.isArray(safety) &&
    safety.every(isSafety) &&
    Array.isArray(sources) &&
    sources.every((source) => isRecord(source) && typeof source.citation === 'string') &&
    Array.isArray(suggestions) &&
    suggestions.every((suggestion) => typeof suggestion === 'string')
  )
}

function isSafety(value: unknown): value is Safety {
  return isRecord(value) && typeof value.text === 'string' && typeof value.tier === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
