/** Weights and class values of the activity score (scoring design, section 5; source S18), kept as whole numbers. */

import { ownValue } from '../../rules/plain-object.ts'

/** Weight of each activity by the linkId of its days item. */
export const activityWeights: Readonly<Record<string, number>> = {
  '1-0': 20,
  '2-0': 21,
  '3-0': 23,
  '4-0': 23,
  '5-0': 30,
  '6-0': 25,
  '7-0': 25,
  '8-0': 30,
  '9-0': 36,
  '9-1': 20,
  '10-0': 35,
  '11-0': 21,
}

/** Twice the days a class stands for: 0, 1.5, 3.5 and 6 days. */
const doubledDays: Readonly<Record<string, number>> = {
  Never: 0,
  '1-2 days': 3,
  '3-4 days': 7,
  '5-7 days': 12,
}

/** Twice the hours a day a class stands for: 0.5, 1.5, 3 and 5 hours. */
const doubledHours: Readonly<Record<string, number>> = {
  'Less than 1 hour': 1,
  '1 hour to just under 2 hours': 3,
  '2 to 4 hours': 6,
  'More than 4 hours': 10,
}

/** Everything is counted in 28ths of a point: twice the days, twice the hours, seven days. */
export const partsOfPoint = 28

/**
 * Gives twice the days that an option stands for.
 *
 * @param code - code of a days option.
 * @returns 0, 3, 7 or 12; 0 for any other text.
 */
export function twiceDays(code: unknown): number {
  return numberAt(doubledDays, code)
}

/**
 * Gives twice the hours a day that an option stands for.
 *
 * @param code - code of an hours option.
 * @returns 1, 3, 6 or 10; 0 for any other text.
 */
export function twiceHours(code: unknown): number {
  return numberAt(doubledHours, code)
}

function numberAt(values: Readonly<Record<string, number>>, code: unknown): number {
  const value = typeof code === 'string' ? ownValue(values, code) : undefined
  return typeof value === 'number' ? value : 0
}

/**
 * Counts one activity in 28ths of a point.
 *
 * @param daysLinkId - linkId of its days item, for example `1-0`.
 * @param codeOf - reads the chosen code of a linkId; undefined where not asked.
 * @returns a whole number: weight x twice days x twice hours, or 28 x weight for household done at all.
 */
export function activityParts(daysLinkId: string, codeOf: (linkId: string) => unknown): number {
  const weight = numberAt(activityWeights, daysLinkId)
  const days = twiceDays(codeOf(daysLinkId))
  const page = Number.parseInt(daysLinkId, 10)
  if (page >= 6 && page <= 10) return days > 0 ? partsOfPoint * weight : 0
  // Work done sitting is not exercise.
  if (page === 11 && codeOf('11-2') === 'Mostly sitting') return 0
  return weight * days * twiceHours(codeOf(`${page}-1`))
}
