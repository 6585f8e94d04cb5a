/** The three passes that every set of answers goes through before scoring (scoring design, section 0). */

import type { ChoiceItem, Item, ResponseOption } from '../instrument.ts'
import { isFault, type ScoringFault } from '../scoring.ts'
import { chosenOption, isAnswered, isAsked } from './asked.ts'
import { isPlainObject, ownValue, type PlainObject } from './plain-object.ts'

/** Answers in which every required item has something in it. */
export interface AnswerSheet {
  readonly values: PlainObject
  /** The items that had to be answered, in the order asked. */
  readonly required: readonly Item[]
}

/** Points by linkId, reversal already done. */
export type Points = ReadonlyMap<string, number>

/**
 * Passes 1 and 2: the container is a plain object, and every required item is answered.
 *
 * @param items - the items in the order asked.
 * @param answers - anything.
 * @returns the sheet, or INVALID_ANSWERS, or INCOMPLETE with the first missing linkId.
 */
export function openSheet(items: readonly Item[], answers: unknown): AnswerSheet | ScoringFault {
  if (!isPlainObject(answers)) return { error: 'INVALID_ANSWERS', field: null }
  const required: Item[] = []
  for (const item of items) {
    if (!isAsked(item, answers)) continue
    if (!isAnswered(ownValue(answers, item.linkId))) {
      return { error: 'INCOMPLETE', field: item.linkId }
    }
    required.push(item)
  }
  return { values: answers, required }
}

/**
 * Gives the points an option counts for, after reversal.
 *
 * @param item - the choice item.
 * @param option - one of its options.
 * @returns the points, 0 or more.
 */
export function countedPoints(item: ChoiceItem, option: ResponseOption): number {
  if (item.reversed !== true) return option.points
  return Math.max(...item.options.map((each) => each.points)) - option.points
}

/**
 * Pass 3 for choices: every chosen text is one of its item's options.
 *
 * @param sheet - a complete sheet; items that are not choices are passed over.
 * @returns points by linkId, or INVALID_OPTION with the first offending linkId.
 */
export function readPoints(sheet: AnswerSheet): Points | ScoringFault {
  const points = new Map<string, number>()
  for (const item of sheet.required) {
    if (item.kind !== 'choice') continue
    const option = chosenOption(item, ownValue(sheet.values, item.linkId))
    if (option === undefined) return { error: 'INVALID_OPTION', field: item.linkId }
    points.set(item.linkId, countedPoints(item, option))
  }
  return points
}

/**
 * All three passes for an instrument that has only choices.
 *
 * @param items - the items in the order asked.
 * @param answers - anything.
 * @returns points by linkId, or the first fault.
 */
export function readChoices(items: readonly Item[], answers: unknown): Points | ScoringFault {
  const sheet = openSheet(items, answers)
  return isFault(sheet) ? sheet : readPoints(sheet)
}

/**
 * Adds up the points of one component.
 *
 * @param points - points by linkId.
 * @param items - all items of the instrument.
 * @param component - name of the component.
 * @returns the sum; items without points add nothing.
 */
export function sumOf(points: Points, items: readonly Item[], component: string): number {
  return items
    .filter((item) => item.component === component)
    .reduce((sum, item) => sum + (points.get(item.linkId) ?? 0), 0)
}
