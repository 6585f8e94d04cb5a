/** Tells whether a question names what a card does not speak of. */

import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { asksYesOrNo } from '../search/question-form.ts'
import { asksAmount } from '../search/things.ts'
import type { Finding } from '../search/retrieval.ts'
import { normalise } from '../text/normalise.ts'
import { asksForProof } from './asides.ts'
import { stemsIn } from '../text/stems.ts'
import { asksForReason, pointsBack, surely } from './hear-leaning.ts'
import type { Heard } from './hear-turn.ts'
import { speaksOf } from './plain-questions.ts'
import type { Reading } from './reading.ts'

/** So few words with "that" in them ask of what was said. */
const mostWordsBack = 5

/** Tells whether a yes or a no is asked of something that is named. */
export function asksOfAnother(message: string): boolean {
  const isShort = message.split(/\s+/u).length <= mostWordsBack
  const isBack = isShort && pointsBack.test(normalise(message))
  const isNamed = stemsIn(message).size > 0 && !asksForProof(message) && !isBack
  return isNamed && message.includes('?') && asksYesOrNo(message)
}

/** Tells whether a short question names what the best card does not speak of. */
export function namesAnother({ message }: Reading, { hits }: Finding): boolean {
  const best = cardOf(hits[0]?.entry.id ?? '')
  const isShort = message.split(/\s+/u).length <= mostWordsOfQuestion
  return isShort && best !== undefined && !speaksOf(best, message)
}

/** Longer ones tell of much. */
const mostWordsOfQuestion = 12

/** Acts that ask something of a card. */
const asksOfCard: ReadonlySet<string> = new Set(['how', 'more', 'how_much'])

/** Tells whether a question that sounds as if it leaned on a card names only what the card does not speak of. */
export function asksBeside({ message }: Reading, card: Card, { act, likely }: Heard): boolean {
  const words = normalise(message).replace(/ (?:does|do|can|should|would) one /u, ' ')
  const isBack = pointsBack.test(words) || asksForProof(message) || asksForReason(message)
  // How much is asked of things.
  const isOfThing = act === 'how_much' && (likely >= surely || asksAmount(message))
  return likely < 1 && asksOfCard.has(act) && !isOfThing && !isBack && !speaksOf(card, message)
}
