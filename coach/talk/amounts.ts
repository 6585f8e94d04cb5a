/** Answers how much of a thing, with no number but that of the very thing. */

import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { matterNamed } from '../matters/catalog.ts'
import { factsOf } from '../search/retrieval.ts'
import { normalise } from '../text/normalise.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import { allOf, type Said } from '../text/said.ts'
import { asksAmount, asksLimit, namesAnother, type Thing, thingIn } from '../search/things.ts'
import { isPressed } from './acts.ts'
import { repliesFor } from './asides.ts'
import { isUnsafe } from './fitting-cards.ts'
import { stemsIn } from '../text/stems.ts'
import { firstAnswer } from './first-answer.ts'
import { noSource } from './near-cards.ts'
import { followUp } from './follow-up.ts'
import { pointTo } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { likeliest, surelyAsked } from './questions-asked.ts'
import { domainsOf, fromCard, isWithoutNumber, type Reading, type Reply } from './reading.ts'
import { talkWords } from './talk-words.ts'

/** A thing that was named longer ago is no longer spoken of. */
const mostTurns = 2

/** What is said to how much of a food that no card speaks of. */
const portion = matterNamed('portion')

/** "How much?" alone asks of the open card. */
const fewestWords = 4

/** The thing of which it is asked: named now, or where the question names none, just before. */
function thingAsked({ message, history, state }: Reading): Thing | undefined {
  const named = thingIn(message)
  // "The coffee perked meanwhile. How often do I do that?": what is told beside it is not asked about.
  const asking = sentencesOf(message).filter(asksAmount).join(' ')
  const isTold = state.answered !== undefined && asking !== '' && thingIn(asking) !== named
  if (isTold) return undefined
  const isBare = stemsIn(message).size === 0 && message.split(/\s+/u).length >= fewestWords
  if (named || !(asksLimit(message) || isBare)) return named
  const told = history.filter(({ role }) => role === 'user').slice(-mostTurns)
  for (const { content } of told.toReversed()) {
    const thing = thingIn(content)
    if (thing) return thing
  }
  return undefined
}

/** An amount is asked for now, or was just before and another thing is named. */
function isAmountAsked({ message, history }: Reading): boolean {
  const last = history.findLast(({ role }) => role === 'user')?.content ?? ''
  return asksAmount(message) || (namesAnother(message) && asksAmount(last))
}

/** Tells whether the amount or the step of a card is of the thing. */
function isOf({ id, howMuch, know, step }: Card, thing: Thing): boolean {
  const texts = [howMuch, know, step].flatMap((said) => allOf(said).map(normalise))
  return thing.card === undefined ? texts.some((text) => thing.when.test(text)) : thing.card === id
}

const howMuch: Said = { en: 'how much', es: 'cuánto' }

/** Another thing alone is asked of in full. */
function inFull(reading: Reading): Reading {
  const { message, language } = reading
  if (asksAmount(message) || !isAmountAsked(reading)) return reading
  return { ...reading, message: `${howMuch[language]} ${message}` }
}

/** Who knows the amount, for whom a number may harm. */
function ownNumber(reading: Reading, card: Card): Reply {
  return {
    act: 'how_much',
    domains: domainsOf(card),
    passages: [fromCard(reading, card, talkWords.ownNumber)],
    replies: repliesFor(reading),
  }
}

/**
 * Answers how much of a thing.
 *
 * @param asked - the turn.
 * @returns undefined where no amount is asked for, or no thing is known that it is asked of.
 */
export function amountOfThing(asked: Reading): Reply | undefined {
  const reading = inFull(asked)
  const { message, state } = reading
  if (isPressed(message) || !isAmountAsked(reading)) return undefined
  const thing = thingAsked(reading)
  if (!thing) return undefined
  const own = cardOf(thing.card ?? '')
  if (own && (isUnsafe(own, reading) || isWithoutNumber(reading, own)))
    return ownNumber(reading, own)
  const known = [state.card, cardOf(thing.card ?? '')].find(
    (card) => card && state.used.has(card.id) && isOf(card, thing),
  )
  if (known && !state.withdrawn.has(known.id)) {
    return followUp(reading, known, { act: 'how_much', likely: 1 })
  }
  const { hits, matter, domains } = reading.search()
  // Its own card has a number.
  const isAnswer = thing.card === undefined || (matter && 'who' in matter)
  const isAskedElsewhere = likeliest(asked) >= surelyAsked.clearly
  if (matter === portion && isAskedElsewhere) return undefined
  if (matter && isAnswer && suitsAll(matter, reading)) return pointTo(reading, matter)
  const best = hits.slice(0, 1).map(({ entry }) => cardOf(entry.id))[0]
  const card = thing.card === undefined ? best : cardOf(thing.card)
  const entry = card && evidenceOf(card.id)
  if (!card || !entry || !isOf(card, thing)) {
    if (isAskedElsewhere) return undefined
    return portion ? pointTo(reading, portion) : noSource(reading, domains)
  }
  const finding = { ...factsOf(entry.domain), hits: [{ entry, score: 1 }] }
  return firstAnswer(reading, finding) ?? noSource(reading, domains)
}
