/** Advice from all completed assessments, weakest domain first. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { constraintsOf } from '../topics/catalog.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import type { Person } from '../person/person.ts'
import type { Advice, AdvicePoint, AdviceRequest } from './plan.ts'
import { withOwnAnswers } from './own-answer.ts'
import { pointsFor } from './advice-points.ts'
import { oneWarning } from './one-warning.ts'
import { withoutSplitters } from './point-text.ts'
import { shortSource } from '../evidence/citation.ts'
import { type Standing, standingsOf } from './standing.ts'
import { planWords } from './plan-words.ts'
import { personBefore, whatChanged } from './what-changed.ts'
import type { Language } from '#core/languages.ts'
import { type ScoreAlert, scoreAlerts } from '../safety/score-triggers.ts'
import { domainNameIn } from '../scores/score-names.ts'
import { orderBySeverity, severityOf } from '../person/severity.ts'
import { limitsIn } from '../talk/limits-heard.ts'
import { sayIn } from '../wording/say-in.ts'

const nothingYet =
  'Take one of the six tests first. Then I can say what would help you most, and why.'

const general = 'This plan is general: it rests on your scores and on what helps most older adults.'

const crisis = 'stress_sleep_crisis'

/** Puts what cannot wait first: calm where stress and sleep are both very high, then food for a body that is too thin. */
function withUrgentFirst(
  order: readonly LifestyleDomain[],
  codes: ReadonlySet<string>,
): readonly LifestyleDomain[] {
  const urgent = new Set<LifestyleDomain>()
  if (codes.has(crisis)) {
    for (const domain of order) if (domain === 'Stress' || domain === 'Sleep') urgent.add(domain)
  } else if (codes.has('malnourished') || codes.has('underweight')) urgent.add('Diet')
  return [...order.filter((domain) => urgent.has(domain)), ...order.filter((d) => !urgent.has(d))]
}

function orderFor(person: Person, alerts: readonly ScoreAlert[]): readonly LifestyleDomain[] {
  const codes = new Set(alerts.map(({ code }) => code))
  return withUrgentFirst(orderBySeverity(severityOf(person)), codes)
}

/** Whom the plan is made for. */
function openingOf({ person, criteria, comparisons, language = 'en' }: AdviceRequest): string {
  const { madeFor, notCompared, condolence } = planWords[language]
  const isBereaved = limitsIn(person.said ?? []).has('recently-widowed')
  const made = criteria === 'Anyone' ? sayIn(language, general) : madeFor(person)
  const isAlone = criteria === 'LikeMe' && comparisons.length === 0
  return [...(isBereaved ? [condolence] : []), made, ...(isAlone ? [notCompared] : [])].join(' ')
}

function changesOf({ person, language = 'en' }: AdviceRequest, order: readonly LifestyleDomain[]) {
  const { withoutNumbers } = constraintsOf(topicsIn(person.said ?? []))
  const moved = whatChanged(person, withoutNumbers, language)
  const before = personBefore(person)
  if (moved.length === 0 || before === undefined) return moved
  const [first] = order
  const [firstBefore] = orderFor(before, scoreAlerts(before))
  return first === undefined || first === firstBefore
    ? moved
    : [...moved, planWords[language].comesFirst(first)]
}

function standingLine(standings: readonly Standing[], language: Language): readonly string[] {
  if (standings.length === 0) return []
  const words = planWords[language]
  const rows = standings.map(({ scoreName, score, standing }) => {
    return `${words.yours(scoreName, score)} ${standing}`
  })
  const sources = [...new Set(standings.flatMap((row) => row.sources))]
  const source = sources.length === 0 ? [] : [words.sources(sources.join('; '))]
  return [[words.likeYou, ...rows, ...source].join(' ')]
}

function lineOf(
  { domain, text, reason, sources, isGoal }: AdvicePoint,
  language: Language,
): string {
  const { comes, source, goal } = planWords[language]
  const names = sources.map(shortSource).join(', ')
  const said = isGoal ? `${goal} ${text}` : text
  return `${domainNameIn(language, domain)}: ${said} ${comes(reason)} ${source(names)}`
}

/**
 * Makes the plan of a person: one warning for all that the scores call for, then three to six points,
 * weakest domain first (severity rule), each with its reason and source, one of them the goal.
 *
 * 'Anyone' says what helps most older adults with such scores. 'LikeMe' says how the person stands
 * beside people like them, and picks and words its steps by age, body and how the domains go together.
 *
 * @param request - the person, the criterion, comparisons for 'LikeMe' and the region.
 * @returns the plan, the same for the same request; with no assessment at all it has no points and
 *   its text says what to do first.
 */
export function advise(request: AdviceRequest): Advice {
  const { person, region, criteria, comparisons, language = 'en' } = request
  const alerts = scoreAlerts(person)
  const safety = oneWarning(alerts, region, language)
  const isCrisis = alerts.some(({ code }) => code === crisis)
  const order = orderFor(person, alerts)
  const { withoutNumbers } = constraintsOf(topicsIn(person.said ?? []))
  const points = withOwnAnswers(
    pointsFor(request, order, severityOf(person), isCrisis),
    person,
    withoutNumbers,
    language,
  )
  const opening = points.length > 0 ? openingOf(request) : sayIn(language, nothingYet)
  const changes = changesOf(request, order)
  const standings =
    criteria === 'LikeMe' ? standingsOf(comparisons, person, withoutNumbers, language) : []
  const lines = [
    ...safety.map(({ text }) => text),
    opening,
    ...(changes.length === 0 ? [] : [changes.join(' ')]),
    ...standingLine(standings, language),
    ...points.map((point) => lineOf(point, language)),
  ]
  const text = lines.map((line) => `- ${withoutSplitters(line)}`).join('\n')
  const codes = alerts.map(({ code }) => code)
  return { safety, alerts: codes, order, opening, changes, standings, points, text }
}
