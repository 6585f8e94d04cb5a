/** What else may be meant, by the names of the nearest cards: beside an answer that is a guess, and in place of one. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Finding } from '../search/retrieval.ts'
import { domainReplies, noneOfThese, type QuickReply, toCard } from './acts.ts'
import { asideWords } from './aside-words.ts'
import { mayBeOffered } from './fitting-cards.ts'
import { type Reading, type Reply, spoken } from './reading.ts'

/** So many cards are named where none is surely meant, of those that fit at least so nearly as well as the best. */
const named = { most: 3, nearly: 0.35 } as const

/** Cards that may be said and are no part of the answer, the nearest first. */
export function cardsBeside(reading: Reading, answered: readonly Card[]): readonly QuickReply[] {
  const { hits } = reading.search()
  const least = (hits[0]?.score ?? 0) * named.nearly
  return hits
    .filter(({ score }) => score >= least)
    .flatMap(({ entry }) => cardOf(entry.id) ?? [])
    .filter((card) => !answered.includes(card) && mayBeOffered(card, reading))
    .slice(0, named.most)
    .map(toCard)
}

/** Up to that best score another card may as well be meant, if it fits so nearly as well. */
const mayBeAnother = { best: 80, nearly: 0.6 } as const

/**
 * What may be meant instead of the cards that answer. Of questions by writers who taught nothing, the first
 * card answers 42 in 100 where nothing names the matter and 53 where another fits nearly as well; one of the
 * first three answers 62 and 85. Of all others the first answers 87.
 *
 * @returns up to two cards by their names; none where the answer is surely to what was asked.
 */
export function meantInstead(
  reading: Reading,
  finding: Finding,
  found: readonly Card[],
): readonly QuickReply[] {
  if (finding !== reading.search()) return []
  const [best = 0, second = 0] = finding.hits.map(({ score }) => score)
  const isNear = best < mayBeAnother.best && second >= best * mayBeAnother.nearly
  return finding.isNamed && !isNear ? [] : cardsBeside(reading, found).slice(0, 2)
}

/** What may be meant, by name; the domains where nothing is near. */
function nearest(reading: Reading): readonly QuickReply[] {
  const near = cardsBeside(reading, [])
  return near.length > 0 ? [...near, noneOfThese] : domainReplies
}

/** Where the nearest card is too far off: that there is no good source, who may know, and what is nearest. */
export function noSource(reading: Reading, domains: readonly LifestyleDomain[]): Reply {
  return {
    act: 'ask',
    domains,
    passages: [spoken(reading, asideWords.noSource)],
    replies: nearest(reading),
    isGuess: true,
  }
}

/** Where a matter is clear and no card answers: which side of it is meant. */
export function clarify(reading: Reading): Reply {
  return {
    act: 'unclear',
    domains: [],
    passages: [spoken(reading, asideWords.whichOfThese)],
    replies: nearest(reading),
    isGuess: true,
  }
}
