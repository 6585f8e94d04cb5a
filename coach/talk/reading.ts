/** One turn, with all that was read of it and of the turns before. */

import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import type { Language } from '#core/languages.ts'
import type { Card } from '../cards/card.ts'
import type { Limit } from '../cards/limits.ts'
import { messagesOf, type Turn, turnsOf } from '../text/conversation-limits.ts'
import { feelingIn, isGriefDenied } from '../conversation/feelings.ts'
import { type Constraints, constraintsOf } from '../topics/catalog.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import type { GoalStep } from '../conversation/question.ts'
import { evidenceOf, sourceOf } from '../evidence/catalog.ts'
import type { Passage, Person } from '../person/person.ts'
import { limitsShown } from '../cards/limits-shown.ts'
import type { Finding } from '../search/retrieval.ts'
import { readingsOf } from '../search/search-words.ts'
import type { SafetyCode } from '../safety/codes.ts'
import { shownText } from '../safety/fixed-texts.ts'
import { answeredMatters } from '../matters/catalog.ts'
import type { Faq } from '../matters/faq/faq.ts'
import { normalise } from '../text/normalise.ts'
import { inEach, type Said } from '../text/said.ts'
import { isQuestion } from '../search/question-form.ts'
import { asksAmount, thingIn } from '../search/things.ts'
import type { Act } from '../understanding/acts.ts'
import { type Lean, leanOf } from '../understanding/hear-question.ts'
import { isPressed, type QuickReply } from './acts.ts'
import { talkWords } from './talk-words.ts'
import { searched } from './searched.ts'
import { turnsDown } from './corrections.ts'
import { limitsIn, whoseLimits } from './limits-heard.ts'
import { deniedAfter, deniedIn, isAboutAny, type Subject } from './denied.ts'
import { talkStateOf, type TalkState } from './talk-state.ts'
import { lackedIn } from './lacked.ts'
import { refusedIn, turnedDown } from './turned-down.ts'

/** What a turn is answered from. */
export interface TalkTurn {
  readonly message: string
  /** The turns before it, oldest first. */
  readonly history: readonly Turn[]
  readonly person?: Person | undefined
  readonly region: string
  readonly language: Language
  /** Where the talk stands, where that was read already. */
  readonly state?: TalkState
  /** Subjects that are open beside those that the words name: of a danger that was told. */
  readonly subjects?: readonly Faq[]
}

/** The same with all that is read of it. */
export interface Reading extends TalkTurn {
  readonly state: TalkState
  /** What the person told that bars a step or calls for another one. */
  readonly limits: ReadonlySet<Limit>
  /** Of them what this message tells. */
  readonly newLimits: ReadonlySet<Limit>
  /** What the conditions they told of ask for. */
  readonly constraints: Constraints
  /** What they say this talk is not about. */
  readonly denied: ReadonlySet<Subject>
  /** The words of the coach that they turned down, and those of what is not there. */
  readonly turnedDown: ReadonlySet<string>
  /** What they told is not there for them. */
  readonly lacked: ReadonlySet<string>
  /** Those, and what they said they cannot have or stand. */
  readonly refused: ReadonlySet<string>
  /** Searches the message by itself. Costly, so done when it is needed, and once. */
  readonly search: () => Finding
  /** True where an earlier question is answered anew, after the coach was put right. */
  readonly isPutRight?: boolean
}

/** What is said in a turn. */
export interface Reply {
  readonly act: Act
  readonly domains: readonly LifestyleDomain[]
  readonly passages: readonly Passage[]
  /** What may be pressed next. */
  readonly replies: readonly QuickReply[]
  /** Where the person made a step their goal. */
  readonly step?: GoalStep
  /** The code whose fixed text is the answer instead. */
  readonly danger?: SafetyCode
  /** True where the numbers for help stand beside it, though nothing alarming was told. */
  readonly hasNumbers?: boolean
  /** True where nothing surely answers: what is said is the nearest, or asks which is meant. */
  readonly isGuess?: boolean
  /** True where it answers what was asked beyond doubt in the midst of a talk. */
  readonly isAsked?: boolean
}

/**
 * Reads a turn.
 *
 * @param turn - the message, the turns before it, the person.
 * @returns what is told in it and in the talk so far.
 */
