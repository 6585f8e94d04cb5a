/** Makes complete, plausible answers out of plain numbers, for tests that try many cases. */

import { type Instrument, type Item, itemsOf } from '../instrument.ts'
import type { Responses } from '../responses.ts'

/**
 * Makes responses to every item, follow-ups included.
 *
 * @param instrument - the instrument.
 * @param picks - one number of 0 or more for each item; 0 is taken where there are too few.
 * @returns responses by linkId that can be scored.
 */
export function pickedResponses(instrument: Instrument, picks: readonly number[]): Responses {
  const items = itemsOf(instrument)
  const pickAt = (index: number) => picks[index] ?? 0
  const night = nightOf(pickAt(0), pickAt(2), pickAt(3))
  return Object.fromEntries(
    items.map((item, index) => [item.linkId, textFor(item, pickAt(index), night)]),
  )
}

interface PickedNight {
  readonly bed: string
  readonly wake: string
  readonly hours: string
}

function textFor(item: Item, pick: number, night: PickedNight): string {
  if (item.kind === 'choice') return item.options[pick % item.options.length]?.code ?? ''
  if (item.kind === 'clock') return item.clock === 'bed' ? night.bed : night.wake
  return item.unit === 'hours' ? night.hours : String(pick % (item.max + 1))
}

/** Bed between 20:00 and 0:59, up between 5:00 and 9:59, and never more sleep than is accepted. */
function nightOf(bedPick: number, wakePick: number, hoursPick: number): PickedNight {
  const bed = 1200 + (bedPick % 300)
  const wake = 300 + (wakePick % 300)
  const mostTenths = Math.floor((wake + 1440 - bed + 60) / 6)
  return {
    bed: clockText(bed % 1440),
    wake: clockText(wake),
    hours: String((hoursPick % (mostTenths + 1)) / 10),
  }
}

function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
