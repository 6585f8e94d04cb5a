/** Chooses the steps of one domain: what helps most older adults, or what fits this person most closely. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Card, InsteadIf } from '../cards/card.ts'
import type { Said } from '../text/said.ts'
import { cardOf } from '../cards/catalog.ts'
import { insteadFor, isBarredBy, suiting } from '../cards/suiting.ts'
import type { Constraints } from '../topics/catalog.ts'
import { fits } from '../evidence/applies-to.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import type { Person } from '../person/person.ts'
import { barredFor, saysTheSame } from './barred-steps.ts'
import type { PlanStep, Profile } from './step.ts'
import { steps } from './steps.ts'

/** A step in the words for this person. */
export interface ChosenStep {
  readonly step: PlanStep
  readonly card: Card
  /** What to do: the card's own step, or what it offers instead. */
  readonly action: Said
  /** The card that goes on from there; the card itself where its own step is said. */
  readonly next: Card
  readonly entry: EvidenceEntry
}

/** What a choice rests on. */
export interface ChoiceInput {
  readonly domain: LifestyleDomain
  readonly person: Person
  readonly profile: Profile
  readonly constraints: Constraints
  readonly criteria: 'Anyone' | 'LikeMe'
  /** Ids of evidence that stands in the plan already. */
  readonly taken: readonly string[]
  /** How many steps are wanted. */
  readonly share: number
}

/** A check of one's sugar goes before a step and not in its place: its own card says it once. */
function isPrecaution({ card }: InsteadIf, domain: LifestyleDomain): boolean {
  return card === 'E16' && domain !== 'Diet'
}

/**
 * A step as it is said to a person.
 *
 * @param step - the step.
 * @param profile - whose limits it must heed.
 * @param barred - ids that are not for them.
 * @returns the card's own step, or what comes instead; undefined where neither is for them.
 */
export function stepFor(
  step: PlanStep,
  { limits }: Profile,
  barred: ReadonlySet<string>,
): ChosenStep | undefined {
  const card = cardOf(step.id)
  const entry = evidenceOf(step.id)
  const isAllowed = (one: Card): boolean => !barred.has(one.id) && !isBarredBy(one, limits)
  if (!card || !entry || !isAllowed(card)) return undefined
  const insteadIf = card.insteadIf.filter((each) => !isPrecaution(each, entry.domain))
  const instead = insteadFor({ ...card, insteadIf }, limits)
  const next = cardOf(instead?.card ?? card.id) ?? card
  return isAllowed(next)
    ? { step, card, action: instead?.say ?? card.step, next, entry }
    : undefined
}

/** The ids a step takes: no other may say nearly the same. */
export function idsOf({ card, next }: ChosenStep): readonly string[] {
  return [card.id, next.id]
}

/** Keeps what fits, is allowed and says something new; a step of its own before one in place of another. */
function usable(candidates: readonly PlanStep[], input: ChoiceInput): readonly ChosenStep[] {
  const { profile, person, constraints, domain } = input
  const barred = barredFor(profile, constraints)
  const allowed = candidates.flatMap((step) => {
    if (evidenceOf(step.id)?.domain !== domain || step.when?.(profile) === false) return []
    return stepFor(step, profile, barred) ?? []
  })
  const suits = ({ step, entry }: ChosenStep): boolean =>
    step.when !== undefined || fits(entry.appliesTo, person, profile.topics)
  const musts = new Set(mustsOf(input).map(({ id }) => id))
  /** Where all goes well few facts apply; then the rest of the list is better than nothing. */
  const rank = (one: ChosenStep): number =>
    musts.has(one.step.id) ? 0 : 1 + (suits(one) ? 0 : 2) + (one.action === one.card.step ? 0 : 1)
  const chosen: ChosenStep[] = []
  for (const each of allowed.toSorted((one, other) => rank(one) - rank(other))) {
    const said = [...input.taken, ...chosen.flatMap(idsOf)]
    if (!isSaid(each, said)) chosen.push(each)
  }
  return chosen
}

/**
 * Tells whether a plan says a step already, or nearly.
 *
 * @param step - the step.
 * @param said - ids that stand in the plan.
 */
export function isSaid(step: ChosenStep, said: readonly string[]): boolean {
  return idsOf(step).some((id) => said.some((other) => saysTheSame(id, other)))
}

/** What limits, conditions and scores ask for in any plan. */
function mustsOf({ domain, profile, constraints }: ChoiceInput): readonly PlanStep[] {
  const isHere = (id: string): boolean => evidenceOf(id)?.domain === domain
  const suits = [...profile.limits].flatMap((limit) => {
    const id = suiting[limit]?.find(isHere)
    return id === undefined ? [] : [{ id, isTold: profile.told.has(limit) }]
  })
  const asked = steps[domain].careful.filter(({ when }) => when?.(profile) !== false)
  const heard = constraints.preferred.filter(isHere)
  return [...suits, ...asked, ...heard.map((id) => ({ id, isTold: true }))]
}

/** The musts, then what helps most older adults, best first. */
function commonSteps(input: ChoiceInput): readonly PlanStep[] {
  return [...mustsOf(input), ...steps[input.domain].general]
}

/** The same musts, then the closest fits, then what 'Anyone' does not say. */
function personalSteps(input: ChoiceInput): readonly PlanStep[] {
  const { personal } = steps[input.domain]
  const common = commonSteps(input)
  const said = usable(common, input).slice(0, input.share)
  const isNew = ({ id }: PlanStep): boolean => !said.some(({ step }) => step.id === id)
  const close = personal.filter(({ because }) => because !== undefined)
  const loose = personal.filter(({ because }) => because === undefined)
  return [...mustsOf(input), ...close, ...loose.filter(isNew), ...loose, ...common]
}

/**
 * Chooses the steps of a domain.
 *
 * @param input - the person, the domain, the criterion and how many steps are wanted.
 * @returns up to `share` steps, most fitting first; none of them barred, no two saying the same.
 */
export function chooseSteps(input: ChoiceInput): readonly ChosenStep[] {
  const candidates = input.criteria === 'LikeMe' ? personalSteps(input) : commonSteps(input)
  return usable(candidates, input).slice(0, input.share)
}
