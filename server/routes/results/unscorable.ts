/** Says in plain words why answers could not be scored. */

import { itemsOf, type Instrument, type Item } from '#core/instrument.ts'
import { invalidHeightWeightMessage } from '#core/bmi.ts'
import type { ScoringError, ScoringFault } from '#core/scoring.ts'
import { unscorable, type Problem } from '../../http/problems.ts'

/** Faults that are not about one question. */
const sentences: Partial<Record<ScoringError, string>> = {
  INVALID_ANSWERS: 'The answers did not arrive in the right form. Please send them again.',
  SAME_BED_AND_WAKE_TIME:
    'The bed time and the getting-up time are the same. Please check both times.',
  HOURS_EXCEED_TIME_IN_BED:
    'The hours of sleep are more than the hours in bed. Please check the times and the hours.',
  BMI_REQUIRED: 'Please work out and save your BMI first. It is part of this score.',
  INVALID_BMI: 'The saved BMI cannot be used. Please work it out and save it again.',
  INVALID_HEIGHT_WEIGHT: invalidHeightWeightMessage,
}

/**
 * Makes the refusal for a fault of scoring.
 *
 * @param instrument - what was answered.
 * @param fault - what the scorer found.
 * @returns a 400 with a sentence that names the question at fault.
 */
export function refuseFault(instrument: Instrument, fault: ScoringFault): Problem {
  const sentence = sentences[fault.error] ?? sentenceOfItem(instrument, fault)
  return unscorable(fault.error, sentence, fault.field)
}

function sentenceOfItem(instrument: Instrument, fault: ScoringFault): string {
  const item = itemsOf(instrument).find((each) => each.linkId === String(fault.field))
  if (item === undefined) return 'Please check your answers and send them again.'
  return `${whatToDo(item, fault.error)}: ${item.prompt}`
}

function whatToDo(item: Item, error: ScoringError): string {
  if (error === 'INCOMPLETE') return 'Please answer this question'
  if (error === 'INVALID_TIME') return 'Please enter a time like 10:30 PM for this question'
  if (item.kind === 'number') {
    return `Please enter a number from ${item.min} to ${item.max} for this question`
  }
  return 'Please choose one of the offered answers for this question'
}
