/** Reads the turns about the memory itself out of a conversation, so that the talk goes on as if they were not there. */

import type { Turn } from '../text/conversation-limits.ts'
import { talkWords } from '../talk/talk-words.ts'
import { expressionOf, type MemoryLine } from './memory-words.ts'

/** A conversation without what concerns the memory. */
export interface Past {
  /** Less what was forgotten. */
  readonly history: readonly Turn[]
  /** What the coach asked of its memory last, where nothing was said to it yet. */
  readonly asked: 'consent' | 'forget-all' | 'still' | undefined
  /** What the coach said last, whole. */
  readonly last: string
  readonly hasAskedConsent: boolean
  readonly hasSaidBack: boolean
}

function expressionsOf(...lines: readonly MemoryLine[]): readonly RegExp[] {
  return lines.map(expressionOf)
}

/** Sentences beside an answer. */
const beside = expressionsOf('askConsent', 'saidBack', 'stillSo', 'goodToSeeYou')

/** Answers that speak of the memory alone, to a message that did so too. */
const alone = expressionsOf(
  'kept',
  'notKept',
  'neverKept',
  'nothingToForget',
  'askForgetAll',
  'allKept',
  'renewed',
  'better',
)

const askConsent = expressionOf('askConsent')
const askForgetAll = expressionOf('askForgetAll')
const stillSo = expressionOf('stillSo')
const saidBack = expressionOf('saidBack')
const forgotten = expressionOf('forgotten')
const allForgotten = expressionOf('allForgotten')

function has(text: string, expression: RegExp): boolean {
  return text.search(expression) !== -1
}

/** What stands in quotes in a sentence of the memory. */
function quotedIn(text: string): string {
  return /[“«]([^”»]+?)(?: …)?[”»]/u.exec(text)?.[1] ?? ''
}

function askedIn(text: string): Past['asked'] {
  if (has(text, askConsent)) return 'consent'
  if (has(text, askForgetAll)) return 'forget-all'
  return has(text, stillSo) ? 'still' : undefined
}

/** Takes out the newest message that told what was forgotten. */
function withoutWords(turns: readonly Turn[], words: string): readonly Turn[] {
  const place = turns.findLastIndex(
    ({ role, content }) => role === 'user' && content.includes(words),
  )
  return place === -1 ? turns : turns.toSpliced(place, 1)
}

/** The turns before an exchange about the memory, less what it made the coach forget. */
function afterExchange(turns: readonly Turn[], said: string): readonly Turn[] {
  const before = turns.at(-1)?.role === 'user' ? turns.slice(0, -1) : turns
  if (has(said, allForgotten)) return []
  return has(said, forgotten) ? withoutWords(before, quotedIn(said)) : before
}

/**
 * Reads a conversation.
 *
 * @param turns - oldest first, those of a danger left out.
 * @returns the talk as it stands beside the memory.
 */
export function pastOf(turns: readonly Turn[]): Past {
  let history: readonly Turn[] = []
  for (const turn of turns) {
    if (turn.role === 'user') history = [...history, turn]
    else if ([...alone, forgotten, allForgotten].some((each) => has(turn.content, each))) {
      history = afterExchange(history, turn.content)
    } else {
      const content = beside
        .reduce((text, each) => text.replace(each, ''), turn.content)
        .replaceAll(/\n{3,}/gu, '\n\n')
        .trim()
      if (content !== '') history = [...history, { ...turn, content }]
    }
  }
  const said = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  const last = said.at(-1) ?? ''
  return {
    history,
    asked: askedIn(last),
    last,
    hasAskedConsent: said.some((text) => has(text, askConsent)),
    hasSaidBack: said.some((text) => has(text, saidBack) || has(text, stillSo)),
  }
}

/**
 * A conversation as somebody else may read it: without what was brought from earlier ones.
 *
 * @param turns - oldest first, those of a danger left out.
 */
export function withoutMemory(turns: readonly Turn[]): readonly Turn[] {
  const ofGoal = Object.values(talkWords.howDidGoalGo)
  return pastOf(turns).history.filter(
    ({ role, content }) => role === 'user' || !ofGoal.some((text) => content.includes(text)),
  )
}

/**
 * What is quoted in the last question about the memory.
 *
 * @param past - as {@link pastOf} reads it.
 */
export function wordsAsked({ last }: Past): string {
  return quotedIn(stillSo.exec(last)?.[0] ?? '') || quotedIn(last)
}
