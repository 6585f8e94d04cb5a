/** What is offered in the place of a step that does not suit. */

import { cardOf } from '../cards/catalog.ts'
import type { Passage } from '../person/person.ts'
import type { Said } from '../text/said.ts'
import { afterCard } from './acts.ts'
import { insteadOf, isBarred, isFrail, nextCard } from './fitting-cards.ts'
import { type Open, type Spoken, without } from './open-card.ts'
import { fromCard, inOrder, isSaid, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

function askFirst(open: Open): readonly Passage[] {
  return isFrail(open) && !isSaid(open, talkWords.askFirst)
    ? [spoken(open, talkWords.askFirst)]
    : []
}

/** The next card that suits them. */
export function replaced(open: Open, opening: Said): Spoken {
  const next = nextCard(open.card, open)
  if (!next) {
    return {
      card: open.card,
      passages: [spoken(open, opening), spoken(open, talkWords.noMoreIdeas)],
      replies: [],
    }
  }
  return {
    card: next,
    passages: [
      spoken(open, opening),
      fromCard(open, next, ...inOrder(open, next, insteadOf(next, open)?.say ?? next.step)),
      ...askFirst(open),
    ],
    replies: afterCard,
  }
}

/** What the card itself offers under a limit, else another card. */
export function adapted(open: Open, opening: Said): Spoken {
  const { card } = open
  const instead = insteadOf(card, open)
  const next = cardOf(instead?.card ?? card.id)
  if (!instead || !next || isSaid(open, instead.say) || (next !== card && isBarred(next, open))) {
    return replaced(open, opening)
  }
  return {
    card: next,
    passages: [spoken(open, opening), fromCard(open, next, instead.say), ...askFirst(open)],
    replies: without(afterCard, 'tried'),
  }
}
