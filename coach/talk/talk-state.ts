/** Where a conversation stands, read anew from its turns: nothing is kept beside them. */

import { languages } from '#core/languages.ts'
import type { Card } from '../cards/card.ts'
import { atOnce, type InSteps } from '../text/in-steps.ts'
import type { Said } from '../text/said.ts'
import { cardOf, tracesIn } from '../cards/catalog.ts'
import { type Asked, faqMatter, faqSaidIn, movesNowhere } from '../matters/faq/catalog.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import type { Turn } from '../text/conversation-limits.ts'
import { isPressed } from './acts.ts'
import { asideWords } from './aside-words.ts'
import { type Awaited, type Heard, hearTurn, isCue, isTriedOnce } from './hear-turn.ts'
import { deniedAfter, speaksOfSubject, type Subject, withoutDeniedSubject } from './denied.ts'
import { talkWords } from './talk-words.ts'
import { toldDetailWords } from './told-detail-words.ts'
import { turnedDown } from './turned-down.ts'
import { ownWords, takesUp } from './when-words.ts'

/** A step that the person took up. */
export interface Goal {
  readonly card: Card
  /** When and how they will do it, in their own words. */
  readonly words: string | undefined
  /** The words by which the step was offered, where they are not the card's. */
  readonly lent?: Said | undefined
}

/** What earlier conversations bring into this one. */
export interface Brought {
  /** Ids of cards that were refused or did harm. */
  readonly withdrawn: readonly string[]
  /** The words with which they were refused. */
  readonly refusals: readonly string[]
  readonly goal: Goal | undefined
}

/** A message as it was heard. */
export interface HeardTurn {
  readonly message: string
  readonly heard: Heard
  /** True where it says why something cannot be done. */
  readonly isReason: boolean
  /** Ids of the cards it was said of. */
  readonly about: readonly string[]
  /** Where it takes up a step, or says when. */
  readonly goal: Goal | undefined
}

/** Where a conversation stands. */
export interface TalkState {
  /** The card that the talk is about. */
  readonly card: Card | undefined
  /** All that stood in the last answer with a card, the first among them. */
  readonly shown: readonly Card[]
  /** The step in its place that was offered with it, for what was told. */
  readonly lent: Said | undefined
  readonly awaited: Awaited | undefined
  /** What the coach said last. */
  readonly before: string
  /** The question of a subject that it answered. */
  readonly answered: Asked | undefined
  /** What the person asked, in their own words, oldest first. */
  readonly asked: readonly string[]
  /** Ids of all cards that were shown, the newest last. */
  readonly used: ReadonlySet<string>
  /** Ids of those that were refused or did harm: they never come again. */
  readonly withdrawn: ReadonlySet<string>
  /** The words with which steps were refused. */
  readonly refusals: readonly string[]
  /** What the person said it is not about, when the coach had spoken of it. */
  readonly denied: ReadonlySet<Subject>
  /** Words of the coach that they turned down. */
  readonly turnedDown: ReadonlySet<string>
  readonly goal: Goal | undefined
  /** How many messages in a row were not understood. */
  readonly misses: number
  /** Every message of the person, oldest first. */
  readonly turns: readonly HeardTurn[]
}

const questions: readonly (readonly [Awaited, Said])[] = [
  ['reason', talkWords.whatMakesItHard],
  ['outcome', talkWords.howDidItGo],
  ['outcome', talkWords.howDidGoalGo],
  ['cue', talkWords.afterWhat],
  ['hour', talkWords.hardestHour],
  ['choice', asideWords.whichIsHardest],
  ['choice', asideWords.anotherWay],
]

const asksIfSafe = /(?:are you safe|a salvo)\?$/iu

/** A question of the coach that asks for an hour or a day. */
const asksWhen =
  /\b(?:when|(?:what|which) (?:time|hour|day|part of the day)|cu[aá]ndo|qu[eé] (?:hora|d[ií]a|momento))/iu

