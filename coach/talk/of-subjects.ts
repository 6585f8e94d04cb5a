/** What is said where no question of the open subjects is surely asked, or only some subjects are. */

import { isReadyQuestion } from '../conversation/asked-in.ts'
import { subjectsIn } from '../matters/faq/about.ts'
import { askedAfterHarm, askedOfNumber, faqLabelled, faqNamed } from '../matters/faq/catalog.ts'
import type { Faq, FaqEntry } from '../matters/faq/faq.ts'
import { findQuestions, partsOf } from '../matters/faq/find.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { domainReplies, isPressed, type QuickReply } from './acts.ts'
import { replyOf } from './faq-reply.ts'
import { isOfOtherPlace } from './open-subjects.ts'
import { questionsAsked, wasSaid } from './questions-asked.ts'
import { isSaid, type Reading, type Reply, spoken } from './reading.ts'
import { mostOffered } from './faq-reply.ts'

/** Which questions of some subjects will do. */
interface Wanted {
  /** How like one the message must be. */
  readonly least: number
  /** Whether the second text of one that was answered is said. */
  readonly goesOn: boolean
  /** Whose questions it is not. */
  readonly notMeant?: FaqEntry['whose']
  /** Whether what only tells something will not do: "I feel better now". */
  readonly isAsked?: boolean
}

/** A question alone: "I feel better. Is it over?" tells something first. */
const onlyAsks = /^[^.!]+\?$/u

/**
 * Answers what is surely asked of some subjects, whichever others are open.
 *
 * @param faqs - the subjects, a pressed button too being one of their questions.
 * @returns undefined where no question of theirs is like it enough, or what answers was said before.
 */
export function ofSubjects(
  reading: Reading,
  faqs: readonly Faq[],
  { least, goesOn, notMeant, isAsked = false }: Wanted,
): Reply | undefined {
  const pressed = faqLabelled(reading.message)
  if (pressed) return faqs.includes(pressed.faq) ? replyOf(reading, 'ask', [pressed]) : undefined
  if (faqs.length === 0) return undefined
  const { message, language } = reading
  const near = partsOf(message)
    .flatMap((part) => findQuestions(part, faqs, language, notMeant, message))
    .filter(({ entry }) => notMeant === undefined || entry.whose !== notMeant)
    .filter(({ entry }) => !isAsked || onlyAsks.test(entry.label[language]))
    .filter(
      ({ entry }) => !wasSaid(reading, entry.say) || (goesOn && !wasSaid(reading, entry.more)),
    )
    .toSorted((one, other) => other.likeness - one.likeness)
  const [best] = near
  return best && best.likeness >= least ? replyOf(reading, 'ask', [best], near) : undefined
}

/**
 * What is said to a question on a subject of the talk that none of its own is like: who knows it, once for each subject.
 *
 * @param domains - what the question seems to be about.
 * @returns undefined where the talk is on none, or that was said before.
 */
export function beyondFaq(
  reading: Reading,
  { domains }: Pick<Reply, 'domains'>,
): Reply | undefined {
  const { message, state, subjects = [] } = reading
  const named = subjectsIn(message)
  // After harm by others, whatever is asked, a tip on something else is beside it.
  const faq = subjects.find(({ name }) => name === askedAfterHarm) ?? state.answered?.faq
  const isTurned = faq !== undefined && named.length > 0 && !named.includes(faq.name)
  if (!faq || isTurned || isPressed(message) || isSaid(reading, faq.beyond)) return undefined
  const { isSure, domains: found } = reading.search()
  // Who knows all about snoring knows nothing of the guitar.
  if (isSure && found[0] !== faq.domain && faq.name !== askedAfterHarm) return undefined
  const { near } = questionsAsked(reading, message)
  const replies = near
    .filter(({ entry }) => !wasSaid(reading, entry.say))
    .slice(0, mostOffered)
    .map(({ entry: { label } }): QuickReply => ({ act: 'ask', label }))
  return {
    act: 'ask',
    domains,
    passages: [spoken(reading, faq.beyond)],
    replies: replies.length > 0 ? replies : domainReplies,
    isGuess: true,
  }
}

/**
 * Answers the likest question on a subject of the talk, where nothing surely answers.
 *
 * @returns undefined where none is like it at all.
 */
export function nearestFaq(reading: Reading): Reply | undefined {
  if (isPressed(reading.message) || isReadyQuestion(reading.message)) return undefined
  const { near, likely } = questionsAsked(reading, reading.message)
  return likely && replyOf(reading, 'ask', [likely], near)
}

/** Asks whom to call, or for another number. */
const asksWhom = pattern(
  '(numbers?|line|who|whom|ring|call|phone|office|numero|telefono|linea|quien|llamo|llamar|oficina)',
)

/** Whoever names another place than that of the number they were given gets the one of theirs. */
export function numberOfPlace(reading: Reading): Reply | undefined {
  const faq = faqNamed(askedOfNumber)
  const entry = faq?.entries[0]
  if (!entry || !asksWhom.test(normalise(reading.message)) || !isOfOtherPlace(reading))
    return undefined
  return replyOf(reading, 'ask', [{ faq, entry }])
}
