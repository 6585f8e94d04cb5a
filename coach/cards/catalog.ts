/** Every card, found by id and by what was said of it. */

import { languages } from '#core/languages.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { answeredMatters } from '../matters/catalog.ts'
import { sayIn } from '../wording/say-in.ts'
import type { Card } from './card.ts'
import type { Said } from '../text/said.ts'
import type { Limit } from './limits.ts'
import { companyAndBudgetCards } from './diet/company-and-budget.ts'
import { everydayFoodCards } from './diet/everyday-food.ts'
import { mediterraneanEatingCards } from './diet/mediterranean-eating.ts'
import { promisesCards } from './diet/promises.ts'
import { proteinAndAppetiteCards } from './diet/protein-and-appetite.ts'
import { scoreAndWeightCards } from './diet/score-and-weight.ts'
import { vitaminsAndMedicinesCards } from './diet/vitamins-and-medicines.ts'
import { balanceAndFallsCards } from './exercise/balance-and-falls.ts'
import { conditionsAndWarningSignsCards } from './exercise/conditions-and-warning-signs.ts'
import { movingAtHomeCards } from './exercise/moving-at-home.ts'
import { reasonsToMoveCards } from './exercise/reasons-to-move.ts'
import { startingAndGoingOnCards } from './exercise/starting-and-going-on.ts'
import { strengthAndJointsCards } from './exercise/strength-and-joints.ts'
import { walksAndStepsCards } from './exercise/walks-and-steps.ts'
import { activePastimesCards } from './learning/active-pastimes.ts'
import { brainTrainingCards } from './learning/brain-training.ts'
import { newSkillsCards } from './learning/new-skills.ts'
import { phonesAndScamsCards } from './learning/phones-and-scams.ts'
import { practiceAndGroupsCards } from './learning/practice-and-groups.ts'
import { sensesAndMemoryCards } from './learning/senses-and-memory.ts'
import { bodyAtNightCards } from './sleep/body-at-night.ts'
import { eveningAndNightCards } from './sleep/evening-and-night.ts'
import { habitsByDayCards } from './sleep/habits-by-day.ts'
import { hoursAndSignsCards } from './sleep/hours-and-signs.ts'
import { insomniaTreatmentCards } from './sleep/insomnia-treatment.ts'
import { closenessAndTrustCards } from './socialization/closeness-and-trust.ts'
import { companyAndTheBrainCards } from './socialization/company-and-the-brain.ts'
import { griefSolitudeAndNeighborsCards } from './socialization/grief-solitude-and-neighbors.ts'
import { groupsHelpingAndPetsCards } from './socialization/groups-helping-and-pets.ts'
import { hearingCallsAndRidesCards } from './socialization/hearing-calls-and-rides.ts'
import { lonelinessAndHealthCards } from './socialization/loneliness-and-health.ts'
import { breathAndMusclesCards } from './stress/breath-and-muscles.ts'
import { carersAndChangeCards } from './stress/carers-and-change.ts'
import { groundingAndWritingCards } from './stress/grounding-and-writing.ts'
import { meditationCards } from './stress/meditation.ts'
import { moneyWorkAndLimitsCards } from './stress/money-work-and-limits.ts'
import { movingAndNatureCards } from './stress/moving-and-nature.ts'
import { scoreAndMemoryCards } from './stress/score-and-memory.ts'
import { worryAndMoodCards } from './stress/worry-and-mood.ts'

/** All cards, domain by domain. */
export const cards: readonly Card[] = [
  ...closenessAndTrustCards,
  ...companyAndTheBrainCards,
  ...griefSolitudeAndNeighborsCards,
  ...groupsHelpingAndPetsCards,
  ...hearingCallsAndRidesCards,
  ...lonelinessAndHealthCards,
  ...activePastimesCards,
  ...brainTrainingCards,
  ...newSkillsCards,
  ...phonesAndScamsCards,
  ...practiceAndGroupsCards,
  ...sensesAndMemoryCards,
  ...balanceAndFallsCards,
  ...conditionsAndWarningSignsCards,
  ...movingAtHomeCards,
  ...reasonsToMoveCards,
  ...startingAndGoingOnCards,
  ...strengthAndJointsCards,
  ...walksAndStepsCards,
  ...companyAndBudgetCards,
  ...everydayFoodCards,
  ...mediterraneanEatingCards,
  ...promisesCards,
  ...proteinAndAppetiteCards,
  ...scoreAndWeightCards,
  ...vitaminsAndMedicinesCards,
  ...breathAndMusclesCards,
  ...carersAndChangeCards,
  ...groundingAndWritingCards,
  ...meditationCards,
  ...moneyWorkAndLimitsCards,
  ...movingAndNatureCards,
  ...scoreAndMemoryCards,
  ...worryAndMoodCards,
  ...bodyAtNightCards,
  ...eveningAndNightCards,
  ...habitsByDayCards,
  ...hoursAndSignsCards,
  ...insomniaTreatmentCards,
]

