/** The answer of the built-in coach to a question in a chat. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import {
  allowedFinding,
  firstSafeTier,
  isBarred,
  isFixedAlone,
  nothingFound,
  silencing,
} from './beside-danger.ts'
import { compose } from './compose.ts'
import { answerLanguage } from './answer-language.ts'
import { askedIn } from './asked-in.ts'
import { conversationLimits, readPart, type Turn } from './conversation-limits.ts'
import { evidenceOf } from './evidence/catalog.ts'
import type { Passage, Person, SafetyMessage, Source } from './person.ts'
import { constraintsOf, topicsIn } from './disclosed-conditions.ts'
import { factsOf, retrieve, type Finding } from './retrieval.ts'
import { ownResults, ownResultsQuestion, weakestOf } from './scores/own-results.ts'
import { refersBack } from './search/follow-up.ts'
import { isForDoctor, isOutside } from './search/outside.ts'
import {
  type AboutTheCoach,
  aboutTheCoach,
  declined,
  leftToDoctors,
} from './search/question-sense.ts'
import { searchWords } from './search/search-words.ts'
import type { SafetyCode } from './safety/codes.ts'
import { detectIn, withLasting } from './safety/detect.ts'
import { fixedMessage } from './safety/fixed-texts.ts'
import type { Language } from '#core/languages.ts'
import { normalise } from './safety/normalise.ts'
import { suggestionsFor } from './suggestions.ts'
import { type Act, moveOf } from './talk/acts.ts'
import { followUp } from './talk/follow-up.ts'
import { sayIn } from './wording/say-in.ts'

/** What is asked, with what was said before. */
export interface Question {
  readonly message: string
  /** Earlier turns of this conversation, oldest first, read as far as `conversationLimits` allow. */
  readonly history: readonly Turn[]
  /** What is known of the person; absent in the topic chat of a stranger. */
  readonly person?: Person
  /** Two-letter region whose emergency numbers apply, for example `US`. */
  readonly region: string
  /** Language of the page, for messages too short to tell theirs; English where absent. */
  readonly language?: Language
}

/** What the coach says. */
export interface CoachAnswer {
  /** What the person does by the message. */
  readonly act: Act
  /** Language it is said in. */
  readonly language: Language
  /** Fixed texts for whatever was detected; shown before anything else. */
  readonly safety: readonly SafetyMessage[]
  /** Best matching domains, best first; empty when the question is out of scope. */
  readonly domains: readonly LifestyleDomain[]
  /** The answer as shown, safety texts first. */
  readonly text: string
  /** The answer without the safety texts, paragraph by paragraph. */
  readonly passages: readonly Passage[]
  readonly sources: readonly Source[]
  /** What the person may want to say next, each a message of its own; none beside a fixed text of tier 0 or 1. */
  readonly suggestions: readonly string[]
}

/** A question of its own, even where it begins like an answer to what was said. */
const strongFinding = 40

function unsourced(text: string): Passage {
  return { text, sources: [] }
}

/** Work that may be put down between its steps. */
export type InSteps<Result> = Generator<undefined, Result, undefined>

/** What is read of a question. */
interface Read extends Question {
  readonly language: Language
  /** All that the person said before: an illness counts however long ago it was told. */
  readonly told: readonly string[]
  /** The last of it. */
  readonly before: readonly string[]
  /** All that the coach said before. */
  readonly earlier: readonly string[]
}

function read(question: Question): Read {
  const message = readPart(question.message)
  const history = question.history.map(({ role, content }) => ({
    role,
    content: readPart(content),
  }))
  const saidBy = (speaker: Turn['role']) =>
    history.filter(({ role }) => role === speaker).map(({ content }) => content)
  const told = saidBy('user')
  const before = told.slice(-conversationLimits.earlierTurns)
  const language = answerLanguage({ ...question, message, history })
  return { ...question, message, history, language, told, before, earlier: saidBy('assistant') }
}

/** What the person asks about: the message itself, or with what was asked before where it leans on it. */
function* findingOf({ message: typed, history, before, language }: Read): InSteps<Finding> {
  const message = askedIn(typed, language)
  const finding = retrieve(message)
  if (history.length === 0 || (finding.hits.length > 0 && !refersBack(message))) return finding
  if ([isOutside, isForDoctor].some((isLeft) => isLeft(searchWords(message)))) return finding
  for (const content of before.toReversed()) {
    yield
    const topic = askedIn(content, language)
    const found = retrieve(topic)
    if (found.hits.length === 0) continue
    const [domain] = found.domains
    if (finding.hits.length === 0 || !domain) return found
    const isStrong = (finding.hits[0]?.score ?? 0) >= strongFinding && finding.domains[0] !== domain
    if (isStrong) return finding
    yield
    return retrieve(`${message} . ${topic}`)
  }
  return finding
}

/**
 * Makes an answer of fixed texts alone, which costs next to nothing.
 *
 * @param asked - the message, the region and the language of the page.
 * @param codes - what was detected, most urgent tier first.
 * @returns the answer, with nothing to read or to ask beside the texts.
 */
export function fixedAnswer(asked: Question, codes: readonly SafetyCode[]): CoachAnswer {
  const language = answerLanguage(asked)
  const safety = codes.map((code) => fixedMessage(code, asked.region, language))
  const text = safety.map((each) => each.text).join('\n\n')
  return {
    act: 'danger',
    language,
    safety,
    domains: [],
    text,
    passages: [],
    sources: [],
    suggestions: [],
  }
}

