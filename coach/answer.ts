/** The answer of the built-in coach to a question in a chat. */

import { lifestyleDomains, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import { cannedQuestions } from './canned-questions.ts'
import { compose } from './compose.ts'
import type { Passage, Person, SafetyMessage, Source } from './person.ts'
import { aboutTheCoach, declined, declinedInSpanish, isOutside } from './search/question-sense.ts'
import { retrieve, type Finding } from './retrieval.ts'
import type { SafetyCode } from './safety/codes.ts'
import { detect, detectIn } from './safety/detect.ts'
import { fixedMessage } from './safety/fixed-texts.ts'
import { languageOf } from './safety/language.ts'
import { normalise } from './safety/normalise.ts'

/** What is asked, with what was said before. */
export interface Question {
  readonly message: string
  /** Earlier turns of this conversation, oldest first. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  /** What is known of the person; absent in the topic chat of a stranger. */
  readonly person?: Person
  /** Two-letter region whose emergency numbers apply, for example `US`. */
  readonly region: string
}

/** What the coach says. */
export interface CoachAnswer {
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

const inEnglishOnly = 'Por ahora doy los consejos en inglés.'

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

function passagesOf(question: Question, finding: Finding): readonly Passage[] {
  const { message, history, person, region } = question
  const isSpanish = languageOf(normalise(message), message) === 'es'
  const about = aboutTheCoach(message)
  if (about !== undefined) return [unsourced(about)]
  if (finding.hits.length === 0) {
    return [unsourced(isSpanish ? declinedInSpanish : declined)]
  }
  const said = [
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content),
    message,
  ]
  const earlier = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const composed = compose(message, finding, person, said, earlier, region)
  return isSpanish ? [unsourced(inEnglishOnly), ...composed] : composed
}

/**
 * Answers a question with the evidence alone: fixed safety texts first, then, where the policy
 * allows it, a short answer with its sources; what is outside the six domains is declined with a
 * pointer back to them.
 *
 * @param question - the message, the conversation so far, the person and the region.
 * @returns the answer; it never throws and never invents where nothing is found.
 */
export function answerQuestion(question: Question): CoachAnswer {
  const { message, history, region } = question
  const userTurns = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const codes = detect(message, userTurns)
  const language = languageOf(normalise(message), message)
  const safety = codes.map((code) => fixedMessage(code, region, language))
  const isSilenced =
    codes.includes('suicide_self_harm') || detectIn(message).some((code) => silencing.has(code))
  const finding = isSilenced || isOutside(message) ? nothingFound : retrieve(message)
  const passages =
    isSilenced || (codes.length > 0 && finding.hits.length === 0)
      ? []
      : passagesOf(question, finding)
  return {
    safety,
    domains: finding.domains,
    text: [...safety, ...passages].map(({ text }) => text).join('\n\n'),
    passages,
    sources: passages.flatMap(({ sources }) => sources),
    suggestions: safety.some(({ tier }) => tier < firstSafeTier)
      ? []
      : suggestionsFor(finding.domains, new Set([...userTurns, message])),
  }
}
