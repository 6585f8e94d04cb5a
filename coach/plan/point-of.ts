/** Words one point of a plan: the step, why it helps, why this person gets it, and the source. */

import type { Language } from '#core/languages.ts'
import type { Said } from '../text/said.ts'
import type { Constraints } from '../topics/catalog.ts'
import { sourceOf } from '../evidence/catalog.ts'
import { sentencesIn } from '../text/sentence-splitter.ts'
import { wordsOf } from '../text/reading-grade.ts'
import { shownText } from '../safety/fixed-texts.ts'
import { grammar } from '../text/grammar.ts'
import { stem } from '../text/stem.ts'
import { sayIn } from '../wording/say-in.ts'
import type { ChosenStep } from './choose-steps.ts'
import { reasonOf, scoreInWords } from './own-score.ts'
import type { AdvicePoint, AdviceRequest } from './plan.ts'
import { planWords } from './plan-words.ts'
import { withoutSplitters } from './point-text.ts'
import type { Profile } from './step.ts'

/** Action, why and reason of a point together; Spanish needs more words for the same. */
const mostWords: Said<number> = { en: 45, es: 52 }

/** What the person and what they told mean for the words. */
export interface PointContext {
  readonly request: AdviceRequest
  readonly profile: Profile
  readonly constraints: Constraints
}

/** Where a point stands. */
export interface PointPlace {
  /** True for the first of its domain: rules of conditions are said there. */
  readonly isFirst: boolean
  /** True where it comes from what was told and from no score. */
  readonly isOwed?: boolean
  /** Said before the step. */
  readonly praise?: string | undefined
}

/** A plan names no illness that a step has nothing to do with today. */
const frightening: Said<RegExp> = {
  en: /dementia|diagnos|memory (?:illness|trouble)|weaker memory|decline|death|died|thinking is well/iu,
  es: /demencia|diagn[oó]stic|memoria|deterior|empeor|muert|murieron|piensa bien/iu,
}

/** How a sentence opens, or what it speaks of, that makes no sense without the one before it. */
const leaning: Said<RegExp> = {
  en: /^(?:It|Its|They|That|This|Both|There was|So|The study) |\b(?:this|a) link\b/u,
  es: /^(?:Puede|Pueden|Sus niveles|Lo|No prueban|Vio|Vieron|Es|Esa?|Eso|Estos?|Estas?|Ambos|No hubo|Así|También|El estudio) |\best[ae] (?:vínculo|relación)\b/u,
}

function lengthOf(text: string, language: Language): number {
  return grammar[language].wordsOf(text).length
}

/** The first sentences, as many as there is room for; a later one may lean on an earlier one. */
function fitting(sentences: readonly string[], room: number, language: Language) {
  let left = room
  const end = sentences.findIndex((sentence) => {
    left -= lengthOf(sentence, language)
    return left < 0
  })
  return end === -1 ? sentences : sentences.slice(0, end)
}

function stems(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text.toLowerCase()).flatMap((word) => stem(word) ?? []))
}

/** What share of the words of a rule a text says again. */
function repeated(text: string, rule: string): number {
  const said = stems(rule)
  return [...stems(text)].filter((word) => said.has(word)).length / said.size
}

/** What helps in it: no sentence that frightens, that gives a number that is not for this person, or hangs in the air. */
function helpsIn(text: string, isWithout: boolean, language: Language): readonly string[] {
  const calm = sentencesIn(text).filter(
    (sentence) => !frightening[language].test(sentence) && !(isWithout && /\d/u.test(sentence)),
  )
  const start = calm.findIndex((sentence) => !leaning[language].test(sentence))
  return start === -1 ? [] : calm.slice(start)
}

/** What is known, or where nothing of it can be said, the reason. */
function whyOf(
  { card, next, action }: ChosenStep,
  { request, profile, constraints }: PointContext,
): readonly string[] {
  const { region, language = 'en' } = request
  const isWithout =
    action !== card.step ||
    (constraints.withoutNumbers && card.id.startsWith('D')) ||
    card.noNumbersWhen?.some((limit) => profile.limits.has(limit)) === true
  const said = [card.know, card.why, next.know].map((text) =>
    helpsIn(shownText(text, region, language), isWithout, language),
  )
  return said.find(({ length }) => length > 0) ?? []
}

/**
 * Words a point.
 *
 * @param chosen - the step in the words for this person.
 * @param context - the person, their limits and the rules of their conditions.
 * @param place - where the point stands.
 * @returns the point; its why is as long as there is room for, down to nothing.
 */
export function pointOf(
  chosen: ChosenStep,
  context: PointContext,
  { isFirst, isOwed = false, praise = '' }: PointPlace,
): AdvicePoint {
  const { step, action: said, entry } = chosen
  const { domain } = entry
  const { request, constraints } = context
  const { person, region, language = 'en' } = request
  const inWords = (text: Said): string => shownText(text, region, language)
  const action = withoutSplitters(`${praise} ${inWords(said)}`)
  const note = constraints.notes.find(
    (each) => isFirst && each.domain === domain && repeated(said.en, each.text) < 0.6,
  )
  const rule = note === undefined ? '' : sayIn(language, note.text)
  const words = planWords[language]
  const byScore = reasonOf(domain, step, person, constraints.withoutNumbers, language)
  const andTold = step.isTold === true ? words.andTold(byScore) : byScore
  const reason = isOwed ? words.becauseYouTold : andTold
  const isNew = (sentence: string): boolean => note === undefined || repeated(sentence, rule) < 0.5
  const room = mostWords[language] - lengthOf([action, rule, reason].join(' '), language)
  const says = fitting(whyOf(chosen, context).filter(isNew), room, language)
  const helps = withoutSplitters([...says, rule].join(' '))
  const isHidden = domain === 'Diet' && constraints.withoutNumbers
  return {
    domain,
    action,
    why: helps,
    text: [action, helps].filter((part) => part !== '').join(' '),
    reason,
    ownAnswer: null,
    scoreWords: isHidden ? null : scoreInWords(domain, person, language),
    sources: [sourceOf(entry)],
    isGoal: false,
  }
}
