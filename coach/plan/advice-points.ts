/** Chooses the points of a plan: how many for each domain, and which. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { AdvicePoint, AdviceRequest } from './plan.ts'
import { constraintsOf, topicsIn, type Constraints } from '../disclosed-conditions.ts'
import { sourceOf } from '../evidence/catalog.ts'
import { spanishWordsOf } from '../reading-ease-spanish.ts'
import { wordsOf } from '../reading-grade.ts'
import type { Language } from '#core/languages.ts'
import { changedFast } from '../safety/rapid-change.ts'
import { wellBelow } from '../severity.ts'
import { stem } from '../search/stem.ts'
import { wordingOf } from '../wording/catalog.ts'
import { sayIn } from '../wording/say-in.ts'
import { type ChosenStep, chooseSteps } from './choose-steps.ts'
import { reasonOf, scoreInWords } from './own-score.ts'
import { stepOf, withoutSplitters } from './point-text.ts'
import { praiseFor } from './praise.ts'
import { numbersOf, type Profile } from './step.ts'

const mostPoints = 6
const fewestPoints = 3
/** Action, why and reason of a point together; Spanish needs more words for the same. */
const mostWords: Readonly<Record<Language, number>> = { en: 45, es: 52 }

/** How many points each weak domain gets: two for the weakest, one for the others, three at least. */
function sharesOf(weak: readonly LifestyleDomain[]): readonly number[] {
  if (weak.length === 1) return [fewestPoints]
  if (weak.length === 2) return [2, 2]
  return weak.map((_, place) => (place === 0 ? 2 : 1)).slice(0, mostPoints - 1)
}

interface Choice {
  readonly request: AdviceRequest
  readonly profile: Profile
  readonly constraints: Constraints
  /** Ids of the evidence used so far; grows as points are made. */
  readonly taken: string[]
}

function lengthOf(text: string, language: Language): number {
  return (language === 'es' ? spanishWordsOf(text) : wordsOf(text)).length
}

/** The first sentences, as many as there is room for; a later one may lean on an earlier one. */
function fitting(
  sentences: readonly string[],
  room: number,
  language: Language,
): readonly string[] {
  let left = room
  const end = sentences.findIndex((sentence) => {
    left -= lengthOf(sentence, language)
    return left < 0
  })
  return end === -1 ? sentences : sentences.slice(0, end)
}

function stems(text: string): readonly string[] {
  return wordsOf(text.toLowerCase()).flatMap((word) => stem(word) ?? [])
}

/** True where a sentence says again what a rule has said. */
function repeats(sentence: string, note: string): boolean {
  const said = new Set(stems(note))
  const again = stems(sentence).filter((word) => said.has(word))
  return new Set(again).size * 2 >= said.size
}

function pointOf(
  { step, entry }: ChosenStep,
  isFirst: boolean,
  choice: Choice,
  praise = '',
): AdvicePoint {
  const { request, constraints } = choice
  const { person, region, language = 'en' } = request
  const { domain } = entry
  const say = (sentence: string): string => sayIn(language, sentence)
  const note = constraints.notes.find((each) => isFirst && each.domain === domain)?.text
  const said = note === undefined ? [] : [say(note)]
  const action = withoutSplitters(`${praise} ${say(step.action ?? stepOf(entry, region))}`)
  const reason = reasonOf(domain, step, person, constraints.withoutNumbers, language)
  const used = lengthOf([action, ...said, reason].join(' '), language)
  const candidates = (step.why ?? wordingOf(entry.id).says.slice(0, 2)).filter(
    (sentence) =>
      !(note !== undefined && repeats(sentence, note)) &&
      !(constraints.withoutNumbers && domain === 'Diet' && /\d/u.test(sentence)),
  )
  const says = fitting(candidates.map(say), mostWords[language] - used, language)
  const why = withoutSplitters([...says, ...said].join(' '))
  const text = [action, why].filter((part) => part !== '').join(' ')
  const scoreWords =
    domain === 'Diet' && constraints.withoutNumbers ? null : scoreInWords(domain, person, language)
  const sources = [sourceOf(entry)]
  return { domain, action, why, text, reason, scoreWords, sources }
}

function pointsIn(
  domain: LifestyleDomain,
  share: number,
  choice: Choice,
  praise?: string,
): readonly AdvicePoint[] {
  const { person, criteria } = choice.request
  const { profile, constraints, taken } = choice
  const chosen = chooseSteps({ domain, person, profile, constraints, criteria, taken, share })
  taken.push(...chosen.map(({ step }) => step.id))
  return chosen.map((step, place) => pointOf(step, place === 0, choice, praise))
}

/**
 * The points of a plan.
 *
 * @param request - the person and what was asked.
 * @param order - assessed domains, weakest first.
 * @param severity - their severities.
 * @param isCrisis - true where the plan stays with stress and sleep alone.
 * @returns three to six points, fewer only where nothing was assessed; each names one entry, none
 *   twice. Where all goes well: praise for the strongest two and one stretch goal, last.
 */
export function pointsFor(
  request: AdviceRequest,
  order: readonly LifestyleDomain[],
  severity: Readonly<Record<LifestyleDomain, number | undefined>>,
  isCrisis: boolean,
): readonly AdvicePoint[] {
  const { person } = request
  const topics = topicsIn(person.said ?? [])
  const profile: Profile = {
    ...numbersOf(person),
    gender: person.gender,
    topics,
    fast: changedFast(person),
  }
  const choice: Choice = { request, profile, constraints: constraintsOf(topics), taken: [] }
  if (isCrisis) {
    const calming = order.filter((domain) => domain === 'Stress' || domain === 'Sleep')
    return calming.flatMap((domain) => pointsIn(domain, fewestPoints, choice))
  }
  const weak = order.filter((domain) => (severity[domain] ?? 0) >= wellBelow)
  if (weak.length > 0) {
    const points = sharesOf(weak).flatMap((share, place) => {
      const domain = weak[place]
      return domain ? pointsIn(domain, share, choice) : []
    })
    // Where conditions bar most of a domain, the next ones fill the plan up.
    const others = order.filter((domain) => !weak.includes(domain))
    const missing = others.slice(0, Math.max(0, fewestPoints - points.length))
    return [...points, ...missing.flatMap((domain) => pointsIn(domain, 1, choice))]
  }
  const [weakest] = order
  if (!weakest) return []
  const strongest = order.slice(1).toReversed().slice(0, 2)
  const praise = strongest.flatMap((domain) =>
    pointsIn(domain, 1, choice, praiseFor(domain, request)),
  )
  return [...praise, ...pointsIn(weakest, fewestPoints - praise.length, choice)]
}
