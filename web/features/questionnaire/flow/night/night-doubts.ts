/** Where the typed times of a night can be scored but hardly be meant; asked about, never changed. */

import { clockMinutes } from '#core/clock-text.ts'
import type { ClockItem, Item, Page, Questionnaire } from '#core/instrument.ts'
import type { Responses } from '#core/responses.ts'
import { isFault } from '#core/scoring.ts'

/** One thing to ask about; times are minutes after midnight, lengths are minutes. */
export type NightDoubt =
  | { readonly kind: 'more-sleep-than-bed'; readonly inBed: number; readonly asleep: number }
  | {
      readonly kind: 'long-night'
      readonly bed: number
      readonly wake: number
      readonly inBed: number
    }
  | { readonly kind: 'bed-by-day'; readonly bed: number }

/** What to ask, and the answers that it may lie in. */
export interface NightDoubts {
  readonly doubts: readonly NightDoubt[]
  readonly items: readonly Item[]
}

/** A usual bed time within these hours is more often a slip between AM and PM than a night shift. */
const dayFrom = 8 * 60
const dayTo = 18 * 60

/**
 * Looks at the times of one page.
 *
 * @param page - a page whose answers can all be read and scored.
 * @returns null where there is nothing to ask.
 */
export function nightDoubts(
  { checkTyped }: Pick<Questionnaire, 'checkTyped'>,
  page: Page,
  responses: Responses,
): NightDoubts | null {
  const check = checkTyped?.(responses)
  const bedItem = clockOf(page, 'bed')
  const wakeItem = clockOf(page, 'wake')
  if (check === undefined || isFault(check) || !bedItem || !wakeItem) return null
  const bed = clockMinutes(responses[bedItem.linkId], bedItem.clock)
  const wake = clockMinutes(responses[wakeItem.linkId], wakeItem.clock)
  const { minutesInBed: inBed, sleepMinutes: asleep, flags } = check

  const doubts: NightDoubt[] = []
  if (flags.includes('sleep-longer-than-time-in-bed')) {
    doubts.push({ kind: 'more-sleep-than-bed', inBed, asleep })
  }
  // Getting up before going to bed is such a night too: nearly a whole day long.
  if (flags.includes('long-time-in-bed')) doubts.push({ kind: 'long-night', bed, wake, inBed })
  else if (bed >= dayFrom && bed < dayTo) doubts.push({ kind: 'bed-by-day', bed })
  if (doubts.length === 0) return null

  const hours = page.items.filter((item) => item.kind === 'number' && item.unit === 'hours')
  const isAboutSleep = doubts.some(({ kind }) => kind === 'more-sleep-than-bed')
  const isAboutWaking = doubts.some(({ kind }) => kind !== 'bed-by-day')
  return {
    doubts,
    items: [bedItem, ...(isAboutWaking ? [wakeItem] : []), ...(isAboutSleep ? hours : [])],
  }
}

function clockOf({ items }: Page, clock: ClockItem['clock']): ClockItem | undefined {
  return items.find((item): item is ClockItem => item.kind === 'clock' && item.clock === clock)
}
