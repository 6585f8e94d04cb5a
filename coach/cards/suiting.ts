/** What a limit does to the cards, the same in chats and in plans: which it bars, what comes instead, what suits. */

import type { Card, InsteadIf } from './card.ts'
import type { Limit } from './limits.ts'

/**
 * Tells whether a card is not for somebody.
 *
 * @param card - any card.
 * @param told - the limits of a person.
 * @returns true where one of them bars it.
 */
export function isBarredBy(card: Card, told: ReadonlySet<Limit>): boolean {
  return card.notWhen.some((limit) => told.has(limit))
}

/** What lies in the circumstances; what lies in the body goes before it. */
const circumstances: ReadonlySet<Limit> = new Set<Limit>([
  'heat',
  'unsafe-outdoors',
  'housebound',
  'no-transport',
  'no-money',
  'nobody-near',
  'no-internet',
  'carer',
  'no-time',
])

/**
 * What a card offers in place of its own step. Somebody unsteady who cannot go out is offered the
 * chair and not the hall.
 *
 * @param card - any card.
 * @param told - the limits of a person.
 * @returns the first that answers a limit of the body, else the first that answers any; undefined
 *   where the step itself suits.
 */
export function insteadFor(card: Card, told: ReadonlySet<Limit>): InsteadIf | undefined {
  const fitting = card.insteadIf.filter(({ limits }) => limits.some((limit) => told.has(limit)))
  const ofBody = fitting.find(({ limits }) =>
    limits.some((limit) => told.has(limit) && !circumstances.has(limit)),
  )
  return ofBody ?? fitting[0]
}

/** What suits whoever told of a limit, best first. */
export const suiting: Readonly<Partial<Record<Limit, readonly string[]>>> = {
  dizzy: ['E19', 'T06'],
  unsteady: ['E19', 'E11'],
  wheelchair: ['E19', 'T08'],
  'painful-knees': ['E14'],
  'lung-disease': ['T17', 'E19'],
  'no-transport': ['S16'],
  'no-money': ['D19', 'T15'],
  'nobody-near': ['S05'],
  carer: ['T10'],
  'unsafe-outdoors': ['E19', 'E08'],
  'poor-sight': ['L13'],
  'poor-hearing': ['S06'],
  'no-internet': ['L18'],
  malnourished: ['D14', 'D19'],
  'small-appetite': ['D14'],
  'past-eating-disorder': ['D03', 'D13'],
  'recently-widowed': ['S13', 'T14'],
  sober: ['Z21', 'T14'],
  'swallowing-trouble': ['D20'],
  'memory-worry': ['L16', 'L14'],
  warfarin: ['D18'],
  'sugar-medicine': ['E16'],
}

/** What stands in the plan of whoever told of a limit, whatever the scores say. */
export const owed: Readonly<Partial<Record<Limit, string>>> = {
  'swallowing-trouble': 'D20',
  'recently-widowed': 'S13',
  dizzy: 'E11',
  unsteady: 'E11',
  'recent-operation': 'E11',
  'memory-worry': 'L16',
  carer: 'T10',
}