function awaitedIn(text: string): Awaited | undefined {
  if (asksIfSafe.test(text.trimEnd())) return 'safe'
  const asked = questions.find(([, said]) =>
    languages.some((language) => text.includes(said[language])),
  )
  if (asked || !text.trimEnd().endsWith('?')) return asked?.[0]
  return asksWhen.test(sentencesOf(text).at(-1) ?? '') ? 'when' : 'talk'
}

/** Tells whether the coach took up a goal in what it said. */
export function confirmsGoal(text: string): boolean {
  return /your goal|su meta|de meta|I cannot ring you|No puedo llamarle/iu.test(text)
}

/** What closes a card: the person has turned to something else. */
const closing: ReadonlySet<string> = new Set(['ask'])

/** When and how something will be done, in the person's own words; a button and a question say nothing of it. */
function whenIn(message: string): string | undefined {
  const isNone =
    isPressed(message) || message.includes('?') || !(isCue(message) || takesUp(message))
  return isNone ? undefined : ownWords(message).words
}

/** Tells whether the coach took a message for something that is told, and no more. */
function isOnlyHeard(text: string): boolean {
  const { toldMe, toldMeMore, toldThen, doneAlready } = talkWords
  return [toldMe, toldMeMore, toldThen, doneAlready, ...toldDetailWords].some((said) =>
    languages.some((language) => text.includes(said[language])),
  )
}

/** Reads turn after turn. */
class Reader implements TalkState {
  card: Card | undefined
  shown: readonly Card[] = []
  lent: Said | undefined
  goal: Goal | undefined
  readonly turns: HeardTurn[] = []
  awaited: Awaited | undefined
  before = ''
  answered: Asked | undefined
  misses = 0
  readonly asked: string[] = []
  readonly refusals: string[]
  readonly used = new Set<string>()
  readonly withdrawn: Set<string>
  readonly denied = new Set<Subject>()
  turnedDown: ReadonlySet<string> = new Set()
  #open: readonly string[] = []
  #act: string | undefined
  #isGivenTime = false
  #goalBefore: Goal | undefined
  /** What the last message took away, if it was a refusal. */
  #refused: { readonly ids: readonly string[]; readonly goal: Goal | undefined } | undefined

  constructor(brought?: Brought) {
    this.goal = brought?.goal
    this.refusals = [...(brought?.refusals ?? [])]
    this.withdrawn = new Set(brought?.withdrawn)
  }

  hear(message: string): void {
    const { awaited, before, card, goal } = this
    this.#deny(message)
    const told = this.turns.map((turn) => turn.message)
    this.turnedDown = turnedDown(this.turnedDown, message, before, told)
    const about = this.#open
    const heard = hearTurn(message, { awaited, before, hasCard: card !== undefined })
    this.#act = heard.act
    this.misses = heard.act === 'unclear' ? this.misses + 1 : 0
    if (heard.act === 'ask' || before === '') this.asked.push(message)
    this.#refused = undefined
    if (card) this.#keep(heard, card, message)
    const isReason = heard.act === 'answer' && awaited === 'reason'
    const taken = this.goal === goal ? undefined : this.goal
    this.turns.push({ message, heard, isReason, about, goal: taken })
  }

