/** Plain questions in the middle of a talk: what a word means, what a thing costs, and what no card knows. */

import type { Card } from '../cards/card.ts'
import { pattern } from '../text/pattern.ts'
import { isElsewhere } from '../search/retrieval.ts'
import { normalise } from '../text/normalise.ts'
import { allOf } from '../text/said.ts'
import { isQuestion } from '../search/question-form.ts'
import { searchWords } from '../search/search-words.ts'
import { wordingOf } from '../wording/catalog.ts'
import { repliesFor } from './asides.ts'
import { asksForReason } from './hear-leaning.ts'
import { noSource } from './near-cards.ts'
import { namingStems, stemsIn } from '../text/stems.ts'
import { meanings } from './plain-words.ts'
import { domainsOf, type Reading, type Reply, spoken } from './reading.ts'
import { quoted } from './when-words.ts'
import { talkWords } from './talk-words.ts'

/** What comes after it is the word. */
const asksMeaning =
  / (?:what(?: on earth| exactly)? (?:is|are|does)|what is the meaning of|que (?:es|son|significa|quiere decir)|(?:explain|define|expliqueme que es)) (?:a |an |the |this |that |el |la |los |las |un |una |eso de(?: la| el)? |lo de(?: la| el)? )*([a-z0-9 ]+?)(?: (?:mean|means|stand for|anyway|exactly|when .*|then|please|pues|eso|por favor))? (?:\.|$)/u

/** Words that stand for no thing of their own. */
const ofNoThing =
  /^(?:it|this|that|they|these|those|best|good|better|bad|wrong|safe|my|your|mejor|bueno|mala?|lo|mi|su|eso|esto|usted|time|too|enough|there|next|possible|normal|happening|going)\b/u
const mostWordsOfTerm = 3

function termIn(message: string): string | undefined {
  const term = asksMeaning.exec(`${normalise(message)} `)?.[1]?.trim()
  const isTerm = term !== undefined && term.split(' ').length <= mostWordsOfTerm
  return isTerm && !ofNoThing.test(term) ? term : undefined
}

const asksPrice = pattern(
  '(cost|costs|price|free|pay|charge|charges|expensive|afford|cuesta*|precio|gratis|cobra|cobran|pagar|se paga)',
)
const ofCoach = pattern('(you|your|usted|tu)')
const mostWordsOfPrice = 8

/** The words of a card, with those by which people ask for it. */
function stemsOf({ id, know, step, how, howMuch, why, watchFor }: Card): ReadonlySet<string> {
  const { says, topics } = wordingOf(id)
  const said = [know, step, howMuch, why, watchFor].flatMap(allOf)
  return stemsIn([...said, ...allOf(how).flat(), ...says, topics].join(' '))
}

const asksHow = pattern('^ (\\. )*(and |so |but |y |pero )*(how|como) (?!(much|many|long|often))')

/** The words of a card on how to do its step. */
function stemsOfWay({ know, step, how }: Card): ReadonlySet<string> {
  return stemsIn([know, step].flatMap(allOf).concat(allOf(how).flat()).join(' '))
}

/** Tells whether a card speaks of anything that a message names; true where it names nothing. */
export function speaksOf(card: Card, message: string): boolean {
  const stems = [...namingStems(message)]
  if (stems.length === 0) return true
  const own = asksHow.test(normalise(message)) ? stemsOfWay(card) : stemsOf(card)
  return stems.some((stem) => own.has(stem))
}

/** Says honestly that no source answers it, and who may. */
export function unknown(reading: Reading): Reply {
  return noSource(reading, domainsOf(reading.state.card))
}

/**
 * Answers what a word means, or what a thing costs.
 *
 * @param reading - the turn.
 * @returns undefined where neither is asked.
 */
export function plainAnswer(reading: Reading): Reply | undefined {
  const { message, state } = reading
  const words = normalise(message)
  // What is asked of what was just said is no word.
  const term = asksForReason(message) ? undefined : termIn(message)
  const known = term === undefined ? undefined : meanings.find(({ when }) => when.test(` ${term} `))
  const replyWith = (...texts: Parameters<typeof spoken>[]): Reply => ({
    act: 'ask',
    domains: domainsOf(state.card),
    passages: texts.map((text) => spoken(...text)),
    replies: repliesFor(reading),
  })
  if (known) return replyWith([reading, known.say])
  const isPrice = asksPrice.test(words) && words.trim().split(' ').length <= mostWordsOfPrice
  if (isPrice && isQuestion(message) && state.before !== '' && !ofCoach.test(words))
    return replyWith([reading, talkWords.askPrice])
  const { isSure, matter } = reading.search()
  if (term !== undefined && !isSure && !matter && !isElsewhere([searchWords(message), words]))
    return replyWith([reading, talkWords.notThatWord, { words: quoted(term) }])
  return undefined
}
