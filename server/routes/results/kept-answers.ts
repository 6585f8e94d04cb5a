/** The part of sent answers that is kept: what the instrument asked, nothing else. */

import { itemsOf, type Instrument } from '#core/instrument.ts'
import { isAsked } from '#core/rules/asked.ts'
import { isPlainObject, ownValue } from '#core/rules/plain-object.ts'
import type { Assessment } from '../../store/assessment.ts'

/**
 * Picks the answers to store.
 *
 * @param instrument - the instrument that was answered.
 * @param answers - answers that the instrument has scored without a fault.
 * @returns a list for list instruments; else an object keyed by linkId, in the order asked.
 */
export function keptAnswers(instrument: Instrument, answers: unknown): Assessment['answers'] {
  if (Array.isArray(answers)) return answers.map(String)
  if (!isPlainObject(answers)) return {}
  const kept: Record<string, string | number> = {}
  for (const item of itemsOf(instrument)) {
    const value = isAsked(item, answers) ? ownValue(answers, item.linkId) : undefined
    if (typeof value === 'string' || typeof value === 'number') kept[item.linkId] = value
  }
  return kept
}
