/** What a card tells where it is asked: why, its lines, how much. */

import { linesLeft } from './fitting-cards.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Limit } from '../cards/limits.ts'
import { insteadFor } from '../cards/suiting.ts'
import type { Passage } from '../person/person.ts'
import { onlyWhenAsked } from '../search/choose-facts.ts'
import { asksIfSafe } from '../search/question-form.ts'
import { afterCard } from './acts.ts'
import { changedStep, offered } from './changed-step.ts'
import { whoKnows } from './left-open.ts'
import type { AnsweredMatter } from '../matters/matter.ts'
import { wholeSentencesOf } from '../text/reading-grade.ts'
import { matterOffered, sourcesOf, wayOf } from './matter.ts'
import { type Open, type Spoken, without } from './open-card.ts'
import { amountOf, domainsOf, fromCard, isSaid, type Reading, say, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

const asksSeated = /\b(?:sitting|seated|chair|sentad[oa]|silla)\b/iu
/** Whoever has these does a step in a chair. */
const sitting: ReadonlySet<Limit> = new Set(['wheelchair'])

/** Why, and what to watch for. */
export function more(open: Open): Spoken {
  const { card } = open
  if (asksIfSafe(open.message)) {
    const passages = [spoken(open, talkWords.doctorFirst), fromCard(open, card, card.watchFor)]
    return { card, passages, replies: afterCard }
  }
  const matter = matterOffered(offered(open))
  // What did harm or was refused is not spoken for, whatever stands in its place.
  const isLeft = (id: string): boolean => !open.state.withdrawn.has(id)
  const fact = matter?.facts.find((id) => !onlyWhenAsked.has(id) && isLeft(id))
  const hasFact = fact !== undefined || (isLeft(card.id) && matter?.facts.length !== 0)
  if (matter && !hasFact && !isSaid(open, talkWords.plainSense)) {
    // What a nurse would say is worth more with how it is done.
    const way = wayOf(open, matter).filter(
      ({ text }) => !open.history.some(({ content }) => content.includes(text)),
    )
    const passages = [spoken(open, talkWords.plainSense), ...way]
    return { card, passages, replies: without(afterCard, 'more', 'how') }
  }
  const of = cardOf(fact ?? '') ?? card
  const said = [of.why, of.watchFor].find((part) => !isSaid(open, part))
  if (!said) {
    return {
      card,
      passages: [spoken(open, talkWords.allIKnow)],
      replies: without(afterCard, 'more'),
    }
  }
  const back = matter || isSaid(open, card.followUp) ? [] : [spoken(open, card.followUp)]
  return {
    card,
    passages: [fromCard(open, of, said), ...back],
    replies: said === of.watchFor ? without(afterCard, 'more') : afterCard,
  }
}

/** That a step may be done in a way of one's own, to whoever told of nothing that bears on it. */
export function leave(open: Open): Spoken {
  const { card } = open
  const seated = asksSeated.test(open.message) ? insteadFor(card, sitting)?.say : undefined
  const passages = seated
    ? [spoken(open, talkWords.yesSeated), fromCard(open, card, seated)]
    : [spoken(open, talkWords.yesIf), fromCard(open, card, card.watchFor)]
  return { card, passages, replies: afterCard }
}

/** The lines of a card less what was turned down, each a paragraph of its own. */
export function linesOf(reading: Reading, card: Card): readonly Passage[] {
  const left = linesLeft(card.how[reading.language], reading.turnedDown)
  const [first, ...others] = left.map((line, place) => `${place + 1}. ${line}`)
  if (first === undefined) return []
  return [
    { ...fromCard(reading, card), text: first },
    ...others.map((text) => ({ text, sources: [] })),
  ]
}

/** A figure or a number word with what it counts, in either language. */
const figured =
  /(?:\d|\b(?:once|twice|one|two|three|four|five|eight|ten|fifteen|twenty|thirty|each|every|cada|una?|dos|tres|cuatro|cinco|ocho|diez|quince|veinte|treinta|quarter|half|cuarto|media)\b)[^.?!]*\b(?:times?|seconds?|minutes?|hours?|days?|weeks?|glass(?:es)?|cups?|spoons?|liters?|pieces?|half|an hour|hora|weekly|daily|veces|vez|segundos?|minutos?|horas?|d[ií]as?|semanas?|vasos?|tazas?|cucharadas?|litros?|piezas?)\b/iu

/** Supposes or asks something, or says how long to wait for what gets worse. */
const noAmount =
  /^[“¿"]?(?:if|when|si|cuando)\b|\?$|\b(?:doctor|nurse|médic[oa]|enfermer[oa])\b|\{\w+\}/iu

/** The sentence of an answer, or of its way, that tells an amount. */
export function amountIn(open: Reading, matter: AnsweredMatter): Passage | undefined {
  const said = [matter.say[open.language], ...matter.how[open.language]].flatMap(wholeSentencesOf)
  const found = said.find((sentence) => figured.test(sentence) && !noAmount.test(sentence))
  return found === undefined
    ? undefined
    : { ...spoken(open, { en: found, es: found }), sources: sourcesOf(matter) }
}

const harmless: ReadonlySet<LifestyleDomain> = new Set(['Socialization', 'Learning'])

/** How much and how often. */
export function howMuch(open: Open): Spoken {
  const [domain] = domainsOf(open.card)
  const matter = matterOffered(offered(open))
  const told = matter && amountIn(open, matter)
  if (told) return { card: open.card, passages: [told], replies: without(afterCard, 'how_much') }
  if (matter && domain) {
    const who = say(open, whoKnows[domain])
    const passages = [
      harmless.has(domain)
        ? spoken(open, talkWords.asOftenAsYouLike)
        : spoken(open, talkWords.noSetAmount, { who }),
    ]
    return { card: open.card, passages, replies: without(afterCard, 'how_much') }
  }
  const isChanged = changedStep(open) !== undefined
  const amount = isChanged ? talkWords.howMuchSmall : amountOf(open, open.card)
  return {
    card: open.card,
    passages: [fromCard(open, open.card, amount)],
    replies: without(afterCard, 'how_much'),
  }
}
