/** A short way to write a choice item, so that the wording files stay readable. */

import type { ChoiceItem, ResponseOption } from '../instrument.ts'

/**
 * Builds a choice item.
 *
 * @param linkId - key of the response.
 * @param options - the offered options, in the order shown.
 * @param wording - prompt, help, topic and whatever else the item needs.
 * @returns the item.
 */
export function choice(
  linkId: string,
  options: readonly ResponseOption[],
  wording: Omit<ChoiceItem, 'kind' | 'linkId' | 'options'>,
): ChoiceItem {
  return { kind: 'choice', linkId, options, ...wording }
}
