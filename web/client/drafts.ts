/**
 * Answers that are not sent yet, kept on this device at once: they survive a reload, a crash, the
 * logout and a failed submit. One record a person and instrument; other tabs see every change.
 */

import type { AnsweredBy } from '#core/answered-by.ts'
import { type InstrumentId, instrumentIds } from '#core/instrument-table.ts'
import type { Responses } from '#core/responses.ts'
import { readAnsweredBy } from './answered-by.ts'
import { readStored, removeStored, store } from './device-storage.ts'
import { randomId } from './random-id.ts'

/** Whose answers to what. */
export interface DraftOwner {
  readonly userId: string
  readonly instrument: InstrumentId
}

/** Where a person was: a page, counted from 1, or the list of all answers. */
export type DraftPlace = number | 'review'

/** An unfinished sitting. */
export interface Draft {
  readonly responses: Responses
  readonly place: DraftPlace
  /** When the first answer was given, ISO. */
  readonly startedAt: string
  /** Who answers, as it was said when the last answer was given; `self` where it is left out. */
  readonly answeredBy?: AnsweredBy | undefined
  /** Idempotency key of the sending that has not succeeded yet; a changed answer takes it away. */
  readonly submitKey?: string
  /** Counts the changes: of two copies, the one with more is the newer one. */
  readonly changes?: number
}

const listeners = new Set<() => void>()
/** Stands in where the browser refuses to store: then answers last as long as the page. */
const unstored = new Map<string, string>()
const parsed = new Map<string, { raw: string; draft: Draft | null }>()

/**
 * The draft of a person.
 *
 * @returns the same object until it changes; null when there is none or it cannot be read.
 */
export function readDraft(owner: DraftOwner): Draft | null {
  const key = draftKey(owner)
  const raw = readRaw(key)
  if (raw === null) return null
  const known = parsed.get(key)
  if (known?.raw === raw) return known.draft
  const draft = parseDraft(raw)
  parsed.set(key, { raw, draft })
  return draft
}

/**
 * Keeps one answer; the first one opens the draft, and an empty text takes the answer back.
 *
 * @param who - answers; what was said in this tab where it is left out.
 */
export function saveAnswer(
  owner: DraftOwner,
  linkId: string,
  answer: string,
  at: Date,
  who = readAnsweredBy(),
): void {
  const draft = readDraft(owner)
  if ((draft?.responses[linkId] ?? '') === answer) return
  const { submitKey: _, ...kept } = draft ?? newDraft(at)
  write(owner, {
    ...kept,
    answeredBy: who ?? kept.answeredBy,
    responses: { ...kept.responses, [linkId]: answer },
  })
}

/** Keeps where the person is; nothing happens while there is no answer to come back to. */
export function savePlace(owner: DraftOwner, place: DraftPlace): void {
  const draft = readDraft(owner)
  if (draft !== null && draft.place !== place) write(owner, { ...draft, place })
}

/** The key of the coming submit: the same one until an answer changes or the submit succeeds. */
export function submitKeyOf(owner: DraftOwner): string {
  const draft = readDraft(owner)
  const submitKey = draft?.submitKey ?? randomId()
  if (draft !== null && draft.submitKey === undefined) write(owner, { ...draft, submitKey })
  return submitKey
}

/** Forgets a draft, after its answers were sent; a copy that is still on the disk is known for an old one. */
export function removeDraft(owner: DraftOwner): void {
  const key = draftKey(owner)
  const draft = readDraft(owner)
  if (draft !== null) store(endedKey(owner), draft.startedAt)
  unstored.delete(key)
  parsed.delete(key)
  removeStored(key)
  announce()
}

/** The instruments that a person has begun and not sent. */
export function draftedInstruments(userId: string): readonly InstrumentId[] {
  return instrumentIds.filter((instrument) => readDraft({ userId, instrument }) !== null)
}

/** False once the browser has refused to store an answer. */
export function areDraftsStored(): boolean {
  return unstored.size === 0
}

/** Calls back after every change of a draft, here or in another tab; returns how to stop. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function newDraft(at: Date): Draft {
  return { responses: {}, place: 1, startedAt: at.toISOString() }
}

/** Begins the key of every draft in the local storage. */
export const draftPrefix = 'draft:'

/** Where a draft stands in the local storage. */
export function draftKey({ userId, instrument }: DraftOwner): string {
  return `${draftPrefix}${userId}:${instrument}`
}

/** Where it is noted which sitting was removed last (waiting/draft-copies.ts). */
export function endedKey({ userId, instrument }: DraftOwner): string {
  return `ended:${userId}:${instrument}`
}

function readRaw(key: string): string | null {
  return unstored.get(key) ?? readStored(key)
}

function write(owner: DraftOwner, draft: Draft): void {
  const key = draftKey(owner)
  const raw = JSON.stringify({ ...draft, changes: (draft.changes ?? 0) + 1 })
  try {
    localStorage.setItem(key, raw)
    unstored.delete(key)
  } catch {
    unstored.set(key, raw)
  }
  announce()
}

function announce(): void {
  for (const listener of listeners) listener()
}

function parseDraft(raw: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(raw)
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  if (!('responses' in value && 'place' in value && 'startedAt' in value)) return false
  const { responses, place, startedAt } = value
  return (
    typeof responses === 'object' &&
    responses !== null &&
    Object.values(responses).every((answer) => typeof answer === 'string') &&
    (typeof place === 'number' || place === 'review') &&
    typeof startedAt === 'string'
  )
}
