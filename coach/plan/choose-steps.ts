/** Chooses the steps of one domain: what helps most older adults, or what fits this person most closely. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { instrumentOfDomain } from '#core/catalog.ts'
import type { Constraints } from '../disclosed-conditions.ts'
import { fits } from '../evidence/applies-to.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import type { Person } from '../person.ts'
import { barredFor, saysTheSame } from './barred-steps.ts'
import type { DomainSteps, PlanStep, Profile } from './step.ts'
import { dietSteps } from './steps/diet-steps.ts'
import { exerciseSteps } from './steps/exercise-steps.ts'
import { learningSteps } from './steps/learning-steps.ts'
import { sleepSteps } from './steps/sleep-steps.ts'
import { socializationSteps } from './steps/socialization-steps.ts'
import { stressSteps } from './steps/stress-steps.ts'

const steps: Readonly<Record<LifestyleDomain, DomainSteps>> = {
  Socialization: socializationSteps,
  Learning: learningSteps,
  Exercise: exerciseSteps,
  Diet: dietSteps,
  Stress: stressSteps,
  Sleep: sleepSteps,
}

/** A step with the evidence behind it. */
export interface ChosenStep {
  readonly step: PlanStep
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

/** Starts a list at another place, so that people with other scores read of other, equally good steps. */
function turned<T>(list: readonly T[], by: number): readonly T[] {
  const start = list.length === 0 ? 0 : Math.abs(Math.round(by)) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

function without(given: readonly PlanStep[], taken: readonly PlanStep[]): readonly PlanStep[] {
  return given.filter(({ id }) => !taken.some((other) => other.id === id))
}

/** Keeps what fits, is allowed and says something new, in order. */
function usable(candidates: readonly PlanStep[], input: ChoiceInput): readonly ChosenStep[] {
  const { domain, profile, person, constraints } = input
  const barred = barredFor(profile, constraints)
  const allowed = candidates.flatMap((step): ChosenStep[] => {
    const entry = evidenceOf(step.id)
    if (entry?.domain !== domain || barred.has(step.id)) return []
    return step.when?.(profile) === false ? [] : [{ step, entry }]
  })
  const suits = ({ step, entry }: ChosenStep): boolean =>
    step.when !== undefined ||
    constraints.preferred.includes(step.id) ||
    fits(entry.appliesTo, person, profile.topics)
  const chosen: ChosenStep[] = []
  // Where all goes well few facts apply; then the rest of the list is better than nothing.
  for (const each of [...allowed.filter(suits), ...allowed.filter((one) => !suits(one))]) {
    const said = [...input.taken, ...chosen.map(({ step }) => step.id)]
    if (!said.some((id) => saysTheSame(id, each.step.id))) chosen.push(each)
  }
  return chosen
}

/** What conditions and scores ask for in any plan, then what helps most older adults. */
function commonSteps(input: ChoiceInput): readonly PlanStep[] {
  const { careful, general } = steps[input.domain]
  const score = input.person.results[instrumentOfDomain(input.domain).id]?.score ?? 0
  const fitting = general.filter(({ when }) => when?.(input.profile) !== false)
  const heard = input.constraints.preferred.map((id) => ({ id }))
  return [...heard, ...careful, ...fitting.slice(0, 2), ...turned(fitting.slice(2), score)]
}

/** The same musts in this person's words, then the closest fits, then what 'Anyone' does not say. */
function personalSteps(input: ChoiceInput): readonly PlanStep[] {
  const { domain, profile, share, constraints, person } = input
  const { careful, personal } = steps[domain]
  const fitting = personal.filter(({ when }) => when?.(profile) !== false)
  const inTheirWords = (step: PlanStep): PlanStep =>
    fitting.find(({ id }) => id === step.id) ?? step
  const musts = [
    ...constraints.preferred.map((id) => ({ id })),
    ...careful.filter(({ when }) => when?.(profile) !== false),
  ].map(inTheirWords)
  const close = fitting.filter(({ because }) => because !== undefined)
  const loose = fitting.filter(({ because }) => because === undefined)
  const common = commonSteps(input)
  const said = usable(common, input)
    .slice(0, share)
    .map(({ step }) => step)
  const score = person.results[instrumentOfDomain(domain).id]?.score ?? 0
  return [...musts, ...close, ...turned(without(loose, said), score), ...loose, ...common]
}

/**
 * Chooses the steps of a domain.
 *
 * @param input - the person, the domain, the criterion and how many steps are wanted.
 * @returns up to `share` steps, most fitting first; none of them barred, no two saying the same.
 *   'LikeMe' says in other words, or leaves out, what 'Anyone' says.
 */
export function chooseSteps(input: ChoiceInput): readonly ChosenStep[] {
  const candidates = input.criteria === 'LikeMe' ? personalSteps(input) : commonSteps(input)
  return usable(candidates, input).slice(0, input.share)
}
