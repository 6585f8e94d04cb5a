/** A plan of advice: what is asked for, what comes back, in which form it is sent, and how points get other words. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person, SafetyMessage, Source } from '../person/person.ts'
import type { Language } from '#core/languages.ts'
import { withoutSplitters } from './point-text.ts'
import { type Comparison, copiesOf, type Standing } from './standing.ts'

/** What advice is asked for. */
export interface AdviceRequest {
  readonly person: Person
  readonly criteria: 'Anyone' | 'LikeMe'
  /** For 'LikeMe': what is known of people like them; empty when nothing is. */
  readonly comparisons: readonly Comparison[]
  /** Two-letter region whose emergency numbers apply, for example `US`. */
  readonly region: string
  /** Language of the plan; English where absent. It changes the words alone. */
  readonly language?: Language
}

/** One piece of advice. */
export interface AdvicePoint {
  readonly domain: LifestyleDomain
  /** What to do, in one to three short sentences. */
  readonly action: string
  /** Why it helps; empty where there is no room for it. */
  readonly why: string
  /** The score of this domain in words, for example "12 of 21, severe"; null where there is none. */
  readonly scoreWords: string | null
  /** Action and why together. */
  readonly text: string
  /** Why this person gets it, for example "because your sleep score is 12 (severe)". */
  readonly reason: string
  /** What the person answered that speaks for it, in one sentence; null where nothing does. */
  readonly ownAnswer: string | null
  readonly sources: readonly Source[]
  /** True for the one that is the goal for this week. */
  readonly isGoal: boolean
}

/** The whole plan. */
export interface Advice {
  /** What the scores call for, as one message; shown before the points, empty where nothing is. */
  readonly safety: readonly SafetyMessage[]
  /** Every score trigger by its code, most urgent first. */
  readonly alerts: readonly string[]
  /** Domains in the order advised, weakest first. */
  readonly order: readonly LifestyleDomain[]
  /** One or two sentences that say whom the plan is made for; stands between safety and points. */
  readonly opening: string
  /** What moved since the last time, one or two sentences each; empty where nothing did. */
  readonly changes: readonly string[]
  /** For 'LikeMe': one row for each compared domain; empty for 'Anyone'. */
  readonly standings: readonly Standing[]
  /** Three to six points. */
  readonly points: readonly AdvicePoint[]
  /** Everything as one text, one point a line, that splits into points as the specification says. */
  readonly text: string
}

/**
 * The parts of the reply that come from the plan; who speaks is for the caller to add.
 *
 * @param advice - the plan.
 * @param request - what it was made for.
 * @returns copies, so that the plan itself cannot be changed.
 */
export function presentAdvice(advice: Advice, { criteria, comparisons }: AdviceRequest) {
  return {
    advice: advice.text,
    opening: advice.opening,
    changes: [...advice.changes],
    points: advice.points.map((point) => ({ ...point, sources: [...point.sources] })),
    standings: copiesOf(advice.standings),
    safety: [...advice.safety],
    comparison: criteria === 'LikeMe' ? comparisons.map(({ text }) => text).join('\n') : null,
  }
}

/**
 * Words some points of a plan anew; order, reasons, sources and fixed texts stay as they are.
 *
 * @param advice - the plan.
 * @param words - for a place in the plan, from 0, the action and why in their new words.
 * @returns the plan with the new words, in its points and in its text.
 */
export function withWords(
  advice: Advice,
  words: ReadonlyMap<number, Pick<AdvicePoint, 'action' | 'why'>>,
): Advice {
  let { text } = advice
  const points = advice.points.map((point, place) => {
    const own = words.get(place)
    if (own === undefined) return point
    const [action, why] = [withoutSplitters(own.action), withoutSplitters(own.why)]
    const reworded = { ...point, action, why, text: why === '' ? action : `${action} ${why}` }
    text = text.replace(withoutSplitters(point.text), () => reworded.text)
    return reworded
  })
  return { ...advice, points, text }
}