  /** Whoever speaks of a thing again takes it up again. */
  #deny(message: string): void {
    const left = withoutDeniedSubject(message)
    for (const subject of this.denied) {
      if (speaksOfSubject(left, subject)) this.denied.delete(subject)
    }
    for (const subject of deniedAfter(message, this.before)) this.denied.add(subject)
  }

  #keep({ act, outcome }: Heard, card: Card, message: string): void {
    const isReason = act === 'answer' && this.awaited === 'reason'
    // Of one try it was said that it tells little.
    const isEarly = outcome === 'no-change' && isTriedOnce(message) && !this.#isGivenTime
    const isBad = outcome !== undefined && outcome !== 'helped' && !isEarly
    if (act === 'cannot' || isReason || isBad) {
      const ids = this.#open.filter((id) => !this.withdrawn.has(id))
      this.#refused = { ids, goal: this.goal }
      for (const id of this.#open) this.withdrawn.add(id)
      if (this.goal && this.#open.includes(this.goal.card.id)) this.goal = undefined
      this.refusals.push(message)
    }
    if (act === 'goal') {
      const before = this.goal?.card === card ? this.goal.words : undefined
      this.#goalBefore = this.goal
      this.goal = { card, words: whenIn(message) ?? before, lent: this.lent }
    }
    if (act === 'answer' && this.awaited === 'cue') {
      this.goal = { card, words: ownWords(message).words, lent: this.goal?.lent ?? this.lent }
    }
  }

  /** What only sounded like a refusal, and was answered as something that is told, is none. */
  #takeBack(): void {
    if (this.#refused === undefined) return
    for (const id of this.#refused.ids) this.withdrawn.delete(id)
    this.goal = this.#refused.goal
    this.refusals.pop()
  }

  say(said: string): void {
    const text = withoutOffer(said)
    this.before = text
    const answered = faqSaidIn(text)
    if (!movesNowhere.has(answered?.faq.name)) this.answered = answered
    if (isOnlyHeard(text)) this.#takeBack()
    // What only sounded like a goal, and was answered as something else, is none.
    if (this.#act === 'goal' && !confirmsGoal(text)) this.goal = this.#goalBefore
    this.awaited = awaitedIn(text)
    const { oneTry } = talkWords
    this.#isGivenTime ||= languages.some((language) => text.includes(oneTry[language]))
    const shown = tracesIn(text)
    const ids = shown.flatMap(({ card, owner = card }) => [card.id, owner.id])
    // The nearest card to a matter was not said itself.
    for (const { card, owner } of shown) if (owner) this.used.add(card.id).add(owner.id)
    if (ids.length > 0) {
      this.#open = ids
      this.shown = [...new Set(shown.map(({ card }) => card))]
    }
    // The goal of an earlier visit is named in the person's own words.
    if (
      this.goal &&
      languages.some((language) => text.includes(talkWords.howDidGoalGo[language]))
    ) {
      this.card = this.goal.card
      this.#open = [this.goal.card.id]
      return
    }
    const asked = shown.length > 0 ? undefined : this.answered
    const near = asked && cardOf(asked.faq.card)
    if (asked && near) {
      this.card = near
      this.lent = asked.entry.say
      this.shown = [near]
      this.#open = [near.id]
      return
    }
    const isOpen = this.#act === undefined || !closing.has(this.#act)
    // What was refused may be named once more, as what to watch for; the talk goes on from what comes instead.
    const fresh = shown.find(({ card, instead }) => instead || !this.withdrawn.has(card.id))
    const leading = fresh ?? shown[0]
    const card = leading?.card ?? (isOpen ? this.card : undefined)
    const isSame = card !== undefined && card === this.card
    const instead = shown.find((trace) => trace.card === card && trace.instead)?.instead
    // A card that is said itself is no longer the answer that it was near to.
    const isOwn = shown.length > 0 && this.lent !== undefined && faqMatter(this.lent) !== undefined
    this.lent = instead ?? (isSame && !isOwn ? this.lent : undefined)
    this.card = card
  }
}

/** A text less the question whether another card is nearer: its buttons answer it, and nothing typed does. */
function withoutOffer(text: string): string {
  const { nearestIs } = asideWords
  return languages.reduce((less, language) => less.replace(nearestIs[language], ''), text).trimEnd()
}

/** A talk that can be read on, message by message. */
export type Talk = Reader

/**
 * Reads a conversation.
 *
 * @param history - its turns, oldest first, the newest message of the person left out.
 * @param brought - what earlier conversations left.
 * @returns where it stands, to be read on; without a card where the last question found none. Turn by turn, for many
 *   long ones are more than one step may do.
 */
export function* talkStateInSteps(history: readonly Turn[], brought?: Brought): InSteps<Talk> {
  const reader = new Reader(brought)
  for (const { role, content } of history) {
    if (role === 'user') reader.hear(content)
    else reader.say(content)
    yield
  }
  return reader
}

/** Reads a conversation at once, as {@link talkStateInSteps} does. */
export function talkStateOf(history: readonly Turn[], brought?: Brought): Talk {
  return atOnce(talkStateInSteps(history, brought))
}
