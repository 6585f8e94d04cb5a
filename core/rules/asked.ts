/** What a page of questions must know of its answers: which are asked, which are there, which option was chosen. */

import type { ChoiceItem, Item, ResponseOption } from '../instrument.ts'
import { ownValue, type PlainObject } from './plain-object.ts'

/**
 * Tells whether an answer is there at all.
 *
 * @param value - anything.
 * @returns false for undefined, null and text that is empty after trimming.
 */
export function isAnswered(value: unknown): boolean {
  if (value === undefined || value === null) return false
  return typeof value !== 'string' || value.trim() !== ''
}

/**
 * Tells whether an item is asked, given the answers so far.
 *
 * @param item - the item.
 * @param values - answers by linkId.
 * @returns true for items without a condition, and where the other item is answered with anything but `isNot`.
 */
export function isAsked(item: Item, values: PlainObject): boolean {
  const condition = item.appliesWhen
  if (condition === undefined) return true
  const other = ownValue(values, condition.linkId)
  return isAnswered(other) && other !== condition.isNot
}

/**
 * Finds the option that was chosen.
 *
 * @param item - the choice item.
 * @param value - anything.
 * @returns the option whose code is exactly this text; undefined for anything else.
 */
export function chosenOption(item: ChoiceItem, value: unknown): ResponseOption | undefined {
  return item.options.find((option) => option.code === value)
}