export function readingOf(turn: TalkTurn): Reading {
  const { message, history, person, language } = turn
  const told = messagesOf(history)
  const all = [...(person?.said ?? []), ...turnsOf(history), message]
  const before = turn.state ?? talkStateOf(history)
  const denied = deniedBy(before, message)
  const state = withoutCardsOn(before, denied)
  const whose = whoseLimits(turn)
  const shown = person && whose === 'own' ? limitsShown(person) : []
  // Who says what it is not about begins anew.
  const isDenying = deniedIn(message).length > 0 || isGriefDenied(normalise(message))
  const lacked = lackedIn(all)
  const now = turnedDown(before.turnedDown, message, before.before, told)
  const down = new Set([...now, ...lacked])
  let found: Finding | undefined
  return {
    ...turn,
    state,
    limits: new Set([...limitsIn(all, whose), ...shown]),
    newLimits: limitsIn([message], whose),
    denied,
    lacked,
    turnedDown: down,
    refused: new Set([...down, ...refusedIn([...told, message])]),
    constraints: constraintsOf(topicsIn(all)),
    search: () =>
      (found ??= searched(message, state.before, {
        language,
        topic: domainsOf(state.card)[0],
        leaning: isDenying ? noLean : leaningIn(turn, state),
      })),
  }
}

/**
 * Reads a part of a message, or an earlier question anew, as the newest of the talk.
 *
 * @param reading - the message that was read.
 * @param part - what of it is answered by itself.
 */
export function readingOfPart(reading: Reading, part: string): Reading {
  const history: readonly Turn[] = [...reading.history, { role: 'user', content: reading.message }]
  return readingOf({ ...reading, message: part, history })
}

/** So many earlier messages say what a talk is about. */
const lastTold = 4
const noLean: Lean = new Map()
/** What it adds that a card or a matter was just shown, and that it was turned down; chosen as what earlier messages count. */
const shownJustNow = { kept: 0.5, turnedDown: -2.5 } as const

/** What the talk was about before a message. */
function leaningIn({ message, history }: TalkTurn, { shown, lent }: TalkState): Lean {
  const told = messagesOf(history).filter((text) => !isPressed(text))
  const leaning = new Map(leanOf([...new Set(told)].slice(-lastTold).map(readingsOf)))
  // An earlier question that is answered anew follows the message that turned the answer down.
  const last = history.at(-1)
  const isTurnedDown = turnsDown(last?.role === 'user' ? last.content : message)
  const matter = answeredMatters.find(({ say: said }) => said === lent)?.name
  for (const name of [...shown.map(({ id }) => id), matter ?? []].flat())
    leaning.set(
      name,
      (leaning.get(name) ?? 0) + (isTurnedDown ? shownJustNow.turnedDown : shownJustNow.kept),
    )
  return leaning
}

/** What a message and those before it say the talk is not about: of what the coach had just spoken. */
function deniedBy(state: TalkState, message: string): ReadonlySet<Subject> {
  const named = deniedAfter(message, state.before)
  return named.length === 0 ? state.denied : new Set([...state.denied, ...named])
}

/** A talk goes on from the card that is left, where the open one is about what was denied. */
function withoutCardsOn(state: TalkState, denied: ReadonlySet<Subject>): TalkState {
  const isLeft = (card: Card): boolean => !isAboutAny(card, denied)
  if (state.card === undefined || isLeft(state.card)) return state
  return { ...state, card: state.shown.find(isLeft), lent: undefined }
}

/** A text in the language of the turn, with the help lines of the region and what else is filled in. */
export function say(
  { region, language }: Pick<Reading, 'region' | 'language'>,
  said: Said,
  filled: Readonly<Record<string, string>> = {},
): string {
  const text = shownText(said, region, language)
  return text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => filled[name] ?? whole)
}

/** A paragraph that states no fact. */
export function spoken(
  reading: Pick<Reading, 'region' | 'language'>,
  said: Said,
  filled?: Readonly<Record<string, string>>,
): Passage {
  return { text: say(reading, said, filled), sources: [] }
}

