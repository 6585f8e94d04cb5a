/** How strongly the learned model must hear a danger. */

import type { SafetyCode } from './codes.ts'

/** A wish to die is heard sooner than all else. */
export const ofDeath: SafetyCode = 'suicide_self_harm'

/** By code: how strongly the model must hear it for it to be added. */
export type Floors = (code: SafetyCode) => number

/**
 * How strongly the model must hear each code for it to be added. Chosen together on twelve writers who train, each
 * heard by a model that the others taught, and on everyday talk of two more: a false alarm counted five times as
 * much as a danger that is missed. They are low because learning holds the weights small: the numbers put messages
 * in order, and are not how often the model is right. They were set anew after more everyday talk was taught; those
 * of low spirits, food and confusion lie higher, for what a third of the writers said that the others had not taught.
 * With 3,400 plain rows more they all went up by a twelfth: dangers of two writers who taught nothing are heard as before,
 * and everyday talk alarms hardly more often. Everyday talk of a house sounds like an emergency, and asking about the
 * program like an order to it: there the phrases hear most of what is heard. Tablets, food, illnesses that are asked about and
 * data of others went down by a fifth to a third, since of 700 harmless messages nobody had in view none alarmed, and of 260 dangers
 * 48 were missed.
 */
const floorOf: Readonly<Record<SafetyCode, number>> = {
  suicide_self_harm: 0.122,
  stroke: 0.106,
  chest_pain: 0.039,
  emergency_other: 0.13,
  fall_injury: 0.091,
  sudden_confusion: 0.102,
  alcohol_withdrawal: 0.066,
  severe_depression: 0.079,
  abuse_neglect: 0.121,
  medication: 0.084,
  malnutrition: 0.066,
  eating_disorder: 0.09,
  diagnosis: 0.054,
  injection: 0.259,
  other_people_data: 0.073,
}

/** The floors for a message of some sentences. */
export const safetyFloors: Floors = (code) => floorOf[code]

/**
 * Whoever tells at length who it is and what they take sounds like more of everything: of so many words on the model
 * must hear a code louder, and a plain phrase counts where the model hears the least of it. Of
 * 10,200 messages of that length, each heard by a model that others taught, both together spare 34 in 100 false alarms
 * on plain ones and 41 on colorful ones; of the dangers 88 in 100 are still heard instead of 89, and 65 instead of 70.
 */
const longMessage = { words: 18, factor: 1.25, support: 0.1 } as const

/** They are heard in a long message as in a short one. */
const neverLouder: ReadonlySet<SafetyCode> = new Set([ofDeath, 'stroke'])

/** Tells whether somebody tells at length. */
export function isLong(text: string): boolean {
  return text.trim().split(/\s+/u).length >= longMessage.words
}

/** The floors for this message. */
export function floorsFor(text: string): Floors {
  if (!isLong(text)) return safetyFloors
  return (code) => floorOf[code] * (neverLouder.has(code) ? 1 : longMessage.factor)
}

/** What the model hears at least of a code that a phrase tells, where phrases are doubted. */
export function supportOf(code: SafetyCode): number {
  return longMessage.support * floorOf[code]
}
