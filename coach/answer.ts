/** The answer of the built-in coach to a question in a chat. */

import { lifestyleDomains, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import { cannedQuestions } from './canned-questions.ts'
import { compose } from './compose.ts'
import { answerLanguage } from './answer-language.ts'
import { askedIn } from './asked-in.ts'
import { conversationLimits, readPart, type Turn } from './conversation-limits.ts'
import type { Passage, Person, SafetyMessage, Source } from './person.ts'
import { constraintsOf, topicsIn } from './disclosed-conditions.ts'
import { factsOf, retrieve, type Finding } from './retrieval.ts'
import { ownResults, ownResultsQuestion, weakestOf } from './scores/own-results.ts'
import { refersBack } from './search/follow-up.ts'
import { isForDoctor, isOutside } from './search/outside.ts'
import { aboutTheCoach, declined, leftToDoctors } from './search/question-sense.ts'
import { searchWords } from './search/search-words.ts'
import { tiers, type SafetyCode } from './safety/codes.ts'
import { detectIn, withLasting } from './safety/detect.ts'
import { fixedMessage } from './safety/fixed-texts.ts'
import type { Language } from '#core/languages.ts'
import { normalise } from './safety/normalise.ts'
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
  /** Questions the person may want to ask next; none beside a fixed text of tier 0 or 1. */
  readonly suggestions: readonly string[]
}

/**
 * After these codes nothing but the fixed text is said: advice would come between person and help.
 * Later turns are answered again, below the fixed text that stays; after thoughts of suicide they
 * are not, because the policy allows no lifestyle tips there.
 */
const silencing: ReadonlySet<SafetyCode> = new Set([
  'suicide_self_harm',
  'stroke',
  'chest_pain',
  'emergency_other',
  'fall_injury',
  'sudden_confusion',
  'alcohol_withdrawal',
  'severe_depression',
  'abuse_neglect',
  'eating_disorder',
  'injection',
  'other_people_data',
])

/** From this tier on nobody is in danger, and other topics may be offered. */
const firstSafeTier = 2

/**
 * What the policy still allows after some of them, below the fixed text: a low mood may hear of help
 * and of one small thing to do; who is robbed or worn out by care may hear how to stop it.
 */
const allowedAfter: Readonly<Partial<Record<SafetyCode, readonly string[]>>> = {
  severe_depression: ['T13', 'T14'],
  abuse_neglect: ['S14', 'L17', 'T10'],
}

/** A question of its own, even where it begins like an answer to what was said. */
const strongFinding = 40

const nothingFound: Finding = { hits: [], domains: [] }

function suggestionsFor(
  domains: readonly LifestyleDomain[],
  asked: ReadonlySet<string>,
): readonly string[] {
  const ordered = [...domains, ...lifestyleDomains.filter((domain) => !domains.includes(domain))]
  const questions = ordered.flatMap((domain, place) =>
    cannedQuestions[domain].slice(0, place === 0 && domains.length > 0 ? 3 : 1),
  )
  return questions.filter((question) => !asked.has(question)).slice(0, 3)
}

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

/** Keeps what may be said after the codes of this message; nothing where no code allows anything. */
function allowedFinding(finding: Finding, codes: readonly SafetyCode[]): Finding {
  const silent = codes.filter((code) => silencing.has(code))
  if (silent.length === 0) return finding
  const allowed = new Set(silent.flatMap((code) => allowedAfter[code] ?? []))
  const hits = finding.hits.filter(
    ({ entry, score }) => allowed.has(entry.id) && score >= (finding.hits[0]?.score ?? 0) * 0.5,
  )
  const [first] = hits
  return isBarred(codes) || !first ? nothingFound : { hits, domains: [first.entry.domain] }
}

function isBarred(codes: readonly SafetyCode[]): boolean {
  return codes.some((code) => silencing.has(code) && allowedAfter[code] === undefined)
}

/**
 * Tells whether a message tells of danger that leaves nothing to say but its fixed texts. They are
 * given without reading what was said before, whose own texts were shown when it was said.
 *
 * @param codes - what was detected in the message, most urgent tier first.
 * @returns true for an emergency or a crisis beside which nothing is allowed.
 */
export function isFixedAlone(codes: readonly SafetyCode[]): boolean {
  return isBarred(codes) && codes.some((code) => tiers[code] < firstSafeTier)
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
  return { language, safety, domains: [], text, passages: [], sources: [], suggestions: [] }
}

function decline(message: string): string {
  const isLeft = [searchWords(message), normalise(message)].some(isForDoctor)
  return isLeft ? leftToDoctors : declined
}

function passagesOf(question: Read, finding: Finding, isSilenced: boolean): readonly Passage[] {
  const { message, history, told, earlier, person, region, language } = question
  const asked = askedIn(message, language)
  const about = isSilenced ? undefined : aboutTheCoach(message, language, String(history.length))
  if (about !== undefined) return [unsourced(about)]
  const own = isSilenced ? undefined : ownResultsQuestion(asked)
  const weakest = weakestOf(person)
  if (own !== undefined && (own !== 'first' || weakest === undefined)) {
    const heard = topicsIn([...told, message, ...(person?.said ?? [])])
    return [unsourced(ownResults(own, person, constraintsOf(heard).withoutNumbers, language))]
  }
  const matter = own === 'first' && weakest !== undefined ? factsOf(weakest) : finding
  if (matter.hits.length === 0) return [unsourced(sayIn(language, decline(asked)))]
  return compose({
    message: asked,
    finding: matter,
    person: isSilenced ? undefined : person,
    said: [...told, message],
    earlier,
    region,
    language,
    isShort: isSilenced,
  })
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
  const isAboutCoach = aboutTheCoach(message, language) !== undefined
  const finding =
    isAboutCoach || isBarred(own) || codes.includes('suicide_self_harm')
      ? nothingFound
      : allowedFinding(yield* findingOf(question), own)
  yield
  const isSilenced = codes.includes('suicide_self_harm') || own.some((code) => silencing.has(code))
  const passages =
    (isSilenced || codes.length > 0) && finding.hits.length === 0
      ? []
      : passagesOf(question, finding, isSilenced)
  return {
    language,
    safety,
    domains: finding.domains,
    text: [...safety, ...passages].map(({ text }) => text).join('\n\n'),
    passages,
    sources: passages.flatMap(({ sources }) => sources),
    suggestions: safety.some(({ tier }) => tier < firstSafeTier)
      ? []
      : suggestionsFor(
          finding.domains,
          new Set([...told, message].map((each) => askedIn(each, language))),
        ).map((suggestion) => sayIn(language, suggestion)),
  }
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