function decline(message: string): string {
  const isLeft = [searchWords(message), normalise(message)].some(isForDoctor)
  return isLeft ? leftToDoctors : declined
}

/** What is said, and what the person does by the message. */
interface Reply {
  readonly act: Act
  readonly passages: readonly Passage[]
}

function replyTo(question: Read, finding: Finding, isSilenced: boolean): Reply {
  const { message, told, earlier, person, region, language } = question
  const asked = askedIn(message, language)
  const about = isSilenced ? undefined : aboutIn(question)
  if (about) return { act: about.act, passages: [unsourced(about.text)] }
  const own = isSilenced ? undefined : ownResultsQuestion(asked)
  const weakest = weakestOf(person)
  if (own !== undefined && (own !== 'first' || weakest === undefined)) {
    const heard = topicsIn([...told, message, ...(person?.said ?? [])])
    const { withoutNumbers } = constraintsOf(heard)
    const text = ownResults(own, person, withoutNumbers, language)
    return { act: own === 'first' ? 'which_first' : 'ask', passages: [unsourced(text)] }
  }
  const matter = own === 'first' && weakest !== undefined ? factsOf(weakest) : finding
  if (matter.hits.length === 0) {
    return { act: 'outside', passages: [unsourced(sayIn(language, decline(asked)))] }
  }
  const passages = compose({
    message: asked,
    finding: matter,
    person: isSilenced ? undefined : person,
    said: [...told, message],
    earlier,
    region,
    language,
    isShort: isSilenced,
  })
  return { act: own === 'first' ? 'which_first' : 'ask', passages }
}

function aboutIn({ message, language, history, earlier }: Read): AboutTheCoach | undefined {
  return aboutTheCoach(message, language, String(history.length), earlier.at(-1) ?? '')
}

/**
 * Answers a question with the evidence alone: fixed safety texts first, then, where the policy
 * allows it, a short answer with its sources; what is outside the six domains is declined with a
 * pointer back to them.
 *
 * @param asked - the message, the conversation so far, the person and the region.
 * @param own - what was detected in the message, where that was looked for already.
 * @returns the work in steps of which each costs little, however hostile the words: one turn is
 *   read, or one search made, or the answer composed. At its end the answer; it never throws and
 *   never invents where nothing is found.
 */
export function* answerInSteps(
  asked: Question,
  own: readonly SafetyCode[] = detectIn(readPart(asked.message)),
): InSteps<CoachAnswer> {
  if (isFixedAlone(own)) return fixedAnswer(asked, own)
  const question = read(asked)
  const { message, told, before, region, language } = question
  const lasting: SafetyCode[] = []
  for (const content of before) {
    yield
    lasting.push(...detectIn(content))
  }
  const codes = withLasting(own, lasting)
  const safety = codes.map((code) => fixedMessage(code, region, language))
  yield
  const followed = codes.length === 0 ? followedUp(question) : undefined
  if (followed) return followed
  const isAboutCoach = aboutIn(question) !== undefined
  // "Tell me more" beside a danger asks for no tip.
  const isLeaning = codes.length > 0 && moveOf(message) !== undefined
  const finding =
    isAboutCoach || isLeaning || isBarred(own) || codes.includes('suicide_self_harm')
      ? nothingFound
      : allowedFinding(yield* findingOf(question), own)
  yield
  const isSilenced = codes.includes('suicide_self_harm') || own.some((code) => silencing.has(code))
  const isAnswered = finding.hits.length > 0 || (!isSilenced && codes.length === 0)
  const reply = isAnswered ? replyTo(question, finding, isSilenced) : undefined
  const passages = reply?.passages ?? []
  const sources = passages.flatMap((passage) => passage.sources)
  return {
    act: own.length > 0 || !reply ? 'danger' : reply.act,
    language,
    safety,
    domains: finding.domains,
    text: [...safety, ...passages].map(({ text }) => text).join('\n\n'),
    passages,
    sources,
    suggestions: safety.some(({ tier }) => tier < firstSafeTier)
      ? []
      : suggestionsFor({
          domains: finding.domains,
          sources: codes.length === 0 ? sources : [],
          asked: [...told, message].map((each) => askedIn(each, language)),
          language,
        }),
  }
}

/** The answer to a message that leans on the card before it. */
function followedUp({ message, history, told, person, region, language }: Read) {
  const all = [...told, message, ...(person?.said ?? [])]
  const isOwnQuestion = (): boolean => {
    const searched = askedIn(message, language)
    return !refersBack(searched) && retrieve(searched).hits.length > 0
  }
  const found = followUp({ message, history, told: all, isOwnQuestion, region, language })
  if (!found) return undefined
  const { act, card, passages, replies } = found
  const domain = evidenceOf(card.id)?.domain
  return {
    act,
    language,
    safety: [],
    domains: domain ? [domain] : [],
    text: passages.map(({ text }) => text).join('\n\n'),
    passages,
    sources: passages.flatMap(({ sources }) => sources),
    suggestions: replies.map(({ label }) => label[language]),
  } satisfies CoachAnswer
}

/**
 * Answers a question at once, as {@link answerInSteps} does.
 *
 * @param question - the message, the conversation so far, the person and the region.
 * @returns the answer; it never throws and never invents where nothing is found.
 */
export function answerQuestion(question: Question): CoachAnswer {
  const steps = answerInSteps(question)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
