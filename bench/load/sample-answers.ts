/** A whole set of answers to an instrument, such as a person in the middle of every scale would give. */

import { itemsOf, type Instrument, type Item } from '#core/instrument.ts'
import { toWireAnswers, type WireAnswers } from '#core/responses.ts'

const clockTexts = { bed: '10:30 pm', wake: '7 am' }

/** Answers every item, in the form in which they are sent. */
export function sampleAnswers(instrument: Instrument): WireAnswers {
  const responses = Object.fromEntries(
    itemsOf(instrument).map((item) => [item.linkId, sampleAnswer(item)]),
  )
  return toWireAnswers(instrument, responses)
}

function sampleAnswer(item: Item): string {
  if (item.kind === 'clock') return clockTexts[item.clock]
  if (item.kind === 'number') return item.max <= 24 ? '7' : '15'
  return item.options[Math.floor(item.options.length / 2)]?.code ?? ''
}
