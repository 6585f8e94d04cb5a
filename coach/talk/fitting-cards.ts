/** Which cards suit a person, by what they told and what they refused. */

import type { Language } from '#core/languages.ts'
import type { Card, InsteadIf } from '../cards/card.ts'
import { cardOf, cards } from '../cards/catalog.ts'
import type { Limit } from '../cards/limits.ts'
import type { Turn } from '../conversation-limits.ts'
import type { Constraints } from '../disclosed-conditions.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { onlyWhenAsked } from '../search/choose-facts.ts'
import type { TalkState } from './talk-state.ts'

/** What is known when a turn is answered. */
export interface TalkTurn {
  readonly message: string
  /** The turns before it, oldest first. */
  readonly history: readonly Turn[]
  /** Everything that the person told, this message and their notes among it. */
  readonly told: readonly string[]
  /** Searches the message by itself: true where something answers it. Costly, so asked last. */
  readonly isOwnQuestion: () => boolean
  readonly region: string
  readonly language: Language
}

/** One turn, with all that was read of it. */
export interface Reading extends TalkTurn {
  readonly state: TalkState
  readonly card: Card
  readonly limits: ReadonlySet<Limit>
  /** What the conditions they told of ask for. */
  readonly constraints: Constraints
}

/** Not for this person, whatever they think of it. */
export function isUnsafe(card: Card, { limits, constraints }: Reading): boolean {
  return constraints.barred.has(card.id) || card.notWhen.some((limit) => limits.has(limit))
}

/** Not for this person, or refused by them. */
export function isBarred(card: Card, reading: Reading): boolean {
  return reading.state.withdrawn.has(card.id) || isUnsafe(card, reading)
}

/** What a card offers in place of its step under the limits that were told. */
export function insteadOf(card: Card, { limits }: Reading): InsteadIf | undefined {
  return card.insteadIf.find((each) => each.limits.some((limit) => limits.has(limit)))
}

/** The next card: of the same domain what fits the person's conditions, then the nearest; then others. */
export function nextCard(reading: Reading): Card | undefined {
  const { card, state, constraints } = reading
  const domain = evidenceOf(card.id)?.domain
  const near = [...constraints.preferred, ...card.neighbours, ...cards.map(({ id }) => id)]
  const ids = [...near.filter((id) => evidenceOf(id)?.domain === domain), ...card.neighbours]
  return ids
    .flatMap((id) => cardOf(id) ?? [])
    .filter(({ id }) => !onlyWhenAsked.has(id) && !state.used.has(id))
    .find((one) => {
      const instead = insteadOf(one, reading)?.card ?? one.id
      return one !== card && !isBarred(one, reading) && !state.withdrawn.has(instead)
    })
}
