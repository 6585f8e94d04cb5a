/** Where a conversation stands, read anew from its turns: nothing is kept beside them. */

import { languages } from '#core/languages.ts'
import type { Card, Said } from '../cards/card.ts'
import { tracesIn } from '../cards/catalog.ts'
import type { Turn } from '../conversation-limits.ts'
import { hearAct } from '../understanding/hear-act.ts'
import { heardMove } from './heard-move.ts'
import { talkWords } from './talk-words.ts'

/** What the coach asked last, where an answer to it is waited for. */
export type Awaited = 'reason' | 'outcome' | 'cue'

/** Where a conversation stands. */
export interface TalkState {
  /** The card that the last answer was made of. */
  readonly card: Card | undefined
  readonly awaited: Awaited | undefined
  /** What the coach said last. */
  readonly before: string
  /** Ids of all cards that were shown. */
  readonly used: ReadonlySet<string>
  /** Ids of those that were refused or did harm: they never come again. */
  readonly withdrawn: ReadonlySet<string>
}

const questions: readonly (readonly [Awaited, Said])[] = [
  ['reason', talkWords.whatMakesItHard],
  ['outcome', talkWords.howDidItGo],
  ['outcome', talkWords.did],
  ['cue', talkWords.afterWhat],
]

function awaitedIn(text: string): Awaited | undefined {
  return questions.find(([, said]) =>
    languages.some((language) => text.includes(said[language])),
  )?.[0]
}

/** What a person says beside the matter. */
const aside: ReadonlySet<string> = new Set([
  'thanks',
  'goodbye',
  'smalltalk',
  'about_coach',
  'outside',
  'recall',
  'unclear',
])

/**
 * Reads a conversation.
 *
 * @param history - its turns, oldest first, the newest message of the person left out.
 * @returns where it stands; without a card where the last answer was made of none.
 */
export function talkStateOf(history: readonly Turn[]): TalkState {
  const used = new Set<string>()
  const withdrawn = new Set<string>()
  let card: Card | undefined
  let awaited: Awaited | undefined
  let before = ''
  let isAside = false
  let open: readonly string[] = []
  for (const { role, content } of history) {
    if (role === 'assistant') {
      before = content
      const shown = tracesIn(content)
      const ids = shown.flatMap((trace) => [trace.card.id, trace.owner.id])
      for (const id of ids) used.add(id)
      if (ids.length > 0) open = ids
      awaited = awaitedIn(content)
      // A question about a card keeps it open, and so does a word aside; an answer without one closes it.
      card = shown[0]?.card ?? (awaited !== undefined || isAside ? card : undefined)
      continue
    }
    isAside = aside.has(hearAct(content, before).act)
    const move = card && heardMove(content, before)
    const isBad = move?.outcome !== undefined && move.outcome !== 'helped'
    if (card && (move?.act === 'cannot' || isBad)) for (const id of open) withdrawn.add(id)
  }
  return { card, awaited, before, used, withdrawn }
}
