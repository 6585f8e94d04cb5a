/** Advice from all completed assessments, weakest domain first. */

import { lifestyleDomains, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import { pointsFor } from './plan/advice-points.ts'
import type { Person, SafetyMessage, Source } from './person.ts'
import { withoutSplitters } from './plan/point-text.ts'
import { crisisTriggers, scoreTriggers } from './safety/score-triggers.ts'
import { orderBySeverity, severityOf } from './severity.ts'
import { shortSource } from './plan/short-source.ts'

/** Comparison of one of the person's scores with people like them, made by core from real cohorts or published norms. */
export interface Comparison {
  readonly domain: LifestyleDomain
  /** One plain sentence, source and year included. */
  readonly text: string
}

/** What advice is asked for. */
export interface AdviceRequest {
  readonly person: Person
  readonly criteria: 'Anyone' | 'LikeMe'
  /** For 'LikeMe': what is known of people like them; empty when nothing is. */
  readonly comparisons: readonly Comparison[]
  /** Two-letter region whose emergency numbers apply, for example `US`. */
  readonly region: string
}

/** One piece of advice. */
export interface AdvicePoint {
  readonly domain: LifestyleDomain
  readonly text: string
  /** Why this person gets it, for example "because your sleep score is 12". */
  readonly reason: string
  readonly sources: readonly Source[]
}

/** The whole plan. */
export interface Advice {
  /** Score triggers; shown before the points. */
  readonly safety: readonly SafetyMessage[]
  /** Domains in the order advised, weakest first. */
  readonly order: readonly LifestyleDomain[]
  /** One or two sentences that say whom the plan is made for; stands between safety and points. */
  readonly opening: string
  /** Three to six points. */
  readonly points: readonly AdvicePoint[]
  /** Everything as one text, one point a line, that splits into points as the specification says. */
  readonly text: string
}

const nothingYet =
  'Take one of the six tests first. Then I can say what would help you most, and why.'

/** Puts what cannot wait first: food for a body that is too thin, calm where stress and sleep are both very high. */
function withUrgentFirst(
  order: readonly LifestyleDomain[],
  codes: ReadonlySet<string>,
  isCrisis: boolean,
): readonly LifestyleDomain[] {
  const urgent = new Set<LifestyleDomain>()
  if (isCrisis) {
    for (const domain of order) if (domain === 'Stress' || domain === 'Sleep') urgent.add(domain)
  } else if (codes.has('malnourished') || codes.has('underweight')) urgent.add('Diet')
  return [...order.filter((domain) => urgent.has(domain)), ...order.filter((d) => !urgent.has(d))]
}

function whoIs({ gender, ageYears }: Person): string {
  const who = gender === 'Female' ? 'a woman' : gender === 'Male' ? 'a man' : 'a person'
  return ageYears === undefined ? who : `${who} of ${ageYears}`
}

function openingOf({ person, criteria, comparisons }: AdviceRequest): string {
  if (criteria === 'Anyone') {
    return 'This plan is general: it rests on your scores and on what helps most older adults.'
  }
  const made = `This plan is made for ${whoIs(person)} with your scores.`
  if (comparisons.length === 0) {
    return `${made} There is no comparison with people like you yet, so it uses published research.`
  }
  const sentences = lifestyleDomains.flatMap((domain) =>
    comparisons.filter((comparison) => comparison.domain === domain).map(({ text }) => text),
  )
  return `${made} Next to people like you: ${sentences.join(' ')}`
}

function lineOf(point: AdvicePoint): string {
  const source = point.sources.map(shortSource).join(', ')
  return `${point.domain}: ${point.text} This comes ${point.reason}. Source: ${source}.`
}

/**
 * Makes the plan of a person: fixed texts for what the scores call for, then three to six points,
 * weakest domain first (severity rule), each with its reason and source.
 *
 * 'LikeMe' puts what fits this person in particular first and says how they compare; 'Anyone'
 * keeps to what fits everyone.
 *
 * @param request - the person, the criterion, comparisons for 'LikeMe' and the region.
 * @returns the plan; with no assessment at all it has no points and its text says what to do first.
 */
export function advise(request: AdviceRequest): Advice {
  const { person, region } = request
  const severity = severityOf(person)
  const safety = scoreTriggers(person, region)
  const codes = new Set(safety.map(({ code }) => code))
  const isCrisis = [...crisisTriggers].some((code) => codes.has(code))
  const order = withUrgentFirst(orderBySeverity(severity), codes, isCrisis)
  const points = pointsFor(request, order, severity, isCrisis)
  const opening = points.length > 0 ? openingOf(request) : nothingYet
  const lines = [...safety.map(({ text }) => text), opening, ...points.map(lineOf)]
  const text = lines.map((line) => `- ${withoutSplitters(line)}`).join('\n')
  return { safety, order, opening, points, text }
}
