/** What earlier conversations bring into a new one: limits, refusals, what did harm, the goal. */

import { languages } from '#core/languages.ts'
import type { Memory, Remembered } from '#core/memory.ts'
import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { constraintsOf } from '../topics/catalog.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import type { Recollection } from '../conversation/question.ts'
import type { Person } from '../person/person.ts'
import { limitsIn } from '../talk/limits-heard.ts'
import type { Brought } from '../talk/talk-state.ts'

/** After so many days it is asked whether a limit still holds. */
const lastsDays = 90
/** And one that was told for now. */
const lastsForNowDays = 14

/** Tells whether something must be asked again before it counts; illnesses that do not pass never. */
export function isStale(slot: Remembered, { hoursSince }: Recollection): boolean {
  const days = hoursSince(slot.heardAt) / 24
  if (slot.isForNow) return days > lastsForNowDays
  return slot.kind === 'limit' && days > lastsDays
}

/** Whether a remembered thing says what a person can and cannot do. */
export function isCircumstance({ kind }: Remembered): boolean {
  return kind === 'condition' || kind === 'limit' || kind === 'contacts'
}

/** How it went, where that rules a step out. */
const ruledOut: ReadonlySet<Remembered['outcome']> = new Set(['harmed', 'no-change', 'too-hard'])

function isRefusal({ kind, outcome }: Remembered): boolean {
  return kind === 'dislike' || kind === 'limit' || ruledOut.has(outcome)
}

/**
 * Reads what counts in a new conversation.
 *
 * @param memory - what is remembered.
 * @returns the steps and kinds that never come again, and the goal that stands.
 */
export function broughtBy({ slots }: Memory): Brought {
  const goal = slots.findLast(({ kind }) => kind === 'goal')
  const card = goal && cardOf(goal.about[0] ?? '')
  return {
    withdrawn: slots.filter(isRefusal).flatMap(({ about }) => about),
    refusals: slots
      .filter(({ kind, outcome }) => kind === 'dislike' || outcome === 'harmed')
      .map(({ words }) => words),
    goal: goal && card && { card, words: goal.words },
  }
}

/**
 * The person with what is remembered of them, for chats and plans alike.
 *
 * @param person - as the records say.
 * @param memory - what is remembered.
 * @returns the same person where nothing is.
 */
export function rememberedPerson(person: Person, memory: Memory): Person {
  if (memory.slots.length === 0) return person
  const told = memory.slots.filter(isCircumstance).map(({ words }) => words)
  const { withdrawn } = broughtBy(memory)
  return { ...person, said: [...(person.said ?? []), ...told], withdrawn }
}

/** Cards that stand near the ones that were shown: what was barred would be among them. */
function near(shown: readonly Card[]): readonly Card[] {
  const ids = new Set(shown.flatMap(({ id, neighbours }) => [id, ...neighbours]))
  return [...ids].flatMap((id) => cardOf(id) ?? [])
}

/**
 * Tells whether something remembered changes an answer.
 *
 * @param slot - what is remembered.
 * @param shownIds - evidence ids of the answer.
 * @param text - the answer.
 * @returns true where a step was replaced for it, one like those shown was left out, or a warning
 *   that belongs to it was given.
 */
export function bearsOn({ words }: Remembered, shownIds: readonly string[], text: string): boolean {
  const limits = limitsIn([words])
  const { barred } = constraintsOf(topicsIn([words]))
  const shown = shownIds.flatMap((id) => cardOf(id) ?? [])
  const isReplaced = shown.some(({ insteadIf }) =>
    insteadIf.some(
      (each) =>
        each.limits.some((limit) => limits.has(limit)) &&
        languages.some((language) => text.includes(each.say[language])),
    ),
  )
  return (
    isReplaced ||
    near(shown).some(
      ({ id, notWhen }) => barred.has(id) || notWhen.some((limit) => limits.has(limit)),
    )
  )
}
