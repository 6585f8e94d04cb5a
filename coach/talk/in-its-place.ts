/** What is offered in the place of a step that does not suit. */

import { cardOf } from '../cards/catalog.ts'
import type { Passage } from '../person/person.ts'
import type { Said } from '../text/said.ts'
import { saidToAnyAnswer } from '../matters/catalog.ts'
import { afterCard, isPressed } from './acts.ts'
import { offered } from './changed-step.ts'
import { insteadOf, isBarred, isFrail, nextCard } from './fitting-cards.ts'
import { matterOffered } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { type Open, type Spoken, without } from './open-card.ts'
import { fromCard, inOrder, isSaid, say, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

function askFirst(open: Open): readonly Passage[] {
  return isFrail(open) && !isSaid(open, talkWords.askFirst)
    ? [spoken(open, talkWords.askFirst)]
    : []
}

/** What a matter still has to say, whatever was answered or turned down: all but the word that takes an answer up. */
function restOfMatter(open: Open): Passage | undefined {
  const matter = matterOffered(offered(open))
  const any = matter && suitsAll(matter, open) ? saidToAnyAnswer(matter) : undefined
  if (!any) return undefined
  const text = say(open, any).replace(/^.*?[.!?]\s+/u, '')
  return open.history.some(({ content }) => content.includes(text))
    ? undefined
    : { text, sources: [] }
}

/** What is left of a matter that was answered, else the next card that suits them. */
export function replaced(open: Open, opening: Said): Spoken {
  // Whoever says at length what does not suit has named what would.
  const mayStay = isPressed(open.message) || opening === talkWords.anotherIdea
  const rest = mayStay && opening !== talkWords.harmed ? restOfMatter(open) : undefined
  if (rest) return { card: open.card, passages: [spoken(open, opening), rest], replies: afterCard }
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