/** A paragraph of a card, with its source. */
export function fromCard(reading: Reading, card: Card, ...said: readonly Said[]): Passage {
  const entry = evidenceOf(card.id)
  const text = said.map((each) => say(reading, each)).join(' ')
  return { text, sources: entry ? [sourceOf(entry)] : [] }
}

/** What tells of trials and their numbers comes after the step. */
const ofTrials = /\d\s?%|\b(?:trials?|study|studies|estudios?|ensayos?)\b/iu

/** Whose heart or lungs or wounds set how much they may move. */
const paceOfTeam: readonly Limit[] = ['heart-failure', 'lung-disease', 'recent-operation']

/** A step that is a call is no effort. */
const ofCall = /\bcall\b/iu

/** Tells whether a number of a card may harm whoever it is for. */
export function isWithoutNumber(
  { limits, constraints }: Pick<Reading, 'limits' | 'constraints'>,
  card: Card,
): boolean {
  const isOfPace =
    evidenceOf(card.id)?.domain === 'Exercise' &&
    !ofCall.test(card.step.en) &&
    paceOfTeam.some((limit) => limits.has(limit))
  const isTold = card.noNumbersWhen?.some((limit) => limits.has(limit)) === true
  return isOfPace || isTold || constraints.withoutNumbers
}

/** The amount of a card; whom a number may harm is sent to those who know theirs. */
export function amountOf(reading: Reading, card: Card): Said {
  return isWithoutNumber(reading, card)
    ? talkWords.ownNumber
    : amountNamed(card.howMuch, reading.message)
}

const withFigure = /\d/u

/** A text less the sentences with a figure. */
function less(text: string): string {
  return text
    .split(/(?<=[.?!])\s+/u)
    .filter((sentence) => !withFigure.test(sentence))
    .join(' ')
}

/** What a card knows, less the sentences with a number for whom a number may harm. */
function knownBy(reading: Reading, card: Card): Said {
  if (!isWithoutNumber(reading, card)) return card.know
  return inEach((language) => less(card.know[language]))
}

/** What loneliness is linked with; whoever tells of theirs need not hear it. */
const ofRisk = /\b(?:linked|link|risks?)\b/iu

function isRiskUnasked({ message }: Reading, card: Card): boolean {
  const isOfCompany = evidenceOf(card.id)?.domain === 'Socialization'
  return isOfCompany && ofRisk.test(card.know.en) && !isQuestion(message) && !isPressed(message)
}

/** What a card knows and a step, in the order in which they are said; who asks nothing is told of no risk. */
export function inOrder(reading: Reading, card: Card, step: Said): readonly Said[] {
  const know = knownBy(reading, card)
  if (know.en === '' || know.es === '' || isRiskUnasked(reading, card)) return [step]
  return ofTrials.test(know.en) ? [step, know] : [know, step]
}

/** Of an amount that speaks of several things, what speaks of the one that was asked for. */
function amountNamed(amount: Said, message: string): Said {
  const thing = asksAmount(message) ? thingIn(message) : undefined
  const of = (text: string): string => {
    const own = text.split(/(?<=[.?!])\s+/u).filter((one) => thing?.when.test(normalise(one)))
    return own.length > 0 && own.length < text.split(/(?<=[.?!])\s+/u).length ? own.join(' ') : text
  }
  return inEach((language) => of(amount[language]))
}

/** The domain of a card, as a list for {@link Reply}. */
export function domainsOf(card: Card | undefined): readonly LifestyleDomain[] {
  const entry = card && evidenceOf(card.id)
  return entry ? [entry.domain] : []
}

/** A card as a step of the person's plan. */
export function goalStep(reading: Reading, card: Card, when: string, step = card.step): GoalStep {
  const [domain = lifestyleDomains[0]] = domainsOf(card)
  return { text: say(reading, step), when, domain, evidenceId: card.id }
}

/** Tells whether a text was said before in this talk. */
export function isSaid(reading: Reading, said: Said): boolean {
  const text = say(reading, said)
  return reading.history.some(({ role, content }) => role === 'assistant' && content.includes(text))
}

/** A feeling that is told beside what is asked or answered is met first, once. */
export function metFeeling(reading: Reading): readonly Passage[] {
  const feeling = feelingIn(reading.message)
  return feeling && !isSaid(reading, feeling.say) ? [spoken(reading, feeling.say)] : []
}