const byId = new Map(cards.map((card) => [card.id, card]))

/**
 * Finds a card.
 *
 * @param id - evidence id, for example `E14`.
 * @returns the card, or undefined where there is none of that id.
 */
export function cardOf(id: string): Card | undefined {
  return byId.get(id)
}

/**
 * The cards that limits bar.
 *
 * @param told - limits that a person told of.
 * @returns ids of all that are not shown to them.
 */
export function idsBarredBy(told: ReadonlySet<Limit>): readonly string[] {
  return cards.filter(({ notWhen }) => notWhen.some((limit) => told.has(limit))).map(({ id }) => id)
}

/** A text by which a card is known again. */
export interface Trace {
  readonly card: Card
  /** The card whose text it is, which another may go on from; none where it answers a matter. */
  readonly owner?: Card
  readonly text: string
  /** What it is offered as, where it is a step in place of another. */
  readonly instead?: Said
}

/** The texts of a card that nobody else says: its step, its lines, its amount, what comes instead. */
function tracesOf(card: Card): readonly Trace[] {
  const entry = evidenceOf(card.id)
  const steps = [entry?.firstStep ?? [], entry?.firstStepOutsideUS ?? []].flat()
  const texts = languages.flatMap((language) => [
    card.step[language],
    card.how[language][0],
    card.howMuch[language],
    card.why[language],
    card.watchFor[language],
    ...steps.map((step) => sayIn(language, step)),
  ])
  const instead = card.insteadIf.flatMap(({ say, card: id }) => {
    const next = byId.get(id ?? card.id) ?? card
    return languages.map((language) => ({ card: next, text: say[language], instead: say }))
  })
  const own: readonly Trace[] = texts.map((text) => ({ card, text }))
  return [...own, ...instead].map((trace) => ({
    ...trace,
    owner: card,
    text: plainPart(trace.text),
  }))
}

/** The answer to a matter and the first line of its way, from which the talk goes on by the nearest card. */
function tracesOfMatters(): readonly Trace[] {
  return answeredMatters.flatMap(({ say, how, card: id }) => {
    const card = byId.get(id)
    const texts = languages
      .flatMap((language) => [say[language], how[language][0] ?? say[language]])
      .map(plainPart)
    return card ? texts.map((text) => ({ card, text, instead: say })) : []
  })
}

/** What is shorter may stand in another text too. */
const shortestTrace = 20

/** A help line, with the Spanish preposition that may melt into its article: “Llame a {emergency}”, “Llame al 911”. */
const helpLine = /(?:(?<= )(?:a|de) )?\{\w+\}/u

/** Help lines are filled in by region, so what stands before or behind them must do. */
function plainPart(text: string): string {
  const parts = text.split(helpLine)
  return parts.find((part) => part.length >= shortestTrace) ?? text
}

/** Every trace begins with so many letters by which it is looked up. */
const keyLength = 12

let tracesByKey: ReadonlyMap<string, readonly Trace[]> | undefined

/**
 * Finds the cards that had a part in an earlier answer.
 *
 * @param text - what the coach said.
 * @returns for each text that is known, in the order in which they come: the card from which the talk
 *   can go on, and the one whose words they are.
 */
export function tracesIn(text: string): readonly Trace[] {
  tracesByKey ??= Map.groupBy([...cards.flatMap(tracesOf), ...tracesOfMatters()], (trace) =>
    trace.text.slice(0, keyLength),
  )
  const found: { trace: Trace; place: number; length: number }[] = []
  for (let place = 0; place + keyLength <= text.length; place += 1) {
    for (const trace of tracesByKey.get(text.slice(place, place + keyLength)) ?? []) {
      if (text.startsWith(trace.text, place))
        found.push({ trace, place, length: trace.text.length })
    }
  }
  // Where two begin at the same letter, the shorter is a part of the longer.
  return found
    .toSorted((one, other) => one.place - other.place || other.length - one.length)
    .map(({ trace }) => trace)
}
