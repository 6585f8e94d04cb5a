/** A short way to write choice items and their options, so that the files of items stay readable. */

import type { ChoiceItem, ResponseOption } from '../instrument.ts'

/**
 * Builds a choice item.
 *
 * @param linkId - key of the response.
 * @param options - the offered options, in the order shown.
 * @param rest - prompt, help, topic and whatever else the item needs.
 * @returns the item.
 */
export function choice(
  linkId: string,
  options: readonly ResponseOption[],
  rest: Omit<ChoiceItem, 'kind' | 'linkId' | 'options'>,
): ChoiceItem {
  return { kind: 'choice', linkId, options, ...rest }
}

/**
 * Builds the options of an item: points belong to the code and never to the words, so that no language
 * can change a score.
 *
 * @param labels - what a person reads, by code; every code must have words.
 * @param points - each code with its points, in the order shown.
 * @returns the options.
 */
export function optionsOf<Code extends string>(
  labels: Readonly<Record<Code, string>>,
  points: readonly (readonly [code: Code, points: number])[],
): readonly ResponseOption[] {
  return points.map(([code, worth]) => ({ code, label: labels[code], points: worth }))
}
